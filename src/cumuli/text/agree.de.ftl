### Was am Tisch verabredet wird: zurücknehmen, unentschieden, Pause, und was mit denen geschieht, die auf sich warten lassen.

take-back = Meinen Zug zurücknehmen
offer-draw = Unentschieden anbieten
ask-break = Um eine Pause bitten
resign = Aufgeben
resign-two = Wirklich aufgeben? Dann gewinnt { $name }.
resign-more = Wirklich aufgeben? Ein Bot spielt dann für die anderen weiter, und du kommst auf den letzten Platz.
resign-alone = Wirklich aufgeben? Dann endet die Partie.
resign-yes = Ja, aufgeben
resign-no = Weiterspielen
asks-undo = { $name } möchte einen Zug zurücknehmen.
asks-draw = { $name } bietet ein Unentschieden an.
asks-pause = { $name } bittet um eine Pause.
asked-undo = Du möchtest deinen Zug zurücknehmen.
asked-draw = Du hast ein Unentschieden angeboten.
asked-pause = Du hast um eine Pause gebeten.
still-waiting = Es fehlt noch: { $names }.
agree = Einverstanden
decline = Nein
withdraw = Doch nicht
on-break = Pause. Die Uhren stehen.
on-break-plain = Pause. Niemand muss etwas tun.
go-on = Weiter
deputy-mine = Gerade antwortet ein Bot für dich.
come-back = Bin wieder da
is-away = { $names } { $count ->
    [one] ist
   *[other] sind
 } nicht da, und der Tisch wartet.
remind = Erinnern
remind-sent = Erinnerung geschickt.
reminded-by = { $name } wartet auf dich.
taken-back = Ein Zug wurde zurückgenommen.
note-away = nicht da
note-deputy = ein Bot vertritt
note-resigned = aufgegeben · Bot
clock = Uhr
clock-of = Uhr von { $name }
clock-low = { $name }: die letzten { $seconds } Sekunden.
clock-out = Zeit um
clock-hurry = schnell
ended-agreed = Unentschieden, wie alle es wollten.
ended-resigned = { $name } hat aufgegeben.
ended-time = { $name } hatte keine Zeit mehr.
ended-away = { $name } war zu lange fort.
ended-unfinished = Hier endet das Protokoll.
ended-off = Abgebrochen
ended-nobody = Niemand gewinnt.
ended-last = { $names } { $count ->
    [one] hat aufgegeben und kommt
   *[other] haben aufgegeben und kommen
 } auf den letzten Platz.

refusal-proposed = Es ist schon etwas vorgeschlagen. Antworte erst darauf, dann schlag Neues vor.
refusal-proposal-gone = Dieser Vorschlag steht nicht mehr. Sieh noch einmal auf den Tisch, und schlag es bei Bedarf neu vor.
refusal-answered = Du hast schon geantwortet. Warte auf die anderen, oder zieh einfach.
refusal-undo-off = An diesem Tisch wird kein Zug zurückgenommen. Wer den Tisch führt, kann es vor der nächsten Partie erlauben.
refusal-undo-nothing = Du hast noch keinen Zug zum Zurücknehmen. Mach erst einen, dann kannst du es vorschlagen.
refusal-undo-luck = Auf diesen Zug hat das Glück geantwortet: Karten wurden gezogen oder Lose geworfen, und das lässt sich nicht ungesehen machen. Zurücknehmen kannst du nur bis dahin.
refusal-undo-seen = Dieser Zug hat jemandem Verborgenes gezeigt, und das lässt sich nicht ungesehen machen. Zurücknehmen kannst du Züge, die nur sich selbst zeigen.
refusal-draw-unknown = Dieses Spiel kennt kein Unentschieden. Spiel weiter, oder gib auf.
refusal-paused = Der Tisch macht Pause, und nichts bewegt sich. Macht erst weiter, dann spiel.
refusal-not-paused = Die Pause ist schon vorbei. Spiel einfach weiter.
refusal-stood-in = Gerade antwortet ein Bot für dich. Übernimm wieder, dann wähle.
refusal-not-late = Niemand vertritt dich. Spiel einfach weiter.
refusal-not-waiting = Auf diesen Platz wartet der Tisch nicht. Erinnere jemanden, der am Zug ist.
refusal-reminded = Die Erinnerung ist eben erst raus. Warte eine Minute, dann erinnere noch einmal.
refusal-broken-off = Diese Partie ist beendet. Spielt noch einmal, oder sieh einen anderen Tisch an.
