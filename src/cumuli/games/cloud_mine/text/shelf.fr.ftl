### Cloud Mine : ce qui est écrit sur la boîte.

name = Cloud Mine
tagline = Trouve cinq mots pour un nuage : ni trop clairs, ni trop obscurs.
bot-1-hint = Voit trois choses dans chaque nuage, dit la première, et ne cherche que parmi la moitié des nuages.
bot-2-hint = Voit six choses dans chaque nuage, et choisit ses mots comme si tous voyaient comme lui.
bot-3-hint = Voit vingt choses dans chaque nuage, et sait comment on voit et quels nuages sont partis.
bot-4-hint = Voit chaque nuage entier, choisit ce qui échappe à tous, et cherche ce que ce rêveur aurait dit.
bot-5-hint = Apprend comment chacun voit, parle et choisit à cette table, et varie pour que nul ne le devine.
