### Pourquoi ce coup : ce qu’un bot pense d’un coup qui a été joué.

why-only = Il n’y avait rien d’autre à faire.
why-lots = Il a tiré au sort : pour lui, tous les coups se valaient.

## Sur la page

why-move = Pourquoi ce coup ?
why-of-bot = { $name } réexamine son coup avec ce qui était connu alors. Niveau : { $level }.
why-of-person = Ce qu’un bot (niveau : { $level }) pense du coup de { $name }, avec ce qui était connu alors.
why-thinking = Un instant, le bot réfléchit…
why-same = Lui aussi choisit ce coup.
why-other = Il choisit un autre coup.
why-ways = Avec quelle probabilité il choisit chaque coup
why-played = joué
why-choice = choix du bot
why-share = { $share } %
why-because = Pourquoi
why-unsaid = Le bot n’en donne aucune raison.

refusal-why-early = Dire pourquoi révélerait ce que quelqu’un a en main. Redemande quand la partie sera finie.
refusal-why-luck = C’est le hasard qui a joué ce coup, personne ne l’a choisi. Choisis un coup que quelqu’un a joué.
refusal-why-often = Cela fait beaucoup de questions d’un coup, et un bot réfléchit un moment à chacune. Attends un peu, puis continue.
refusal-why-silent = Cette fois, le bot n’a pas trouvé de réponse. Redemande, ou choisis un autre coup.
