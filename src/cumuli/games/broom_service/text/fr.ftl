### Broom Service : tous les mots du jeu en français.

## Le jeu


## Rôles

role-forest_witch = Sorcière des forêts
role-hill_witch = Sorcière des collines
role-mountain_witch = Sorcière des montagnes
role-heath_witch = Sorcière des landes
role-valley_druid = Druide des vallées
role-summit_druid = Druide des sommets
role-fruit_gatherer = Cueilleur de fruits
role-herb_gatherer = Cueilleur d’herbes
role-root_gatherer = Cueilleur de racines
role-weather_fairy = Fée du beau temps
role-forest_witch-short = Forêt
role-hill_witch-short = Colline
role-mountain_witch-short = Montagne
role-heath_witch-short = Lande
role-valley_druid-short = Vallée
role-summit_druid-short = Sommet
role-fruit_gatherer-short = Fruits
role-herb_gatherer-short = Herbes
role-root_gatherer-short = Racines
role-weather_fairy-short = Fée

## Les deux moitiés de chaque carte, telles qu’on les lit à voix haute

role-forest_witch-brave = Je suis la sorcière des forêts, brave entre toutes : je vole dans une forêt voisine et j’y livre une potion.
role-forest_witch-cowardly = Je suis une lâche sorcière des forêts : je vole dans une forêt voisine, sans plus.
role-hill_witch-brave = Je suis la sorcière des collines, brave entre toutes : je vole sur une colline voisine et j’y livre une potion.
role-hill_witch-cowardly = Je suis une lâche sorcière des collines : je vole sur une colline voisine, sans plus.
role-mountain_witch-brave = Je suis la sorcière des montagnes, brave entre toutes : je vole sur une montagne voisine et j’y livre une potion.
role-mountain_witch-cowardly = Je suis une lâche sorcière des montagnes : je vole sur une montagne voisine, sans plus.
role-heath_witch-brave = Je suis la sorcière des landes, brave entre toutes : je vole sur une lande voisine et j’y livre une potion.
role-heath_witch-cowardly = Je suis une lâche sorcière des landes : je vole sur une lande voisine, sans plus.
role-valley_druid-brave = Je suis le druide des vallées, brave entre tous : je livre une potion depuis une forêt ou une lande, et on m’en félicite.
role-valley_druid-cowardly = Je suis un lâche druide des vallées : je livre une potion depuis une forêt ou une lande.
role-summit_druid-brave = Je suis le druide des sommets, brave entre tous : je livre une potion depuis une colline ou une montagne, et on m’en félicite.
role-summit_druid-cowardly = Je suis un lâche druide des sommets : je livre une potion depuis une colline ou une montagne.
role-fruit_gatherer-brave = Je suis le cueilleur de fruits, brave entre tous : mon panier contient trois ressources.
role-fruit_gatherer-cowardly = Je suis un lâche cueilleur de fruits : une seule ressource me suffit.
role-herb_gatherer-brave = Je suis le cueilleur d’herbes, brave entre tous : trois ressources poussent sur mon chemin.
role-herb_gatherer-cowardly = Je suis un lâche cueilleur d’herbes : je cueille une seule ressource.
role-root_gatherer-brave = Je suis le cueilleur de racines, brave entre tous : je déterre trois ressources.
role-root_gatherer-cowardly = Je suis un lâche cueilleur de racines : je déterre une seule ressource.
role-weather_fairy-brave = Je suis la fée du beau temps, brave entre toutes : je dissipe un nuage voisin, et on m’en félicite.
role-weather_fairy-cowardly = Je suis une lâche fée du beau temps : je dissipe un nuage voisin.

## Brave et lâche

brave = Brave
cowardly = Lâche

## Ressources

colour-violet = violette
colour-green = verte
colour-orange = orange
good-violet = potion violette
good-green = potion verte
good-orange = potion orange
good-wand = baguette
resource-violet =
    { $count ->
        [one] { $count } potion violette
       *[other] { $count } potions violettes
    }
resource-green =
    { $count ->
        [one] { $count } potion verte
       *[other] { $count } potions vertes
    }
resource-orange =
    { $count ->
        [one] { $count } potion orange
       *[other] { $count } potions orange
    }
resource-wand =
    { $count ->
        [one] { $count } baguette
       *[other] { $count } baguettes
    }

## La carte du royaume

terrain-forest = forêt
terrain-hill = colline
terrain-mountain = montagne
terrain-heath = lande
# Une tour après « à la »
tower =
    { $shape ->
        [square] { $colour ->
           *[violet] tour carrée violette
            [green] tour carrée verte
            [orange] tour carrée orange
        }
       *[round] { $colour ->
           *[violet] tour ronde violette
            [green] tour ronde verte
            [orange] tour ronde orange
        }
    }
circle = Cercle de pierres { $circle }
amulet = Amulette

## Événements

happening-more_or_less = Plus ou moins ?
happening-more_or_less-text = Prends autant de rôles que tu veux, de { $low } à { $high }. Chaque rôle au-dessous de quatre rapporte { $below } PV, chaque rôle au-dessus coûte { $above } PV.
happening-black_market = Marché noir
happening-black_market-text = Qui joue un rôle en lâche peut prendre { $vp } PV au lieu de l’action.
happening-moonshine = Distillerie clandestine
happening-moonshine-text =
    { $resources ->
        [one] Qui joue un rôle en lâche peut prendre une ressource au choix au lieu de l’action.
       *[other] Qui joue un rôle en lâche peut prendre { $resources } ressources au choix au lieu de l’action.
    }
happening-old_times = Comme au bon vieux temps
happening-old_times-text = Qui entame doit jouer son rôle bravement.
happening-dangerous_regions = Régions dangereuses
happening-dangerous_regions-text = À la fin, tes pions te coûtent des PV selon l’endroit où ils se trouvent :
happening-pleasant_regions = Régions accueillantes
happening-pleasant_regions-text = À la fin, tes pions te rapportent des PV selon l’endroit où ils se trouvent :
happening-full_hands = Les mains pleines
happening-full_hands-text =
    { $way ->
       *[paid] Chacun tend des ressources dans son poing fermé, et les paie. Le plus grand nombre rapporte { $first } PV, à partir de { $second_from } joueurs le deuxième rapporte { $second } PV.
        [shown] Chacun tend des ressources dans son poing fermé, et les garde. Le plus grand nombre rapporte { $first } PV, à partir de { $second_from } joueurs le deuxième rapporte { $second } PV.
    }
happening-empty_hands = Les mains vides
happening-empty_hands-text =
    { $way ->
       *[rank] Le moins de ressources rapporte { $fewest } PV, à partir de { $second_from } joueurs la deuxième place rapporte { $second } PV. Chacun garde tout.
        [each] Chacune de tes ressources te coûte 1 PV. Tu les gardes toutes.
    }
happening-everything_once = Un de chaque !
happening-everything_once-text =
    { $way ->
       *[four] Tu peux rendre, une seule fois, une de chacune des quatre ressources pour { $vp } PV.
        [three] Tu peux rendre, une seule fois, trois ressources différentes pour { $vp } PV.
    }
happening-like_minded = Âmes sœurs
happening-like_minded-text =
    { $way ->
       *[terrain] { $vp } PV si tes deux pions se trouvent sur le même type de terrain.
        [region] { $vp } PV si tes deux pions se trouvent dans la même région.
    }

## Nuages

cloud-heavy = nuage d’orage
cloud-tailwind = vent arrière
cloud-gust = bourrasque
cloud-courier = coursier
cloud-brew = breuvage
cloud-brew_orange = breuvage orange
cloud-brew_violet = breuvage violet
cloud-brew_green = breuvage vert

## Tuiles

tile-potions = Une potion de chaque couleur
tile-potions-text = Prends une potion violette, une verte et une orange.
tile-wands = Deux baguettes
tile-wands-text = Prends deux baguettes dans la réserve.
tile-deliver = Livraison
tile-deliver-text = Livre une potion avec l’un de tes pions, depuis n’importe quel terrain.
tile-two_moves = Deux déplacements
tile-two_moves-text = Déplace un pion deux fois, ou chacun une fois, sur n’importe quel terrain.
tile-dispel = Éclaircie
tile-dispel-text = Dissipe un nuage à côté de l’un de tes pions en payant ses baguettes.
tile-brave_as_coward = Brave quoique lâche
tile-brave_as_coward-text = Tu as joué en lâche : fais aussitôt l’action brave. Tu comptes toujours comme lâche.
tile-extra_card = Une carte de plus
tile-extra_card-text = Prends un rôle de plus au début d’une manche.
tile-five_vp = Cinq PV
tile-five_vp-text = Tu as joué en lâche : prends 5 PV au lieu de l’action.
tile-turbo = Turbo
tile-turbo-text = Ton pion file aussitôt vers l’un de deux cercles de pierres.
tile-turbo_ab = Turbo vers A ou B
tile-turbo_ac = Turbo vers A ou C
tile-turbo_ad = Turbo vers A ou D
tile-turbo_bc = Turbo vers B ou C
tile-turbo_bd = Turbo vers B ou D
tile-turbo_cd = Turbo vers C ou D
tile-orange_tower = Tour orange
tile-orange_tower-text = Une tour pour autant de potions orange que tu veux.

## Ce qui s’est passé (le récit et le film)

log-round = Manche { $round }
log-scoring = Fin de la manche { $round }
log-end = Fin de partie
event-CloudLaid = Un nuage se pose sur « { $region } » : { $cloud }.
event-TileLaid = Une tuile se pose sur « { $region } » : { $tile }.
event-Began = { $seat } commence.
event-Revealed = La manche { $round } apporte « { $event } ».
event-Reshuffled = Les dix cartes ensorcelées sont remélangées.
event-Bewitched = Rôle ensorcelé : { $role }.
event-Chose =
    { $count_id ->
        [none] { $seat } a fait son choix.
        [one] { $seat } a choisi { $count } rôle.
       *[other] { $seat } a choisi { $count } rôles.
    }
event-CountShown =
    { $vp_sign ->
       *[none] { $count ->
            [one] { $seat } montre { $count } rôle.
           *[other] { $seat } montre { $count } rôles.
        }
        [plus] { $count ->
            [one] { $seat } montre { $count } rôle et gagne { $vp_size } PV.
           *[other] { $seat } montre { $count } rôles et gagne { $vp_size } PV.
        }
        [minus] { $count ->
            [one] { $seat } montre { $count } rôle et perd { $vp_size } PV.
           *[other] { $seat } montre { $count } rôles et perd { $vp_size } PV.
        }
    }
event-ExtraUsed = { $seat } rend une tuile pour une carte de plus.
event-Added = { $seat } prend en secret un rôle de plus.
event-Led =
    { $brave ->
       *[true] { $seat } entame bravement : { $role }.
        [false] { $seat } entame en lâche : { $role }.
    }
event-Answered =
    { $brave ->
       *[true] { $seat } fournit bravement : { $role }.
        [false] { $seat } fournit en lâche : { $role }.
    }
event-Passed = { $seat } passe, faute d’avoir le rôle : { $role }.
event-Penalised = { $seat } perd { $vp_size } PV pour le rôle ensorcelé : { $role }.
event-Bumped = { $other } supplante { $seat }, qui repart les mains vides.
event-BraveActs = Plus personne ne supplante { $seat }, qui agit : { $role }.
event-TookInstead =
    { $what ->
       *[market] { $seat } prend { $vp } PV au marché noir au lieu de l’action.
        [moonshine] { $seat } passe à la distillerie clandestine au lieu de l’action.
        [five_vp] { $seat } rend une tuile et prend { $vp } PV au lieu de l’action.
        [brave] { $seat } rend une tuile et agit bravement, quoique lâche.
    }
event-Gathered =
    { $source ->
       *[role] { $seat } prend { $goods }.
        [tile] { $seat } prend { $goods } grâce à la tuile de montagne.
        [moonshine] { $seat } prend { $goods } à la distillerie.
    }
event-Flew =
    { $how ->
       *[witch] { $seat } vole de « { $origin } » vers « { $region } ».
        [tile] Grâce à la tuile de montagne, { $seat } vole de « { $origin } » vers « { $region } ».
        [storm] La bourrasque porte { $seat } de « { $origin } » vers « { $region } ».
    }
event-Turbo = Le turbo emporte { $seat } de « { $origin } » au cercle de pierres { $circle }, « { $region } ».
event-Delivered =
    { $bonus ->
        [0] { $wand ->
            [0] Depuis « { $region } », { $seat } livre à la { $tower } : { $vp } PV.
            [one] Depuis « { $region } », { $seat } livre à la { $tower } : { $vp } PV et { $wand } baguette.
           *[other] Depuis « { $region } », { $seat } livre à la { $tower } : { $vp } PV et { $wand } baguettes.
        }
       *[other] { $wand ->
            [0] Depuis « { $region } », { $seat } livre à la { $tower } : { $vp } PV, dont { $bonus } en plus.
            [one] Depuis « { $region } », { $seat } livre à la { $tower } : { $vp } PV, dont { $bonus } en plus, et { $wand } baguette.
           *[other] Depuis « { $region } », { $seat } livre à la { $tower } : { $vp } PV, dont { $bonus } en plus, et { $wand } baguettes.
        }
    }
event-Dispelled =
    { $vp ->
        [0] { $wand ->
            [one] { $seat } dissipe un nuage sur « { $region } » pour { $wand } baguette : { $cloud }.
           *[other] { $seat } dissipe un nuage sur « { $region } » pour { $wand } baguettes : { $cloud }.
        }
       *[other] { $wand ->
            [one] { $seat } dissipe un nuage sur « { $region } » pour { $wand } baguette et gagne { $vp } PV : { $cloud }.
           *[other] { $seat } dissipe un nuage sur « { $region } » pour { $wand } baguettes et gagne { $vp } PV : { $cloud }.
        }
    }
event-StormPaid = { $seat } a les potions voulues et gagne { $vp } PV : { $cloud }.
event-TileTaken = { $seat } prend la tuile « { $tile } » sur « { $region } ».
event-AmuletTaken = { $seat } prend une amulette sur « { $region } ».
event-TileUsed = { $seat } utilise la tuile « { $tile } ».
event-TileForgone = { $seat } renonce pour de bon à la tuile « { $tile } ».
event-Waived =
    { $what ->
       *[move] { $seat } ne bouge pas.
        [deliver] { $seat } ne livre rien.
        [dispel] { $seat } ne dissipe rien.
        [gather] { $seat } ne prend rien.
    }
event-LeadsAgain = Que des lâches : { $seat } entame encore une fois.
event-Leads = { $seat } entame le tour suivant.
event-RoundOver = La manche { $round } est finie.
event-EventScored =
    { $vp_sign ->
       *[none] « { $event } » ne change rien pour { $seat }.
        [plus] « { $event } » rapporte { $vp_size } PV à { $seat }.
        [minus] « { $event } » coûte { $vp_size } PV à { $seat }.
    }
event-HoldMade = { $seat } tend son poing fermé.
event-BidShown =
    { $count ->
        [0] { $seat } ouvre un poing vide.
        [one] { $seat } ouvre le poing : { $count } ressource.
       *[other] { $seat } ouvre le poing : { $count } ressources.
    }
event-HandedIn =
    { $vp ->
        [0] { $seat } ne rend rien.
       *[other] { $seat } rend une série pour { $vp } PV.
    }
event-FinalScored =
    { $amulets ->
        [0] { $seat } gagne { $lightning } PV pour ses éclairs et { $sets } pour ses ressources : { $vp } PV en tout.
       *[other] { $seat } gagne { $lightning } PV pour ses éclairs, { $sets } pour ses ressources et { $amulets } pour ses amulettes : { $vp } PV en tout.
    }
event-Ended =
    { $reason ->
       *[points] { $winners } a le plus de PV et gagne !
        [resources] { $winners } a plus de ressources à égalité de PV et gagne !
        [shared] { $winners } sont à égalité en tout et gagnent ensemble !
    }

## Ce qu’on te demande

prompt-clouds = Les nuages s’amassent sur le royaume.
prompt-tiles = On pose les tuiles.
prompt-begin = Le sort désigne qui va commencer.
prompt-event = On révèle un événement.
prompt-bewitch = Un rôle va être ensorcelé.
prompt-extra = Rends-tu ta tuile pour une carte de plus ?
prompt-select = Choisis tes rôles pour cette manche.
prompt-add = Prends-tu un rôle de plus ?
prompt-lead = Tu entames : choisis un rôle, brave ou lâche.
prompt-lead-brave = Tu entames, bravement comme au bon vieux temps : choisis un rôle.
prompt-answer = Brave ou lâche ?
prompt-act = À toi d’agir.
prompt-mode = Tu as joué en lâche. Que prends-tu ?
prompt-gather = Prends tes ressources.
prompt-move = Où vole un de tes pions ?
prompt-deliver = Quelle tour reçoit une potion ?
prompt-dispel = Quel nuage dissipes-tu ?
prompt-circle = Ton balai passe en turbo. Vers quel cercle de pierres ?
prompt-mountain = Utilises-tu la tuile de montagne ?
prompt-bid = Combien de ressources tends-tu dans ton poing ?
prompt-once = Rends-tu une série ?
prompt-over = Les sept manches sont finies.

## Réponses données d’avance

seal-ahead = Quand ce sera mon tour :
sealed = Ta réponse sera : { $how }
unseal = Reprendre

## Pourquoi pas (refus)

refusal-not-your-turn = C’est à quelqu’un d’autre de répondre. Attends qu’on te le demande.
refusal-over = Les sept manches sont finies. Rejoue, à une nouvelle table.
refusal-not-held = Ce rôle n’est pas dans ta main. Entame avec un de ceux que tu as.
refusal-must-follow = Tu as le rôle demandé, tu dois donc le poser. Choisis brave ou lâche.
refusal-cannot-follow = Tu n’as pas le rôle demandé. Tu ne peux que passer.
refusal-must-be-brave = Comme au bon vieux temps, qui entame est brave. Joue ce rôle bravement.
refusal-hand-size =
    { $count ->
        [one] Ce n’est pas le bon nombre de rôles. Prends { $count } rôle.
       *[other] Ce n’est pas le bon nombre de rôles. Prends { $count } rôles.
    }
refusal-unknown-role = Ce rôle n’existe pas, ou il y est deux fois. Choisis-en de différents parmi les dix.
refusal-not-a-witch-terrain =
    { $terrain ->
       *[forest] Cette région est une forêt, où tu ne peux pas voler maintenant. Choisis une région allumée.
        [hill] Cette région est une colline, où tu ne peux pas voler maintenant. Choisis une région allumée.
        [mountain] Cette région est une montagne, où tu ne peux pas voler maintenant. Choisis une région allumée.
        [heath] Cette région est une lande, où tu ne peux pas voler maintenant. Choisis une région allumée.
    }
refusal-not-adjacent = Cette région ne touche pas celle de ton pion. Choisis une voisine.
refusal-clouded = Un nuage couvre cette région. Dissipe-le d’abord, ou vole ailleurs.
refusal-water = Personne ne se pose sur l’eau. Choisis une région de terre.
refusal-tower-closed = Cette tour ronde a déjà sa potion. Choisis-en une qui est libre.
refusal-no-potion =
    { $colour ->
       *[violet] Tu n’as pas de potion violette. Choisis une tour d’une couleur que tu as.
        [green] Tu n’as pas de potion verte. Choisis une tour d’une couleur que tu as.
        [orange] Tu n’as pas de potion orange. Choisis une tour d’une couleur que tu as.
    }
refusal-other-potion = Cette tour prend les potions d’une autre couleur. Choisis-en une dont le toit est de cette couleur.
refusal-not-at-tower = Cette tour est hors de portée : son pied doit toucher la région d’où tu livres. Choisis une tour allumée.
refusal-tower-gone = Une tuile de montagne recouvre cette tour dans cette partie. Choisis-en une autre.
refusal-no-cloud = Il n’y a pas de nuage là. Choisis-en un qui plane encore sur le royaume.
refusal-cloud-not-adjacent = Aucun de tes pions n’est à côté de ce nuage. Choisis-en un qui touche la région d’un pion.
refusal-too-few-wands =
    { $cost ->
        [one] Ce nuage coûte { $cost } baguette, que tu n’as pas. Choisis-en un moins cher, ou aucun.
       *[other] Ce nuage coûte { $cost } baguettes, plus que tu n’en as. Choisis-en un moins cher, ou aucun.
    }
refusal-not-offered = Cela ne t’est pas proposé maintenant. Choisis ce qui est allumé.
refusal-tile-not-held = Tu n’as pas cette tuile. Choisis une autre façon d’agir.
refusal-tile-fresh = Tu as pris cette tuile pendant ce tour. Elle sert à partir du suivant.
refusal-too-much = C’est plus que tu ne peux prendre ou que tu n’as. Choisis un nombre plus petit.
refusal-too-few = C’est le tour d’une autre sorte, ou tu n’en as aucune. Choisis un des nombres proposés.
refusal-less-than-none = Moins que rien, c’est impossible. Ajoutes-en, ou restes-en là.
refusal-no-set = Tu n’as pas cette série. Garde tes ressources, ou rends-en une autre.
refusal-not-now = Ce n’est pas ce qu’on te demande à présent. Lis la question, puis choisis.
refusal-wrong-circle = La tuile ne nomme pas ce cercle de pierres. Vole vers l’un des deux qu’elle montre.
refusal-unknown-word = Broom Service ne connaît pas cette action. Choisis-en une parmi celles proposées.

## Comment cela s’est terminé

reason-points = Avec le plus de points de victoire
reason-resources = À égalité de points, grâce aux ressources
reason-shared = À égalité de points et de ressources
