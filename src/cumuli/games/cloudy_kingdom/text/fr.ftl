### Cloudy Kingdom : tous les mots du jeu en français.

## Le jeu


## Familles

family-raven = Corbeau
family-rose = Rose
family-star = Étoile
family-sun = Soleil

## Images des cartes

face-straight = Route droite
face-bridge = Pont de corde
face-cross = Croisement
face-tee_side = Embranchement
face-tee_end = Fourche
face-bend_r = Virage à droite
face-bend_l = Virage à gauche
face-dbl_r = Double virage à droite
face-dbl_l = Double virage à gauche
face-interrupted = Route interrompue
face-blockade = Route bloquée
face-deadend = Voie sans issue
face-overpass = Passage supérieur
face-across = Route transversale
face-burning_crossing = { magic-burning }
face-interrupted_crossing = { magic-interrupted }

## Cartes Magie

magic-chop = On coupe tout !
magic-chop-text = Enlève la carte du dessus d’une pile. Elle sort du jeu.
magic-inspiration = Inspiration
magic-inspiration-text = Pioche deux cartes Route. Fais pousser l’une où tu veux et défausse l’autre.
magic-burning = Intersection en feu
magic-burning-text = Pose cette carte en travers d’une pile. Les quatre chemins s’y rejoignent, pour toujours : rien ne peut la couvrir et aucune magie ne l’atteint.
magic-interrupted = Cul-de-sac
magic-interrupted-text = Fais pousser cette carte comme une carte Route. Rien ne passe par son centre, tant qu’on ne la couvre pas.
magic-expedited = Pousse rapide
magic-expedited-text = Pioche une carte Route et pose-la sur une case vide. Pioches-en une autre et pose-la en travers de la première.
magic-green = Main verte
magic-green-text = Pioche deux cartes Route. Tour à tour, les autres peuvent échanger la carte de leur main contre une nouvelle. Fais ensuite pousser tes deux cartes.
magic-replant = Repiquage
magic-replant-text = Prends la carte qui était sur le dessus de la défausse avant ce tour et fais-la pousser.
magic-twisting = Route sinueuse
magic-twisting-text = Tourne toute une pile d’un quart de tour dans le sens horaire. Elle n’a pas besoin de toucher quoi que ce soit ensuite.

## Trois sorts de notre cru

magic-gust = Bourrasque
magic-gust-text = Une bourrasque fait faire un demi-tour à une pile.
magic-storm = Tempête
magic-storm-text = Deux piles échangent leurs places, telles quelles.
magic-second_harvest = Seconde récolte
magic-second_harvest-text = Prends les trois cartes du dessus de la défausse, fais-en pousser une et défausse les deux autres.

## Ce qui s’est passé (journal et film)

event-LaidOut = Les châteaux sont disposés autour du plateau.
event-FamilyTaken = { $seat } joue la famille { $family }.
event-MagicTaken =
    { $seat_id ->
        [none] Tout le monde prend la carte Magie « { $magic } ».
       *[other] { $magic_id ->
            [none] { $seat } prend une carte Magie en secret.
           *[other] { $seat } prend la carte Magie « { $magic } ».
        }
    }
event-Began = { $seat } commence.
event-Drew =
    { $spell ->
        [true] { $face_id ->
            [none] { $seat } pioche une carte pour le sort.
           *[other] { $seat } pioche « { $face } » pour le sort.
        }
       *[false] { $face_id ->
            [none] { $seat } pioche une carte.
           *[other] { $seat } pioche « { $face } ».
        }
    }
event-Placed =
    { $source ->
       *[hand] { $seat } joue « { $face } » en { $cell }.
        [drawn] { $seat } joue « { $face } », tout juste piochée, en { $cell }.
        [discard] { $seat } joue « { $face } », reprise de la défausse, en { $cell }.
        [magic] { $seat } pose la carte Magie « { $face } » en { $cell }.
    }
event-Discarded = { $seat } défausse « { $face } ».
event-MagicPlayed = { $seat } lance « { $magic } ».
event-Chosen = { $seat } montre { $cell }.
event-PlayerChosen = { $seat } choisit { $other }.
event-Fetched = { $seat } reprend « { $face } » dans la défausse.
event-Removed =
    { $to ->
       *[box] { $seat } retire du jeu « { $face } », en { $cell }.
        [discard] { $seat } met « { $face } », prise en { $cell }, dans la défausse.
        [hand] { $seat } prend en main « { $face } », en { $cell }.
    }
event-Turned =
    { $quarters ->
        [1] { $seat } tourne la pile en { $cell } d’un quart de tour dans le sens horaire.
        [2] { $seat } tourne la pile en { $cell } d’un demi-tour.
       *[other] { $seat } tourne la pile en { $cell } d’un quart de tour dans l’autre sens.
    }
event-Moved =
    { $pile ->
        [true] { $seat } déplace la pile de { $cell } vers { $to }.
       *[false] { $seat } déplace la carte du dessus de { $cell } vers { $to }.
    }
event-Swapped = { $seat } échange les piles en { $cell } et en { $other }.
event-Exchanged = { $seat } défausse « { $face } » pour une nouvelle carte.
event-HandsSwapped = { $seat } et { $other } échangent leurs mains.
event-Kept = { $seat } décline l’offre.
event-Peeked =
    { $faces_id ->
        [none] { $count ->
            [1] { $seat } regarde la carte du dessus de la pioche.
           *[other] { $seat } regarde les { $count } cartes du dessus de la pioche.
        }
       *[other] { $seat } voit sur le dessus de la pioche : { $faces }.
    }
event-Reordered =
    { $count ->
        [1] { $seat } remet une carte sur la pioche.
       *[other] { $seat } remet { $count } cartes sur la pioche dans un nouvel ordre.
    }
event-Marked =
    { $flag ->
       *[immune] { $until ->
           *[turn] { $seat } protège la pile en { $cell } des cartes et de la magie jusqu’à la fin du tour.
            [round] { $seat } protège la pile en { $cell } des cartes et de la magie pendant un tour de table.
            [forever] { $seat } protège pour toujours la pile en { $cell } des cartes et de la magie.
        }
        [no_cover] { $until ->
           *[turn] { $seat } empêche de couvrir { $cell } jusqu’à la fin du tour.
            [round] { $seat } empêche de couvrir { $cell } pendant un tour de table.
            [forever] { $seat } empêche pour toujours de couvrir { $cell }.
        }
    }
event-Fizzled = { $seat } ne peut pas accomplir une partie du sort, elle n’a pas lieu.
event-Connected =
    { $pending ->
        [true] { $axis ->
           *[NS] La magie relie les châteaux de la famille { $family } du nord au sud : elle gagne au début de son prochain tour, si la route tient encore.
            [WE] La magie relie les châteaux de la famille { $family } d’ouest en est : elle gagne au début de son prochain tour, si la route tient encore.
        }
       *[false] { $axis ->
           *[NS] Les châteaux de la famille { $family } sont reliés du nord au sud.
            [WE] Les châteaux de la famille { $family } sont reliés d’ouest en est.
        }
    }
event-Broken =
    { $axis ->
       *[NS] La route nord-sud de la famille { $family } est rompue.
        [WE] La route ouest-est de la famille { $family } est rompue.
    }
event-FinalPhase = La pioche est vide. Tout le monde joue une dernière carte.
event-Skipped = { $seat } n’a plus de carte et passe son tour.
event-Ended =
    { $reason ->
       *[own] { $winners } relie deux châteaux opposés et gagne !
        [gift] { $count ->
            [one] La carte relie les châteaux d’une autre famille : { $winners } gagne !
           *[other] La carte relie plusieurs autres familles : { $winners } partagent la victoire !
        }
        [claim] La route née de la magie tient encore : { $winners } gagne !
        [deck] { $count ->
            [0] Toutes les cartes sont jouées et aucun château n’est relié : égalité.
           *[other] La dernière carte est jouée : { $winners } gagne !
        }
        [neutral] { $count ->
            [0] Une famille que personne ne joue est reliée : la partie se termine sans victoire.
            [one] Une famille que personne ne joue est reliée, donc { $winners } gagne !
           *[other] Une famille que personne ne joue est reliée, donc { $winners } gagnent ensemble !
        }
    }

## Ce qu’on te demande

prompt-layout = Les châteaux se mettent en place.
prompt-families = Choisis ta famille.
prompt-magic = Choisis une carte Magie.
prompt-begin = On tire au sort qui commence.
prompt-deal = Les cartes sont distribuées.
prompt-draw = Une carte est piochée.
prompt-turn = Joue ta carte Route, ou une carte Magie à la place.
prompt-spell = Poursuis ton sort.
prompt-place = Choisis où la carte va pousser.
prompt-place-drawn = Choisis une carte et l’endroit où elle va pousser.
prompt-choose-top = Choisis une pile : c’est sa carte du dessus qui compte.
prompt-choose-pile = Choisis une pile entière.
prompt-choose-empty = Choisis une case vide.
prompt-choose-player = Choisis quelqu’un autour de la table.
prompt-offer =
    { $op ->
       *[cycle_hand] Veux-tu échanger la carte de ta main contre une nouvelle ?
        [swap_hand] Veux-tu échanger ta main ?
        [other] Veux-tu ce que le sort te propose ?
    }
prompt-pick = Choisis la prochaine carte à remettre.
prompt-discard = Ta carte n’a de place nulle part : défausse-la.
prompt-over = La partie est terminée.

## Étapes d’un sort, en liste

step-choose-top = choisir une carte du dessus
step-choose-pile = choisir une pile
step-choose-empty = choisir une case vide
step-choose-player = choisir quelqu’un
step-draw =
    { $n ->
        [one] piocher une carte
       *[other] piocher { $n } cartes
    }
step-take_discard =
    { $n ->
        [one] prendre la carte du dessus de la défausse
       *[other] prendre les { $n } cartes du dessus de la défausse
    }
step-place-choose = faire pousser une des cartes
step-place-only = faire pousser la carte
step-place-all = faire pousser toutes les cartes
step-place_self = poser la carte Magie elle-même
step-discard_rest = défausser le reste
step-remove_top-box = retirer la carte du dessus du jeu
step-remove_top-discard = mettre la carte du dessus dans la défausse
step-remove_top-hand = prendre la carte du dessus en main
step-rotate =
    { $quarters ->
        [1] tourner d’un quart de tour
        [2] tourner d’un demi-tour
       *[other] tourner d’un quart de tour dans l’autre sens
    }
step-swap = échanger les deux
step-move = déplacer à cet endroit
step-offer = demander aux autres
step-cycle_hand = échanger la carte en main contre une nouvelle
step-swap_hand = échanger les mains
step-peek =
    { $n ->
        [one] regarder la carte du dessus de la pioche
       *[other] regarder les { $n } cartes du dessus de la pioche
    }
step-reorder = les remettre dans l’ordre voulu
step-mark = protéger
step-repeat =
    { $n ->
        [one] faire une fois :
       *[other] faire { $n } fois :
    }
step-if =
    { $what ->
       *[deck] si la pioche a au moins { $least } cartes :
        [discard] si la défausse a au moins { $least } cartes :
        [stacks] si au moins { $least } piles sont sur le plateau :
    }

## Pourquoi pas (refus)

refusal-not-your-turn = Ce n’est pas encore à toi. Attends qu’on te demande quelque chose.
refusal-over = La partie est terminée. Tu peux en commencer une nouvelle.
refusal-not-held = Tu n’as pas cette carte. Joue celle de ta main.
refusal-no-contact = Rien n’y touche un bord court de la carte. Pars d’un château ou du bord court d’une autre carte, ou tourne la carte.
refusal-not-crosswise = Sur une pile, la carte doit être en travers. Tourne-la d’un quart de tour.
refusal-protected = Cette pile est protégée. Choisis une autre case.
refusal-off-board = Cette case est hors des châteaux. Choisis-en une dans le cadre.
refusal-must-cover = Il faut une carte sous celle-ci. Pose-la en travers d’une pile.
refusal-must-be-empty = Cette carte va sur une case vide. Choisis-en une où un bord court touche quelque chose.
refusal-must-cover-that = La deuxième carte se pose en travers de la première, et nulle part ailleurs.
refusal-route-mismatch = À cette table, la route doit rencontrer la route là où des bords courts se touchent. Tourne la carte ou choisis une autre case.
refusal-same-turn = Après un demi-tour, cette carte est la même. C’est un quart de tour qui change tout.
refusal-magic-not-held = Tu n’as pas cette carte Magie. Choisis une des tiennes.
refusal-magic-used = Tu as déjà lancé cette magie. Choisis une autre carte.
refusal-magic-no-target = Rien sur le plateau ne peut subir cette magie. Joue ta carte Route ou une autre magie.
refusal-magic-deck = Il reste trop peu de cartes dans la pioche pour cette magie. Joue ta carte Route ou une autre magie.
refusal-magic-discard = Il y a trop peu de cartes dans la défausse pour cette magie. Joue ta carte Route ou une autre magie.
refusal-magic-no-place = Cette magie ne trouve aucun endroit où faire pousser une carte. Joue ta carte Route ou une autre magie.
refusal-magic-final = Seules les cartes Route comptent au dernier tour. Joue celle de ta main.
refusal-not-a-target = Le sort ne peut pas agir là. Choisis ce qui est éclairé.
refusal-can-be-placed = Ta carte a encore une place, tu ne peux donc pas la défausser. Choisis une des cases éclairées.
refusal-family-taken = Cette famille est prise. Choisis-en une qui est libre.
refusal-magic-taken = Tu as déjà cette carte Magie. Choisis-en une autre.
refusal-pair = Cette magie est au dos d’une carte que tu as déjà. Choisis-en une autre.
refusal-not-now = Ce n’est pas possible maintenant. Regarde ce qu’on te demande.
refusal-unknown-word = Ce coup n’existe pas dans ce jeu. Choisis-en un qui est éclairé.
refusal-bad-printed = Les cartes ne peuvent pas toutes être comme le disent ces corrections. Ouvre-les dans l’atelier et vois ce qui est marqué.

## Comment cela s’est fini

reason-own = Avec la carte Route de la personne qui gagne
reason-gift = Par la carte d’une autre personne
reason-claim = Par une route née de la magie qui a tenu
reason-deck = La pioche était vide
reason-neutral = Par une famille que personne ne joue
