### Plätze vor der Partie und die Links dorthin, auf Deutsch.

seats-order = Zieh einen Platz dorthin, wo er sein soll, oder nimm die Pfeile.
seat-up = { $name }: einen Platz nach oben
seat-down = { $name }: einen Platz nach unten
seat-moved = { $name } sitzt jetzt auf Platz { $seat }.
seat-host = Leitet den Tisch
hand-over = Tisch übergeben
hand-over-to = Den Tisch an { $name } übergeben
fill-bots = Mit Bots auffüllen
fill-level = Wie stark die Bots sind

## Personal links

seat-link = Platz umziehen
seat-link-of = Mit dem Platz von { $name } umziehen
seat-link-title = Ein Link zu diesem Platz
seat-link-text = Wer diesen Link öffnet, übernimmt den Platz von { $name } und spielt weiter: du an einem anderen Gerät oder jemand für dich. Er gilt einmal. Zeig ihn sonst niemandem.
seat-link-qr = Der Link zu diesem Platz als QR-Code
seat-link-field = Persönlicher Link
seat-link-void = Link ungültig machen
seat-link-is-void = Der Link öffnet nichts mehr.
seat-taken-over = Du sitzt jetzt hier.
refusal-link-void = Dieser Link ist verbraucht oder wurde ungültig gemacht. Bitte um einen neuen; zuschauen kannst du solange.
