### Broom Service : tous les mots du jeu en français.

## Le jeu

name = Broom Service
tagline = Prépare des potions, survole le royaume et ose au bon moment.

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

role-forest_witch-brave = Je suis la brave sorcière des forêts : je vole dans une forêt voisine et j’y livre une potion.
role-forest_witch-cowardly = Je suis une lâche sorcière des forêts : je vole dans une forêt voisine, sans plus.
role-hill_witch-brave = Je suis la brave sorcière des collines : je vole sur une colline voisine et j’y livre une potion.
role-hill_witch-cowardly = Je suis une lâche sorcière des collines : je vole sur une colline voisine, sans plus.
role-mountain_witch-brave = Je suis la brave sorcière des montagnes : je vole sur une montagne voisine et j’y livre une potion.
role-mountain_witch-cowardly = Je suis une lâche sorcière des montagnes : je vole sur une montagne voisine, sans plus.
role-heath_witch-brave = Je suis la brave sorcière des landes : je vole sur une lande voisine et j’y livre une potion.
role-heath_witch-cowardly = Je suis une lâche sorcière des landes : je vole sur une lande voisine, sans plus.
role-valley_druid-brave = Je suis le brave druide des vallées : je livre une potion depuis une forêt ou une lande, et on m’en félicite.
role-valley_druid-cowardly = Je suis un lâche druide des vallées : je livre une potion depuis une forêt ou une lande.
role-summit_druid-brave = Je suis le brave druide des sommets : je livre une potion depuis une colline ou une montagne, et on m’en félicite.
role-summit_druid-cowardly = Je suis un lâche druide des sommets : je livre une potion depuis une colline ou une montagne.
role-fruit_gatherer-brave = Je suis le brave cueilleur de fruits : mon panier contient trois ressources.
role-fruit_gatherer-cowardly = Je suis un lâche cueilleur de fruits : une seule ressource me suffit.
role-herb_gatherer-brave = Je suis le brave cueilleur d’herbes : trois ressources poussent sur mon chemin.
role-herb_gatherer-cowardly = Je suis un lâche cueilleur d’herbes : je cueille une seule ressource.
role-root_gatherer-brave = Je suis le brave cueilleur de racines : je déterre trois ressources.
role-root_gatherer-cowardly = Je suis un lâche cueilleur de racines : je déterre une seule ressource.
role-weather_fairy-brave = Je suis la brave fée du beau temps : je dissipe un nuage voisin, et on m’en félicite.
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

## Ce qui est possible (boutons)

action-Select = Prendre ces rôles
action-Lead = Entamer avec ce rôle
action-Brave = { brave }
action-Coward = { cowardly }
action-Pass = Passer
action-Act = Faire l’action lâche
action-Instead = Prendre ceci à la place
action-Gather = Prendre des ressources
action-Fly = Voler là-bas
action-Deliver = Livrer là-bas
action-Dispel = Dissiper ce nuage
action-Circle = Voler vers ce cercle
action-UseTile = Utiliser la tuile
action-DeliverFirst = Livrer d’abord
action-Decline = Y renoncer
action-AddRole = Prendre aussi ce rôle
action-ExtraCard = Rendre la tuile
action-Hold = En tenir autant
action-HandIn = Rendre
action-Begin = Choisir qui commence
action-Reveal = Révéler l’événement
action-Bewitch = Ensorceler un rôle
action-LayCloud = Poser un nuage
action-LayTile = Poser une tuile

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

## Qui les autres attendent

wait-extra = { $names } : une carte de plus ?
wait-select =
    { $count ->
        [one] { $names } choisit encore ses rôles.
       *[other] { $names } choisissent encore leurs rôles.
    }
wait-add = { $names } : un rôle de plus ?
wait-lead = { $names } entame avec un nouveau rôle.
wait-answer = { $names } répond.
wait-act = { $names } agit.
wait-bid =
    { $count ->
        [one] { $names } remplit encore son poing.
       *[other] { $names } remplissent encore leur poing.
    }
wait-once =
    { $count ->
        [one] { $names } peut rendre une série.
       *[other] { $names } peuvent rendre une série.
    }

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
refusal-no-set = Tu n’as pas cette série. Garde tes ressources, ou rends-en une autre.
refusal-not-now = Ce n’est pas ce qu’on te demande à présent. Lis la question, puis choisis.
refusal-wrong-circle = La tuile ne nomme pas ce cercle de pierres. Vole vers l’un des deux qu’elle montre.
refusal-unknown-word = Broom Service ne connaît pas cette action. Choisis-en une parmi celles proposées.

## Règles

rule-1 = Le royaume
rule-1-1 = Le plateau montre de la terre et de l’eau. La terre est forêt, colline, montagne ou lande. Les régions qui ont une frontière commune sont voisines.
rule-1-2 = Une tour ronde prend une potion de la couleur de son toit, une tour carrée autant qu’on veut. Une tour appartient à chaque région que touche son pied.
rule-1-3 = Il y a des potions violettes, vertes et orange, et des baguettes. La réserve est sans fin.
rule-1-4 = Chacun a les mêmes dix rôles : quatre sorcières, deux druides, trois cueilleurs, une fée. Chaque rôle a une moitié brave et une moitié lâche, plus faible.
rule-1-5 = Qui a le plus de points de victoire (PV) après sept manches gagne.
rule-2 = Mise en place
rule-2-1 = Chacun commence avec 10 PV et deux pions, un dans chaque région qui a un château.
rule-2-2 = Chacun reçoit une potion de chaque couleur. La première et la dernière personne du tour reçoivent une baguette, les autres deux.
rule-2-3 = Un nuage d’orage tiré au hasard se pose, visible, sur chaque place. Les autres sont hors jeu.
rule-2-4 = On joue sept des dix événements, un par manche. Personne ne sait lesquels manquent.
rule-2-5 = À deux, à trois et à quatre, trois, deux et un rôle sont ensorcelés à chaque manche. À cinq, aucun.
rule-2-6 = Le sort désigne qui commence, sauf si la table en décide.
rule-3 = Une manche
rule-3-1 = On révèle d’abord l’événement, puis les rôles ensorcelés. Seuls ceux-là comptent maintenant.
rule-3-2 = Quand il reste trop peu de cartes ensorcelées, on mélange de nouveau les dix.
rule-3-3 = Tous choisissent en même temps et en secret quatre de leurs dix rôles.
rule-3-4 = Puis on joue tour après tour jusqu’à ce que plus personne n’ait de carte.
rule-3-5 = Qui devrait entamer le tour suivant entame la nouvelle manche.
rule-3-6 = Après sept manches, la partie est finie. À chaque manche, tu choisis de nouveau parmi tes dix rôles.
rule-4 = Un tour
rule-4-1 = Qui entame pose un rôle et dit s’il est brave ou lâche.
rule-4-2 = Les autres fournissent dans le sens horaire. Si tu as le rôle, tu dois le poser, brave ou lâche. Sinon, tu passes.
rule-4-3 = Qui est brave doit attendre. Si quelqu’un est brave après toi, tu es hors course et n’as rien du tout.
rule-4-4 = Qui est lâche agit aussitôt, et personne ne peut l’en empêcher.
rule-4-5 = À la fin, le dernier brave agit, puis entame le tour suivant, quoi qu’il en soit sorti.
rule-4-6 = Si tous ont été lâches, la même personne entame encore une fois.
rule-4-7 = Qui devrait entamer sans carte laisse la place à la prochaine personne qui en a, dans le sens horaire.
rule-4-8 = Poser un rôle ensorcelé coûte aussitôt 3 PV, brave ou lâche, utilisé ou non.
rule-4-9 = Tu peux poser un rôle que tu ne peux ou ne veux pas utiliser, et renoncer à toute action, en tout ou en partie.
rule-4-10 = Ne laisse rien deviner de ta main avant qu’on te demande. Ici, toutes les réponses vont au même rythme, et tu peux donner la tienne d’avance.
rule-5 = Les rôles
rule-5-1 = Une sorcière déplace un de tes pions vers une région voisine de son propre terrain.
rule-5-2 = Une brave sorcière peut ensuite livrer une potion dans la région où elle arrive. Sans bouger, elle ne livre rien.
rule-5-3 = Un druide livre une potion depuis l’endroit où se trouve un de tes pions : celui des vallées en forêt ou sur la lande, celui des sommets sur colline ou montagne. Brave, il rapporte 3 PV de plus s’il livre.
rule-5-4 = Un brave cueilleur prend trois ressources, un lâche une seule : fruits violets, herbes vertes, racines orange. Tu peux en prendre moins.
rule-5-5 = La fée du beau temps dissipe un nuage. Brave, elle rapporte 3 PV si elle le fait.
rule-6 = Se déplacer, livrer, dissiper
rule-6-1 = Un pion va vers une terre voisine du bon terrain. Autant de pions qu’on veut peuvent s’y trouver.
rule-6-2 = Aucun pion ne va sur l’eau ni dans une région où il reste un nuage.
rule-6-3 = Pour livrer, il te faut une potion de la couleur du toit, et une tour dont le pied touche la région du pion.
rule-6-4 = Une tour ronde doit être vide. Avec sa potion, elle est fermée pour le reste de la partie.
rule-6-5 = Une tour carrée reste toujours libre, ses potions retournent dans la réserve. Là aussi, un rôle ne livre qu’une potion.
rule-6-6 = La tour rapporte les PV et les baguettes qui y sont indiqués.
rule-6-7 = Pour dissiper un nuage, un de tes pions doit être à côté de sa région, et tu paies les baguettes de son étoile.
rule-6-8 = Les nuages dissipés restent visibles devant toi. Leurs éclairs comptent à la fin.
rule-7 = Événements
rule-7-1 = { happening-more_or_less } Chacun choisit combien de rôles il prend, et tous montrent ce nombre ensemble. Peu de cartes rapportent des PV, beaucoup en coûtent.
rule-7-2 = { happening-black_market } : un lâche peut prendre chaque fois 3 PV au lieu de l’action.
rule-7-3 = { happening-moonshine } : un lâche peut prendre chaque fois une ressource au choix au lieu de l’action.
rule-7-4 = { happening-old_times } : qui entame est brave. Les autres sont libres.
rule-7-5 = { happening-dangerous_regions } : à la fin de la manche, les pions sur certains terrains coûtent des PV.
rule-7-6 = { happening-pleasant_regions } : à la fin de la manche, les pions sur certains terrains rapportent des PV.
rule-7-7 = { happening-full_hands } : à la fin, chacun tend des ressources dans son poing. Les deux plus grands nombres rapportent des PV ; une égalité compte en entier, un poing vide jamais.
rule-7-8 = { happening-empty_hands } : à la fin, avoir peu de ressources rapporte des PV. Personne ne rend rien.
rule-7-9 = { happening-everything_once } À la fin, tu peux rendre une série des quatre ressources pour des PV.
rule-7-10 = { happening-like_minded } : à la fin, deux pions sur le même type de terrain rapportent des PV.
rule-8 = Fin de la partie
rule-8-1 = Les éclairs de tes nuages rapportent des PV selon un tableau : plus il y en a, plus chacun compte.
rule-8-2 = Chaque série de quatre ressources différentes rapporte 4 PV, chaque série de trois 2 PV.
rule-8-3 = Une, deux et trois amulettes rapportent 4, 9 et 15 PV.
rule-8-4 = Le plus de PV gagne. À égalité, le plus de ressources décide.
rule-8-5 = Qui reste à égalité partage la victoire.
rule-8-6 = Les PV peuvent tomber au-dessous de zéro à tout moment.
rule-9 = Nuages de tempête et tuiles de montagne
rule-9-1 = On peut mêler huit nuages de tempête aux nuages d’orage. On les dissipe comme les autres, et ils font quelque chose de plus.
rule-9-2 = Vent arrière : tant qu’il est là, chaque livraison à côté de lui rapporte 2 PV de plus.
rule-9-3 = Bourrasque : qui la dissipe peut déplacer un pion vers n’importe quelle terre voisine.
rule-9-4 = Coursier : qui le dissipe peut livrer une potion avec l’un de ses pions.
rule-9-5 = Breuvage : si tu as les potions montrées en le dissipant, tu gagnes ses PV et gardes les potions.
rule-9-6 = Trois tuiles sur cinq sont posées sur des montagnes, avec une amulette pour chacun. Les tours recouvertes n’existent pas.
rule-9-7 = À ta première arrivée, tu prends ton amulette et utilises la tuile, ou tu la perds pour de bon. Une brave sorcière des montagnes peut livrer avant ou après. La tuile reste pour les autres.
rule-9-8 = Les tuiles : une potion de chaque couleur · deux baguettes · livrer une potion · jusqu’à deux déplacements · dissiper un nuage en le payant. Le tout comme un lâche, sur n’importe quel terrain.
rule-9-9 = Un effet peut en déclencher d’autres : un déplacement mène parfois à la tuile suivante. Chacun s’achève avant que reprenne celui qu’il interrompt.
rule-10 = Tuiles de forêt
rule-10-1 = Quatre tuiles sur six sont posées dans des forêts. La première personne qui y arrive prend la tuile.
rule-10-2 = Elle sert une fois, à partir du tour suivant : une par carte Rôle, une au début d’une manche.
rule-10-3 = { tile-brave_as_coward } : tu as joué en lâche et tu agis aussitôt bravement. Tu ne supplantes personne et n’entames pas le tour suivant pour autant.
rule-10-4 = { tile-extra_card } : tu prends un rôle en plus au début d’une manche.
rule-10-5 = { tile-five_vp } : tu as joué en lâche et tu prends 5 PV au lieu de l’action.
rule-11 = Tuiles de colline
rule-11-1 = Quatre tuiles sur six sont posées sur des collines. Un turbo emporte aussitôt le pion qui arrive vers l’un de deux cercles de pierres ; une brave sorcière des collines peut y livrer.
rule-11-2 = Le turbo survole l’eau et les nuages.
rule-11-3 = Une tuile est une tour orange à 7 PV, pour autant de potions qu’on veut.
rule-11-4 = Les cercles B et D sont sur des îles. De B, selon les tuiles, on ne repart pas toujours ; de D, jamais.
rule-12 = Le verso du plateau
rule-12-1 = Au verso, il y a toujours des tuiles de montagne, de forêt et de colline. Les nuages de tempête vont avec les deux faces.

## Précisions : là où la règle imprimée laisse une question

ruling-A1 = Que prennent les cueilleurs ?
ruling-A1-answer = Le brave, deux potions de sa couleur et une baguette ; le lâche, l’une ou l’autre.
ruling-A2 = Puis-je prendre moins que ce qui m’est offert ?
ruling-A2-answer = Oui, aussi peu que tu veux.
ruling-A3 = Un coin commun est-il une frontière ?
ruling-A3-answer = Non, il faut une ligne commune.
ruling-A4 = Une tour touche une région sous un nuage et une autre dégagée. Est-elle accessible ?
ruling-A4-answer = Oui, du côté dégagé.
ruling-A5 = Et s’il y a plusieurs nuages sur une région ?
ruling-A5-answer = Tous doivent partir, l’un après l’autre.
ruling-A6 = Mes deux pions sont là où agit mon druide. Lequel livre ?
ruling-A6-answer = L’un ou l’autre, mais une seule potion.
ruling-A7 = Une tour a plusieurs régions. Laquelle compte pour le vent arrière ?
ruling-A7-answer = Celle du pion qui livre.
ruling-A8 = Le vent arrière aide-t-il aussi les livraisons par tuile ou nuage ?
ruling-A8-answer = Oui, toutes les livraisons.
ruling-A9 = { tile-brave_as_coward } : quand est-ce que j’agis ?
ruling-A9-answer = Aussitôt, avec tout ce que gagne un brave, sauf le droit d’entamer.
ruling-A10 = Puis-je utiliser deux tuiles de forêt pour une carte ?
ruling-A10-answer = Non, une par carte.
ruling-A11 = Une tuile de forêt sert-elle dès le tour où je la prends ?
ruling-A11-answer = Non, à partir du tour suivant.
ruling-A12 = { tile-extra_card } : dois-je l’annoncer avant de choisir ?
ruling-A12-answer = Non, cela fait partie du choix secret.
ruling-A13 = Puis-je utiliser deux de ces tuiles dans une manche ?
ruling-A13-answer = Non, une au début d’une manche.
ruling-A14 = Puis-je refuser le turbo ?
ruling-A14-answer = Non, tu ne choisis que le cercle.
ruling-A15 = Arriver en turbo, est-ce entrer dans la région ?
ruling-A15-answer = Oui. Les nuages n’y changent rien.
ruling-A16 = Un turbo survient au milieu de deux déplacements. Et alors ?
ruling-A16-answer = Le second part du cercle de pierres.
ruling-A17 = Puis-je laisser mon amulette ?
ruling-A17-answer = Non. Tu ne peux renoncer qu’à la tuile.
ruling-A18 = Quel pion livre grâce à la tuile de montagne ?
ruling-A18-answer = N’importe lequel des tiens.
ruling-A19 = { happening-old_times } : dois-je être brave même si plus personne d’autre n’a de carte ?
ruling-A19-answer = Oui, toujours quand tu entames.
ruling-A20 = Ai-je droit à l’action et à l’événement ?
ruling-A20-answer = Non, à l’un ou à l’autre, pour chaque carte.
ruling-A21 = { happening-more_or_less } Combien au moins, combien au plus ?
ruling-A21-answer = De trois à cinq rôles.
ruling-A22 = Un terrain compte-t-il pour chaque pion ou une seule fois ?
ruling-A22-answer = Pour chaque pion.
ruling-A23 = { happening-full_hands } : paie-t-on, et qu’en est-il des égalités ?
ruling-A23-answer = Tout le monde paie. Une égalité compte en entier.
ruling-A24 = { happening-empty_hands } : comment compte-t-on ?
ruling-A24-answer = Par rang : le moins de ressources rapporte le plus.
ruling-A25 = { happening-everything_once } Qu’est-ce qu’une série ?
ruling-A25-answer = Une de chacune des quatre ressources.
ruling-A26 = Quand mes pions sont-ils des âmes sœurs ?
ruling-A26-answer = Quand tous deux sont sur le même type de terrain.
ruling-A27 = Dans quel ordre compte-t-on un événement ?
ruling-A27-answer = Dans aucun : pour tous en même temps.
ruling-A28 = Les anciens rôles ensorcelés le restent-ils ?
ruling-A28-answer = Non, seuls les derniers comptent.
ruling-A29 = Un rôle peut-il être ensorcelé deux fois de suite ?
ruling-A29-answer = Oui, si l’on mélange entre-temps.
ruling-A30 = En cas d’égalité, les ressources comptent-elles avant ou après le décompte ?
ruling-A30-answer = C’est pareil : le décompte n’en retire aucune.
ruling-A31 = Quels événements et quels nuages manquent ?
ruling-A31-answer = Personne ne le sait.
ruling-A32 = Puis-je laisser deviner ma main ?
ruling-A32-answer = Non. Pour que ta vitesse non plus ne la trahisse pas, toutes les réponses vont au même rythme.
ruling-A33 = Et si la réserve s’épuise ?
ruling-A33-answer = Cela n’arrive pas.
ruling-A34 = Qui commence ?
ruling-A34-answer = Le sort décide, ou la table.
ruling-A35 = D’où livre ma brave sorcière ?
ruling-A35-answer = De la région où elle est entrée, ou du cercle du turbo, tant que ce pion y reste.
ruling-A36 = { tile-extra_card } et { happening-more_or_less } Quand utiliser la tuile ?
ruling-A36-answer = Une fois les nombres montrés ; elle ne compte pas.

## Réglages

group-setup = Mise en place
group-table = À la table
group-rulings = Règles maison
option-board = Face du plateau
option-board-hint = Le verso est plus grand et a toujours des tuiles sur des montagnes, des forêts et des collines.
option-board-front = Recto
option-board-back = Verso
option-start = Qui commence
option-start-hint = Le sort, ou une place que tu nommes : celle de la personne la plus âgée, par exemple.
option-start-random = Tirage au sort
option-start-1 = Place 1
option-start-2 = Place 2
option-start-3 = Place 3
option-start-4 = Place 4
option-start-5 = Place 5
option-storm = Nuages de tempête
option-storm-hint = Huit nuages qui soufflent, portent ou paient en plus.
option-heavy_clouds = Nuages d’orage
option-heavy_clouds-hint = Avec les nuages de tempête seulement : moins on en mêle, plus il y a de tempêtes.
option-heavy_clouds-24 = Les 24
option-heavy_clouds-20 = 20
option-heavy_clouds-16 = 16
option-heavy_clouds-12 = 12
option-mountain = Tuiles de montagne et amulettes
option-mountain-hint = Trois montagnes ont un cadeau pour chacun. Au verso, c’est toujours ainsi.
option-cadence = Rythme des réponses
option-cadence-hint = Pour que personne ne lise ta main à ta vitesse.
option-cadence-short = Court et égal
option-cadence-human = Tranquille, comme les gens
option-cadence-off = Comme elles viennent
option-gatherers = Les cueilleurs prennent
option-gatherers-hint = Ce qui est imprimé sur ces cartes, nous l’avons deviné.
option-gatherers-two_and_wand = Deux potions et une baguette, ou l’une d’elles
option-gatherers-potions_only = Des potions seulement
option-extra_card = Annoncer une carte de plus
option-extra_card-hint = Concerne la tuile de forêt de ce nom.
option-extra_card-with_selection = Jamais : en secret, avec le choix
option-extra_card-first = Avant que tous choisissent
option-card_limits = { happening-more_or_less } Permis
option-card_limits-hint = Combien de rôles tu peux prendre, au moins et au plus, avec cet événement.
option-card_limits-three_to_five = De trois à cinq rôles
option-card_limits-two_to_six = De deux à six rôles
option-card_limits-any = Autant qu’on veut
option-dangerous = { happening-dangerous_regions }
option-dangerous-hint = Si deux pions sur le même terrain coûtent double.
option-dangerous-per_pawn = Pour chaque pion
option-dangerous-per_terrain = Chaque terrain une fois
option-pleasant = { happening-pleasant_regions }
option-pleasant-hint = Si deux pions sur le même terrain comptent double.
option-pleasant-per_pawn = Pour chaque pion
option-pleasant-per_terrain = Chaque terrain une fois
option-full_hands = { happening-full_hands }
option-full_hands-hint = Ce que deviennent les ressources dans les poings.
option-full_hands-paid = On les paie
option-full_hands-shown = On les montre seulement
option-empty_hands = { happening-empty_hands }
option-empty_hands-hint = Si l’on se compare aux autres ou si chacun compte pour soi.
option-empty_hands-rank = Qui en a le moins marque
option-empty_hands-each = 1 PV de moins pour chacune
option-everything_once = { happening-everything_once }
option-everything_once-hint = Ce qui fait une série avec cet événement.
option-everything_once-four = Les quatre sortes
option-everything_once-three = Trois sortes au choix
option-like_minded = { happening-like_minded }
option-like_minded-hint = Où doivent se trouver les deux pions.
option-like_minded-terrain = Sur le même type de terrain
option-like_minded-region = Dans la même région

## D’où vient chaque chose

provenance-rulebook = C’est ainsi dans les règles imprimées.
provenance-public = On le lit sur des pages publiques.
provenance-designed = Ce qui est imprimé là, nous ne le savons pas : c’est une invention de notre part.
provenance-setup = La mise en place est celle des règles imprimées.
provenance-roles = Ce que font les rôles, braves et lâches, suit les règles imprimées.
provenance-gatherers = Les règles disent trois ressources et une. Lesquelles exactement, c’est notre invention.
provenance-more_or_less = L’idée est imprimée, les nombres sont de nous.
provenance-black_market = Cet événement est entièrement connu par les règles.
provenance-moonshine = Cet événement aussi est entièrement connu par les règles.
provenance-old_times = Que l’on doive entamer bravement est connu par les règles.
provenance-dangerous_regions = Les nombres sont de nous. Ils s’accordent avec les deux exemples imprimés.
provenance-pleasant_regions = Les nombres sont notre invention. Ils s’accordent avec les deux exemples imprimés.
provenance-full_hands = Les poings secrets sont imprimés. Ce qu’ils rapportent et coûtent est de nous.
provenance-empty_hands = Il est imprimé que l’on ne rend rien. Ce que cela rapporte est de nous.
provenance-everything_once = Il est imprimé : une série au plus. Ce qu’elle rapporte est notre nombre.
provenance-like_minded = Quand les pions sont des âmes sœurs et ce que cela rapporte, c’est notre lecture.
provenance-heavy_clouds = Les règles parlent de 24 nuages qui coûtent jusqu’à trois baguettes. Comment coûts et éclairs se répartissent est de nous.
provenance-storm_clouds = Sortes et effets sont imprimés. Les coûts, les éclairs et la plupart de leurs PV sont de nous.
provenance-mountain_tiles = Les tuiles de montagne sont celles des règles imprimées.
provenance-forest_tiles = Les tuiles de forêt sont celles des règles imprimées.
provenance-hill_tiles = Cinq turbos et une tour orange sont imprimés. Les cercles qu’ils nomment sont de nous.
provenance-lightning = Il est imprimé que 19 PV figurent dans le tableau. Tout le reste y est de nous.
provenance-sets = Ce que rapportent les séries de ressources est imprimé.
provenance-amulets = Ce que rapportent les amulettes est imprimé.
provenance-board = Nous ne connaissons pas les plans imprimés. Ceux-ci sont les nôtres, faits pour s’accorder avec tout ce que disent les règles.

## Comment cela s’est terminé

reason-points = Avec le plus de points de victoire
reason-resources = À égalité de points, grâce aux ressources
reason-shared = À égalité de points et de ressources

## Vérifier un plateau de ton cru

board-ok = Le plateau est bon.
board-bad-toml = { $where } : ceci n’est pas lisible comme TOML. { $what }
board-form = { $where } : ceci manque, est inconnu ou d’une mauvaise sorte. { $what }
board-unknown-side = Il n’y a pas de face « { $side } ». Prends front ou back, ou un plateau de ton cru.
board-id-twice = { $where } : cet identifiant y est deux fois. Donne à chacun le sien.
board-too-many = { $where } : il y en a trop. { $most } au plus sont possibles.
board-unknown-region = { $where } : il n’y a pas de région « { $region } ». Corrige l’identifiant.
board-no-name = { $where } : il manque un nom dans la langue « { $lang } ». Écris en, de et fr.
board-name-twice = { $where } : une autre région porte ce nom dans la langue « { $lang } ». Choisis-en un autre.
board-provenance = { $where } : il manque d’où cela vient. Écris rulebook, public ou designed.
board-polygon = { $where } : une région a besoin d’au moins trois coins. Ajoutes-en.
board-tile-terrain = { $where } : une tuile « { $tile } » va sur ce terrain et a besoin de tile_pos. Corrige l’un des deux.
board-outside = { $where } : ce point est hors de sa région. Déplace-le dans le polygone.
board-one-way = { $where } : { $region } ne nomme pas cette région en retour. Écris les deux comme voisines, ou aucune.
board-no-border = { $where } : il n’y a pas de frontière avec { $region }. Ajoute la ligne aux frontières.
board-not-neighbours = { $where } : { $a } et { $b } ne sont pas voisines. Corrige cette entrée, ou leurs listes de voisines.
board-crossing = { $where } : cette frontière croise celle entre { $a } et { $b }. Corrige ses bouts.
board-gaps = { $where } : régions et eaux couvrent { $covered } unités carrées sur { $whole }, il y a donc des trous ou des recouvrements. Corrige les polygones.
board-castles = { $where } : régions avec un château : { $count }. Il en faut deux.
board-cloud-spaces = { $where } : places de nuage : { $count }. Cette face en a { $want }.
board-tile-spaces = { $where } : places pour des tuiles « { $kind } » : { $count }. Cette face en a { $want }.
board-circles = { $where } : les cercles de pierres sont { $found }. Ce devrait être { $want }.
board-banner = { $where } : les bannières de cette face sont { $want }. Écris cela.
board-cut-off = { $where } : personne ne vient ici à pied depuis les châteaux. Nomme une île, ou ajoute une voisine.
board-joined = { $where } : on vient ici à pied depuis les châteaux, ce n’est donc pas une île. Enlève l’île, ou une voisine.
board-circle-island = { $where } : les cercles B et D sont sur des îles, A et C non. Déplace le cercle { $circle }.
board-island-hill = { $where } : l’île du cercle B a besoin, à côté de lui, d’une colline avec tuile. Ajoutes-en une.
board-island-tile = { $where } : personne ne quitte l’île du cercle D, elle n’a donc pas de tuiles. Enlève celle-ci.
board-value = { $where } : une tour rapporte de 0 à 99 PV et de 0 à 9 baguettes. Corrige le nombre.
board-tower-regions = { $where } : une tour appartient à une, deux ou trois régions, chacune nommée une fois. Corrige la liste.
board-base-away = { $where } : la tour ne touche pas { $region }. Déplace-la vers la frontière, ou enlève cette région.
board-base-foreign = { $where } : la tour est dans { $region }, qu’elle ne nomme pas. Déplace-la, ou ajoute cette région.
board-covered = { $where } : seule une tour sur une montagne avec tuile peut être recouverte. Corrige cette entrée.
board-unusual-value = { $where } : { $vp } PV et { $wands } baguettes sont inhabituels pour une tour. Est-ce juste ?
board-square-wands = { $where } : une tour carrée qui rapporte des baguettes est inhabituelle. Est-ce juste ?
board-castle-clouds = { $where } : un nuage au-dessus d’un château est inhabituel. Est-ce juste ?
board-narrow-start = { $where } : seules { $count } régions sont accessibles à pied sans dissiper de nuage. Est-ce juste ?
board-unbalanced =
    { $colour ->
       *[violet] { $where } : { $count } tours sont violettes, c’est loin d’un tiers. Est-ce juste ?
        [green] { $where } : { $count } tours sont vertes, c’est loin d’un tiers. Est-ce juste ?
        [orange] { $where } : { $count } tours sont orange, c’est loin d’un tiers. Est-ce juste ?
    }
