### Revenir sur une partie, en français.

refusal-watch-shut = Ceux qui ont joué ici veulent rester entre eux. Choisis une autre partie à revoir.
refusal-eyes-shut = Tant que la partie dure, tu ne peux pas regarder par ces yeux-là. Regarde par les tiens, ou attends la fin.
refusal-no-ply = La partie n’est pas allée aussi loin. Choisis un moment plus tôt.
