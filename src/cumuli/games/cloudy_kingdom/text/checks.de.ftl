### Cloudy Kingdom: was beim Prüfen eigener Daten gesagt wird.

## Eigene Rankenkarten prüfen

deck-ok = Die Karten sind in Ordnung.
deck-bad-toml = Die Karten lassen sich nicht als TOML lesen: { $where }
deck-unknown-key = „{ $where }“ ist hier unbekannt. Nimm es heraus oder schreib es richtig.
deck-bad-block = Durch „{ $where }“ führt ein Weg, den keine Karte haben kann. Schreib mindestens zwei von N, E, S und W, jedes höchstens einmal je Karte.
deck-bad-flap = „{ $where }“ hat Enden, die keine Karte haben kann. Schreib N, S, NS oder nichts.
deck-bad-count = „{ $where }“ kann keine Zahl von Karten oder Bildern sein. Schreib ganze Zahlen von 0 bis 99, mit höchstens 240 Karten und 40 Bildern insgesamt.
deck-no-side-exit = Keine Karte hat einen Ausgang an der Seite, also könnte keine Ranke abbiegen und niemand gewinnen. Nimm Kreuzungen, Abzweige oder Kurven dazu.
deck-too-small = Mit { $where } Karten sind es zu wenige. Nimm mindestens zwölf.
deck-no-provenance = Woher „{ $where }“ stammt, fehlt. Schreib rulebook, public oder designed.

## Eine eigene Anordnung prüfen

layout-sides = Eine Anordnung hat vier gleich lange Seiten mit je zwei bis vier Burgen, zum Beispiel abc/acb/bca/bca.
layout-family = Burgen schreibst du als a, b, c und d, eine Lücke als -. Nimm keine anderen Zeichen.
layout-size = Diese Anordnung passt nicht zur Größe des Spielbereichs. Wähl die andere Größe oder schreib auf jede Seite so viele Burgen, wie dort Felder sind.
layout-twice = Eine Familie darf auf jeder Seite nur eine Burg haben. Schreib jeden Buchstaben einmal je Seite.
layout-opposite = Zwei Burgen einer Familie stehen sich genau gegenüber. Verschieb eine von ihnen auf ihrer Seite.
layout-corner = Zwei Burgen einer Familie berühren sich an einer Ecke. Verschieb eine von ihnen auf ihrer Seite, weg von der Ecke.
