### Wo ein Haus seine Tische aufbewahrt, auf Deutsch.

store-help = wo die Tische statt in --data liegen: eine SQLite-Datei oder postgresql://name@rechner/datenbank (oder CUMULI_STORE)
store-lacking = PostgreSQL braucht noch ein Paket. Es kommt mit: { $command }
store-away = „{ $store }“ lässt sich nicht benutzen: { $why } Sieh nach, ob die Datenbank läuft und ob Name und Passwort stimmen.
store-newer = „{ $store }“ wurde zuletzt von einem neueren Cumuli benutzt. Bring dieses auf den neuen Stand oder nimm eine Sicherung.
store-verbs = die Datenbank hinter einem Haus
store-help-copy = mit einem Haus in eine andere Datenbank umziehen und nachweisen, dass alles angekommen ist
store-help-from = das Haus: sein Ordner, seine Datei oder seine Datenbank
store-help-to = eine leere Datenbank oder eine neue Datei; oder eine frühere Kopie dieses Hauses, die auf den neuen Stand gebracht wird
store-copying = Kopieren
store-copied =
    Kopiert: { $tables ->
        [one] { $tables } Tisch
       *[other] { $tables } Tische
    } mit { $entries ->
        [one] { $entries } Eintrag
       *[other] { $entries } Einträgen
    }, { $people ->
        [one] { $people } Person
       *[other] { $people } Personen
    } und { $decks ->
        [one] { $decks } Deck
       *[other] { $decks } Decks
    }.
store-same-here =
    Dort ist jede Zeile gleich, ebenso der Verlauf jedes Tisches. { $games ->
        [0] Es gab noch keine Partie, die sich nachspielen ließe.
        [one] Eine Partie wurde aus der Kopie Zug für Zug nachgespielt.
       *[other] { $games } Partien wurden aus der Kopie Zug für Zug nachgespielt.
    }
store-went-on = Inzwischen wurde weitergespielt. Halte das Haus an, kopier noch einmal und öffne es am neuen Ort.
store-now = Öffne das Haus jetzt dort: { $command }
store-same = Das ist zweimal derselbe Ort. Nenn zwei verschiedene.
store-not-free = „{ $store }“ ist nicht frei: Dort ist ein anderes Haus oder eine Kopie, in der weitergespielt wurde. Nichts wurde geändert. Nenn eine leere Datenbank.
store-differs =
    { $count ->
        [one] Das ist dort nicht gleich: { $names }.
       *[other] { $count } Dinge sind dort nicht gleich: { $names }.
    } Lass das Haus, wo es ist.
store-broken =
    { $count ->
        [one] Eine Partie lässt sich nicht nachspielen: { $names }.
       *[other] { $count } Partien lassen sich nicht nachspielen: { $names }.
    } Lass das Haus, wo es ist.
store-waiting = Ein anderer Server hat das Haus aus { $store } offen. Dieser hält sich bereit und übernimmt, sobald der andere weg ist.
store-turn-lost = Ein anderer Server hat dieses Haus inzwischen geöffnet. Dieser hört auf, und nichts geht verloren.
store-help-shared = das Haus in PostgreSQL mit anderen Servern teilen, die ebenso gestartet sind
store-help-nats = ein NATS, über das diese Server einander anklingeln, damit alles schneller ankommt: nats://rechner:4222 (oder CUMULI_NATS)
store-not-shared = Server teilen sich ein Haus nur, wenn es in PostgreSQL liegt, und „{ $store }“ ist eine Datei. Nenne mit --store eine Datenbank, oder lass --shared und --nats weg.
store-lacking-nats = Für NATS fehlt noch ein Paket. Du bekommst es mit: { $command }
store-help-forget = wegwerfen, was lange Tische schneller öffnen lässt; nichts geht verloren
store-forgot = { $count ->
    [0] Es gab nichts wegzuwerfen.
    [one] Ein Zwischenstand ist weggeworfen.
   *[other] { $count } Zwischenstände sind weggeworfen.
 } Tische werden jetzt aus ihren Protokollen geöffnet.
