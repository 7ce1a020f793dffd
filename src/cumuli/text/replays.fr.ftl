### Les parties jouées jusqu’au bout, en français.

replays = Parties finies
replays-text = Ce qui s’est joué dans cette maison. Ouvre une partie pour la revoir coup par coup, et lis ou garde son relevé.
replays-none = Aucune partie n’a encore été finie ici. À toi l’honneur.
replays-none-of = Personne n’a encore fini { $game } ici.
replays-all = Tous les jeux
replays-filter = Quel jeu
replays-more = Parties plus anciennes
replay-record = Relevé
replay-mine = tu y étais
replay-won = victoire : { $names }
replay-drawn = personne n’a gagné
