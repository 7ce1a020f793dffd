### Faire siens les jeux, en français.

workshop-lead = Les règles restent ; ce qui est sur la table peut être à toi.
workshop-printed = Comme dans ta boîte
workshop-printed-text = Tu as le jeu ? Compare nos valeurs provisoires avec ta boîte et joue avec ce qui est imprimé.
workshop-magic = Ta propre magie
workshop-magic-text = Compose une carte Magie pour Cloudy Kingdom, essaie-la et apporte-la à ta table.
workshop-magic-go = Composer une magie
workshop-decks = Des paquets de nuages
workshop-decks-text = Choisis, parcours et nomme tes paquets pour Cloud Mine, ou fais-en un nouveau.
workshop-decks-go = Voir les paquets
workshop-deck-name = Son nom
workshop-deck-seed = Il a poussé à partir de « { $seed } ».
workshop-deck-play = Jouer avec ce paquet
workshop-deck-take = Le poser sur ma table
workshop-deck-chosen = Choisi
