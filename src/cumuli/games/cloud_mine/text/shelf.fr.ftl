### Cloud Mine : ce qui est écrit sur la boîte.

name = Cloud Mine
tagline = Trouve cinq mots pour un nuage : ni trop clairs, ni trop obscurs.
bot-1-hint = Dit une des premières choses qu’il voit, et montre le nuage le plus ressemblant.
bot-2-hint = Choisit ses mots parmi davantage de choses qu’il voit.
bot-3-hint = Prend des mots que les uns comprendront et les autres non.
bot-4-hint = Sait quels nuages restent, et songe à qui devine quand.
bot-5-hint = Se demande comment chacun voit à cette table, et ce qu’aurait dit ce rêveur-là.
