# Une partie finie en images

stats-sources = Ce qui a gagné
stats-deeds = Ce que chacun a joué
stats-reach = Jusqu’où les routes partaient des châteaux
stats-part-own = sa propre carte
stats-part-gift = la carte d’un autre
stats-part-claim = une route magique qui a tenu
stats-part-neutral = une famille sans joueur
stats-part-empty = posées sur une case vide
stats-part-stack = posées sur une pile
stats-part-spell = posées par magie
stats-part-magic = cartes magie jouées
stats-rounds =
    { $count ->
        [one] Un tour
       *[other] { $count } tours
    }
