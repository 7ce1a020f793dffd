### Où une maison garde ses tables, en français.

store-help = où garder les tables à la place de --data : un fichier SQLite ou { "postgresql://nom@machine/base" } (ou CUMULI_STORE)
store-lacking = PostgreSQL demande un paquet de plus. Il s’obtient avec : { $command }
store-away = « { $store } » ne peut pas être utilisé : { $why } Vérifie que la base tourne, et que le nom et le mot de passe sont justes.
store-newer = « { $store } » a été utilisé en dernier par un Cumuli plus récent. Mets celui-ci à jour, ou reprends une sauvegarde.
store-verbs = la base de données derrière une maison
store-help-copy = déménager une maison dans une autre base et prouver que tout est arrivé
store-help-from = la maison : son dossier, son fichier ou sa base de données
store-help-to = une base vide ou un nouveau fichier ; ou une copie antérieure de cette maison, qui est mise à jour
store-copying = Copie en cours
store-copied =
    Copie faite : { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } avec { $entries ->
        [one] { $entries } entrée
       *[other] { $entries } entrées
    }, { $people ->
        [one] { $people } personne
       *[other] { $people } personnes
    } et { $decks ->
        [one] { $decks } paquet
       *[other] { $decks } paquets
    }.
store-same-here =
    Là-bas, chaque ligne est la même, et le journal de chaque table aussi. { $games ->
        [0] Il n’y avait encore aucune partie à rejouer.
        [one] Une partie a été rejouée à partir de la copie, coup par coup.
       *[other] { $games } parties ont été rejouées à partir de la copie, coup par coup.
    }
store-went-on = On a continué à jouer entre-temps. Arrête la maison, copie encore une fois, puis ouvre-la à sa nouvelle place.
store-now = Ouvre maintenant la maison là-bas : { $command }
store-same = C’est deux fois le même endroit. Nomme deux endroits différents.
store-not-free = « { $store } » n’est pas libre : il y a là une autre maison, ou une copie où l’on a continué à jouer. Rien n’a été changé. Nomme une base vide.
store-differs =
    { $count ->
        [one] Ceci n’est pas pareil là-bas : { $names }.
       *[other] { $count } choses ne sont pas pareilles là-bas : { $names }.
    } Laisse la maison où elle est.
store-broken =
    { $count ->
        [one] Une partie ne peut pas être rejouée : { $names }.
       *[other] { $count } parties ne peuvent pas être rejouées : { $names }.
    } Laisse la maison où elle est.
store-waiting = Un autre serveur a ouvert la maison gardée dans { $store }. Celui-ci se tient prêt et prend la suite dès que l’autre n’est plus là.
store-turn-lost = Un autre serveur a ouvert cette maison entre-temps. Celui-ci s’arrête, et rien n’est perdu.
store-help-shared = partager la maison gardée dans PostgreSQL avec d’autres serveurs lancés de la même façon
store-help-nats = un NATS par lequel ces serveurs se préviennent, pour aller plus vite (ou CUMULI_NATS)
store-not-shared = Des serveurs ne partagent une maison que si PostgreSQL la garde, et « { $store } » est un fichier. Indique une base de données avec --store, ou enlève --shared et --nats.
store-lacking-nats = Il manque encore un paquet pour NATS. Tu l’obtiens avec : { $command }
store-help-forget = jeter ce qui est gardé pour que les longues tables s’ouvrent vite, sans rien perdre
store-forgot = { $count ->
    [0] Il n’y avait rien à jeter.
    [one] Un état intermédiaire a été jeté.
   *[other] { $count } états intermédiaires ont été jetés.
 } Les tables s’ouvrent maintenant à partir de leurs journaux.
