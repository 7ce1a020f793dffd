### L’atelier de magie, en français.

## Ce que fait un sort, comme sa carte le dit

say-after = Ensuite : { $rest }
say-stack =
    { $target ->
       *[it] la pile
        [any] une pile de ton choix
        [1] la première pile
        [2] la deuxième pile
        [3] la troisième pile
        [4] la quatrième pile
    }
say-second-stack =
    { $other ->
       *[it] la pile
        [any] une autre pile de ton choix
        [1] la première pile
        [2] la deuxième pile
        [3] la troisième pile
        [4] la quatrième pile
    }
say-part =
    { $scope ->
       *[pile] { say-stack }
        [top] { say-top }
    }
say-place-there =
    { $to ->
       *[it] sur la case vide
        [any] sur une case vide de ton choix
        [1] sur la première case vide
        [2] sur la deuxième case vide
        [3] sur la troisième case vide
        [4] sur la quatrième case vide
    }
say-choose =
    { $from ->
       *[pile] { $again ->
            [true] Choisis une autre pile.
           *[false] Choisis une pile.
        }
        [top] { $again ->
            [true] Choisis une autre carte du dessus.
           *[false] Choisis une carte du dessus.
        }
        [empty] { $again ->
            [true] Choisis une autre case vide.
           *[false] Choisis une case vide.
        }
        [player] { $again ->
            [true] Choisis encore quelqu’un autour de la table.
           *[false] Choisis quelqu’un d’autre autour de la table.
        }
    }
say-draw =
    { $show ->
       *[private] { $n ->
            [one] Pioche une carte Route.
           *[other] Pioche { $n } cartes Route.
        }
        [public] { $n ->
            [one] Pioche une carte Route à la vue de tous.
           *[other] Pioche { $n } cartes Route à la vue de tous.
        }
    }
say-take_discard =
    { $n ->
        [one] Prends la carte du dessus de la défausse.
       *[other] Prends les { $n } cartes du dessus de la défausse.
    }
say-grow-where =
    { $at ->
       *[none] { $mode ->
           *[any] { $rules ->
               *[growing] là où elle convient
                [free] où tu veux
            }
            [empty] { $rules ->
               *[growing] sur une case vide
                [free] sur n’importe quelle case vide, quoi qu’elle touche
            }
            [cover] en travers sur une pile
        }
        [it] à ce même endroit
        [1] au premier endroit choisi
        [2] au deuxième endroit choisi
        [3] au troisième endroit choisi
        [4] au quatrième endroit choisi
    }
say-place =
    { $which ->
       *[choose] Fais pousser une des cartes { say-grow-where }.
        [only] Fais pousser la carte { say-grow-where }.
        [all] Fais pousser chaque carte { say-grow-where }.
    }
say-place_self =
    { $safe ->
       *[none] Pose cette carte comme « { $face } » { say-lay-where }.
        [immune] Pose cette carte comme « { $face } » { say-lay-where }. Aucun sort n’agit sur elle.
        [no_cover] Pose cette carte comme « { $face } » { say-lay-where }. Rien ne peut être posé dessus.
        [both] Pose cette carte comme « { $face } » { say-lay-where }. Rien ne peut être posé dessus et aucun sort n’agit sur elle.
    }
say-lay-where =
    { $mode ->
       *[any] à la manière d’une carte Route
        [empty] là où une case est vide
        [cover] en travers d’une pile
    }
say-discard_rest = Défausse les cartes qui restent.
say-remove_top =
    { $to ->
       *[box] Retire du jeu { say-top }.
        [discard] Mets dans la défausse { say-top }.
        [hand] Prends { say-top }.
    }
say-top =
    { $target ->
       *[it] la carte du dessus de la pile
        [any] la carte du dessus d’une pile de ton choix
        [1] la carte du dessus de la première pile
        [2] la carte du dessus de la deuxième pile
        [3] la carte du dessus de la troisième pile
        [4] la carte du dessus de la quatrième pile
    }
say-rotate =
    { $quarters ->
       *[1] Tourne { say-part } d’un quart de tour vers la droite.
        [2] Tourne { say-part } d’un demi-tour.
        [3] Tourne { say-part } d’un quart de tour vers la gauche.
    }
say-swap =
    { $other ->
        [any] Échange deux piles de ton choix.
       *[other] Échange { say-stack } et { say-second-stack }.
    }
say-move = Déplace { say-part } { say-place-there }.
say-offer =
    { $players ->
       *[others] { $optional ->
           *[true] À tour de rôle, tous les autres peuvent faire ceci : { $inside }
            [false] À tour de rôle, tous les autres doivent faire ceci : { $inside }
        }
        [left] { $optional ->
           *[true] La personne à ta gauche peut faire ceci : { $inside }
            [false] La personne à ta gauche doit faire ceci : { $inside }
        }
        [all] { $optional ->
           *[true] À tour de rôle, tout le monde peut faire ceci : { $inside }
            [false] À tour de rôle, tout le monde doit faire ceci : { $inside }
        }
    }
say-cycle_hand = Échange la carte en main contre une nouvelle de la pioche.
say-swap_hand =
    { $with ->
       *[left] Échange ta carte en main avec la personne à gauche.
        [it] Échange ta carte en main avec cette personne.
        [any] Échange ta carte en main avec quelqu’un de ton choix.
        [1] Échange ta carte en main avec la première personne.
        [2] Échange ta carte en main avec la deuxième personne.
        [3] Échange ta carte en main avec la troisième personne.
        [4] Échange ta carte en main avec la quatrième personne.
    }
say-peek =
    { $n ->
        [one] Regarde en secret la carte du dessus de la pioche.
       *[other] Regarde en secret les { $n } cartes du dessus de la pioche.
    }
say-reorder = Remets-les dans l’ordre que tu veux.
say-mark =
    { $flag ->
       *[immune] { $until ->
           *[turn] Protège { say-stack } des cartes et de la magie jusqu’à la fin du tour.
            [round] Protège { say-stack } des cartes et de la magie pendant une manche.
            [forever] Protège { say-stack } des cartes et de la magie pour toujours.
        }
        [no_cover] { $until ->
           *[turn] Rien ne peut être posé sur { say-stack } jusqu’à la fin du tour.
            [round] Rien ne peut être posé sur { say-stack } pendant une manche.
            [forever] Plus rien ne peut jamais être posé sur { say-stack }.
        }
    }
say-repeat = Fais ceci { $n } fois : { $inside }
say-if =
    { $what ->
       *[deck] S’il y a au moins { $least } cartes dans la pioche : { $inside }
        [discard] S’il y a au moins { $least } cartes dans la défausse : { $inside }
        [stacks] S’il y a au moins { $least } piles sur le plateau : { $inside }
    }

## Ce que les portes de l’atelier refusent

refusal-magic-file = Ce fichier ne contient pas de sort. Ouvres-en un enregistré ici, ou écris-le comme le montre le guide.
refusal-magic-long = C’est trop long pour un sort. Enlève quelque chose.
