### Revenir sur une partie, en français.

review = Retour sur la partie
review-of = { $game } : retour sur la partie
review-table = À la table
review-controls = Avancer et reculer
review-slider = Moment de la partie
review-ply = { $ply } sur { $all }
review-quiet = Rien que l’on puisse voir d’ici.
review-line = Sans un mot ; le relevé dit : { $line }
review-first = Au début
review-back = Un pas en arrière
review-play = Lecture
review-pause = Mettre en pause
review-forth = Un pas en avant
review-end = À la fin
review-speed = À quelle vitesse
review-moments = Ce qui s’est passé ; chaque ligne mène à son moment
review-eyes = Par les yeux de qui
review-eyes-seat = Ce que savait { $name }
review-eyes-table = Ce que savait toute la table
review-eyes-truth = La vérité
review-going-on = La partie continue, alors tu vois ce que tu as vu. Une fois finie, tout sera ouvert.
review-copy = Copier le lien de ce moment
review-record = Garder le relevé
review-fork = Repartir d’ici
review-fork-hint = Une nouvelle table avec ces options ; des amis ou des bots prennent les autres places.
origin-note = Cette partie en continue une autre, finie, telle qu’elle était après { $ply } pas. Qui a vu celle-là sait ce qui était caché alors.
origin-link = La revoir

refusal-watch-shut = Ceux qui ont joué ici veulent rester entre eux. Choisis une autre partie à revoir.
refusal-eyes-shut = Tant que la partie dure, tu ne peux pas regarder par ces yeux-là. Regarde par les tiens, ou attends la fin.
refusal-no-ply = La partie n’est pas allée aussi loin. Choisis un moment plus tôt.
refusal-fork-playing = Cette partie se joue encore. Une fois finie, tu pourras repartir de n’importe lequel de ses moments.
refusal-fork-deck = Cette partie s’est jouée avec les nuages de quelqu’un, et seuls ceux qui y étaient peuvent la continuer. Choisis une partie avec les nuages de la maison.
refusal-fork-end = Là, la partie est finie selon ses règles. Choisis un moment plus tôt pour repartir.
