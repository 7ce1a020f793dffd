### Les capsules de bug, en français.

refusal-capsule-shut = Qui joue ici préfère rester entre soi. Demande à l’un d’eux de préparer la capsule.

capsule-pack = Quelque chose cloche : préparer une capsule
capsule-stumbled = La maison a trébuché là-dessus. La table est comme avant, rien n’est perdu. Essaie encore, ou fais autre chose.
capsule-packed = C’est prêt. Envoie le fichier à qui s’occupe de cette maison.
capsule-text =
    Un fichier avec ce que ce navigateur a vu et fait ici en dernier, les versions et, une fois finie, la partie.
    Aucun nom, aucune discussion et rien de la main des autres.
capsule-alone = La maison n’a pas répondu, le fichier ne contient donc que la part de ce navigateur.

## Dans le terminal

cli-help-capsule = ouvre une capsule de bug et dit si son défaut est ici aussi
capsule-help-file = la capsule
capsule-help-table = met la partie de cette table dans la capsule, ou en fait une ; pour qui tient la maison
capsule-nothing = Nomme une capsule à ouvrir, ou une table avec --table.
capsule-unreadable = Ce n’est pas une capsule de bug. { $why }
capsule-other-table = Cette capsule vient d’une autre table, { $table }. Nomme celle-là.
capsule-no-table = Cette maison n’a pas de table { $table }. Cherche dans ses données avec --data.
capsule-filled = { $file } contient maintenant la partie jusqu’au coup { $plies }, avec toutes les mains. Ouvre-le avec cumuli capsule.
capsule-head = { $game } à la table { $table }, { $seats } places
capsule-house = Cumuli { $cumuli }, { $python } sous { $system }, moteur { $engine }, règles en version { $rules }
capsule-compiled = compilé
capsule-interpreted = interprété
capsule-page-of = { $browser }, langue { $lang }, { $size }
capsule-sealed = La partie durait encore quand elle fut préparée, elle ne contient donc que ce que son auteur pouvait savoir.
capsule-unplayed = Ce programme ne peut pas jouer cette partie. { $why }
capsule-page = La page a échoué : { $error } { $where }
capsule-crash = Coup { $ply }, « { $line } » : les règles échouent ici. { $error }
capsule-illegal = Coup { $ply }, « { $line } » : interdit par les règles d’ici. On a joué avec d’autres.
capsule-replayed =
    { $plies ->
        [one] Le seul coup peut se jouer ici.
       *[other] Les { $plies } coups peuvent se jouer ici.
    }
capsule-same =
    { $seat ->
        [0] Qui regardait a vu exactement ce qu’on verrait ici.
       *[other] La place { $seat } a vu exactement ce qu’elle verrait ici.
    }
capsule-differs =
    { $seat ->
        [0] Qui regardait a vu { $seen } pour { $path }, ici c’est { $here }.
       *[other] La place { $seat } a vu { $seen } pour { $path }, ici c’est { $here }.
    }
capsule-result = Là-bas le résultat était « { $said } », ici c’est « { $here } ».
capsule-again-crash = Encore une fois ce qui a échoué là-bas, { $line } : cela échoue ici aussi. { $error }
capsule-again-refused = Encore une fois ce qui a échoué là-bas, { $line } : ici c’est refusé. { $error }
capsule-again-done = Encore une fois ce qui a échoué là-bas, { $line } : ici tout va bien.
capsule-verdict-crash = Le défaut est ici aussi.
capsule-verdict-same = Tout est ici comme là-bas. Si c’est faux, le défaut est aussi dans ces règles.
capsule-verdict-differs = Le défaut n’est pas ici : ces règles font autrement.
capsule-verdict-sealed = Rien n’a été joué. Fais ajouter la partie avec cumuli capsule --table, ou prépare une capsule quand elle sera finie.
