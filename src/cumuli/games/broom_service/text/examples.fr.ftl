# Exemples à essayer dans les règles

example-follow = La sorcière des forêts a été jouée, et tu l’as en main. Touche une autre de tes cartes pour savoir pourquoi elle attend, ou suis.
example-bumped = Ann a joué la sorcière des collines bravement. Joue-la bravement aussi, et tu supplantes Ann ; puis Cy répond, et cela peut t’arriver.
example-potion = Ton pion se trouve sur une colline entre deux tours. Un druide brave livre une potion et gagne 3 PV de plus.
example-reach = La sorcière des collines peut déplacer un pion. Les collines voisines sont éclairées ; touche une autre région pour savoir pourquoi c’est non.
example-clouded = Un nuage couvre la montagne voisine de ton pion. Essaie d’y voler, ou d’aller sur l’eau.
example-dispel = La fée du beau temps peut dissiper le nuage éclairé. Touche un nuage lointain pour savoir ce qui manque.
