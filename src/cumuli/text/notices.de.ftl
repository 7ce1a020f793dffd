### Erfahren, dass du am Zug bist: was eine Nachricht sagt, und wo du sagst, wohin sie kommt.

## In einer Nachricht

notice-turn =
    { $count ->
        [one] Du bist dran
       *[other] Du bist an { $count } Tischen dran
    }
notice-reminder = { $name } wartet auf dich
notice-line = { $game }, mit { $names }
notice-test = Nachrichten kommen hier an
notice-test-text = Du wolltest es ausprobieren. Du musst nichts weiter tun.
notice-trouble = Nachrichten kommen nicht an: { $where }
notice-trouble-gone = Dort ist niemand mehr: Die Adresse antwortet, dass es sie nicht gibt. Es wird nichts mehr dorthin geschickt. Gib unter Nachrichten eine andere an, oder versuch es noch einmal.
notice-trouble-lost = Seit Stunden kommt keine Antwort, und eine Nachricht ist verfallen. Die nächste wird wieder versucht.
notice-trouble-refused = Dort wird geantwortet, aber nichts von hier angenommen. Sieh nach, ob man dich dort noch kennt, oder beende es.
notice-confirm = Bestätige diese Adresse für Cumuli
notice-confirm-text = Jemand, vermutlich du, möchte hier erfahren, wenn ein Zug ansteht. Wenn das stimmt, öffne diesen Link und bestätige. Wenn nicht, tu nichts: Es kommt keine weitere Mail.
notice-mail-off = Keine solchen Mails mehr, mit einem Klick:

## Wo du es sagst

notices = Nachrichten
notices-hint = Für Spiele über Tage: Wenn du seit { $minutes } Minuten am Zug bist und nicht am Tisch, erfährst du es hier. Einmal je Zug, und nur das Spiel und die Namen der anderen.
notices-push = Auf diesem Gerät
notices-push-hint = Eine Meldung deines Browsers, auch wenn die Seite zu ist.
notices-push-no = Dieser Browser kann das nicht, oder nur auf einer verschlüsselten Seite.
notices-push-denied = Dein Browser verbietet Meldungen dieser Seite. Erlaube sie in seinen Einstellungen zur Seite.
notices-push-add = Auf diesem Gerät melden
notices-push-is = Ein Browser von dir
notices-mail = Per E-Mail
notices-mail-hint = Zuerst bekommst du eine Mail, um zu bestätigen, dass die Adresse deine ist.
notices-mail-add = Mail zum Bestätigen schicken
notices-mail-waits = Wartet, bis du den Link in der Mail öffnest
notices-hook = An ein Programm
notices-hook-hint = Eine signierte Nachricht (JSON) an eine https-Adresse, etwa für einen Bot in eurem Gruppenchat.
notices-hook-add = Diese Adresse hinzufügen
notices-hook-secret = Signiert mit { $secret }
notices-address = Adresse
notices-yours = Wo du es erfährst
notices-none = Noch nirgends.
notices-state-down = Antwortet seit { $since } nicht. Es wird noch ein paar Stunden lang versucht, immer seltener.
notices-state-lost = Hat seit { $since } nicht geantwortet; eine Nachricht ist verfallen. Die nächste wird wieder versucht.
notices-state-refused = Nimmt seit { $since } nichts von hier an. Sieh nach, ob man dich dort noch kennt, dann schick eine.
notices-state-gone = Dort ist seit { $since } niemand: Es wird nichts mehr geschickt. Schick eine, um es noch einmal zu versuchen, oder beende es.
notices-test = Jetzt eine schicken
notices-again = Mail noch einmal schicken
notices-arrived = Sie ist abgeschickt.
notices-lost = Sie ließ sich nicht zustellen.
notices-drop = Beenden
notices-confirm-ask = Sollen deine Züge an diese Adresse gemeldet werden?
notices-confirm-do = Ja, hier melden
notices-confirm-done = Diese Adresse ist bestätigt. Ab jetzt erfährst du dort von deinen Zügen.
notices-off-ask = Sollen an diese Adresse keine Nachrichten mehr kommen?
notices-off-do = Keine mehr schicken
notices-off-done = Erledigt. An diese Adresse kommt nichts mehr.
refusal-notices-many = Du erfährst es schon an vielen Orten. Beende erst einen davon.
refusal-notices-no-mail = Dieses Haus verschickt keine Mails. Wähl einen anderen Weg.
refusal-notices-address = Das ist keine E-Mail-Adresse. Such den Tippfehler und versuch es noch einmal.
refusal-notices-hook = Nachrichten gehen nur an öffentliche https-Adressen. Gib eine an, die mit https beginnt.
refusal-notices-link = Dieser Link gilt nicht mehr. Hol dir unter Nachrichten einen neuen.
refusal-notices-gone = Diesen Ort gibt es nicht mehr. Lade die Seite neu, dann siehst du, was noch da ist.
refusal-notices-often = Das war oft. Versuch es in einer Minute wieder.
