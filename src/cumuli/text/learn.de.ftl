### Die Lektionen: was die Seite um jede Lektion herum sagt, auf Deutsch.

lesson = Lektion
lesson-of = Eine erste Partie { $name }
lesson-count = { $step } von { $count }
lesson-leave = Lektion verlassen
lesson-back = Zurück
lesson-next = Weiter
lesson-do = Du bist dran
lesson-play = Jetzt richtig spielen
lesson-again = Noch einmal
