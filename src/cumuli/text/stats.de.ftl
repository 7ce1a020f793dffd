# Ein fertiges Spiel in Bildern: der Rahmen

stats-of = Das Spiel in Bildern
stats-plies = { $count } Halbzüge
stats-minutes =
    { $count ->
        [one] eine Minute
       *[other] { $count } Minuten
    }
stats-numbers = Dasselbe in Zahlen
stats-total = Summe
stats-ply = Halbzug
stats-guess = Versuch { $number }
stats-nobody = Niemand
stats-none = Nichts davon kam vor.
stats-axis = über die Halbzüge des Spiels
stats-table = Zum Tisch
refusal-stats-early = Dieses Spiel ist noch nicht zu Ende. Schau danach wieder vorbei.
refusal-stats-shut = Dieses Spiel ist für die, die es gespielt haben. Frag eine von ihnen.
