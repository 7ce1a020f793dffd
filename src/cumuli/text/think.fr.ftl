### Des bots qui réfléchissent dans leurs propres processus, trouvés par NATS, en français.

think-help = réfléchit pour les bots des maisons qui demandent par NATS
think-help-nats = le NATS par lequel les maisons demandent, plusieurs adresses se séparent par des virgules (ou CUMULI_NATS)
think-help-where = où les bots réfléchissent, dans des processus de ce serveur (here) ou par une file d’attente, dans ceux de « cumuli think » (queue)
think-here = On réfléchit ici pour toutes les maisons qui demandent à { $address }, { $workers ->
    [one] un bot
   *[other] { $workers } bots
 } à la fois.
think-stop = Ctrl+C arrête tout, sans rien perdre. Qui réfléchit dit ce qu’il a, et d’autres processus prennent le reste.
think-no-nats = Il manque l’endroit où les maisons demandent. Indique un NATS avec --nats, ou dans CUMULI_NATS.
think-lacking = Il manque encore quelques paquets pour NATS. Tu les obtiens avec : { $command }
