# Une partie finie en images : le cadre

stats-of = La partie en images
stats-plies = { $count } demi-coups
stats-minutes =
    { $count ->
        [one] une minute
       *[other] { $count } minutes
    }
stats-numbers = La même chose en chiffres
stats-total = Somme
stats-ply = Demi-coup
stats-guess = Essai { $number }
stats-nobody = Personne
stats-none = Rien de tel n’est arrivé.
stats-axis = au fil des demi-coups
stats-table = Vers la table
refusal-stats-early = Cette partie n’est pas finie. Reviens après la fin.
refusal-stats-shut = Cette partie est pour celles et ceux qui l’ont jouée. Demande-leur.
