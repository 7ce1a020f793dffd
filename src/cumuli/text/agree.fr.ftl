### Ce dont on convient à table : reprendre un coup, faire match nul, faire une pause, et que faire de ceux qui tardent.

refusal-proposed = Une proposition attend déjà. Réponds d’abord, puis propose autre chose.
refusal-proposal-gone = Cette proposition n’est plus d’actualité. Regarde la table, et propose de nouveau si tu veux.
refusal-answered = Tu as déjà répondu. Attends les autres, ou joue.
refusal-undo-off = À cette table, on ne reprend pas ses coups. Son hôte peut le permettre avant la prochaine partie.
refusal-undo-nothing = Tu n’as encore aucun coup à reprendre. Joue d’abord, ensuite tu pourras le proposer.
refusal-undo-luck = Le hasard a répondu à ce coup : des cartes ont été tirées, et l’on ne peut pas les oublier. Tu ne peux reprendre un coup qu’avant cela.
refusal-undo-seen = Ce coup a montré à quelqu’un ce qui était caché, et cela ne s’oublie pas. Tu peux reprendre les coups qui ne montrent qu’eux-mêmes.
refusal-draw-unknown = Ce jeu ne connaît pas le match nul. Continue, ou abandonne.
refusal-paused = La table fait une pause, et rien ne bouge. Reprenez d’abord, puis joue.
refusal-not-paused = La pause est déjà finie. Continue simplement à jouer.
refusal-stood-in = Un bot répond à ta place. Reprends la main, puis choisis.
refusal-not-late = Personne ne te remplace. Joue simplement.
refusal-not-waiting = La table n’attend pas cette place. Fais signe à quelqu’un dont c’est le tour.
refusal-reminded = Le rappel vient de partir. Laisse une minute, puis fais signe de nouveau.
refusal-broken-off = Cette partie est finie. Rejouez, ou va voir une autre table.
