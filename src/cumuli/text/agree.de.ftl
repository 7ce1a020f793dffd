### Was am Tisch verabredet wird: zurücknehmen, unentschieden, Pause, und was mit denen geschieht, die auf sich warten lassen.

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
