### Le certificat des secrets, en français.

leakcheck-which = le jeu ; tous si aucun n’est nommé
leakcheck-title = { $game } : { $games } parties, { $plies } coups ; { $twins } jumelles et { $worlds } autres mondes comparés
leakcheck-surface = ce qu’une place apprend
leakcheck-compared = comparés
leakcheck-spoken = avec contenu
leakcheck-found = différents
leakcheck-surface-frames = messages à la table
leakcheck-surface-opened = la table pour qui revient
leakcheck-surface-legal = ce qui est permis
leakcheck-surface-answers = refus, explications et erreurs
leakcheck-surface-telling = la table en phrases
leakcheck-surface-lobby = messages dans le hall
leakcheck-surface-notices = avis que c’est à quelqu’un de jouer
leakcheck-surface-doors = chaque porte du serveur web
leakcheck-surface-replay = la partie notée avant la fin
leakcheck-surface-review = le retour sur la partie avant sa fin
leakcheck-surface-bots = ce qu’un robot reçoit
leakcheck-surface-timing = le moment des réponses
leakcheck-surface-logs = journaux
leakcheck-clean = Personne n’a appris ce qu’il doit ignorer.
leakcheck-thin = Tout n’a pas pu être comparé : il faut plus de parties.
leakcheck-leaky = Une place a appris ce qu’elle doit ignorer.
leakcheck-leak = { $surface }, partie { $game }, entrée { $entry }, place { $seat } :
leakcheck-watcher = d’un spectateur
