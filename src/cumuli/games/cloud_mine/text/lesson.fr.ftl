### La leçon de Cloud Mine en français : ce que dit l’institutrice à chaque étape, et ce que rêvent les compagnes.

lesson-hello = Vous êtes trois dans l’herbe à regarder le ciel : toi, Virga et Zonda. À chaque manche, l’un guette, l’autre rêve, le reste contemple. Tu feras tout cela une fois.
lesson-scout = Virga est guetteur. Quatre nuages lui viennent, à elle seule, et elle choisit celui qu’il faudra trouver.
lesson-dreamer = Zonda est rêveur. On ne lui montre que ce nuage-là, et elle a cinq mots au plus pour le dire. Rien ne l’oblige à dire vrai.
lesson-said = Voici ses mots, et les quatre nuages sont au ciel, bien mélangés. À toi de contempler : lequel a-t-elle vu ?
lesson-guess = Touche le nuage auquel elle pense, selon toi. Touche-le encore, ou le bouton, et c’est ta réponse.
lesson-again = Pas celui-là : on le retourne, il est hors jeu. À trois, le seul contemplateur a deux essais. Tente encore ta chance.
lesson-cards = On partage les nuages. Qui trouve le bon le prend, avec tous ceux encore visibles. Les retournés vont au rêveur. Si personne ne trouve, le guetteur prend tout.
lesson-late = Le rêveur veut donc être trouvé, mais tard, et le guetteur espère que nul n’y comprendra rien. Voilà tout le jeu.
lesson-round = Nouvelle manche, nouveaux rôles : le guetteur devient rêveur, donc Virga rêve. Tu es à sa droite, te voilà guetteur.
lesson-pick = Ces quatre nuages, personne d’autre ne les voit. Choisis-en un difficile à décrire, puis touche-le encore.
lesson-quiet = Virga a parlé. Tu connais le nuage, alors plus un mot avant la fin de la manche. Zonda contemple et a deux essais.
lesson-missed = Raté. Tu souris en silence. Il lui reste un essai.
lesson-over = La manche est finie, et les nombres disent qui a pris ses nuages. Si personne n’a trouvé le tien, les quatre sont sur ta pile.
lesson-turn = Il reste un rôle, le plus beau : tu rêves. Zonda est guetteur, c’est elle qui choisit le nuage.
lesson-say = Voici ton nuage. Qu’est-ce que ça pourrait être ? Dis-le en cinq mots au plus : assez étrange pour qu’on se trompe, mais pas toujours.
lesson-hope = Virga a essayé, et c’est raté : ce nuage-là serait à toi. Il faut à présent qu’elle trouve le bon, ou Zonda prend tout.
lesson-earned = Trouvé, et tard. Le nuage retourné est à toi, les autres à Virga. À plus nombreux, un rêveur peut gagner bien davantage.
lesson-words = Pour les mots : un trait d’union en réunit jusqu’à trois en un seul, un nombre compte pour un, et toute langue convient. Le compteur sous ta ligne sait tout cela.
lesson-most = Quand il reste trop peu de cartes pour une manche, c’est fini. À trois, c’est après vingt manches, et le plus de nuages gagne.
lesson-end = Tu as vu le ciel des trois côtés. C’est à cinq qu’il est le plus beau, alors voici quatre robots qui voient des nuages partout.

lesson-words-32 = Logis pour quelqu’un de minuscule
lesson-words-37 = Patience, grain par grain
lesson-words-52 = Te prend pour son majordome
lesson-words-60 = Il bat sans frapper
lesson-words-77 = Fini avant la maison
