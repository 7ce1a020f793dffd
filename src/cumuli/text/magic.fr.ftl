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

## The page

magic-title = Atelier de magie
magic-lead = Remplis la carte vierge avec un sort de ton cru.
magic-nameless = Un sort sans nom
magic-empty = Ici se lira ce que fait ton sort.
magic-steps = Ce qu’il fait
magic-begin = Commence par l’un de ceux-ci
magic-and-then = Et puis
magic-put-inside = Ce qui se fait dedans
magic-singles = Étapes une à une
magic-look = Nom et dessin
magic-name = Nom du sort
magic-names-more = Son nom dans d’autres langues
magic-names-hint = Là où tu n’écris rien, c’est le nom donné qui s’affiche.
magic-glyph = Dessin sur la carte
magic-ready = Prêt ?
magic-add-first = Ajoute ce qu’il fait, puis tu pourras l’essayer.
magic-name-first = Donne-lui un nom, puis tu pourras l’essayer.
magic-wrong =
    { $count ->
        [one] Une chose ne va pas encore. Elle est marquée.
       *[other] { $count } choses ne vont pas encore. Elles sont marquées.
    }
magic-try = L’essayer
magic-keep = Le garder ici
magic-kept = Gardé
magic-download = Enregistrer dans un fichier
magic-play = Ouvrir une table avec
magic-add = L’ajouter à ta table de { $seats } qui attend
magic-agree-hint = Qui s’assoit à une table avec ce sort le lit d’abord, et la partie commence quand tous sont d’accord.
magic-shelf = Tes sorts sur cet appareil
magic-none-kept = Aucun pour l’instant. Ce que tu gardes ici reste sur cet appareil.
magic-forget = Supprimer
magic-forget-which = Supprimer « { $name } »
magic-open-file = Ouvrir un fichier
magic-new = Nouveau sort

## A step

magic-step = Étape { $number } : { $what }
magic-up = Monter l’étape { $number }
magic-down = Descendre l’étape { $number }
magic-remove = Enlever l’étape { $number }
magic-into = Mettre quelque chose dedans
magic-into-now = Choisis plus bas ce qui va dedans
magic-chosen = Choix { $number } : { $what }
magic-nothing = Rien de choisi
magic-no-not = N’importe, le même aussi
magic-no-at = Sans lien avec un choix
magic-no-with = La personne à gauche

## Tiles

magic-tile-turn = Tourner une pile
magic-tile-swap = Échanger deux piles
magic-tile-move = Déplacer une pile
magic-tile-remove = Ôter une carte du plateau
magic-tile-protect = Protéger une pile
magic-tile-draw = En piocher 2, en faire pousser une
magic-tile-harvest = Faire pousser une carte défaussée
magic-tile-lay = Poser la carte elle-même
magic-tile-fresh = Nouvelle carte en main
magic-tile-hands = Échanger sa main avec quelqu’un
magic-tile-peek = Voir les prochaines cartes
magic-tile-offer = Offrir quelque chose aux autres
magic-tile-repeat = Faire quelque chose deux fois
magic-tile-if = Seulement si…

## Steps by name

magic-op-choose = Choisir
magic-op-draw = Piocher
magic-op-take_discard = Prendre dans la défausse
magic-op-place = Faire pousser
magic-op-place_self = Poser cette carte Magie
magic-op-discard_rest = Jeter ce qui reste
magic-op-remove_top = Prendre la carte du dessus
magic-op-rotate = Tourner
magic-op-swap = Échanger des piles
magic-op-move = Déplacer
magic-op-offer = Demander à d’autres
magic-op-cycle_hand = Changer la carte en main
magic-op-swap_hand = Échanger les mains
magic-op-peek = Regarder la pioche
magic-op-reorder = Remettre dans l’ordre voulu
magic-op-mark = Protéger
magic-op-repeat = Répéter
magic-op-if = S’il y en a assez

## What is chosen in a step

magic-field-from = Quoi
magic-field-n = Combien
magic-field-show = Qui les voit
magic-field-which = Lesquelles
magic-field-mode = Sur quoi
magic-field-rules = Selon quelles règles
magic-field-face = Comme quelle image
magic-field-to = Où
magic-field-quarters = De combien
magic-field-scope = Quelle partie
magic-field-players = Qui
magic-field-optional = Ils
magic-field-flag = Contre quoi
magic-field-until = Combien de temps
magic-field-what = À quel endroit
magic-field-least = Au moins
magic-field-target = Lequel
magic-field-other = Avec quel autre
magic-field-not = Différent de
magic-field-at = À la place de
magic-field-with = Avec qui
magic-from-pile = une pile
magic-from-top = une carte du dessus
magic-from-empty = une case vide
magic-from-player = quelqu’un à la table
magic-from-placed = la carte qui vient de pousser
magic-show-private = Qui lance le sort
magic-show-public = Tout le monde
magic-which-choose = Une d’elles
magic-which-only = La seule
magic-which-all = Toutes
magic-mode-any = N’importe
magic-mode-empty = Une case libre
magic-mode-cover = Une pile
magic-rules-growing = Comme toujours
magic-rules-free = Même sans contact
magic-to-box = Hors du jeu
magic-to-discard = À la défausse
magic-to-hand = En main
magic-quarters-1 = Un quart de tour
magic-quarters-2 = Un demi-tour
magic-quarters-3 = Un quart en arrière
magic-scope-pile = Toute la pile
magic-scope-top = Seulement la carte du dessus
magic-players-others = Tous les autres, à tour de rôle
magic-players-left = Le voisin de gauche
magic-players-all = Tous, à tour de rôle
magic-optional-true = peuvent le faire
magic-optional-false = doivent le faire
magic-flag-immune = Cartes et magie
magic-flag-no_cover = Être recouverte
magic-until-turn = Jusqu’à la fin du tour
magic-until-round = Une manche
magic-until-forever = Pour toujours
magic-what-deck = Dans la pioche
magic-what-discard = Dans la défausse
magic-what-stacks = Piles sur le plateau

## Signs

magic-glyph-star = Étoile
magic-glyph-moon = Lune
magic-glyph-flame = Feu
magic-glyph-drop = Goutte
magic-glyph-bolt = Éclair
magic-glyph-wind = Vent
magic-glyph-leaf = Feuille
magic-glyph-feather = Plume
magic-glyph-key = Clé
magic-glyph-eye = Œil
magic-glyph-spiral = Spirale
magic-glyph-crown = Couronne
magic-glyph-bell = Cloche
magic-glyph-hand = Main
magic-glyph-mirror = Miroir
magic-glyph-hourglass = Sablier

## The little board

magic-try-title = À l’essai
magic-undo = Annuler
magic-again = Encore
magic-back = Atelier
magic-caster = Anne
magic-neighbor = Benoît
magic-answer-for = Ici, tu réponds aussi pour { $name }.
magic-done = C’était tout le sort. Relance-le avec d’autres cartes, ou joue avec.
magic-not-here = Sur ce petit plateau, le sort ne peut pas être lancé.

## À une table qui a ses propres sorts

agree-title = Les sorts de cette table
agree-lead = Ils rejoignent les sorts imprimés. Tout le monde les lit avant la partie.
agree-yes = Je suis d’accord
agree-done = Tu es d’accord.
agree-host = C’est toi qui les as apportés. La partie commence quand les autres sont d’accord.
agree-waiting = Pas encore d’accord : { $names }
agree-all = Tout le monde est d’accord.
agree-take-out = Enlever
agree-take-out-which = Enlever « { $name } »
agree-make = Inventer un sort
agree-sit = Assieds-toi pour donner ton accord.
