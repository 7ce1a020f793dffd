### Beaucoup de parties dans un fichier, en français.

corpus-help = beaucoup de parties enregistrées dans un seul fichier
corpus-help-file = le recueil, un fichier en .games.gz
corpus-help-make = fait jouer des robots et garde leurs parties
corpus-help-add = vérifie des relevés selon les règles et les ajoute
corpus-help-take = ajoute les parties finies d’une maison
corpus-help-list = énumère les parties qui répondent à la demande
corpus-help-show = affiche un relevé
corpus-help-replay = rejoue les parties et vérifie chaque coup selon les règles
corpus-help-export = écrit les relevés dans un dossier, ou dans un autre recueil
corpus-help-mend = coupe ce qui n’a pas été écrit jusqu’au bout
corpus-help-game = de ce jeu
corpus-help-seats = avec tant de places
corpus-help-options = avec ces options, par exemple board=2x2
corpus-help-player = avec quelqu’un de ce nom, comme le niveau d’un robot
corpus-help-winner = gagnées par quelqu’un de ce nom ; « none » pour les parties sans gagnant
corpus-help-reason = finies pour cette raison, telle que la nomme la dernière ligne d’un relevé
corpus-help-least = d’au moins tant de demi-coups
corpus-help-most = d’au plus tant de demi-coups
corpus-help-total = les compte plutôt, par jeu, places et fin
corpus-help-number = le numéro de la partie, tel que la liste le donne
corpus-help-bots = niveaux des robots, place par place ; à la partie suivante, tous se décalent d’une place
corpus-help-names = avec les noms sous lesquels on a joué, et le sceau du hasard
corpus-help-closed = aussi les parties des tables que personne d’autre ne pouvait regarder
corpus-help-to = un dossier, ou un fichier en .gz pour un recueil
corpus-total =
    { $game }, { $seats } places, { $why } – { $games ->
        [one] une partie
       *[other] { $games } parties
    }
corpus-unfinished = interrompue
corpus-listed = { $games } parties sur { $all }.
corpus-no-number = Il n’y a pas de partie { $number }, seulement de 1 à { $games }.
corpus-fault = Partie { $number } : { $why }
corpus-replayed = { $games } parties de { $plies } demi-coups en { $seconds } s : { $rate } parties, { $plyrate } demi-coups par seconde.
corpus-faulty =
    { $count ->
        [one] Une partie n’est pas juste.
       *[other] { $count } parties ne sont pas justes.
    }
corpus-right = Chaque coup est permis, chaque résultat est juste.
corpus-exported = { $games } parties écrites dans { $to }.
corpus-kept = { $games } parties ajoutées à { $file }.
corpus-there =
    { $games ->
        [one] Une y était déjà.
       *[other] { $games } y étaient déjà.
    }
corpus-left =
    { $games ->
        [one] Une table a été laissée de côté : fermée, venue d’ailleurs ou jamais commencée.
       *[other] { $games } tables ont été laissées de côté : fermées, venues d’ailleurs ou jamais commencées.
    }
corpus-not-added = { $file } n’a pas été ajouté. { $why }
corpus-sound = { $file } est entier, il n’y a rien à réparer.
corpus-mended = { $file } a été coupé à l’octet { $at } ; ses { $records } parties sont entières.
corpus-strange = { $file } n’est pas un recueil à l’octet { $at } (bloc { $block }). Nomme un fichier que cumuli corpus a écrit.
corpus-newer = { $file } a été écrit par un Cumuli plus récent, dès l’octet { $at } (bloc { $block }). Mets celui-ci à jour.
corpus-cut =
    { $records ->
        [0] { $file } s’arrête au milieu du bloc { $block }, qui commence à l’octet { $at }. Aucune partie entière ne la précède : va rechercher le fichier, ou commences-en un autre.
       *[other] { $file } s’arrête au milieu du bloc { $block }, qui commence à l’octet { $at }. Les { $records } parties d’avant sont entières ; cumuli corpus mend coupe le reste.
    }
corpus-broken = { $file } est abîmé dans le bloc { $block }, qui commence à l’octet { $at }, après la partie { $records }. Va rechercher le fichier ; rien n’a été changé.
corpus-changed = { $file } a grandi entre-temps. Ce qui n’était pas encore écrit est perdu ; recommence, et n’en laisse écrire qu’un à la fois.
