### Broom Service : ce qui est écrit sur la boîte.

name = Broom Service
tagline = Prépare des potions, survole le royaume et ose au bon moment.
bot-1-hint = Ne pense qu’à un rôle à la fois, et se montre courageux selon son humeur.
bot-2-hint = Prévoit ses rôles ensemble, et voit ce qui est près de ses pions.
bot-3-hint = Prévoit toute la manche, et pèse combien d’autres peuvent avoir un rôle.
bot-4-hint = Déduit de ce qui a été annoncé et passé qui a encore quoi.
bot-5-hint = Joue chaque pli en pensée jusqu’à la fin de la manche, et songe aux manches suivantes.
