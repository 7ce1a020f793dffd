### Partien, die zu Ende gespielt wurden, auf Deutsch.

replays = Beendete Partien
replays-text = Was in diesem Haus gespielt wurde. Öffne eine Partie, um sie Zug für Zug anzusehen, und lies oder speichere ihr Protokoll.
replays-none = Hier ist noch keine Partie zu Ende gespielt. Mach den Anfang.
replays-none-of = Hier hat noch niemand { $game } zu Ende gespielt.
replays-all = Alle Spiele
replays-filter = Welches Spiel
replays-more = Ältere Partien
replay-record = Protokoll
replay-mine = du warst dabei
replay-won = gewonnen: { $names }
replay-drawn = niemand hat gewonnen
