### Les valeurs de ta propre boîte : ce qui les remplace et comment les corriger, en français.

refusal-no-standins = Ce jeu n’a aucune valeur provisoire à corriger. Choisis-en un autre.
refusal-file-too-big = Ce fichier est trop gros pour des corrections. Prends-en un autre.
refusal-check-often = C’était très rapide. Attends un instant, puis continue.

## Corriger

printed-title = Corriger les valeurs provisoires
printed-up = ← L’atelier
printed-lead = Personne ne peut recopier ce qui est imprimé, alors ces valeurs sont les nôtres. Tu as la boîte ? Compare-les une à une et joue aussitôt avec les tiennes.
printed-progress = Où tu en es
printed-checked = { $seen } sur { $count } vérifiées
printed-of = { $seen } sur { $count }
printed-faults =
    { $count ->
        [one] une erreur
       *[other] { $count } erreurs
    }
printed-yours = De toi
printed-right = Comme imprimé
printed-open = Provisoire
printed-reset = Revenir à la valeur provisoire
printed-is-right = C’est juste ainsi
printed-less = Moins : { $what }
printed-more = Plus : { $what }
printed-do = Ce que tu peux en faire
printed-by = À qui est la boîte ?
printed-play = Jouer avec
printed-take = Utiliser à ma table
printed-save = Enregistrer un fichier
printed-open-file = Ouvrir un fichier
printed-over = Tout reprendre
printed-over-sure = Tout oublier ?
printed-nothing-yet = Rien n’est encore corrigé. Ce que tu changes reste sur cet appareil.
printed-saved = Enregistré. Envoie le fichier à qui possède la même boîte.
printed-opened =
    { $count ->
        [one] Le fichier est ouvert : une valeur y est vérifiée.
       *[other] Le fichier est ouvert : { $count } valeurs y sont vérifiées.
    }

## À la table

printed-line-left =
    { $count ->
        [0] À cette table, tout est comme imprimé.
        [one] À cette table, une valeur est provisoire.
       *[other] À cette table, { $count } valeurs sont provisoires.
    }
printed-line-own = D’après la boîte de { $name } : { $values } corrigées, { $right } confirmées.
printed-line-nobody = quelqu’un de la table
printed-line-link = Les corriger
printed-line-show = Ce qui a été corrigé
printed-line-instead = Valeur provisoire : { $value }
printed-line-drop = Rejouer avec les valeurs provisoires

## Les chapitres

printed-chapter-counts = Combien de cartes de chaque sorte
printed-chapter-faces = Ce que montrent les cartes
printed-chapter-pairs = Le dos des cartes Magie
printed-chapter-board = Le plateau et ses châteaux
printed-chapter-gatherers = Cueilleurs
printed-chapter-events = Événements
printed-chapter-heavy = Nuages d’orage
printed-chapter-storm = Nuages de tempête
printed-chapter-lightning = Éclairs
printed-chapter-hill = Tuiles de colline
printed-chapter-front = Le plateau, recto
printed-chapter-back = Le plateau, verso
printed-about-counts = Trie les cartes Route selon leur image et compte chaque tas.
printed-about-faces = Tiens chaque carte debout. Quels côtés sa route relie-t-elle, et va-t-elle jusqu’aux petits bords ?
printed-about-pairs = Retourne les cartes Magie : lesquelles partagent une même carte ?
printed-about-board = Quelle taille a le plateau pour tant de personnes, et où se trouve chaque château ?
printed-about-gatherers = Que dit la moitié brave de chaque carte, et que dit la moitié lâche ?
printed-about-events = Les nombres sur les cartes Événement.
printed-about-heavy = Ce que coûte chaque sorte à dissiper, ses éclairs et combien il y en a. Ensemble, ils sont 24.
printed-about-storm = Ce qu’ils coûtent, leurs éclairs et ce que valent les breuvages.
printed-about-lightning = Combien de PV le tableau donne pour tant d’éclairs.
printed-about-hill = Vers quels deux cercles de pierres mène chaque tuile.
printed-about-front = Touche une région, puis indique ce qui y est imprimé et sur ses tours. Si des frontières ou des places diffèrent, donne à la table ton propre plateau dans le terminal.
printed-about-back = Comme au recto, avec les îles : touche une région et indique ce qui s’y trouve.

## Cloudy Kingdom

printed-count =
    { $count ->
        [0] Il n’y en a aucune dans la pioche.
        [one] Il y en a une dans la pioche.
       *[other] Il y en a { $count } dans la pioche.
    }
printed-cards = Cartes
printed-joins = Une route relie { $sides }.
printed-joins-nothing = Elle ne relie rien.
printed-side-N = le nord
printed-side-E = l’est
printed-side-S = le sud
printed-side-W = l’ouest
printed-ends-NS = Elle va jusqu’aux deux petits bords.
printed-ends-N = Elle ne va que jusqu’au bord nord.
printed-ends-S = Elle ne va que jusqu’au bord sud.
printed-ends-none = Elle n’atteint aucun petit bord.
printed-end-N = Va jusqu’au bord nord
printed-end-S = Va jusqu’au bord sud
printed-side-on = La route mène vers { $side }
printed-which-way = Quelle route tu dessines
printed-way = Route nº { $number }
printed-pairs = Deux faces d’une carte
printed-pairs-does = Qui prend une face ne peut avoir l’autre. Touches-en deux, et elles changent de place.
printed-size = Plateau pour { $count }
printed-size-does = Autant de cases en largeur et en hauteur.
printed-board-size = Cases
printed-castles-any = Châteaux autour de { $size }
printed-castles-two = Châteaux autour de { $size }, à deux
printed-castles-three = Châteaux autour de { $size }, à trois
printed-castles-does = Touche un château, et la famille suivante s’y installe.
printed-castles-round = Les châteaux autour du plateau
printed-castle = { $side }, place nº { $number } : { $family }

## Broom Service

printed-per_pawn = par pion
printed-per_terrain = par terrain
printed-lands = Ce que rapporte ou coûte la présence sur chaque terrain.
printed-heavy = Coût { $cost }, éclairs { $bolts }
printed-heavy-does =
    { $count ->
        [one] Il y en a un.
       *[other] Il y en a { $count }.
    }
printed-storm-does = Dissipé pour { $cost } baguettes, il laisse { $bolts } éclairs.
printed-hill-does = Vole droit au cercle { $a } ou { $b }.
printed-lightning = Le tableau des éclairs
printed-lightning-does = PV à la fin de la partie, selon les éclairs.
printed-tower = Tour : { $where }
printed-tower-does = Rapporte ses PV et ses baguettes contre une potion : { $colour }.
printed-region-does = Son terrain, combien de nuages peuvent s’y trouver et s’il y a la place d’une tuile.
printed-region = Région
printed-region-before = La région précédente
printed-region-after = La région suivante
printed-region-rulebook = Ici, le livret dit tout.
printed-with-bolts =
    { $count ->
        [one] 1 éclair
       *[other] { $count } éclairs
    }
printed-part-beyond = chacun de plus
printed-part-cost = Baguettes à payer
printed-part-bolts = Éclairs
printed-part-n = Combien
printed-part-vp = PV
printed-part-below = PV par carte de moins
printed-part-above = PV en moins par carte de plus
printed-part-first = Le plus : PV
printed-part-second = Deuxième : PV
printed-part-fewest = Le moins : PV
printed-part-each = PV pour chaque reste
printed-part-circle = Cercle de pierres
printed-part-terrain = Type de terrain
printed-part-clouds = Places de nuage
printed-part-tile = Place pour une tuile
printed-part-colour = Quelle potion
printed-part-shape = Forme
printed-part-wands = Baguettes
printed-shape-round = ronde
printed-shape-square = carrée

## Ce qui ne peut pas être

printed-no-form = Ce n’est pas un fichier de corrections. Ouvres-en un qui a été enregistré ici.
printed-no-game = Ce fichier est pour un autre jeu : { $game }. Ouvre-le là-bas.
printed-no-version = Ce fichier vient d’une maison plus récente. Demandes-en un plus ancien.
printed-no-name = Le nom du propriétaire a { $most } lettres au plus. Raccourcis-le.
printed-no-unknown = « { $what } » n’est pas une valeur provisoire de ce jeu. Retire-la du fichier.
printed-no-parts = Cette valeur a { $most } parties. Donne chacune d’elles.
printed-no-range = Seul de { $low } à { $high } est possible. Prends un nombre entre les deux.
printed-no-choice = « { $what } » n’est pas possible ici. Prends un des choix.
printed-no-twice = Une carte Magie est ici sur deux faces. Donne à chacune sa place.
printed-no-layout-twice = Une famille est deux fois du même côté. Donne une de ces places à une autre.
printed-no-layout-opposite = Deux châteaux d’une famille se font face. Donne une de ces places à une autre.
printed-no-layout-corner = Deux châteaux d’une famille se touchent à un coin. Donne une de ces places à une autre.
printed-no-layout-sides = Chaque côté a autant de châteaux que de cases. Remets celui-ci comme avant.
printed-no-cards = Une pioche a de 12 à 240 cartes, et en voici { $count }. Recompte.
printed-no-no-side-exit = Aucune carte ne laisse la route tourner, et personne ne pourrait gagner. Ajoute des cartes avec un côté ouvert.
printed-no-heavy-total = La boîte a { $want } nuages d’orage, et en voici { $count }. Recompte chaque sorte.
printed-no-cloud-twice = Deux sortes coûtent { $cost } avec { $bolts } éclairs. Compte-les ensemble et change l’autre.
printed-no-one-circle = Une tuile mène à deux cercles différents. Change l’un des deux.
printed-no-circles-twice = Deux tuiles mènent à { $a } et { $b }. Change l’une d’elles.
printed-no-falling = Plus d’éclairs ne peuvent jamais rapporter moins de PV. Revois la ligne.
printed-no-heath-tile = Aucune tuile ne va sur une lande. Prends un autre terrain ou enlève la place.
printed-no-cloud-spaces = Ce côté a { $want } places de nuage, et en voici { $count }. Cherche où il en manque ou en trop.
printed-no-tile-spaces = Places de tuile, { $kind } : ce côté en a { $want }, et en voici { $count }.
printed-no-island-hill = L’île du cercle B a besoin d’une place de tuile de colline près du cercle.
printed-no-island-tile = L’île du cercle D n’a pas de place de tuile. Enlève-la.
printed-no-covered = Cette tour est couverte par une tuile de montagne, sa région a donc besoin d’une place.
printed-no-board = Le plateau ne tient pas ici. Remets cette place comme avant, puis avance pas à pas.
