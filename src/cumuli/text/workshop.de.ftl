### Die Spiele zu den eigenen machen, auf Deutsch.

workshop-lead = Die Regeln bleiben; was auf dem Tisch liegt, kann deines sein.
workshop-printed = Wie in deiner Schachtel
workshop-printed-text = Du besitzt das Spiel? Vergleiche unsere Platzhalter mit deiner Schachtel und spiel mit dem, was gedruckt ist.
workshop-magic = Ein eigener Zauber
workshop-magic-text = Bau eine Zauberkarte für Cloudy Kingdom, probier sie aus und bring sie an deinen Tisch.
workshop-magic-go = Zauber bauen
workshop-decks = Stapel voller Wolken
workshop-decks-text = Wähle deine Stapel für Cloud Mine, sieh sie durch, gib ihnen Namen oder mach einen neuen.
workshop-decks-go = Stapel ansehen
workshop-deck-name = Sein Name
workshop-deck-seed = Er ist aus „{ $seed }“ gewachsen.
workshop-deck-play = Mit diesem Stapel spielen
workshop-deck-take = Auf meinen Tisch legen
workshop-deck-chosen = Ausgewählt
