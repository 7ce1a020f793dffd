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
