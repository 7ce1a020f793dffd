### Broom Service : ce qui est écrit sur la boîte.

name = Broom Service
tagline = Prépare des potions, survole le royaume et ose au bon moment.
