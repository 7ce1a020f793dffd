### Die Lektionen: was die Seite um jede Lektion herum sagt, auf Deutsch.

learn-lesson = Lektion
learn-of = Eine erste Partie { $name }
learn-count = { $step } von { $count }
learn-leave = Lektion verlassen
learn-back = Zurück
learn-next = Weiter
learn-do = Du bist dran
learn-play = Jetzt richtig spielen
learn-again = Noch einmal
