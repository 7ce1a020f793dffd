### Warum ein Bot von Cloud Mine so zieht: jeder Satz ist ein Grund, den das Hirn des Spiels nennt, unter why-<Schlüssel>.
