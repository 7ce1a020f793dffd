### Was von Leuten aufgehoben wird und wie man es loswird, auf Deutsch.

privacy-title = Was von dir aufgehoben wird
privacy-lead = Wenig, von niemandem als diesem Haus, und du kannst alles löschen lassen.
privacy-house = Was dieses Haus aufhebt
privacy-cookie = Ein Cookie mit einem Geheimnis, damit du deinen Platz wiederfindest. Das Haus hebt davon nur einen Prüfwert auf, dazu die Art des Browsers und wann er zuletzt hier war.
privacy-name = Der Name, wenn du einen genannt hast, und deine Sprache. Mit einem Konto auch deine Einstellungen und die öffentliche Hälfte jedes Passkeys; die geheime verlässt nie dein Gerät.
privacy-games = Jeder Zug deiner Partien und wer wo saß, damit eine Partie einen Stromausfall übersteht und noch einmal angesehen werden kann. In der Lobby bleibt eine beendete Partie { $days ->
    [one] einen Tag
   *[other] { $days } Tage
 }; in deinem Verlauf bleibt sie, bis du deine Daten löschst.
privacy-talk = Was du an Tischen sagst, und Meldungen, die du über Gesagtes machst. Wer dieses Haus betreibt, liest Meldungen.
privacy-pictures = Bilder, die du für Cloud Mine mitbringst: von jedem die Mitte, als Quadrat, ohne Ort und Zeit der Aufnahme. Ein Deck geht { $days ->
    [one] einen Tag
   *[other] { $days } Tage
 }, nachdem ein Tisch es zuletzt hatte, eine Kritzelei nach { $hours ->
    [one] einer Stunde
   *[other] { $hours } Stunden
 }.
privacy-notices = Wenn du erfahren willst, wann du dran bist: wohin die Nachricht geht. Eine Nachricht auf dem Bildschirm geht über den Hersteller deines Browsers, so verschlossen, dass nur dein Browser sie lesen kann; eine E-Mail geht den Weg aller E-Mails.
privacy-visit = Wer nur hereinschaut und nie in die Lobby kommt, ist nach { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
 } vergessen.
privacy-device = Was auf diesem Gerät liegt
privacy-device-text = Name, Sprache, Tageszeit, Töne und Ähnliches, die Siegel des Glücks, die du gesehen hast, sowie die Dateien der Seite selbst, damit sie ohne Verbindung aufgeht. Dein Browser kann sie jederzeit löschen.
privacy-others = Was andere sehen
privacy-others-text = Deinen Namen und ob du da bist, an offenen Tischen und an solchen, die sie ansehen; was du sagst; die Züge, die nach den Regeln offen sind. Eine beendete Partie kann hier jeder ansehen. Deine Karten, deine Adresse oder wo du warst, erfährt niemand.
privacy-where = Wo es liegt
privacy-where-text = In einer Datei oder einer Datenbank derer, die dieses Haus betreiben, und in den Kopien, die sie davon machen. Nichts wird von anderen Seiten geladen oder an sie geschickt: kein Verfolgen, keine Werbung, kein Zählen. Internetadressen werden nur im Arbeitsspeicher gegen zu viele Anfragen gezählt und nie aufgeschrieben; ein vorgeschalteter Webserver kann ein eigenes Protokoll führen.
privacy-yours = Es gehört dir
privacy-yours-text = Nimm alles als Datei mit, oder lösche es. Partien anderer bleiben, wie sie gespielt wurden, aber ohne deinen Namen, deine Worte und dich; was du in Cloud Mine beschrieben hast, gehört zur Partie und bleibt, namenlos. Partien, an denen sonst niemand saß, verschwinden ganz.
privacy-save = Meine Daten als Datei sichern
privacy-delete = Meine Daten löschen …
privacy-sure = Alles für immer löschen?
privacy-sure-text = Deine Plätze in laufenden Partien werden frei, auf allen deinen Geräten bist du wieder fremd, und nichts bringt es zurück.
privacy-yes = Alles löschen
privacy-no = Behalten
privacy-gone = Gelöscht. Du bist hier wieder fremd, und immer willkommen.
privacy-failed = Das hat nicht geklappt, und nichts wurde gelöscht. Versuch es gleich noch einmal.
privacy-start = Zur Startseite
