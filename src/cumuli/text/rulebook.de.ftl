# Beispiele in den Regeln

example-try = Ausprobieren
example-shut = Zuklappen
example-again = Von vorn
example-turn = { $name } ist gefragt: Auch das bist hier du.
example-over = Das war alles. Fang von vorn an, wenn du magst.
awards-players = Spieler
awards-guess = Gefunden im Versuch
awards-none = Niemand hat sie gefunden
awards-cards = Karten der Runde
awards-watcher = Wer fand
awards-dreamer = Tagträumer
awards-scout = Wolkenspäher
