### Broom Service : ce qui est écrit sur la boîte.

name = Broom Service
tagline = Prépare des potions, survole le royaume et ose au bon moment.
bot-1-hint = Prévoit deux rôles à la fois, et se montre brave selon son humeur.
bot-2-hint = Prévoit des rôles qui vont ensemble, et compte qui peut avoir le même avant d’être brave.
bot-3-hint = Prévoit de même, et a appris ce qu’une position promet encore.
bot-4-hint = Avant d’entamer, il joue en pensée la manche jusqu’au bout.
bot-5-hint = Joue plus souvent encore la manche jusqu’au bout, et aussi avant d’être brave.
