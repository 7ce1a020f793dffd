### Cloudy Kingdom : ce qui est écrit sur la boîte.

name = Cloudy Kingdom
tagline = Fais pousser des haricots magiques de château en château, bien au-dessus du sol.
bot-1-hint = Prolonge son chemin là où il se trouve, et saisit une victoire qu’il voit.
bot-2-hint = Regarde autour de ses chemins, et n’offre la victoire à personne sur-le-champ.
bot-3-hint = Cherche sur tout le plateau le coup qui rapproche le plus ses châteaux.
bot-4-hint = Pèse chaque carte que le joueur suivant peut avoir.
bot-5-hint = Voit plus loin, et calcule les dernières cartes jusqu’à la toute fin.
