### Cloudy Kingdom : ce que dit la vérification de tes propres données.

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
