# Ein fertiges Spiel in Bildern

stats-sources = Woher die Punkte kamen
stats-answers = Mutig und feige
stats-bumps = Wer wen ausstach
stats-bumps-text = In der Zeile, wer später mutig war, in der Spalte, wessen Rolle verloren ging.
stats-curve = Siegpunkte im Lauf des Spiels
stats-part-start = zu Beginn
stats-part-towers = Türme
stats-part-bonus = Druiden und Rückenwind
stats-part-fairy = Wetterfee
stats-part-events = Ereignisse
stats-part-five_vp = Plättchen „Fünf SP“
stats-part-brews = Gebräue
stats-part-bewitched = verhexte Rollen
stats-part-lightning = Blitze
stats-part-sets = Sätze
stats-part-amulets = Amulette
stats-part-brave = mutig, und es hielt
stats-part-bumped = mutig, aber ausgestochen
stats-part-cowardly = feige
stats-part-passed = gepasst
stats-rounds =
    { $count ->
        [one] Ein Durchgang
       *[other] { $count } Durchgänge
    }
