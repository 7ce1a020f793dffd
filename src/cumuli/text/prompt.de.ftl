### An der Eingabezeile: wessen Augen den Tisch sehen, und die Wörter auf seiner Zeichnung.

eyes-seat = So sieht es { $name }.
eyes-open = So sehen es Zuschauer, nur was offen liegt.
eyes-all = Nichts ist verborgen, so sieht es niemand am Tisch.
eyes-over = Das Spiel ist vorbei, nichts ist mehr verborgen.
eyes-to-act =
    { $count ->
        [one] { $names } ist am Zug.
       *[other] { $names } sind am Zug.
    }
sheet-hand = Auf der Hand
sheet-drawn = Gezogen
sheet-deck = Stapel
sheet-discard = Ablage
sheet-no-picture = Dieses Bild gibt es nur auf der Seite.
door-unknown-word = Das ist kein Zug in diesem Spiel. game.legal zählt auf, was jetzt gespielt werden darf.
