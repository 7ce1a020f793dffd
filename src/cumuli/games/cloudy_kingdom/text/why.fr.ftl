### Pourquoi un robot de Cloudy Kingdom joue ainsi : chaque phrase est une raison que donne le cerveau du jeu, sous why-<clé>.

why-win = { $move } : c’est gagné tout de suite.
why-solved =
    { $chance ->
        [100] Calculé jusqu’à la dernière carte : la victoire est sûre.
       *[other] Calculé jusqu’à la dernière carte : { $chance } % de la victoire, une partie nulle comptant comme partagée. Avec un autre coup ({ $instead }) : { $less } %.
    }
why-better = Le robot compte sur { $chance } % de la victoire, une partie nulle comptant comme partagée. Avec un autre coup ({ $instead }) : { $less } %.
why-even = Pour le robot, deux coups se valent presque : { $chance } % de la victoire pour celui-ci, une partie nulle comptant comme partagée, et { $less } % pour un autre ({ $instead }).
why-safer =
    { $cards ->
        [0] Après cela, aucune des { $unseen } cartes qu’il n’a pas vues ne fait gagner { $seat } au tour suivant. Après un autre coup ({ $instead }), ce serait { $others }.
        [one] Après cela, { $cards } des { $unseen } cartes qu’il n’a pas vues fait gagner { $seat } au tour suivant. Après un autre coup ({ $instead }), ce serait { $others }.
       *[other] Après cela, { $cards } des { $unseen } cartes qu’il n’a pas vues font gagner { $seat } au tour suivant. Après un autre coup ({ $instead }), ce serait { $others }.
    }
why-threat =
    { $cards ->
        [one] { $cards } des { $unseen } cartes qu’il n’a pas vues fait gagner { $seat } au tour suivant.
       *[other] { $cards } des { $unseen } cartes qu’il n’a pas vues font gagner { $seat } au tour suivant.
    }
why-nearer =
    { $left ->
        [one] Après ce coup, il manque { $left } carte sur son propre chemin.
       *[other] Après ce coup, il manque { $left } cartes sur son propre chemin.
    }
why-hinders =
    { $left ->
        [one] Le chemin de { $seat } s’allonge : il y manque maintenant { $left } carte.
       *[other] Le chemin de { $seat } s’allonge : il y manque maintenant { $left } cartes.
    }
