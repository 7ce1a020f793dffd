### Broom Service au terminal : la table, et ce que trouve l’examen d’un plateau ou du matériel.

## La table

drawn-before = La partie se prépare.
drawn-round = Manche { $round } sur { $rounds }, tour { $trick }
drawn-bewitched = Rôles ensorcelés (−{ $vp } PV) : { $roles }
drawn-led = Déjà entamés : { $roles }
drawn-vp = { $vp } PV
drawn-cards =
    { $count ->
        [one] { $count } rôle en main
       *[other] { $count } rôles en main
    }
drawn-chooses = choisit encore
drawn-clouds =
    { $count ->
        [one] { $count } nuage { $bolts }
       *[other] { $count } nuages { $bolts }
    }
drawn-amulets =
    { $count ->
        [one] { $count } amulette
       *[other] { $count } amulettes
    }
drawn-said = { $who } : { $what }
drawn-brave = bravement
drawn-cowardly = lâchement
drawn-bumped = supplanté
drawn-pass = passe
drawn-asked = à { $name } de répondre
drawn-pawn = Pion { $pawn }
drawn-fly = à côté :
drawn-clouded = sous les nuages :
drawn-deliver = peut livrer à :
drawn-lacking = sans la bonne potion :
drawn-hand = Tes rôles :
drawn-signs = ∞ autant de potions qu’on veut · ○ occupée · +1 baguettes · ✶ baguette · *2 nuage et ses baguettes · §2 nuage de tempête · ϟ éclairs · ◇ tuile · (A) cercle de pierres

## Aide

drawn-help-move = Un coup commence par son verbe : select, lead, brave, cowardly, fly, deliver, dispel, gather, no. Régions, tours et nuages portent le nom écrit sur la carte.
drawn-help-brave = bravement : { $text }
drawn-help-cowardly = lâchement : { $text }

## Examiner un plateau ou du matériel de ton cru

board-counts = { $regions } régions, { $towers } tours, { $spaces } places pour les nuages
board-components-ok = Le matériel est bon.
board-components-toml = { $where } : ce matériel ne se lit pas comme du TOML. { $what }
board-missing = { $where } : il manque « { $key } ». Ajoute-le.
board-unknown-key = { $where } : « { $key } » est inconnu ici. Enlève-le ou corrige l’orthographe.
board-choice = { $where } : « { $value } » ne va pas ici. Prends une des valeurs du fichier d’origine.
board-kind =
    { $want ->
        [int] { $where } : il faut ici un nombre entier.
        [float] { $where } : il faut ici un nombre.
        [str] { $where } : il faut ici un texte entre guillemets.
        [bool] { $where } : il faut ici true ou false.
        [array] { $where } : il faut ici une liste entre crochets.
        [object] { $where } : il faut ici des clés avec leurs valeurs.
       *[other] { $where } : ce n’est pas du bon genre ({ $want }, et non { $got }).
    }
board-bad-id = { $where } : cet identifiant ne va pas. Prends au plus 16 lettres, chiffres et tirets bas, une lettre d’abord, et pas « hill_ ».
board-name-long = { $where } : un nom a au plus { $most } signes, sur une seule ligne. Raccourcis-le.
board-off-board = { $where } : un point est hors du plateau. Corrige ses nombres.
board-border-off = { $where } : cette frontière ne longe pas { $region }. Corrige ses bouts, ou le polygone.
board-length = { $where } : la liste n’a pas la bonne longueur. Il en faut { $want }.
board-range = { $where } : seul { $low } à { $high } est possible. Corrige le nombre.
board-fixed = { $where } : cela ne se change pas. Laisse « { $value } ».
board-readings = { $where } : il faut ici les deux lectures : { $want }.
board-no-terrain = { $where } : ce rôle a besoin d’un terrain. Nommes-en au moins un.
board-limits = { $where } : le nombre habituel de rôles ({ $usual }) doit être entre les deux limites, et celles-ci entre 0 et 10.
board-too-few = { $where } : il y en a trop peu. Il en faut au moins { $least }.
board-tiles = { $where } : les tuiles sont celles des règles : { $want }.
board-hill-tile = { $where } : une tuile de colline nomme deux cercles différents, ou la couleur d’une tour. Écris l’un des deux.

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
