### Warum dieser Zug: was ein Bot von einem Zug hält, der gespielt wurde.

why-only = Es gab nichts anderes zu tun.
why-lots = Hier entschied das Los: Ihm war jeder Zug so recht wie der andere.

## Auf der Seite

why-move = Warum dieser Zug?
why-short = Warum?
why-of-bot = { $name } wägt den eigenen Zug noch einmal ab, mit dem Wissen von damals. Stufe: { $level }.
why-of-person = Was ein Bot (Stufe: { $level }) vom Zug von { $name } hält, mit dem Wissen von damals.
why-thinking = Einen Moment, der Bot denkt nach …
why-same = Auch er wählt diesen Zug.
why-other = Er wählt einen anderen Zug.
why-as-good = Ihm ist dieser Zug genauso recht.
why-ways = Wie wahrscheinlich er jeden Zug wählt
why-played = gespielt
why-choice = Wahl des Bots
why-share = { $share } %
why-because = Warum
why-unsaid = Dafür nennt der Bot keinen Grund.

refusal-why-early = Das Warum eines Zuges würde verraten, was jemand hat. Frag wieder, wenn die Partie vorbei ist.
refusal-why-luck = Diesen Schritt hat das Glück getan, niemand hat ihn gewählt. Wähl einen, den jemand getan hat.
refusal-why-often = Das waren viele Fragen auf einmal, und für jede denkt ein Bot eine Weile nach. Warte ein wenig, dann frag weiter.
refusal-why-silent = Diesmal kam der Bot zu keiner Antwort. Frag noch einmal, oder wähl einen anderen Schritt.
