# Une partie finie en images

stats-sources = D’où viennent les points
stats-answers = Braves et lâches
stats-bumps = Qui a supplanté qui
stats-bumps-text = En ligne, qui a été brave plus tard, en colonne, qui a perdu son rôle.
stats-curve = Les points de victoire au fil de la partie
stats-part-start = au départ
stats-part-towers = tours
stats-part-bonus = druides et vents arrière
stats-part-fairy = fée du beau temps
stats-part-events = événements
stats-part-five_vp = tuile « cinq PV »
stats-part-brews = breuvages
stats-part-bewitched = rôles ensorcelés
stats-part-lightning = éclairs
stats-part-sets = séries
stats-part-amulets = amulettes
stats-part-brave = brave jusqu’au bout
stats-part-bumped = brave, mais supplanté
stats-part-cowardly = lâche
stats-part-passed = passe
stats-rounds =
    { $count ->
        [one] Une manche
       *[other] { $count } manches
    }
