### Glück, das vor der Partie versiegelt wurde, auf Deutsch.

refusal-not-over = Diese Partie ist noch nicht vorbei, und bis dahin bleibt ihr Glück versiegelt. Komm wieder, wenn sie zu Ende ist.
refusal-luck-shut = Wer hier gespielt hat, will unter sich bleiben. Sieh dir das Glück einer anderen Partie an.

luck-sealed = Das Glück ist versiegelt:
luck-sealed-text = Jede Karte und jedes Los dieser Partie folgt aus einem Schlüssel, den das Haus gezogen und versiegelt hat. Dieser Browser merkt sich das Siegel. Nach der Partie wird der Schlüssel geöffnet, und du kannst prüfen, dass nichts geändert wurde.
luck-sealed-from = Die Züge bis hierher stammen aus einer anderen Partie. Jede Karte und jedes Los ab jetzt folgt aus einem neuen Schlüssel, den das Haus gezogen und zusammen mit diesen Zügen versiegelt hat. Dieser Browser merkt sich das Siegel. Ist die Partie vorbei, wird der Schlüssel geöffnet, und du kannst nachprüfen, dass nichts geändert wurde.
luck-add-label = Ein Wort von dir
luck-add = Dazugeben
luck-add-random = Etwas Zufälliges dazugeben
luck-add-text = Auch davon hängt das Glück ab, das Haus konnte also nichts für dich aussuchen. Andere sehen nur Ziffern, dein Wort bleibt in diesem Browser.
luck-added-word = Du hast „{ $word }“ dazugegeben:
luck-added-random = Du hast dazugegeben:
luck-others =
    { $count ->
        [one] { $names } hat etwas dazugegeben.
       *[other] { $names } haben etwas dazugegeben.
    }
luck-whole = Das ganze Siegel:

## Die Seite einer beendeten Partie

luck-lead = Vor der ersten Karte hat das Haus einen Schlüssel versiegelt. Jetzt ist er offen, und dein Browser rechnet jede Karte und jedes Los selbst nach.
luck-lead-from = Diese Partie führt eine andere nach { $count } Schritten weiter. Davor hat das Haus einen neuen Schlüssel samt ihnen versiegelt. Jetzt ist er offen, und dein Browser rechnet selbst nach, was danach kam.
luck-checking = Dein Browser rechnet nach …
luck-right =
    { $count ->
        [one] Das Glück war, wie es versiegelt wurde: Seine eine Antwort folgt aus dem geöffneten Schlüssel.
       *[other] Das Glück war, wie es versiegelt wurde: Alle { $count } Antworten folgen aus dem geöffneten Schlüssel.
    }
luck-wrong = Hier wurde etwas geändert. Was, steht darunter.
luck-none = Diese Partie begann, bevor das Glück in diesem Haus versiegelt wurde. Es gibt also nichts zu prüfen.
luck-cannot = Solche Ziffern rechnen Browser nur auf verschlüsselten Seiten nach, und diese ist keine. Speichere unten das Protokoll und prüfe es auf deinem Rechner.
luck-step-seal = Der Schlüssel wurde versiegelt
luck-step-seal-text = Das Haus hat einen Schlüssel gezogen und nur sein Siegel gezeigt. Ein Siegel verrät nichts über seinen Schlüssel, und niemand kann einen anderen finden, der passt.
luck-seal = Siegel
luck-key = Schlüssel
luck-seal-fits = Der geöffnete Schlüssel passt zum Siegel.
luck-fault-key = Der geöffnete Schlüssel passt nicht zum Siegel. Eines von beiden wurde geändert.
luck-seal-fits-from = Der geöffnete Schlüssel und die { $count } übernommenen Schritte passen zum Siegel.
luck-fault-taken = Der geöffnete Schlüssel, die übernommenen Züge und das Siegel passen nicht zusammen. Eins davon wurde geändert.
luck-fault-noted = Das ist nicht das Siegel, das dein Browser an diesem Tisch gesehen hat: { $seal }. Das Glück wurde neu versiegelt.
luck-fault-unreadable = Was geöffnet wurde, ist nicht zu lesen. Ein Teil fehlt oder wurde geändert.
luck-noted-before = Dein Browser hat dasselbe Siegel gesehen, bevor die Partie begann.
luck-noted-during = Dein Browser hat dasselbe Siegel gesehen, als du nach Beginn der Partie an den Tisch kamst.
luck-noted-never = Dieser Browser war nicht am Tisch. Frag jemanden, der dort war, nach dem Siegel.
luck-step-salts = Wer mitspielte, gab etwas dazu
luck-step-salts-text = Der Schlüssel war da schon versiegelt. Das Haus konnte ihn also nicht passend zu diesen Ziffern wählen, und wer sie dazugab, kannte den Schlüssel nicht.
luck-salts-nobody = Diesmal niemand. Nach dem Beginn war also nichts mehr zu ändern, aber das Haus hat den Schlüssel allein gewählt.
luck-salt-none = nichts
luck-your-word = Dein Wort: „{ $word }“
luck-yours = Von dir
luck-salts-fit = Genau damit wurde gespielt.
luck-fault-salts = Nicht genau damit wurde gespielt. Jemandes Ziffern wurden geändert.
luck-step-answers = Das Glück hat geantwortet
luck-step-answers-text = Aus dem Schlüssel, dem Dazugegebenen und ihrer Nummer folgt jede Antwort, so wahrscheinlich, wie es Karten ihrer Art gab.
luck-answers-fit =
    { $count ->
        [one] Die Antwort ist die richtige.
       *[other] Alle { $count } Antworten sind die richtigen.
    }
luck-fault-answer = Halbzug { $ply }: Nach dem Schlüssel antwortet das Glück „{ $right }“, hier steht „{ $said }“. Das wurde geändert.
luck-digits = Die Ziffern
luck-more = Was es bedeutet, und die Ziffern
luck-all =
    { $count ->
        [one] Die eine Antwort
       *[other] Alle { $count } Antworten
    }
luck-ply = Halbzug
luck-answer = Antwort
luck-odds = Chance
luck-one-in = { $weight } von { $total }
luck-fits = passt
luck-fits-not = passt nicht
luck-self = Prüf es ohne uns
luck-self-text = Auch diese Seite kommt vom Haus. Wenn du ihr lieber nicht glaubst, speichere das Protokoll und prüfe es auf deinem eigenen Rechner: Der Befehl braucht nichts von hier.
luck-record = Protokoll speichern
luck-back = Zurück zum Tisch
luck-limits = Was das nicht zeigt
luck-limits-text = Wer die Karten hält, könnte hineinsehen: Während einer Partie kennt das Haus seinen Schlüssel. Und wer das Haus betreibt und mitspielt, könnte ausprobieren, was er als Letzter dazugibt. Spiel mit Leuten, die du magst.
