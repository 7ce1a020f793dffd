### Das Haus: alle Wörter von Cumuli, die zu keinem einzelnen Spiel gehören, auf Deutsch.

## Alle Seiten

title = Cumuli: Brettspiele in den Wolken
skip = Zum Hauptteil springen
nav = Seiten
about = Über Cumuli
language = Sprache
theme = Tageszeit
theme-day = Tag
theme-sunset = Abendrot
theme-moonlight = Mondschein
theme-contrast = Hoher Kontrast
menu = Menü
close = Schließen
opening = Einen Moment …
reconnecting = Verbindung wird wiederhergestellt …
yes = Ja
no = Nein
to-start = Zurück zum Anfang
nowhere = Hier ist nur Himmel
nowhere-text = Unter dieser Adresse gibt es keine Seite.
no-such-table = Diesen Tisch gibt es nicht oder nicht mehr. Lass dir einen neuen Link schicken oder eröffne selbst einen Tisch.

## Die Startseite

welcome = Brettspiele, hoch oben in den Wolken
welcome-text = Such dir ein Spiel aus und setz dich, zu Freunden oder zu Bots. Ohne Konto, ohne Installation.
your-name = Dein Name
your-name-hint = So sehen dich die anderen
players = Spielerzahl
against = Gegen
play-bots = Gegen Bots spielen
play-friends = Mit Freunden spielen
read-rules = Regeln lesen
my-tables = Meine Tische
open-tables = Offene Tische
no-open-tables = Gerade wartet kein Tisch auf Mitspieler. Eröffne einen und schick den Link an jemanden, den du magst.
seats-free =
    { $count ->
        [0] alle sind da
        [one] ein Platz frei
       *[other] { $count } Plätze frei
    }
status-open = noch nicht begonnen
status-playing = wird gespielt
status-over = Das Spiel ist aus
status-frozen = nach älteren Regeln begonnen

## Bots

bot = Bot
bot-random = Flausch
bot-random-level = leicht
bot-random-hint = Lässt sich treiben und spielt, was kommt.
bot-greedy = Brise
bot-greedy-level = mittel
bot-greedy-hint = Nimmt den besten Zug, der zu sehen ist.
bot-two_ply = Eule
bot-two_ply-level = schwer
bot-two_ply-hint = Denkt zuerst an deine Antwort.
bot-planner = Planer
bot-planner-level = schwer
bot-planner-hint = Denkt mehrere Taten voraus.

## Ein Tisch vor dem Spiel

seats = Plätze
player = Platz { $number }
seat-free = Freier Platz
seat-free-hint = Wartet auf jemanden.
seat-mine = An diesem Gerät
online = Da
offline = Gerade weg
take = Hier sitzen
take-here-too = An diesem Gerät
guest-name = Name für Platz { $number }
bot-level = Welcher Bot für Platz { $number }
add-bot = Bot dazu
stand = Aufstehen
remove = Entfernen
waiting-seats =
    { $count ->
        [one] Ein Platz ist noch frei. Schick jemandem den Link oder lass einen Bot mitspielen.
       *[other] { $count } Plätze sind noch frei. Verschick den Link oder lass Bots mitspielen.
    }
waiting-ready = Alle sind da.
wait-host = { $name } startet das Spiel, sobald alle da sind.
start = Spiel beginnen
start-not-yet =
    { $count ->
        [one] Besetze zuerst den freien Platz: mit jemandem, der den Link bekommt, einem Bot oder noch jemandem an diesem Gerät.
       *[other] Besetze zuerst die { $count } freien Plätze: mit Freunden, Bots oder weiteren Leuten an diesem Gerät.
    }
invite = Jemanden einladen
invite-text = Verschick diesen Link oder lass den Code scannen.
invite-link = Link zu diesem Tisch
qr = Der Link zu diesem Tisch als QR-Code
copy = Kopieren
copied = Kopiert
options = So spielen wir
options-usual = Nach den üblichen Regeln.

## Ein Tisch im Spiel

people = Am Tisch
you = Du
winner = Gewonnen
away =
    { $count ->
        [one] { $names } ist gerade weg. Der Tisch wartet.
       *[other] { $names } sind gerade weg. Der Tisch wartet.
    }
your-turn = Du bist am Zug.
turn-of = { $name } ist am Zug.
wait-for = Warten auf { $names }.
pass = Gerät an { $name } geben
pass-device = Gib das Gerät an { $name }
pass-device-text = { $name }, pass auf, dass sonst niemand zuschaut.
show-hand = Meine Hand zeigen
log = Was geschah
log-setup = Vorbereitung
log-empty = Noch ist nichts geschehen.
rule-number = Regel { $number }
ruling-number = Klärung { $number }
ending-you = Du hast gewonnen!
ending-won =
    { $count ->
        [one] { $names } gewinnt!
       *[other] { $names } gewinnen gemeinsam!
    }
ending-draw = Unentschieden
again = Noch einmal
to-rematch = Zur Revanche

## Die Regeln

rules-of = Die Regeln von { $name }
rules-note = In unseren eigenen Worten. Die Nummern stehen auch im Verlauf und bei jedem „Das geht nicht“.
rulings = Klärungen
rulings-note = Wo die gedruckten Regeln eine Frage offenlassen, halten wir es so. Vieles davon kannst du für deinen Tisch anders einstellen.
read-all-rules = Alle Regeln lesen
contents = Inhalt

## Über Cumuli

about-title = Ein Tisch am Himmel
about-text = Mit Cumuli spielt ihr zusammen Brettspiele: an einem Gerät, quer durchs Zimmer oder um die halbe Welt, mit Freunden oder mit Bots.
about-unofficial = Nicht offiziell
about-unofficial-text = Cumuli stammt von Leuten, die diese Spiele mögen. Es steht in keiner Verbindung zu ihren Autoren oder Verlagen und ist nicht von ihnen genehmigt. Die Namen der Spiele gehören ihren Inhabern. Wenn dir ein Spiel gefällt, kauf die Schachtel: Nichts fühlt sich an wie echte Karten.
about-sources = Woher alles kommt
about-sources-text = Die Regeln stehen hier in unseren eigenen Worten, und alle Bilder zeichnet das Programm selbst. Wo wir nicht wissen, was auf einer Karte gedruckt ist, haben wir einen Ersatz entworfen und sagen es dazu.
about-privacy = Was gespeichert wird
about-privacy-text = Ein Cookie, damit du deinen Platz wiederfindest, und auf diesem Gerät dein Name, deine Sprache und deine Tageszeit. Keine Verfolgung, keine Werbung, nichts von fremden Seiten.
about-licences = Gemacht mit
about-licences-text = Cumuli steht auf der Arbeit anderer. Danke:

## Warum nicht (Absagen)

refusal-bad-message = Diese Nachricht war nicht zu lesen. Lade die Seite neu und versuch es noch einmal.
refusal-no-table = Diesen Tisch gibt es nicht mehr. Eröffne auf der Startseite einen neuen.
refusal-no-seat = Diesen Platz gibt es hier nicht. Nimm einen der angezeigten.
refusal-seat-taken = Da sitzt schon jemand. Nimm einen freien Platz.
refusal-not-yours = Das ist nicht dein Platz. Du kannst nur für deine eigenen handeln.
refusal-not-host = Das kann nur, wer den Tisch eröffnet hat. Frag dort nach.
refusal-frozen = Diese Partie hat nach Regeln begonnen, die hier nicht mehr gespielt werden. Sie bleibt erhalten, kann aber nicht weitergehen.
refusal-started = Das Spiel läuft schon, das lässt sich nicht mehr ändern. Spielt danach noch einmal mit anderen Einstellungen.
refusal-not-started = Das Spiel hat noch nicht begonnen. Starte es zuerst.
refusal-seats-free = Es sind noch Plätze frei. Besetze sie mit Freunden oder Bots, dann geht es los.
refusal-stale = Inzwischen ist am Tisch etwas geschehen. Schau noch einmal hin und wähle neu.
refusal-table-full = Alle Plätze sind besetzt. Du kannst zuschauen oder selbst einen Tisch eröffnen.
refusal-unknown-game = Dieses Spiel steht nicht im Regal. Nimm eines der angezeigten.
refusal-bad-options = Diese Einstellungen passen nicht zusammen. Ändere eine davon.
refusal-busy = Gerade spielen sehr viele. Versuch es gleich noch einmal.
refusal-too-many = Du hast schon viele Tische offen. Spiel einen zu Ende, dann eröffne den nächsten.
refusal-cannot-seal = Im Voraus kannst du gerade nichts antworten. Das geht, sobald etwas gefragt wird und bevor du dran bist.
