### Cloudy Kingdom : ce qui est écrit sur la boîte.

name = Cloudy Kingdom
tagline = Fais pousser des haricots magiques de château en château, bien au-dessus du sol.
bot-1-hint = Néglige quelques coups et ne pense qu’au sien ; une victoire à portée, il la prend.
bot-2-hint = Néglige quelques coups, mais n’offre à personne une victoire qu’il peut empêcher.
bot-3-hint = Néglige peu de coups, et pense à la réponse du suivant à ses meilleurs coups.
bot-4-hint = Voit tous les coups, pèse chaque carte qui peut venir, et calcule les dernières jusqu’au bout.
bot-5-hint = Voit jusqu’à trois coups à l’avance, et calcule les dernières cartes jusqu’au bout.
