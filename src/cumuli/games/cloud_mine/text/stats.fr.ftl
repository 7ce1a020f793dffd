# Une partie finie en images

stats-sources = D’où viennent les nuages
stats-hits = À quel essai les nuages ont été trouvés
stats-dreams = Ce que sont devenus les rêves de chacun
stats-curve = Les nuages au fil de la partie
stats-part-found = trouvés en observant
stats-part-dreamt = gagnés en rêvant
stats-part-kept = gardés en guettant
stats-part-hit = trouvé
stats-part-missed = pas trouvé
stats-part-early = trouvé aussitôt
stats-part-late = trouvé plus tard
stats-part-lost = trouvé par personne
stats-rounds =
    { $count ->
        [one] Une manche
       *[other] { $count } manches
    }
