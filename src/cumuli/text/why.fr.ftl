### Pourquoi ce coup : ce qu’un bot pense d’un coup qui a été joué.

why-only = Il n’y avait rien d’autre à faire.
why-lots = Il a tiré au sort : pour lui, tous les coups se valaient.
