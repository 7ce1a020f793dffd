### Cloud Mine : ce qui est écrit sur la boîte.

name = Cloud Mine
tagline = Trouve cinq mots pour un nuage : ni trop clairs, ni trop obscurs.
