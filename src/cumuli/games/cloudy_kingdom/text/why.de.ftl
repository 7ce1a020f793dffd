### Warum ein Bot von Cloudy Kingdom so zieht: jeder Satz ist ein Grund, den das Hirn des Spiels nennt, unter why-<Schlüssel>.
