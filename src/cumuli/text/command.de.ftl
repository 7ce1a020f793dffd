### Die Befehlszeile am Tisch: die Wörter, mit denen man Seite und Terminal fragt, und was die Seite dazu sagt.

## Wonach man fragen kann: jeweils mit einem dieser Wörter

command-look = lage jetzt
command-board = spielfeld karte plan
command-hand = hand karten
command-moves = züge erlaubt
command-scores = punkte stand
command-who = wer spieler
command-log = verlauf protokoll
command-help = hilfe
command-look-hint = was für die nächste Entscheidung zählt
command-board-hint = alles, was auf dem Tisch liegt
command-hand-hint = deine eigenen Karten
command-moves-hint = alles, was du jetzt tun darfst
command-scores-hint = wie weit alle sind
command-who-hint = wer mitspielt und was jeder hat
command-log-hint = was zuletzt geschah
command-help-hint = wie man mit Worten spielt

## Die Zeile auf der Seite

command-type = Zug eintippen
command-title = Mit Worten spielen
command-line = Zug oder Frage
command-hint = Etwa „{ $example }“. Die Pfeiltasten wählen aus der Liste, Enter spielt. Escape schließt.
command-list = Was du jetzt tun kannst
command-none = So fängt nichts auf der Liste an. Mit Enter fragst du, warum.
command-count =
    { $count ->
        [0] Im Moment ist nichts zu tun.
        [one] Ein Zug steht dir offen.
       *[other] { $count } Züge stehen dir offen.
    }
command-told = Hier wird erzählt
command-you = Du: { $text }
command-close = Befehlszeile schließen
command-nothing = Dazu gibt es nichts zu sagen.
command-waiting = Du bist gerade nicht gefragt. { $status }
spoken-pair = { $what }: { $more }
refusal-many-moves = Das kann { $count } Züge bedeuten, etwa „{ $first }“. Tipp noch etwas mehr.
