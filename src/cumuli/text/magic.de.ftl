### Die Zauberwerkstatt, auf Deutsch.

## Was ein Zauber tut, wie seine Karte es sagt

say-after = Danach: { $rest }
say-stack =
    { $target ->
       *[it] den Stapel
        [any] einen beliebigen Stapel
        [1] den ersten Stapel
        [2] den zweiten Stapel
        [3] den dritten Stapel
        [4] den vierten Stapel
    }
say-second-stack =
    { $other ->
       *[it] den Stapel
        [any] einen beliebigen anderen Stapel
        [1] den ersten Stapel
        [2] den zweiten Stapel
        [3] den dritten Stapel
        [4] den vierten Stapel
    }
say-part =
    { $scope ->
       *[pile] { say-stack }
        [top] { say-top }
    }
say-place-there =
    { $to ->
       *[it] auf das leere Feld
        [any] auf ein beliebiges leeres Feld
        [1] auf das erste leere Feld
        [2] auf das zweite leere Feld
        [3] auf das dritte leere Feld
        [4] auf das vierte leere Feld
    }
say-choose =
    { $from ->
       *[pile] { $again ->
            [true] Wähl einen anderen Stapel.
           *[false] Wähl einen Stapel.
        }
        [top] { $again ->
            [true] Wähl eine andere Karte, die obenauf liegt.
           *[false] Wähl eine Karte, die obenauf liegt.
        }
        [empty] { $again ->
            [true] Wähl ein anderes leeres Feld.
           *[false] Wähl ein leeres Feld.
        }
        [player] { $again ->
            [true] Wähl noch jemanden aus der Runde.
           *[false] Wähl jemand anderen aus der Runde.
        }
    }
say-draw =
    { $show ->
       *[private] { $n ->
            [one] Zieh eine Rankenkarte.
           *[other] Zieh { $n } Rankenkarten.
        }
        [public] { $n ->
            [one] Zieh offen eine Rankenkarte.
           *[other] Zieh offen { $n } Rankenkarten.
        }
    }
say-take_discard =
    { $n ->
        [one] Nimm die oberste Karte des Abwurfstapels.
       *[other] Nimm die obersten { $n } Karten des Abwurfstapels.
    }
say-grow-where =
    { $at ->
       *[none] { $mode ->
           *[any] { $rules ->
               *[growing] wachsen, wo sie passt
                [free] wachsen, wo du magst
            }
            [empty] { $rules ->
               *[growing] auf einem leeren Feld wachsen
                [free] auf einem beliebigen leeren Feld wachsen, was sie auch berührt
            }
            [cover] quer auf einem Stapel wachsen
        }
        [it] an ebendieser Stelle wachsen
        [1] auf dem ersten gewählten Feld wachsen
        [2] auf dem zweiten gewählten Feld wachsen
        [3] auf dem dritten gewählten Feld wachsen
        [4] auf dem vierten gewählten Feld wachsen
    }
say-place =
    { $which ->
       *[choose] Lass eine der Karten { say-grow-where }.
        [only] Lass die Karte { say-grow-where }.
        [all] Lass jede der Karten { say-grow-where }.
    }
say-place_self =
    { $safe ->
       *[none] Leg diese Karte als „{ $face }“ { say-lay-where }.
        [immune] Leg diese Karte als „{ $face }“ { say-lay-where }. Kein Zauber wirkt auf sie.
        [no_cover] Leg diese Karte als „{ $face }“ { say-lay-where }. Auf sie kann nichts gelegt werden.
        [both] Leg diese Karte als „{ $face }“ { say-lay-where }. Auf sie kann nichts gelegt werden, und kein Zauber wirkt auf sie.
    }
say-lay-where =
    { $mode ->
       *[any] wie eine Rankenkarte aus
        [empty] auf ein Feld, das leer ist
        [cover] quer auf einen Stapel
    }
say-discard_rest = Wirf ab, was an Karten übrig ist.
say-remove_top =
    { $to ->
       *[box] Nimm { say-top } aus dem Spiel.
        [discard] Leg { say-top } auf den Abwurfstapel.
        [hand] Nimm { say-top } an dich.
    }
say-top =
    { $target ->
       *[it] die oberste Karte des Stapels
        [any] die oberste Karte eines beliebigen Stapels
        [1] die oberste Karte des ersten Stapels
        [2] die oberste Karte des zweiten Stapels
        [3] die oberste Karte des dritten Stapels
        [4] die oberste Karte des vierten Stapels
    }
say-rotate =
    { $quarters ->
       *[1] Dreh { say-part } um eine Vierteldrehung im Uhrzeigersinn.
        [2] Dreh { say-part } um eine halbe Drehung.
        [3] Dreh { say-part } um eine Vierteldrehung zurück.
    }
say-swap =
    { $other ->
        [any] Vertausch zwei beliebige Stapel.
       *[other] Vertausch { say-stack } und { say-second-stack }.
    }
say-move = Versetz { say-part } { say-place-there }.
say-offer =
    { $players ->
       *[others] { $optional ->
           *[true] Der Reihe nach dürfen alle anderen dies tun: { $inside }
            [false] Der Reihe nach müssen alle anderen dies tun: { $inside }
        }
        [left] { $optional ->
           *[true] Wer links von dir sitzt, darf dies tun: { $inside }
            [false] Wer links von dir sitzt, muss dies tun: { $inside }
        }
        [all] { $optional ->
           *[true] Der Reihe nach dürfen alle dies tun: { $inside }
            [false] Der Reihe nach müssen alle dies tun: { $inside }
        }
    }
say-cycle_hand = Tausch die Handkarte gegen eine neue vom Stapel der Rankenkarten.
say-swap_hand =
    { $with ->
       *[left] Tausch die Handkarte mit der Person links.
        [it] Tausch die Handkarte mit dieser Person.
        [any] Tausch die Handkarte mit jemandem aus der Runde.
        [1] Tausch die Handkarte mit der ersten Person.
        [2] Tausch die Handkarte mit der zweiten Person.
        [3] Tausch die Handkarte mit der dritten Person.
        [4] Tausch die Handkarte mit der vierten Person.
    }
say-peek =
    { $n ->
        [one] Sieh heimlich die oberste Karte des Nachziehstapels an.
       *[other] Sieh heimlich die obersten { $n } Karten des Nachziehstapels an.
    }
say-reorder = Leg sie beliebig geordnet zurück.
say-mark =
    { $flag ->
       *[immune] { $until ->
           *[turn] Schütz { say-stack } vor Karten und Zaubern, bis der Zug endet.
            [round] Schütz { say-stack } vor Karten und Zaubern, eine Runde lang.
            [forever] Schütz { say-stack } vor Karten und Zaubern, für immer.
        }
        [no_cover] { $until ->
           *[turn] Auf { say-stack } kann nichts gelegt werden, bis der Zug endet.
            [round] Auf { say-stack } kann eine Runde lang nichts gelegt werden.
            [forever] Auf { say-stack } kann nie wieder etwas gelegt werden.
        }
    }
say-repeat = Tu dies { $n }-mal: { $inside }
say-if =
    { $what ->
       *[deck] Wenn im Nachziehstapel mindestens { $least } Karten sind: { $inside }
        [discard] Wenn im Abwurfstapel mindestens { $least } Karten sind: { $inside }
        [stacks] Wenn mindestens { $least } Stapel auf dem Plan liegen: { $inside }
    }

## Was die Türen der Werkstatt ablehnen

refusal-magic-file = In dieser Datei steht kein Zauber. Öffne eine, die hier gespeichert wurde, oder schreib sie so, wie es im Handbuch steht.
refusal-magic-long = Das ist zu lang für einen Zauber. Lass etwas weg.
