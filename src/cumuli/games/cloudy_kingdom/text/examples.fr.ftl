# Exemples à essayer dans les règles

example-contact = Ta carte droite attend. Les cases éclairées touchent un château ; touche le milieu et tu sauras ce qui manque.
example-crosswise = Deux cartes sont posées. Essaie d’en couvrir une : en travers, ça marche, dans le même sens, non.
example-protected = Un croisement en feu occupe b1. Essaie d’y poser ta carte.
example-magic = Le plateau est encore vide. Ouvre tes cartes magie : chacune dit pourquoi elle est impossible, ou qu’elle est possible.
example-joined = Il manque une carte entre les deux châteaux de la rose. Pose-la en a3 et regarde.
