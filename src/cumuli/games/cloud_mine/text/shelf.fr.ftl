### Cloud Mine : ce qui est écrit sur la boîte.

name = Cloud Mine
tagline = Trouve cinq mots pour un nuage : ni trop clairs, ni trop obscurs.
bot-1-hint = Voit trois choses dans chaque nuage, et dit la première.
bot-2-hint = Voit huit choses dans chaque nuage, et choisit ses mots comme si tous voyaient comme lui.
bot-3-hint = Voit seize choses dans chaque nuage, et trouve des mots pour la moitié.
bot-4-hint = Sait comment on voit et quels nuages sont partis, et cherche ce que ce rêveur aurait dit.
bot-5-hint = Apprend comment chacun voit à cette table, et varie pour que nul ne le devine.
