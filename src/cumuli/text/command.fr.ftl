### La ligne de commande de la table : les mots par lesquels on interroge la page et le terminal, et ce que la page en dit.

## Ce qu’on peut demander, chaque fois par un de ces mots

command-look = situation maintenant
command-board = plateau carte
command-hand = main cartes
command-moves = coups permis
command-scores = points marque
command-who = qui joueurs
command-log = journal histoire
command-help = aide
command-look-hint = ce qui compte pour la prochaine décision
command-board-hint = tout ce qui se trouve sur la table
command-hand-hint = tes propres cartes
command-moves-hint = tout ce que tu peux faire maintenant
command-scores-hint = où en est chacun
command-who-hint = qui joue, et ce que chacun possède
command-log-hint = ce qui s’est passé dernièrement
command-help-hint = comment jouer avec des mots

## La ligne sur la page

command-type = Taper un coup
command-title = Jouer avec des mots
command-line = Coup ou question
command-hint = Par exemple « { $example } ». Les flèches choisissent dans la liste, Entrée joue. Échap ferme.
command-list = Ce que tu peux faire maintenant
command-none = Rien dans la liste ne commence ainsi. Avec Entrée, tu sauras pourquoi.
command-count =
    { $count ->
        [0] Il n’y a rien à faire pour l’instant.
        [one] Un coup t’est ouvert.
       *[other] { $count } coups te sont ouverts.
    }
command-told = Raconté ici
command-you = Toi : { $text }
command-close = Fermer la ligne de commande
command-nothing = Il n’y a rien à en dire.
command-waiting = On ne te demande rien pour l’instant. { $status }
spoken-pair = { $what } : { $more }
refusal-many-moves = Cela peut désigner { $count } coups, comme « { $first } ». Tapes-en un peu plus.
