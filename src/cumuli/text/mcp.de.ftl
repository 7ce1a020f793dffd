### Ein Platz für Sprachmodelle, auf Deutsch.

mcp-help = ein Platz für ein Sprachmodell, nach dem Model Context Protocol; der Schlüssel des Platzes kommt aus CUMULI_SEAT_TOKEN
mcp-help-url = wo das Haus ist (http://127.0.0.1:8000)
mcp-missing = Dafür fehlt das Paket mcp. Installiere es mit pip install cumuli[mcp], dann starte neu.

## Was ein Modell zuerst liest

mcp-instructions =
    Du sitzt an einem Tisch von Cumuli und spielst ein Wolkenspiel nach seinen gedruckten Regeln: Cloudy Kingdom, Cloud Mine oder Broom Service.
    Du erfährst genau das, was dein Platz wissen darf. Lies zuerst die Regeln, mit dem Werkzeug rules oder in den Regelheften.
mcp-instructions-then =
    Hast du keinen Platz, so eröffne einen Tisch. Dann reihum: wait_for_turn, einen der genannten Züge wählen, play.
    Eine Absage nennt den Grund und die Regel; schlag sie nach und wähle einen anderen Zug. Rate nicht so, als wüsstest du, was andere haben.

## Werkzeuge

mcp-tool-open-table = Einen neuen Tisch eröffnen, auf dem ersten Platz sitzen und gegen Bots beginnen. Ein früherer Platz bleibt, wie er war.
mcp-tool-look = Den Tisch in Sätzen ansehen, wie ihn dein Platz sieht. Das ändert nichts.
mcp-tool-legal-moves = Jeden Zug nennen, den dein Platz jetzt machen darf, wie er getippt wird und in Worten.
mcp-tool-play = Einen Zug machen. Was nicht erlaubt ist, wird mit Grund und Regel abgelehnt und ändert nichts.
mcp-tool-wait-for-turn = Warten, bis dein Platz gefragt wird oder die Partie aus ist. Sagt, was inzwischen geschah und welche Züge es gibt.
mcp-tool-why-not = Fragen, warum ein Zug jetzt nicht erlaubt ist, ohne ihn zu versuchen.
mcp-tool-rules = Die Regeln eines Spiels nach Nummern lesen: alle, ein Kapitel wie 4 oder eine Regel wie 4.2.
mcp-tool-leave = Endgültig vom Tisch aufstehen. Der Platz ist danach frei.
mcp-rulebook = Die Regeln von { $game } nach Nummern, und was gilt, wo die gedruckten Regeln schweigen.

## Was sie brauchen

mcp-game = das Spiel: { $games }
mcp-seats = wie viele Plätze der Tisch hat, deinen mitgezählt; ohne Angabe zwei, oder so wenige, wie spielen können
mcp-bots = die Stufen der Bots, der Reihe nach für alle Plätze außer deinem; ohne Angabe sitzt überall ein üblicher Bot
mcp-options = Hausregeln als Namen und Werte, etwa board 2x2; ohne Angabe das übliche Spiel
mcp-name = wie du am Tisch heißt
mcp-about = was du ansehen willst: look (alles auf einen Blick), board, hand, moves, scores, who, log oder help
mcp-move = der Zug, wie er aufgelistet ist, oder die Anfänge seiner Wörter, etwa „pl cr b2 e“
mcp-ask = die Nummer der Frage, die er beantwortet; ohne Angabe die zuletzt genannte
mcp-seconds = wie viele Sekunden höchstens zu warten ist, bis zu 600
mcp-number = die Nummer einer Regel, eines Kapitels oder einer Auslegung; leer für alle
mcp-resign = die Partie auch aufgeben

## Was sie antworten

mcp-opened = Du sitzt an Tisch { $table }.
mcp-played = Erledigt.
mcp-refused = Abgelehnt. { $why }
mcp-nobody = Das Haus bei { $url } antwortet nicht. { $why }
mcp-legal = Dieser Zug ist jetzt erlaubt.
mcp-not-asked = Dein Platz wird gerade nichts gefragt. Warte, bis du dran bist.
mcp-your-turn = Du bist dran: Du bist { $name } auf Platz { $seat } und beantwortest Frage { $ask }.
mcp-others-turn = Andere sind am Zug. Du bist { $name } auf Platz { $seat }.
mcp-sealed = Deine Antwort ist gegeben und wird gehört, wenn ihre Zeit gekommen ist. Du bist { $name } auf Platz { $seat }.
mcp-waiting-to-begin = Die Partie hat noch nicht begonnen. Du bist { $name } auf Platz { $seat } an Tisch { $table }.
mcp-over = Die Partie ist aus. Gewonnen hat: { $winners }. Punkte: { $scores }. Du warst { $name } auf Platz { $seat }.
mcp-nobody-won = niemand
mcp-more-moves = { $more } weitere sind nicht genannt. Tippe die Anfänge der Wörter, die du willst; was mehrdeutig oder falsch ist, wird abgelehnt.
mcp-freely = Wo eine Zeile einen Zug nur beginnt, sprich mit eigenen Worten weiter: say, dann bis zu fünf Wörter.
mcp-no-rule = Eine Regel { $number } gibt es nicht. Frag nach einem Kapitel, oder nach allen.
mcp-left = Du bist aufgestanden.
