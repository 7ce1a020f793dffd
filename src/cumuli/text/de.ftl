### Das Haus: alle Wörter von Cumuli, die zu keinem einzelnen Spiel gehören, auf Deutsch.

## Alle Seiten

title = Cumuli: Brettspiele in den Wolken
skip = Zum Hauptteil springen
nav = Seiten
about = Über Cumuli
privacy = Datenschutz
language = Sprache
theme = Tageszeit
theme-day = Tag
theme-sunset = Abendrot
theme-moonlight = Mondschein
theme-contrast = Hoher Kontrast
sound = Klänge
volume = Lautstärke der Klänge
menu = Menü
close = Schließen
opening = Einen Moment …
reconnecting = Verbindung wird wiederhergestellt …
no-line = Keine Verbindung zum Haus
no-line-text = Diese Seite öffnet sich trotzdem, ebenso Regeln, die du hier schon gelesen hast. Die Tische warten, bis die Leitung wieder steht.
newer = Von dieser Seite gibt es eine neuere Fassung.
newer-reload = Neu laden
newer-later = Später
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
against = Bots
play-bots = Gegen Bots spielen
play-friends = Mit Freunden spielen
learn = Spielend lernen
learn-on = Weiterlernen
read-rules = Regeln lesen
make-own = Mach es zu deinem
finished-games = Beendete Partien
watch-replay = Eine beendete Partie ansehen
me = Meine Seite
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
bot-1 = Verträumt
bot-1-level = 1 · Verträumt
bot-2 = Leicht
bot-2-level = 2 · Leicht
bot-3 = Mittel
bot-3-level = 3 · Mittel
bot-4 = Stark
bot-4-level = 4 · Stark
bot-5 = Meisterlich
bot-5-level = 5 · Meisterlich
bot-random = Flausch
bot-random-level = Leicht
bot-random-hint = Lässt sich treiben und spielt, was kommt.
bot-greedy = Brise
bot-greedy-level = Mittel
bot-greedy-hint = Nimmt den besten Zug, der zu sehen ist.
bot-two_ply = Eule
bot-two_ply-level = Schwer
bot-two_ply-hint = Denkt zuerst an deine Antwort.
bot-planner = Planer
bot-planner-level = Schwer
bot-planner-hint = Denkt mehrere Taten voraus.
bot-easy = Cirrus
bot-easy-level = Leicht
bot-easy-hint = Sagt, was er sieht.
bot-normal = Cumulus
bot-normal-level = Mittel
bot-normal-hint = Wählt Wörter, die nur manche verstehen.
bot-hard = Nimbus
bot-hard-level = Schwer
bot-hard-hint = Zählt die Wolken mit und wägt ab, wer wann rät.

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
seat-awaited = jemanden auf Platz { $number }
wait-for = Warten auf { $names }.
pass = Gerät an { $name } geben
pass-device = Gib das Gerät an { $name }
pass-device-text = { $name }, pass auf, dass sonst niemand zuschaut.
show-hand = Meine Hand zeigen
log = Was geschah
log-setup = Vorbereitung
log-empty = Noch ist nichts geschehen.
log-and-talk = Was geschah, und Gespräch
log-with-new =
    { $count ->
        [one] Was geschah, und Gespräch: eine neue Zeile
       *[other] Was geschah, und Gespräch: { $count } neue Zeilen
    }
talk = Gespräch
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
look-back = Zurückblicken
to-luck = Das Glück dieser Partie
in-pictures = In Bildern
to-rematch = Zur Revanche
shut-head = Nichts für Zaungäste
shut-closed = Wer hier spielt, will unter sich bleiben.
shut-removed = Du bist von diesem Tisch verwiesen worden. Es gibt andere.

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
refusal-nobody-there = Dort sitzt niemand. Gib den Tisch jemandem, der einen Platz hat.
refusal-seat-taken = Da sitzt schon jemand. Nimm einen freien Platz.
refusal-not-yours = Das ist nicht dein Platz. Du kannst nur für deine eigenen handeln.
refusal-not-host = Das kann nur, wer den Tisch eröffnet hat. Frag dort nach.
refusal-frozen = Diese Partie hat nach Regeln begonnen, die hier nicht mehr gespielt werden. Sie bleibt erhalten, kann aber nicht weitergehen.
refusal-started = Das Spiel läuft schon, das lässt sich nicht mehr ändern. Spielt danach noch einmal mit anderen Einstellungen.
refusal-forked = Dieser Tisch führt eine andere Partie weiter, darum bleiben seine Optionen, wie sie waren. Eröffne einen neuen Tisch, um andere zu wählen.
refusal-not-started = Das Spiel hat noch nicht begonnen. Starte es zuerst.
refusal-seats-free = Es sind noch Plätze frei. Besetze sie mit Freunden oder Bots, dann geht es los.
refusal-stale = Inzwischen ist am Tisch etwas geschehen. Schau noch einmal hin und wähle neu.
refusal-table-full = Alle Plätze sind besetzt. Du kannst zuschauen oder selbst einen Tisch eröffnen.
refusal-unknown-game = Dieses Spiel steht nicht im Regal. Nimm eines der angezeigten.
refusal-lesson-else = Die Lektion möchte hier etwas anderes. Tu, was auf ihrem Zettel steht, oder verlasse sie.
refusal-lesson-lost = Die Lektion hat sich seit deinem letzten Besuch geändert. Fang sie noch einmal an, sie ist kurz.
refusal-bad-options = Diese Einstellungen passen nicht zusammen. Ändere eine davon.
refusal-not-pledged = Dieser Tisch wurde eröffnet, bevor das Glück versiegelt wurde. An einem neuen kannst du etwas dazugeben.
refusal-not-agreed = Jemand ist mit den eigenen Zaubern noch nicht einverstanden. Warte darauf, oder spielt ohne.
refusal-other-spells = Inzwischen sind die Zauber andere. Lies sie noch einmal, dann stimm zu.
refusal-busy = Gerade spielen sehr viele. Versuch es gleich noch einmal.
refusal-house-away = Dieses Haus erreicht gerade seine Datenbank nicht, also kann es geschehen sein oder auch nicht. Sieh gleich noch einmal nach, und versuch es, wenn nötig, erneut.
refusal-house-full = In diesem Haus ist kein Platz mehr, um etwas aufzuschreiben, also hat sich nichts geändert. Was vorher war, bleibt erhalten. Versuch es nach einer Weile noch einmal, oder gib Bescheid, wenn du weißt, wer es betreibt.
refusal-too-many = Du hast schon viele Tische offen. Spiel einen zu Ende, dann eröffne den nächsten.
refusal-cannot-seal = Im Voraus kannst du gerade nichts antworten. Das geht, sobald etwas gefragt wird und bevor du dran bist.
refusal-cannot-order = Dafür kannst du gerade keinen Auftrag geben. Aufträge gelten den Karten auf deiner Hand, nach denen noch niemand gefragt hat.
refusal-muted = Du weißt gerade zu viel. Reden darfst du wieder, wenn die Runde vorbei ist.
refusal-chat-off = An diesem Tisch wird nicht geplaudert. Wer ihn leitet, kann das vor dem nächsten Spiel ändern.
refusal-hushed = Wer den Tisch leitet, bittet dich, hier zu schweigen. Bitte darum, wieder reden zu dürfen.
refusal-removed = Du bist von diesem Tisch verwiesen worden. Eröffne einen eigenen, oder setz dich an einen anderen.
refusal-removed-already = Diese Person ist schon vom Tisch verwiesen. Mehr ist nicht nötig.
refusal-not-yourself = Das bist du selbst. Wähle jemand anderen.
refusal-no-line = Diese Zeile gibt es an diesem Tisch nicht. Lade die Seite neu, dann wähle sie noch einmal.
refusal-talk-often = Das war viel auf einmal. Hol Luft und sag es dann noch einmal.
refusal-talk-long =
    { $count ->
        [one] Das ist ein Zeichen zu lang. Lass es weg, dann sag es.
       *[other] Das sind { $count } Zeichen zu viel. Kürze es etwas, dann sag es.
    }

## Warum nicht (Decks aus Bildern)

refusal-stranger = Dieses Haus kennt dich noch nicht. Lade die Seite neu und versuch es noch einmal.
refusal-unknown-deck = Dieses Deck gibt es nicht oder es ist noch nicht fertig. Nimm ein anderes oder warte einen Moment.
refusal-deck-size = Der Tisch ist für { $cards } Karten eingerichtet, das Deck hat aber { $count }. Wähl das Deck noch einmal aus.
refusal-deck-file-too-big = „{ $file }“ ist größer als { $most } MB. Verkleinere das Bild und schick es noch einmal.
refusal-deck-drawing = „{ $file }“ ist eine Vektorgrafik (SVG), und die gehen hier nicht. Speichere sie als PNG oder JPEG.
refusal-deck-no-picture = „{ $file }“ ist kein Bild, das sich hier öffnen lässt. Nimm JPEG, PNG, WebP, AVIF, GIF oder BMP.
refusal-deck-broken = Das Bild „{ $file }“ ist beschädigt. Lass es weg oder speichere es neu.
refusal-deck-too-many-pixels = „{ $file }“ hat mehr als { $most } Millionen Pixel. Verkleinere es und schick es noch einmal.
refusal-deck-too-small = „{ $file }“ ist zu klein, um etwas zu zeigen. Nimm Bilder mit mindestens { $least } Pixeln auf jeder Seite.
refusal-deck-moves = „{ $file }“ ist eine Animation, Karten aber stehen still. Nimm ein einzelnes Bild daraus.
refusal-deck-too-few = Ein Deck braucht mindestens { $least } Bilder, das sind { $count }. Leg noch welche dazu.
refusal-deck-too-many = Ein Deck hat höchstens { $most } Bilder. Lass ein paar weg.
refusal-deck-too-much = Alle Bilder zusammen sind größer als { $most } MB. Verkleinere sie oder nimm weniger.
refusal-deck-twice = „{ $file }“ und „{ $other }“ zeigen dasselbe, niemand könnte die Karten unterscheiden. Lass eins davon weg.
refusal-deck-zip-bomb = Das Archiv „{ $file }“ würde viel zu groß. Pack nur die Bilder in ein neues.
refusal-deck-zip-broken = Das Archiv „{ $file }“ lässt sich nicht öffnen. Pack die Bilder in eine einfache Zip-Datei.
refusal-deck-zip-locked = Das Archiv „{ $file }“ hat ein Passwort. Pack die Bilder ohne.
refusal-deck-zip-nested = „{ $file }“ ist ein Archiv im Archiv. Pack die Bilder selbst hinein.
refusal-deck-sky-broken = „{ $file }“ ist kein ganzes Deck. Lade es noch einmal herunter oder erstelle es neu.
refusal-deck-unread = Die Bilder sind nicht vollständig angekommen. Versuch es noch einmal.
refusal-deck-often = Das war viel in kurzer Zeit. Warte eine Minute, dann geht es weiter.
refusal-deck-unmade = Dieses Deck ist nicht fertig geworden. Versuch es mit einem anderen.
refusal-decks-full = Mehr Decks kannst du nicht aufheben. Wirf zuerst eins weg.
refusal-deck-no-room = Dieses Haus hat keinen Platz für weitere Decks. Frag, wer es betreibt.
refusal-deck-no-clouds = Gezeichnete Wolken passen nicht zu Fotos. Leg sie zu anderen Wolken.
refusal-deck-in-play = An einem Tisch wird gerade mit diesem Deck gespielt. Bis zum Ende bleibt es, wie es ist.
refusal-doodle-too-big = Diese Zeichnung ist zu groß. Fang eine neue mit weniger Strichen an.
refusal-doodle-unread = Aus dieser Zeichnung ließ sich keine Wolke machen. Zeichne eine andere.
refusal-doodle-empty = Da ist kaum etwas zu sehen. Zeichne eine Form, in der etwas Platz hat.
refusal-doodle-thin = An so dünnen Linien hält keine Wolke. Zieh den Umriss einer Form oder mach sie dicker.
refusal-doodle-full = Die Zeichnung füllt das ganze Blatt und hat keinen Umriss. Lass etwas Himmel darum herum.
refusal-doodle-gone = Eine dieser Wolken ist nicht mehr da. Zeichne sie noch einmal.

## Ein Deck aussuchen (Cloud Mine)

refusal-unreached = Dieses Haus war nicht zu erreichen. Sieh nach deiner Verbindung und versuch es noch einmal.
decks-title = Das Deck
decks-kind-standard = Die achtzig Wolken
decks-kind-sky = Ein endloser Himmel
decks-kind-pictures = Mitgebrachte Bilder
decks-kind-doodles = Gezeichnete Wolken unter anderen
decks-kind-private = Ein eigenes Deck
decks-private = Setz dich an den Tisch, dann siehst du etwas davon.
decks-gone = Dieses Deck ist nicht mehr da. Such ein anderes aus.
decks-cards =
    { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
decks-preview = Einige seiner Bilder
decks-choose = Deck aussuchen
decks-which = Welches Deck?
decks-there = Decks, die es gibt
decks-chosen = Auf dem Tisch
decks-new = Ein neues machen
decks-sky-hint = Wächst aus einem Wort, so viele Wolken du willst.
decks-pictures = Deine eigenen Bilder
decks-pictures-hint = Felsen, Flecken, Gemälde: alles, was vieles sein kann.
decks-draw = Wolken zeichnen
decks-draw-hint = Du ziehst einen Umriss, und er wird zur Wolke.
decks-back = Alle Decks
decks-delete = Löschen
decks-delete-sure = Wirklich löschen
decks-delete-not = Behalten
decks-growing = { $done } von { $of } Wolken sind gewachsen
decks-looking = Bots sehen es sich zum ersten Mal an …
decks-then = Sobald es fertig ist, liegt es auf dem Tisch.
decks-seed = Ein Wort oder eine Zahl
decks-seed-hint = Dasselbe Wort ist immer derselbe Himmel. Ohne eins bekommst du einen, den noch niemand gesehen hat.
decks-seed-example = Regensonntag
decks-count = Wie viele Wolken
decks-grow = Wachsen lassen
decks-grow-text = Jede Wolke braucht ein, zwei Sekunden. Solange kannst du deine Freunde hinsetzen.
decks-drop = Zieh Bilder hierher
decks-pick = Bilder aussuchen
decks-drop-text = JPEG, PNG, WebP, AVIF, GIF oder BMP, auch als Zip. { $least } bis { $most } Bilder mit je höchstens { $size } MB.
decks-picked =
    { $count ->
        [one] Eine Datei ausgesucht
       *[other] { $count } Dateien ausgesucht
    }
decks-missing =
    { $count ->
        [one] Noch eins, dann ist es ein Deck.
       *[other] Noch { $count }, dann ist es ein Deck.
    }
decks-leave-out = { $file } weglassen
decks-leave-all = Alle weglassen
decks-privacy = Wer an deinem Tisch ist, sieht sie. Behalten wird die Mitte jedes Bildes, als Quadrat, und nichts darüber, wo und wann es entstand.
decks-send = Ein Deck daraus machen
decks-sending = Sie sind unterwegs …
decks-reading = Sie sind da und werden durchgesehen …
decks-sheet = Blatt zum Zeichnen
decks-draw-text = Zieh den Umriss von etwas, mit Finger, Maus oder Stift. Was du hineinzeichnest, wird ein Loch.
decks-shape-text = Auch ohne Zeichnen: Ein Bild mit einer dunklen Form auf hellem Grund wird ebenso zur Wolke.
decks-shape = Bild einer Form aussuchen
decks-undo = Rückgängig
decks-clear = Leeren
decks-become = Zur Wolke machen
decks-becoming = Die Wolke zieht sich zusammen …
decks-became = Da ist sie, deine Wolke.
decks-keep = Behalten
decks-change = Weiterzeichnen
decks-kept =
    { $count ->
        [0] Hier sammeln sich die Wolken, die du behältst.
        [one] Eine Wolke behalten. Zeichne noch eine oder leg sie in ein Deck.
       *[other] { $count } Wolken behalten. Zeichne noch eine oder leg sie in ein Deck.
    }
decks-cloud = Wolke { $number }
decks-drop-cloud = Wolke { $number } wegwerfen
decks-into = In welches Deck
decks-into-standard = Zu den achtzig, als neues Deck
decks-put =
    { $count ->
        [one] Wolke hineinlegen
       *[other] { $count } Wolken hineinlegen
    }
decks-on-table = Das Deck liegt jetzt auf dem Tisch: { $name }, { $cards }.
