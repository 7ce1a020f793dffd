# Beispiele zum Ausprobieren in den Regeln

example-pick = Du bist Wolkenspäher, und niemand sonst sieht diese fünf Wolken. Such eine aus.
example-words = Du bist Tagträumer. Schreib bis zu fünf Wörter für deine Wolke; bei sechs sagt der Knopf, warum es nicht geht.
example-turned = Der erste Versuch war falsch, und die Wolke liegt verdeckt. Versuch, noch einmal auf sie zu zeigen, oder auf eine andere.
example-found = Wolke E war gemeint. Zeig auf sie: Die Runde ist sofort zu Ende, und die Karten gehen an Finder und Tagträumer.
example-awards = Was ein Treffer bringt, nach der Zahl der Spieler und des Versuchs.
