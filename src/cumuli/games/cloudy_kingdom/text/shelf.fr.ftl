### Cloudy Kingdom : ce qui est écrit sur la boîte.

name = Cloudy Kingdom
tagline = Fais pousser des haricots magiques de château en château, bien au-dessus du sol.
