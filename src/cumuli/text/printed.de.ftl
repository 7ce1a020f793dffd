### Die Werte der eigenen Schachtel: was für sie einsteht und wie man es berichtigt, auf Deutsch.

refusal-no-standins = Dieses Spiel hat keine Platzhalter zu berichtigen. Wähle ein anderes.
refusal-file-too-big = Für Berichtigungen ist diese Datei zu groß. Nimm eine andere.
refusal-check-often = Das ging sehr schnell. Warte einen Augenblick, dann mach weiter.
