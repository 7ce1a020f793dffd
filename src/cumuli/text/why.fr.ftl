### Pourquoi ce coup : ce qu’un robot pense d’un coup qui a été joué.

why-only = Il n’y avait rien d’autre à faire.
why-lots = Il a tiré au sort : pour lui, tous les coups se valaient.

## Sur la page

why-move = Pourquoi ce coup ?
why-short = Pourquoi ?
why-of-bot = { $name } réexamine son coup avec ce qui était connu alors. Niveau : { $level }.
why-of-person = Ce qu’un robot (niveau : { $level }) pense du coup de { $name }, avec ce qui était connu alors.
why-thinking = Un instant, le robot réfléchit…
why-same = Lui aussi choisit ce coup.
why-other = Il choisit un autre coup.
why-as-good = Ce coup lui convient tout autant.
why-ways = Avec quelle probabilité il choisit chaque coup
why-played = joué
why-choice = choix du robot
why-share = { $share } %
why-because = Pourquoi
why-unsaid = Le robot n’en donne aucune raison.

refusal-why-early = Dire pourquoi révélerait ce que quelqu’un a en main. Redemande quand la partie sera finie.
refusal-why-luck = C’est le hasard qui a joué ce coup, personne ne l’a choisi. Choisis un coup que quelqu’un a joué.
refusal-why-often = Cela fait beaucoup de questions d’un coup, et un robot réfléchit un moment à chacune. Attends un peu, puis continue.
refusal-why-silent = Cette fois, le robot n’a pas trouvé de réponse. Redemande, ou choisis un autre coup.
