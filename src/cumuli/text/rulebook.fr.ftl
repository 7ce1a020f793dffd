# Exemples dans les règles

example-try = Essayer
example-shut = Replier
example-again = Depuis le début
example-turn = { $name } doit répondre : ici, c’est toi aussi.
example-over = C’est tout. Recommence, si tu veux.
awards-players = Joueurs
awards-guess = Trouvé à l’essai
awards-none = Personne ne l’a trouvé
awards-cards = Cartes de la manche
awards-watcher = Trouveur
awards-dreamer = Rêveur
awards-scout = Guetteur
