### Ce dont on convient à table : reprendre un coup, faire match nul, faire une pause, et que faire de ceux qui tardent.

take-back = Reprendre mon coup
offer-draw = Proposer le match nul
ask-break = Demander une pause
resign = Abandonner
resign-two = Vraiment abandonner ? { $name } gagne alors.
resign-more = Vraiment abandonner ? Un bot continue à ta place pour les autres, et tu finis à la dernière place.
resign-alone = Vraiment abandonner ? La partie s’arrête alors.
resign-yes = Oui, abandonner
resign-no = Continuer
asks-undo = { $name } aimerait reprendre un coup.
asks-draw = { $name } propose le match nul.
asks-pause = { $name } demande une pause.
asked-undo = Tu as demandé à reprendre ton coup.
asked-draw = Tu as proposé le match nul.
asked-pause = Tu as demandé une pause.
still-waiting = Réponse attendue : { $names }.
agree = D’accord
decline = Non
withdraw = Laisse tomber
on-break = Une pause. Les horloges sont arrêtées.
on-break-plain = Une pause. Personne n’a rien à faire.
go-on = Reprendre
deputy-mine = Un bot répond à ta place.
come-back = Me revoilà
is-away = { $names } { $count ->
    [one] n’est pas là
   *[other] ne sont pas là
 }, et la table attend.
remind = Faire signe
remind-sent = Rappel envoyé.
reminded-by = { $name } t’attend.
taken-back = Un coup a été repris.
note-away = pas là
note-deputy = un bot remplace
note-resigned = abandon · bot
clock = Horloge
clock-of = Horloge de { $name }
clock-low = { $name } : les { $seconds } dernières secondes.
clock-out = temps écoulé
clock-hurry = vite
ended-agreed = Match nul, d’un commun accord.
ended-resigned = { $name } a abandonné.
ended-time = { $name } n’avait plus de temps.
ended-away = { $name } s’est absenté trop longtemps.
ended-unfinished = Le relevé s’arrête ici.
ended-off = Partie interrompue
ended-nobody = Personne ne gagne.
ended-last = { $names } { $count ->
    [one] a abandonné et finit
   *[other] ont abandonné et finissent
 } à la dernière place.

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
