# Beispiele zum Ausprobieren in den Regeln

example-contact = Deine gerade Karte soll auf das Feld. Die hellen Felder berühren eine Burg; tippe in die Mitte, und du hörst, was fehlt.
example-crosswise = Zwei Karten liegen da. Versuch, eine davon zu bedecken: quer geht es, längs nicht.
example-protected = Auf b1 liegt eine brennende Kreuzung. Versuch, deine Karte daraufzulegen.
example-magic = Das Feld ist noch leer. Öffne deine Zauberkarten: Jede sagt, warum sie nicht geht, oder dass sie geht.
example-joined = Zwischen den beiden Rosenburgen fehlt noch eine Karte. Leg sie auf a3 und sieh, was geschieht.
