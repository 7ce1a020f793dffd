### Warum dieser Zug: was ein Bot von einem Zug hält, der gespielt wurde.

why-only = Es gab nichts anderes zu tun.
why-lots = Hier entschied das Los: Ihm war jeder Zug so recht wie der andere.

refusal-why-early = Das Warum eines Zuges würde verraten, was jemand hat. Frag wieder, wenn die Partie vorbei ist.
refusal-why-luck = Diesen Schritt hat das Glück getan, niemand hat ihn gewählt. Wähl einen, den jemand getan hat.
refusal-why-often = Das waren viele Fragen auf einmal, und für jede denkt ein Bot eine Weile nach. Warte ein wenig, dann frag weiter.
refusal-why-silent = Diesmal kam der Bot zu keiner Antwort. Frag noch einmal, oder wähl einen anderen Schritt.
