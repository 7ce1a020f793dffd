### Broom Service : ce que la page dit autour de la carte et des rôles, en français.

lang = fr

## Ce qui se dit à la table
bs-brave = { brave }
bs-cowardly = { cowardly }
bs-pass = Passe
bs-bumped = Hors course
bs-leader = à l’entame
bs-has-chosen =
    { $who ->
        [you] as choisi
       *[other] a choisi
    }
bs-acts =
    { $who ->
        [you] agis
       *[other] agit
    }
bs-thinks =
    { $who ->
        [you] réfléchis
       *[other] réfléchit
    }
bs-next-lead =
    { $who ->
        [you] Tu entames avec le prochain rôle.
       *[other] { $name } entame avec le prochain rôle.
    }
bs-led = Rôles déjà joués dans cette manche :
bs-trick = Tour { $trick }
bs-played = { $role } : { $how }
bs-vp = Points de victoire
bs-vp-short = PV
bs-vp-many = { $vp } PV
bs-vp-of = { $name } : { $vp } PV
bs-track = Piste des PV
bs-tray = Tes cartes et tes questions
bs-hand = Ta main
bs-roles = Les dix rôles
bs-places = Où aller
bs-no-cards = Aucune carte en main.
bs-in-hand =
    { $count ->
        [one] Une carte en main
       *[other] { $count } cartes en main
    }
bs-clouds =
    { $count ->
        [one] Un nuage
       *[other] { $count } nuages
    } avec { $bolts ->
        [one] un éclair
       *[other] { $bolts } éclairs
    }
bs-amulets =
    { $count ->
        [one] Une amulette
       *[other] { $count } amulettes
    }
bs-owns = { $name } : { $count }

## Ressources, par leur nom et comptées
bs-good-violet = { good-violet }
bs-good-green = { good-green }
bs-good-orange = { good-orange }
bs-good-wand = { good-wand }
bs-goods-violet =
    { $count ->
        [one] une potion violette
       *[other] { $count } potions violettes
    }
bs-goods-green =
    { $count ->
        [one] une potion verte
       *[other] { $count } potions vertes
    }
bs-goods-orange =
    { $count ->
        [one] une potion orange
       *[other] { $count } potions orange
    }
bs-goods-wand =
    { $count ->
        [one] une baguette
       *[other] { $count } baguettes
    }
bs-colour-violet = { colour-violet }
bs-colour-green = { colour-green }
bs-colour-orange = { colour-orange }
bs-tower = Tour { $colour }, { $vp } PV{ $wands ->
    [0] {""}
    [one] {" "}et une baguette
   *[other] {" "}et { $wands } baguettes
}

## Ce que fait une moitié de carte : $lands reliés par « ou » ; $goods par « et » pour les braves, par « ou » pour les lâches
bs-half-witch-brave = Vole vers une région voisine ({ $lands }), puis livres-y une potion.
bs-half-witch-cowardly = Vole vers une région voisine ({ $lands }).
bs-half-druid-brave = Livre une potion là où se trouve un de tes pions ({ $lands }). Plus { $bonus } PV.
bs-half-druid-cowardly = Livre une potion là où se trouve un de tes pions ({ $lands }).
bs-half-gatherer-brave = Prends { $goods }.
bs-half-gatherer-cowardly = Prends une seule ressource : { $goods }.
bs-half-fairy-brave = Dissipe un nuage voisin. Plus { $bonus } PV.
bs-half-fairy-cowardly = Dissipe un nuage voisin.

## La manche
bs-round-of = Manche { $round } sur { $rounds }
bs-bewitched =
    { $count ->
        [one] Rôle ensorcelé
       *[other] Rôles ensorcelés
    }
bs-bewitched-hint = Ensorcelé : le poser coûte { $vp } PV.
bs-timing-selection = avant le choix des rôles
bs-timing-during = pendant toute la manche
bs-timing-end = à la fin de la manche
bs-event-more_or_less = { happening-more_or_less-text }
bs-event-black_market = { happening-black_market-text }
bs-event-moonshine = { happening-moonshine-text }
bs-event-old_times = { happening-old_times-text }
bs-event-dangerous_regions = { happening-dangerous_regions-text }
bs-event-pleasant_regions = { happening-pleasant_regions-text }
bs-event-full_hands = { happening-full_hands-text }
bs-event-empty_hands = { happening-empty_hands-text }
bs-event-everything_once = { happening-everything_once-text }
bs-event-like_minded = { happening-like_minded-text }

## Tuiles (titres de petites images)
bs-tile-potions = { tile-potions }
bs-tile-wands = { tile-wands }
bs-tile-deliver = Livrer une potion
bs-tile-two_moves = { tile-two_moves }
bs-tile-dispel = Dissiper un nuage
bs-tile-brave_as_coward = { tile-brave_as_coward }
bs-tile-extra_card = { tile-extra_card }
bs-tile-five_vp = Des PV au lieu de l’action

## Ce qu’on te demande
bs-ask-select = { prompt-select }
bs-ask-extra = { prompt-extra }
bs-ask-add = { prompt-add }
bs-ask-lead = Tu entames : touche la moitié brave ou la moitié lâche d’une carte.
bs-ask-lead-brave = Tu entames, bravement comme au bon vieux temps : touche une carte.
bs-ask-answer = Tu as ce rôle : { $role }. Brave ou lâche ?
bs-passing = Tu n’as pas ce rôle : { $role }. Tu passes, et il n’y a rien à faire.
bs-ask-act = { prompt-act }
bs-ask-mode = { prompt-mode }
bs-ask-gather = { prompt-gather }
bs-ask-move =
    { $count ->
        [one] { prompt-move }
       *[other] { prompt-move } Encore { $count } déplacements.
    }
bs-ask-deliver = { prompt-deliver }
bs-ask-dispel = { prompt-dispel }
bs-ask-circle = { prompt-circle }
bs-ask-mountain = { prompt-mountain }
bs-ask-bid = { prompt-bid }
bs-ask-once = { prompt-once }

## Boutons
bs-undo = Annuler
bs-back = Retour
bs-commit = Prendre ces rôles
bs-put-back = Reposer : { $role }
bs-count =
    { $least ->
        [4] { $most ->
            [4] { $count } sur 4
           *[other] { $count } sur { $least } à { $most }
        }
       *[other] { $count } sur { $least } à { $most }
    }
bs-may-spend-tile = Une carte de plus te coûte ta tuile.
bs-spends-tile = Cela te coûte ta tuile.
bs-do = Faire ainsi
bs-do-brave = Jouer bravement
bs-do-cowardly = Jouer en lâche
bs-do-fly = Voler vers « { $region } »
bs-do-deliver = Livrer : { $tower }
bs-do-dispel =
    { $cost ->
        [one] Dissiper pour une baguette
       *[other] Dissiper pour { $cost } baguettes
    }
bs-do-circle = Voler vers le cercle { $circle }
bs-do-lead-brave = Entamer bravement : { $role }
bs-do-lead-cowardly = Entamer en lâche : { $role }
bs-do-add = Prendre : { $role }
bs-which-pawn = Quel pion ?
bs-pawn-from = Celui sur « { $region } »
bs-mode-act = L’action lâche
bs-mode-market = Prendre { $vp } PV
bs-mode-moonshine = Prendre une ressource
bs-mode-five_vp = Rendre la tuile : { $vp } PV
bs-mode-brave = Rendre la tuile : agir bravement
bs-take = Prendre
bs-more = Un de plus : { $good }
bs-less = Un de moins : { $good }
bs-waive = Renoncer
bs-go-on = Continuer
bs-no-thanks = Non
bs-tile-use = Utiliser la tuile
bs-tile-deliver-first = Livrer d’abord
bs-tile-forgo = Laisser la tuile
bs-hold =
    { $count ->
        [0] Tendre un poing vide
        [one] Tendre une ressource
       *[other] Tendre { $count } ressources
    }
bs-hand-in = Rendre pour { $vp } PV
bs-keep-all = Les garder
bs-extra = { tile-extra_card }
bs-seal = { seal-ahead }
bs-sealed = { sealed }
bs-unseal = { unseal }
bs-orders =
    { $count ->
        [0] Consignes
       *[other] Consignes ({ $count })
    }
bs-orders-title = Consignes pour les prochains plis
bs-orders-hint = Dis dès maintenant comment tu répondras, et personne n’aura à t’attendre. Toi seul les vois ; une consigne sert quand son rôle est demandé.
bs-order-none = Me demander alors
bs-order-last = Brave si personne après moi ne peut suivre, sinon lâche
bs-order-unopposed = Brave si personne n’a été brave avant moi, sinon lâche
bs-orders-none = Tout reprendre

## La fin
bs-final = D’où viennent les points
bs-final-before = Sur la piste
bs-final-lightning = Éclairs
bs-final-sets = Séries
bs-final-amulets = Amulettes
bs-final-total = En tout
bs-final-resources = Ressources (égalité)

## Onglets sur petits écrans
bs-tab-play = Cartes
bs-tab-final = Décompte
bs-tab-round = { log-round }
bs-tab-people = Joueurs

## D’où vient une question : tile, storm ou moonshine
bs-why =
    { $why ->
        [tile] La tuile de montagne te le permet.
        [storm] Le nuage de tempête dissipé te le permet.
       *[moonshine] Distillerie : une ressource au choix.
    }

## La carte
map-label = Carte du royaume
map-hint = Les flèches déplacent la carte, plus et moins changent sa taille, Début la montre en entier. Tab parcourt les lieux que tu peux choisir.
map-larger = Agrandir
map-smaller = Réduire
map-fit = Carte entière
map-close = Fermer

## Ce qu’on peut choisir (lu à voix haute, et montré quand la souris s’arrête)
map-fly = Voler vers « { $region } » ({ $terrain })
map-deliver = Livrer à la tour { $shape ->
    [square] carrée
   *[round] ronde
} { $colour ->
    [violet] violette
    [green] verte
   *[orange] orange
} pour { $vp } PV{ $wands ->
    [0] {""}
    [one] {" "}et une baguette
   *[other] {" "}et { $wands } baguettes
}, près de { $region }
map-dispel = Dissiper le nuage au-dessus de { $region } : { $cost ->
    [one] une baguette
   *[other] { $cost } baguettes
}, { $bolts ->
    [0] aucun éclair
    [one] un éclair
   *[other] { $bolts } éclairs
}
map-circle = Voler vers le cercle { $circle } (« { $region } »)

## La fiche d’un lieu
map-tower = Tour { $shape ->
    [square] carrée
   *[round] ronde
} { $colour ->
    [violet] violette
    [green] verte
   *[orange] orange
}
map-worth = { $vp } PV{ $wands ->
    [0] {""}
    [one] {" "}et une baguette
   *[other] {" "}et { $wands } baguettes
}
map-takes-one = Reçoit une seule potion.
map-takes-many = Reçoit autant de potions qu’on veut.
map-closed = Fermée : elle a sa potion.
map-serves = Accessible depuis : { $regions }.
map-cloud = { $kind ->
    [tailwind] Vent arrière
    [move] Bourrasque
    [deliver] Coursier
    [potions] Breuvage
   *[heavy] Nuage d’orage
}
map-cloud-cost = { $cost ->
    [one] Coûte une baguette
   *[other] Coûte { $cost } baguettes
}
map-cloud-bolts = { $bolts ->
    [0] aucun éclair
    [one] un éclair
   *[other] { $bolts } éclairs
}
map-cloud-effect = { $kind ->
    [tailwind] Tant qu’il est là, les livraisons voisines rapportent { $vp } PV de plus.
    [move] Qui le dissipe peut aussitôt faire voler un pion.
    [deliver] Qui le dissipe peut aussitôt livrer une potion.
   *[potions] Rapporte { $vp } PV à qui le dissipe en possédant au moins { $need } potions { $colour ->
        [violet] violettes
        [green] vertes
       *[orange] orange
    }.
}
map-clouded = Personne n’entre tant qu’un nuage est là.
map-castle = château
map-circle-here = { circle }
map-island = île
map-tile-empty = Une place vide pour une tuile
map-tile-turbo = Turbo vers le cercle { $first } ou { $second }
map-tile-orange = { tile-orange_tower }
map-amulets = Amulettes restantes pour { $names }
map-pawns = Ici : { $names }
map-water-hint = De l’eau : personne ne se pose ici.

## Les rôles sur les petites cartes

bs-card-forest_witch = Sorcière des forêts
bs-card-hill_witch = Sorcière des collines
bs-card-mountain_witch = Sorcière des mon­tagnes
bs-card-heath_witch = Sorcière des landes
bs-card-valley_druid = Druide des vallées
bs-card-summit_druid = Druide des sommets
bs-card-fruit_gatherer = Cueil­leur de fruits
bs-card-herb_gatherer = Cueil­leur d’herbes
bs-card-root_gatherer = Cueil­leur de racines
bs-card-weather_fairy = Fée du beau temps
