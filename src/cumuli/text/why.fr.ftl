### Pourquoi ce coup : ce qu’un bot pense d’un coup qui a été joué.

why-only = Il n’y avait rien d’autre à faire.
why-lots = Il a tiré au sort : pour lui, tous les coups se valaient.

refusal-why-early = Dire pourquoi révélerait ce que quelqu’un a en main. Redemande quand la partie sera finie.
refusal-why-luck = C’est le hasard qui a joué ce coup, personne ne l’a choisi. Choisis un coup que quelqu’un a joué.
refusal-why-often = Cela fait beaucoup de questions d’un coup, et un bot réfléchit un moment à chacune. Attends un peu, puis continue.
refusal-why-silent = Cette fois, le bot n’a pas trouvé de réponse. Redemande, ou choisis un autre coup.
