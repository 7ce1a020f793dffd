### Broom Service : ce que dit la vérification de tes propres données.

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

## Vérifier un matériel de ton cru

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
