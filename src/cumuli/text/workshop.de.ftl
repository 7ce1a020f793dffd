### Die Spiele zu den eigenen machen, auf Deutsch.

workshop-lead = Die Regeln bleiben; was auf dem Tisch liegt, kann deines sein.
workshop-printed = Wie in deiner Schachtel
workshop-printed-text = Du besitzt das Spiel? Vergleiche unsere Platzhalter mit deiner Schachtel und spiel mit dem, was gedruckt ist.
workshop-magic = Ein eigener Zauber
workshop-magic-text = Bau eine Zauberkarte für Cloudy Kingdom, probier sie aus und bring sie an deinen Tisch.
workshop-magic-go = Zauber bauen
