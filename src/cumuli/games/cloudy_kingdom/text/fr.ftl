### Cloudy Kingdom : tous les mots du jeu en français.

## Le jeu

name = Cloudy Kingdom
tagline = Fais pousser des haricots magiques de château en château, bien au-dessus du sol.

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

## Ce que tu peux faire (boutons)

action-Place = Jouer ici
action-PlayMagic = Lancer cette magie
action-Choose = Choisir cette case
action-ChoosePlayer = Choisir cette personne
action-Accept = Oui, volontiers
action-Decline = Non, merci
action-Pick = Prendre cette carte
action-Discard = Défausser ma carte
action-TakeMagic = Prendre cette carte Magie
action-TakeFamily = Prendre cette famille
action-LayOut = Disposer les châteaux
action-Deal = Distribuer une carte
action-Begin = Désigner qui commence

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

## Règles

rule-1 = Le royaume
rule-1-1 = Le plateau est un carré de deux cases sur deux, trois sur trois ou quatre sur quatre. Des châteaux l’encadrent : un à côté de chaque case du bord.
rule-1-2 = Chaque famille a quatre châteaux, un de chaque côté du plateau. Couleur et emblème distinguent les familles : corbeau, rose, étoile, soleil.
rule-1-3 = Tu veux une route continue entre deux châteaux de ta famille sur des côtés opposés : du nord au sud ou d’ouest en est. Relier deux côtés voisins ne compte pas.
rule-1-4 = Les cartes Route montrent des morceaux de haricot. Les cartes Magie bousculent un instant les règles. Toutes les cartes ont la même taille, plus longues que larges.
rule-2 = Mise en place
rule-2-1 = À deux ou à trois, on joue sur trois cases sur trois ; à quatre, sur quatre sur quatre. La table peut choisir une autre taille.
rule-2-2 = Deux châteaux d’une famille ne sont jamais exactement face à face et ne se touchent jamais dans un coin du plateau.
rule-2-3 = Chacun joue une famille. Elle est tirée au sort, sauf si la table préfère choisir.
rule-2-4 = Chacun reçoit trois cartes Magie. À la première partie : « { magic-chop } », « { magic-inspiration } » et « { magic-burning } ». Ensuite, les trois mêmes pour tous, tirées au sort. Avec de l’expérience, chacun choisit ses trois cartes.
rule-2-5 = Les cartes Route mélangées forment la pioche, avec une place à côté pour la défausse. Chacun commence avec une carte Route en main.
rule-2-6 = Le sort désigne qui commence.
rule-3 = Ton tour
rule-3-1 = Tu fais une de ces deux choses : jouer la carte Route de ta main, ou la défausser et lancer une de tes cartes Magie.
rule-3-2 = À la fin de ton tour, tu pioches une carte Route pour en avoir de nouveau une en main.
rule-3-3 = On joue dans le sens horaire. Tu n’agis qu’à ton tour, ou quand un sort te demande quelque chose.
rule-3-4 = On ne peut pas passer. Si ta carte n’a vraiment de place nulle part, tu la défausses.
rule-4 = Pousse
rule-4-1 = Sur une case vide, au moins un bord court de ta carte doit toucher le bord long d’un château ou le bord court d’une autre carte. Peu importe à qui est le château.
rule-4-2 = Sur une pile, ta carte se met en travers de celle du dessus, dont les bouts dépassent encore. Une pile peut monter aussi haut que tu veux.
rule-4-3 = Tourne ta carte comme tu veux avant de la jouer.
rule-4-4 = Le bord court d’une carte ne rencontre jamais le bord long d’une autre. Sur les cases du plateau, cela ne peut pas arriver.
rule-4-5 = Les images n’ont pas à s’accorder. Une carte peut toucher un trou ou le bout d’une route bloquée.
rule-4-6 = Rien ne se pose sur une carte protégée, comme « { magic-burning } ».
rule-5 = Routes
rule-5-1 = Une carte relie les chemins que relie son image. On continue là où deux cartes se touchent et montrent toutes deux une route.
rule-5-2 = Dans une pile, seules comptent les deux cartes du dessus : la première en entier, et les bouts qui dépassent de la seconde. Pour tourner, une route a besoin de deux cartes sur la même case.
rule-5-3 = Trous et blocages interrompent une route. Au milieu d’une carte, ils disparaissent quand on la couvre ; à un bout, ils restent.
rule-5-4 = Un château est le bout d’une route. Aucune route ne traverse un château, et deux châteaux côte à côte ne sont pas reliés.
rule-6 = Magie
rule-6-1 = La magie prend tout ton tour. Tu défausses d’abord ta carte Route, puis tu lances la carte Magie. À la fin, tu pioches comme toujours.
rule-6-2 = Chaque carte Magie ne te sert qu’une fois par partie.
rule-6-3 = Tu ne peux lancer une magie que si chacune de ses étapes est possible : il faut des cibles, des places et assez de cartes.
rule-6-4 = Tu ne peux pas gagner au tour où tu lances une magie. Les autres, si.
rule-6-5 = Une carte Magie utilisée retourne dans la boîte, jamais dans la défausse, sauf si elle reste sur le plateau.
rule-6-6 = La magie agit tout de suite et en entier.
rule-7 = Les huit cartes Magie
rule-7-1 = { magic-chop } La carte du dessus d’une pile non protégée sort du jeu. Ce qui était dessous compte de nouveau, même si cela ne touche plus rien.
rule-7-2 = { magic-inspiration } : tu regardes deux cartes de la pioche, tu joues celle qui te convient et tu défausses l’autre.
rule-7-3 = { magic-burning } : elle va en travers d’une pile, jamais sur une case vide, et relie les quatre chemins. Rien ne la couvre, aucune magie ne change sa pile ; des cartes à côté sont permises.
rule-7-4 = { magic-interrupted } : il va sur une case vide ou en travers d’une pile. Aucun chemin ne passe par son centre. On peut le couvrir, le couper et le tourner.
rule-7-5 = { magic-expedited } : ta première carte piochée va sur une case vide, la deuxième en travers d’elle. Tu ne vois la deuxième qu’une fois la première posée.
rule-7-6 = { magic-green } : tu pioches deux cartes. À partir de ta gauche, chacun des autres peut défausser la carte de sa main et en piocher une. Puis tu joues tes deux cartes dans l’ordre que tu veux ; la seconde peut couvrir la première.
rule-7-7 = { magic-replant } : tu joues la carte du dessus de la défausse selon les règles de pousse. La carte que tu viens de défausser pour cela ne compte pas.
rule-7-8 = { magic-twisting } : une pile non protégée tourne d’un quart de tour dans le sens horaire, avec toutes ses cartes. Les règles de pousse n’y jouent aucun rôle.
rule-8 = Fin de la partie
rule-8-1 = La partie se termine dès qu’une carte vient de relier deux châteaux d’une famille sur des côtés opposés.
rule-8-2 = Si ta carte Route relie tes propres châteaux, tu gagnes, quelles que soient les autres familles reliées.
rule-8-3 = Si elle ne relie que les châteaux des autres, ce sont eux qui gagnent. À plusieurs, ils partagent la victoire.
rule-8-4 = Si ta propre magie relie tes châteaux, tu dois attendre : tu gagnes au début de ton prochain tour, si la route tient encore.
rule-8-5 = Si ta magie relie les châteaux de quelqu’un d’autre, cette personne gagne aussitôt.
rule-8-6 = Quand la pioche est vide, chacun à son tour joue la dernière carte de sa main. Qui n’en a pas passe son tour.
rule-8-7 = Si personne n’a gagné après cela, il y a égalité.
rule-8-8 = Une route déjà en place n’est pas nouvelle : jouer ailleurs ne fait pas gagner qui la possède.
rule-8-9 = Tu peux partir des châteaux d’une famille que personne ne joue ; les relier n’a aucun effet.
rule-9 = Tes propres sorts
rule-9-1 = Un sort de ton cru est une liste de petites étapes : choisir, piocher, faire pousser, tourner, échanger et plus. La table les exécute l’une après l’autre.
rule-9-2 = Un sort a au plus huit étapes et pioche au plus quatre cartes.
rule-9-3 = Tout le monde voit ces sorts avant la partie, et on ne les joue que si tous sont d’accord. La table peut aussi ajouter trois des nôtres : « { magic-gust } », « { magic-storm } » et « { magic-second_harvest } ».

## Interprétations : là où la règle imprimée laisse une question

ruling-R1 = Quel plateau pour combien de joueurs ?
ruling-R1-answer = Trois cases sur trois à deux et à trois, quatre sur quatre à quatre.
ruling-R2 = Comment les châteaux sont-ils disposés ?
ruling-R2-answer = Dans une disposition fixe où toutes les familles ont à peu près les mêmes chances.
ruling-R3 = Que deviennent les familles que personne ne joue ?
ruling-R3-answer = Leurs châteaux sont là, et tu peux en partir.
ruling-R4 = Et si une telle famille est reliée ?
ruling-R4-answer = Rien. La partie continue.
ruling-R5 = Les images doivent-elles s’accorder là où les cartes se touchent ?
ruling-R5-answer = Non, il suffit que les bords courts se touchent.
ruling-R6 = Peut-on poser des cartes hors des châteaux ?
ruling-R6-answer = Non, seulement dans le cadre.
ruling-R7 = Le bout visible d’une carte couverte est-il un bord court ?
ruling-R7-answer = Oui, tu peux continuer à partir de lui.
ruling-R8 = Puis-je partir des châteaux d’autres familles ?
ruling-R8-answer = Oui, de tous les châteaux.
ruling-R9 = Une carte peut-elle être décalée dans sa case ?
ruling-R9-answer = Non, chaque carte est au milieu d’une case.
ruling-R10 = Quelle carte prend « { magic-replant } » ?
ruling-R10-answer = Celle du dessus avant que tu défausses la carte de ta main. Sans elle, pas de magie.
ruling-R11 = Les règles de pousse valent-elles pour « { magic-replant } » ?
ruling-R11-answer = Oui, la carte pousse comme toute autre.
ruling-R12 = Peut-on lancer une magie en partie impossible ?
ruling-R12-answer = Non, chaque étape doit être possible.
ruling-R13 = Où va une carte coupée ?
ruling-R13-answer = Dans la boîte, elle ne revient donc jamais.
ruling-R14 = Peut-on couper une carte couverte ?
ruling-R14-answer = Non, seulement celle du dessus.
ruling-R15 = Peut-on couvrir « { magic-interrupted } » ?
ruling-R15-answer = Oui, en travers, comme toute carte Route.
ruling-R16 = Peut-on couper et tourner « { magic-interrupted } » ?
ruling-R16-answer = Oui, il compte comme une carte Route.
ruling-R17 = Peut-on passer par « { magic-burning } » ?
ruling-R17-answer = Oui, les quatre chemins s’y rejoignent.
ruling-R18 = Que montre « { magic-interrupted } » ?
ruling-R18-answer = Quatre chemins qui s’arrêtent tous avant le centre.
ruling-R19 = Peut-on tourner une pile sous « { magic-burning } » ?
ruling-R19-answer = Non, aucune magie n’atteint cette pile.
ruling-R20 = Quand vérifie-t-on la victoire pendant un sort ?
ruling-R20-answer = Après chaque changement sur le plateau.
ruling-R21 = La carte en main est-elle visible ?
ruling-R21-answer = Non, toi seul la vois.
ruling-R22 = Les cartes Magie sont-elles visibles ?
ruling-R22-answer = Oui, tout le monde voit qui a lesquelles.
ruling-R23 = Dois-je annoncer une route née de la magie ?
ruling-R23-answer = Non, tu gagnes sans rien dire au début de ton tour.
ruling-R24 = Ma route née de la magie est là et quelqu’un joue ailleurs. Ai-je gagné ?
ruling-R24-answer = Pas encore, seulement au début de ton tour.
ruling-R25 = La carte de quelqu’un d’autre relie de nouveau mes châteaux. Ai-je gagné ?
ruling-R25-answer = Oui, aussitôt.
ruling-R26 = Ma magie nous relie, moi et quelqu’un d’autre. Qui gagne ?
ruling-R26-answer = L’autre personne, aussitôt.
ruling-R27 = La magie est-elle permise au dernier tour ?
ruling-R27-answer = Non, chacun joue sa dernière carte Route.
ruling-R28 = Dans quel ordre se joue le dernier tour ?
ruling-R28-answer = Dans le sens horaire à partir de la personne suivante ; qui a pioché la dernière carte joue en dernier.
ruling-R29 = Et si la pioche est trop petite pour un sort ?
ruling-R29-answer = Alors on ne peut pas le lancer.
ruling-R30 = Et si je n’ai pas de carte au dernier tour ?
ruling-R30-answer = Tu passes ton tour.
ruling-R31 = Remélange-t-on la défausse quand la pioche est vide ?
ruling-R31-answer = Non, une pioche vide annonce le dernier tour.
ruling-R32 = Quelle magie est au dos de laquelle ?
ruling-R32-answer = Nous ne le savons pas, donc trois magies quelconques vont ensemble.
ruling-R33 = Comment tire-t-on les magies au sort ?
ruling-R33-answer = Les huit ont la même chance.
ruling-R34 = Le pont de corde passe-t-il au-dessus d’une autre route ?
ruling-R34-answer = Non, c’est une route droite que l’on peut suivre.
ruling-R35 = Puis-je regarder ma carte et choisir ensuite la magie ?
ruling-R35-answer = Oui, tu connais toujours la carte de ta main.
ruling-R36 = Puis-je reprendre un coup ou passer ?
ruling-R36-answer = Non. Un coup est définitif, et il y en a toujours un.

## Réglages

group-setup = Mise en place
group-magic = Magie
group-rulings = Règles maison
option-board = Plateau
option-board-hint = Un petit plateau donne une partie courte.
option-board-auto = Selon le nombre de joueurs
option-board-2x2 = 2 × 2 cases
option-board-3x3 = 3 × 3 cases
option-board-4x4 = 4 × 4 cases
option-castles = Châteaux
option-castles-hint = Certaines dispositions favorisent une famille plus que d’autres.
option-castles-fair = Disposition équitable
option-castles-random = Disposition au hasard
option-castles-custom = Ta propre disposition
option-families = Familles
option-families-hint = Tirées au sort, ou choisies l’une après l’autre.
option-families-random = Au hasard
option-families-chosen = Chacun choisit
option-start = Qui commence
option-start-hint = Le sort, ou une place que tu désignes.
option-start-random = Le sort décide
option-start-1 = Place 1
option-start-2 = Place 2
option-start-3 = Place 3
option-start-4 = Place 4
option-magic = Cartes Magie
option-magic-hint = Les trois cartes Magie que chacun a au départ.
option-magic-first_game = Première partie : « { magic-chop } », « { magic-inspiration } », « { magic-burning } »
option-magic-same_three = Les trois mêmes pour tous, au hasard
option-magic-own_choice = Chacun en choisit trois
option-magic_pairs = Cartes Magie à deux faces
option-magic_pairs-hint = Personne ne peut avoir les deux faces d’une carte. Les faces qui vont ensemble, c’est nous qui les supposons.
option-deck = Pioche
option-deck-hint = Combien de cartes de chaque image se trouvent dans la pioche.
option-deck-standard72 = 72 cartes
option-deck-standard60 = 60 cartes
option-deck-custom = Ta propre pioche
option-spells = Tes propres sorts
option-spells-hint = Ils rejoignent les huit sorts imprimés. Tout le monde devrait être d’accord.
option-neutral_castles = Châteaux que personne ne joue
option-neutral_castles-hint = Ils offrent plus d’endroits d’où partir.
option-neutral_castles-present = Sont sur le plateau
option-neutral_castles-absent = N’y sont pas
option-neutral_link = Relier une famille que personne ne joue
option-neutral_link-hint = Ce qui arrive quand ses châteaux sont reliés.
option-neutral_link-ignored = N’a aucun effet
option-neutral_link-ends = Finit la partie sans victoire
option-neutral_link-mover_loses = Fait perdre, et les autres gagnent
option-match_routes = La route doit rencontrer la route
option-match_routes-hint = Un jeu plus strict : là où des bords courts se touchent, les images doivent s’accorder.
option-replant_source = « { magic-replant } » prend
option-replant_source-hint = Avec le second choix, tu joues la carte que tu viens de défausser.
option-replant_source-before = La carte du dessus avant ta défausse
option-replant_source-cost = La carte du dessus après ta défausse
option-allow_fizzle = La magie peut faire long feu
option-allow_fizzle-hint = Les étapes impossibles n’ont pas lieu.
option-chop_interrupted = « { magic-interrupted } » peut être retiré
option-chop_interrupted-hint = La magie qui retire ou tourne des cartes agit aussi sur lui.
option-magic_win = Victoire pendant une magie
option-magic_win-hint = Utile quand un sort change le plateau plus d’une fois.
option-magic_win-each = Vérifiée après chaque changement
option-magic_win-end = Vérifiée à la fin du sort
option-open_hands = Mains visibles
option-open_hands-hint = Chacun voit la carte Route de chacun : bien pour apprendre.
option-examples = Trois magies de notre cru
option-examples-hint = Bourrasque, Tempête et Seconde récolte s’ajoutent aux huit cartes Magie, quand celles-ci sont tirées au sort ou choisies.
option-hidden_magic = Magie cachée
option-hidden_magic-hint = Personne ne voit les cartes Magie qui restent aux autres.
option-final_magic = Magie au dernier tour
option-final_magic-hint = Tu peux lancer une magie avec ta dernière carte. Une route à toi née ainsi ne gagne pas.

## D’où cela vient

provenance-rulebook = C’est ainsi dans la règle imprimée.
provenance-public = On le sait par des sources publiques.
provenance-designed = Nous ne connaissons pas l’original ici : c’est notre propre remplacement.

## Comment cela s’est fini

reason-own = Avec la carte Route de la personne qui gagne
reason-gift = Par la carte d’une autre personne
reason-claim = Par une route née de la magie qui a tenu
reason-deck = La pioche était vide
reason-neutral = Par une famille que personne ne joue

## Vérifier une pioche de ton cru

deck-ok = La pioche est bonne.
deck-bad-toml = Cette pioche n’est pas du TOML lisible : { $where }
deck-unknown-key = Une pioche ne connaît pas « { $where } ». Enlève-le ou corrige l’orthographe.
deck-bad-block = « { $where } » a un chemin qu’aucune carte ne peut avoir. Écris au moins deux lettres parmi N, E, S et W, chacune au plus une fois par carte.
deck-bad-flap = « { $where } » a des bouts qu’aucune carte ne peut avoir. Écris N, S, NS ou rien.
deck-bad-count = « { $where } » ne peut pas être un nombre de cartes ou d’images. Écris des nombres entiers de 0 à 99, avec au plus 240 cartes et 40 images en tout.
deck-no-side-exit = Aucune carte n’a de sortie sur le côté, donc aucune route ne pourrait tourner et personne ne pourrait gagner. Ajoute des croisements, des embranchements ou des virages.
deck-too-small = La pioche a { $where } cartes, c’est trop peu. Prends-en au moins douze.
deck-no-provenance = On ne dit pas d’où vient « { $where } ». Écris rulebook, public ou designed.

## Vérifier une disposition de ton cru

layout-sides = Une disposition a quatre côtés de même longueur, avec deux à quatre châteaux chacun, par exemple abc/acb/bca/bca.
layout-family = Les châteaux s’écrivent a, b, c et d, un trou s’écrit -. N’utilise aucun autre signe.
layout-size = Cette disposition ne va pas avec la taille du plateau. Choisis l’autre taille, ou écris sur chaque côté autant de châteaux qu’il y a de cases.
layout-twice = Une famille ne peut avoir qu’un château de chaque côté. Écris chaque lettre une fois par côté.
layout-opposite = Deux châteaux d’une famille sont exactement face à face. Déplace l’un d’eux le long de son côté.
layout-corner = Deux châteaux d’une famille se touchent dans un coin. Déplace l’un d’eux le long de son côté, loin du coin.
