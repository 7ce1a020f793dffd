### Broom Service: was die Seite rund um Karte und Rollen sagt, auf Deutsch.

lang = de

## Was am Tisch gesagt wird
bs-brave = { brave }
bs-cowardly = { cowardly }
bs-pass = Weiter
bs-bumped = Ausgestochen
bs-leader = Ausspieler
bs-has-chosen =
    { $who ->
        [you] hast gewählt
       *[other] hat gewählt
    }
bs-acts =
    { $who ->
        [you] bist am Zug
       *[other] ist am Zug
    }
bs-thinks =
    { $who ->
        [you] überlegst
       *[other] überlegt
    }
bs-next-lead =
    { $who ->
        [you] Du spielst die nächste Rolle aus.
       *[other] { $name } spielt die nächste Rolle aus.
    }
bs-led = In diesem Durchgang schon ausgespielt:
bs-trick = { $trick }. Runde
bs-played = { $role }: { $how }
bs-vp = Siegpunkte
bs-vp-short = SP
bs-vp-many = { $vp } SP
bs-vp-of = { $name }: { $vp } SP
bs-track = Siegpunktleiste
bs-tray = Deine Karten und Fragen
bs-hand = Deine Hand
bs-roles = Die zehn Rollen
bs-places = Wohin
bs-no-cards = Keine Karten auf der Hand.
bs-in-hand =
    { $count ->
        [one] Eine Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
bs-clouds =
    { $count ->
        [one] Eine Wolke
       *[other] { $count } Wolken
    } mit { $bolts ->
        [one] einem Blitz
       *[other] { $bolts } Blitzen
    }
bs-amulets =
    { $count ->
        [one] Ein Amulett
       *[other] { $count } Amulette
    }
bs-owns = { $name }: { $count }

## Ressourcen, beim Namen und gezählt
bs-good-violet = { good-violet }
bs-good-green = { good-green }
bs-good-orange = { good-orange }
bs-good-wand = { good-wand }
bs-goods-violet =
    { $count ->
        [one] ein violetter Trank
       *[other] { $count } violette Tränke
    }
bs-goods-green =
    { $count ->
        [one] ein grüner Trank
       *[other] { $count } grüne Tränke
    }
bs-goods-orange =
    { $count ->
        [one] ein orangefarbener Trank
       *[other] { $count } orangefarbene Tränke
    }
bs-goods-wand =
    { $count ->
        [one] ein Zauberstab
       *[other] { $count } Zauberstäbe
    }
bs-colour-violet = { colour-violet }
bs-colour-green = { colour-green }
bs-colour-orange = { colour-orange }
bs-tower = Turm ({ $colour }), { $vp } SP{ $wands ->
    [0] {""}
    [one] {" "}und ein Zauberstab
   *[other] {" "}und { $wands } Zauberstäbe
}

## Was eine Kartenhälfte tut: $lands mit „oder“ verbunden; $goods mit „und“ für Mutige, mit „oder“ für Feige
bs-half-witch-brave = In ein Nachbargebiet fliegen ({ $lands }), dort einen Trank liefern.
bs-half-witch-cowardly = In ein Nachbargebiet fliegen ({ $lands }).
bs-half-druid-brave = Einen Trank liefern, wo eine deiner Figuren steht ({ $lands }). Dazu { $bonus } SP.
bs-half-druid-cowardly = Einen Trank liefern, wo eine deiner Figuren steht ({ $lands }).
bs-half-gatherer-brave = Nimm: { $goods }.
bs-half-gatherer-cowardly = Nimm davon eins: { $goods }.
bs-half-fairy-brave = Eine benachbarte Wolke wegzaubern. Dazu { $bonus } SP.
bs-half-fairy-cowardly = Eine benachbarte Wolke wegzaubern.

## Der Durchgang
bs-round-of = Durchgang { $round } von { $rounds }
bs-bewitched =
    { $count ->
        [one] Verwunschene Rolle
       *[other] Verwunschene Rollen
    }
bs-bewitched-hint = Verwunschen: Auslegen kostet { $vp } SP.
bs-timing-selection = vor der Wahl der Rollen
bs-timing-during = den ganzen Durchgang lang
bs-timing-end = am Ende des Durchgangs
bs-event-more_or_less = { happening-more_or_less-text }
bs-event-black_market = { happening-black_market-text }
bs-event-moonshine = { happening-moonshine-text }
bs-event-old_times = { happening-old_times-text }
bs-event-dangerous_regions = { happening-dangerous_regions-text }
bs-event-pleasant_regions = { happening-pleasant_regions-text }
bs-event-full_hands = { happening-full_hands-text }
bs-event-empty_hands = { happening-empty_hands-text }
bs-event-everything_once = { happening-everything_once-text }
bs-event-like_minded = { happening-like_minded-text }

## Plättchen (Titel kleiner Bilder)
bs-tile-potions = { tile-potions }
bs-tile-wands = { tile-wands }
bs-tile-deliver = Einen Trank liefern
bs-tile-two_moves = { tile-two_moves }
bs-tile-dispel = Eine Wolke wegzaubern
bs-tile-brave_as_coward = { tile-brave_as_coward }
bs-tile-extra_card = { tile-extra_card }
bs-tile-five_vp = SP statt der Aktion

## Wonach du gefragt wirst
bs-ask-select = { prompt-select }
bs-ask-extra = { prompt-extra }
bs-ask-add = { prompt-add }
bs-ask-lead = Du spielst aus: Tipp auf die mutige oder die feige Hälfte einer Karte.
bs-ask-lead-brave = Du spielst aus, wie in alten Zeiten mutig: Tipp auf eine Karte.
bs-ask-answer = Du hast diese Rolle: { $role }. Mutig oder feige?
bs-passing = Diese Rolle hast du nicht: { $role }. Du sagst „weiter“ und musst nichts tun.
bs-ask-act = { prompt-act }
bs-ask-mode = { prompt-mode }
bs-ask-gather = { prompt-gather }
bs-ask-move =
    { $count ->
        [one] { prompt-move }
       *[other] { prompt-move } Noch { $count } Bewegungen.
    }
bs-ask-deliver = { prompt-deliver }
bs-ask-dispel = { prompt-dispel }
bs-ask-circle = { prompt-circle }
bs-ask-mountain = { prompt-mountain }
bs-ask-bid = { prompt-bid }
bs-ask-once = { prompt-once }

## Knöpfe
bs-undo = Rückgängig
bs-back = Zurück
bs-commit = Diese Rollen nehmen
bs-put-back = { $role } zurücklegen
bs-count =
    { $least ->
        [4] { $most ->
            [4] { $count } von 4
           *[other] { $count } von { $least } bis { $most }
        }
       *[other] { $count } von { $least } bis { $most }
    }
bs-may-spend-tile = Eine Karte mehr kostet dein Plättchen.
bs-spends-tile = Das kostet dein Plättchen.
bs-do = Ausführen
bs-do-brave = Mutig spielen
bs-do-cowardly = Feige spielen
bs-do-fly = Nach { $region } fliegen
bs-do-deliver = Liefern: { $tower }
bs-do-dispel =
    { $cost ->
        [one] Für einen Zauberstab wegzaubern
       *[other] Für { $cost } Zauberstäbe wegzaubern
    }
bs-do-circle = Zum Steinkreis { $circle } fliegen
bs-do-lead-brave = { $role } mutig ausspielen
bs-do-lead-cowardly = { $role } feige ausspielen
bs-do-add = { $role } nehmen
bs-which-pawn = Welche Figur?
bs-pawn-from = Die in { $region }
bs-mode-act = Die feige Aktion
bs-mode-market = { $vp } SP nehmen
bs-mode-moonshine = Eine Ressource
bs-mode-five_vp = Plättchen abgeben: { $vp } SP
bs-mode-brave = Plättchen abgeben: mutig handeln
bs-take = Nehmen
bs-more = Eins mehr: { $good }
bs-less = Eins weniger: { $good }
bs-waive = Verzichten
bs-go-on = Weitermachen
bs-no-thanks = Nein
bs-tile-use = Plättchen nutzen
bs-tile-deliver-first = Zuerst liefern
bs-tile-forgo = Plättchen auslassen
bs-hold =
    { $count ->
        [0] Leere Faust hinhalten
        [one] Eine Ressource hinhalten
       *[other] { $count } Ressourcen hinhalten
    }
bs-hand-in = Für { $vp } SP abgeben
bs-keep-all = Behalten
bs-extra = { tile-extra_card }
bs-seal = { seal-ahead }
bs-sealed = { sealed }
bs-unseal = { unseal }
bs-orders =
    { $count ->
        [0] Aufträge
       *[other] Aufträge ({ $count })
    }
bs-orders-title = Aufträge für die nächsten Stiche
bs-orders-hint = Sag jetzt schon, wie du antwortest, dann muss niemand auf dich warten. Nur du siehst es; ein Auftrag gilt, sobald nach seiner Rolle gefragt wird.
bs-order-none = Mich dann fragen
bs-order-last = Mutig, wenn nach mir niemand mehr bekennen kann, sonst feige
bs-order-unopposed = Mutig, wenn vor mir niemand mutig war, sonst feige
bs-orders-none = Alle zurücknehmen

## Der Schluss
bs-final = So kam es zu den Punkten
bs-final-before = Auf der Leiste
bs-final-lightning = Blitze
bs-final-sets = Sätze
bs-final-amulets = Amulette
bs-final-total = Zusammen
bs-final-resources = Ressourcen (Gleichstand)

## Reiter auf kleinen Bildschirmen
bs-tab-play = Karten
bs-tab-final = Wertung
bs-tab-round = { log-round }
bs-tab-people = Mitspielende

## Woher eine Frage kommt: tile, storm oder moonshine
bs-why =
    { $why ->
        [tile] Das erlaubt dir das Bergplättchen.
        [storm] Das erlaubt dir die weggezauberte Sturmwolke.
       *[moonshine] Schwarzbrennerei: eine beliebige Ressource.
    }

## Die Karte
map-label = Karte des Reichs
map-hint = Die Pfeiltasten verschieben die Karte, Plus und Minus ändern die Größe, Pos1 zeigt alles. Mit Tab gehst du durch die Orte, die zur Wahl stehen.
map-larger = Größer
map-smaller = Kleiner
map-fit = Ganze Karte
map-close = Schließen

## Was zur Wahl steht (vorgelesen und gezeigt, wenn die Maus ruht)
map-fly = Nach { $region } fliegen ({ $terrain })
map-deliver = Zum { $shape ->
    [square] eckigen
   *[round] runden
} { $colour ->
    [violet] violetten
    [green] grünen
   *[orange] orangefarbenen
} Turm liefern für { $vp } SP{ $wands ->
    [0] {""}
    [one] {" "}und einen Zauberstab
   *[other] {" "}und { $wands } Zauberstäbe
}, bei { $region }
map-dispel = Die Wolke über { $region } wegzaubern: { $cost ->
    [one] ein Zauberstab
   *[other] { $cost } Zauberstäbe
}, { $bolts ->
    [0] kein Blitz
    [one] ein Blitz
   *[other] { $bolts } Blitze
}
map-circle = Zum Steinkreis { $circle } fliegen ({ $region })

## Die Karte eines Ortes
map-tower = { $shape ->
    [square] Eckiger
   *[round] Runder
} { $colour ->
    [violet] violetter
    [green] grüner
   *[orange] orangefarbener
} Turm
map-worth = { $vp } SP{ $wands ->
    [0] {""}
    [one] {" "}und ein Zauberstab
   *[other] {" "}und { $wands } Zauberstäbe
}
map-takes-one = Nimmt einen Trank.
map-takes-many = Nimmt beliebig viele Tränke.
map-closed = Belegt: Der Trank liegt schon darauf.
map-serves = Erreichbar aus: { $regions }.
map-cloud = { $kind ->
    [tailwind] Rückenwind
    [move] Windstoß
    [deliver] Eilbote
    [potions] Sud
   *[heavy] Gewitterwolke
}
map-cloud-cost = { $cost ->
    [one] Kostet einen Zauberstab
   *[other] Kostet { $cost } Zauberstäbe
}
map-cloud-bolts = { $bolts ->
    [0] kein Blitz
    [one] ein Blitz
   *[other] { $bolts } Blitze
}
map-cloud-effect = { $kind ->
    [tailwind] Solange diese Wolke hier liegt, bringen Lieferungen von nebenan { $vp } SP mehr.
    [move] Wer diese Wolke wegzaubert, darf sofort mit einer Figur fliegen.
    [deliver] Wer diese Wolke wegzaubert, darf sofort einen Trank liefern.
   *[potions] Bringt { $vp } SP, wenn du beim Wegzaubern mindestens { $need } { $colour ->
        [violet] violette
        [green] grüne
       *[orange] orangefarbene
    } Tränke hast.
}
map-clouded = Solange hier eine Wolke liegt, kommt niemand hinein.
map-castle = Burg
map-circle-here = { circle }
map-island = Insel
map-tile-empty = Ein leerer Platz für ein Plättchen
map-tile-turbo = Turbo zum Steinkreis { $first } oder { $second }
map-tile-orange = { tile-orange_tower }
map-amulets = Hier liegen noch Amulette für { $names }
map-pawns = Hier stehen: { $names }
map-water-hint = Wasser: Hier landet niemand.

## Die Rollen auf kleinen Karten

bs-card-forest_witch = Wald­hexe
bs-card-hill_witch = Hügel­hexe
bs-card-mountain_witch = Berg­hexe
bs-card-heath_witch = Heide­hexe
bs-card-valley_druid = Tal­druide
bs-card-summit_druid = Gipfel­druide
bs-card-fruit_gatherer = Früchte­sammler
bs-card-herb_gatherer = Kräuter­sammler
bs-card-root_gatherer = Wurzel­sammler
bs-card-weather_fairy = Wetter­fee
