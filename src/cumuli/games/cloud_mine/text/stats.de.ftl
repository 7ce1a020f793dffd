# Ein fertiges Spiel in Bildern

stats-sources = Woher die Wolken kamen
stats-hits = Bei welchem Versuch Wolken gefunden wurden
stats-dreams = Was aus den Träumen wurde
stats-curve = Wolken im Lauf des Spiels
stats-part-found = als Beobachter gefunden
stats-part-dreamt = als Tagträumer gewonnen
stats-part-kept = als Wolkenspäher behalten
stats-part-hit = gefunden
stats-part-missed = nicht gefunden
stats-part-early = sofort gefunden
stats-part-late = später gefunden
stats-part-lost = von niemandem gefunden
stats-rounds =
    { $count ->
        [one] Eine Runde
       *[other] { $count } Runden
    }
