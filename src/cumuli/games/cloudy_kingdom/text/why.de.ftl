### Warum ein Bot von Cloudy Kingdom so zieht: jeder Satz ist ein Grund, den das Hirn des Spiels nennt, unter why-<Schlüssel>.

why-win = { $move }: Das gewinnt sofort.
why-solved =
    { $chance ->
        [100] Bis zur letzten Karte durchgerechnet: Das gewinnt sicher.
       *[other] Bis zur letzten Karte durchgerechnet: { $chance } % vom Sieg; ein Unentschieden zählt als geteilt. Mit einem anderen Zug ({ $instead }): { $less } %.
    }
why-better = Der Bot rechnet mit { $chance } % vom Sieg; ein Unentschieden zählt als geteilt. Mit einem anderen Zug ({ $instead }): { $less } %.
why-even = Für den Bot liegen zwei Züge dicht beieinander: { $chance } % vom Sieg für diesen, wobei ein Unentschieden als geteilt zählt, und { $less } % für einen anderen ({ $instead }).
why-safer =
    { $cards ->
        [0] Danach gewinnt keine der { $unseen } Karten, die er nicht kennt, im nächsten Zug für { $seat }. Nach einem anderen Zug ({ $instead }) wären es { $others }.
        [one] Danach gewinnt { $cards } der { $unseen } Karten, die er nicht kennt, im nächsten Zug für { $seat }. Nach einem anderen Zug ({ $instead }) wären es { $others }.
       *[other] Danach gewinnen { $cards } der { $unseen } Karten, die er nicht kennt, im nächsten Zug für { $seat }. Nach einem anderen Zug ({ $instead }) wären es { $others }.
    }
why-threat =
    { $cards ->
        [one] { $cards } der { $unseen } Karten, die er nicht kennt, gewinnt im nächsten Zug für { $seat }.
       *[other] { $cards } der { $unseen } Karten, die er nicht kennt, gewinnen im nächsten Zug für { $seat }.
    }
why-nearer =
    { $left ->
        [one] Danach fehlt auf dem eigenen Weg noch { $left } Karte.
       *[other] Danach fehlen auf dem eigenen Weg noch { $left } Karten.
    }
why-hinders =
    { $left ->
        [one] Der Weg von { $seat } wird länger: Dort fehlt nun { $left } Karte.
       *[other] Der Weg von { $seat } wird länger: Dort fehlen nun { $left } Karten.
    }
