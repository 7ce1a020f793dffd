### Der Prüfschein über Geheimnisse, auf Deutsch.

leakcheck-which = das Spiel; alle, wenn keines genannt ist
leakcheck-title = { $game }: { $games } Partien, { $plies } Züge; { $twins } Zwillinge und { $worlds } andere Welten verglichen
leakcheck-surface = was ein Platz erfährt
leakcheck-compared = verglichen
leakcheck-spoken = etwas gesagt
leakcheck-found = verschieden
leakcheck-surface-frames = Nachrichten am Tisch
leakcheck-surface-opened = der Tisch beim Wiederkommen
leakcheck-surface-legal = was man tun darf
leakcheck-surface-answers = Absagen, Erklärungen und Fehler
leakcheck-surface-telling = der Tisch in Sätzen
leakcheck-surface-lobby = Nachrichten in der Lobby
leakcheck-surface-notices = Nachrichten, dass jemand dran ist
leakcheck-surface-doors = jede Tür des Webservers
leakcheck-surface-replay = die Aufzeichnung vor dem Ende
leakcheck-surface-review = der Rückblick vor dem Ende
leakcheck-surface-bots = was ein Bot bekommt
leakcheck-surface-timing = wann Antworten zu hören sind
leakcheck-surface-logs = Protokolle
leakcheck-clean = Niemand hat etwas erfahren, was er nicht wissen darf.
leakcheck-thin = Nicht alles konnte verglichen werden: Es braucht mehr Partien.
leakcheck-leaky = Es wurde etwas verraten, was ein Platz nicht wissen darf.
leakcheck-leak = { $surface }, Partie { $game }, Eintrag { $entry }, Platz { $seat }:
leakcheck-watcher = eines Zuschauers
