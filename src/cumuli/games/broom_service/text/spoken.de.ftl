### Broom Service in Sätzen: was ein Screenreader und das Terminal vom Reich und von jedem Zug sagen.

## Das Reich

spoken-cloud =
    { $cloud }, { $cost ->
        [one] ein Zauberstab
       *[other] { $cost } Zauberstäbe
    }, { $bolts ->
        [0] kein Blitz
        [one] ein Blitz
       *[other] { $bolts } Blitze
    }
spoken-over = Darüber: { $cloud } ({ $space }).
spoken-closed = geschlossen
spoken-beside = Daneben: { $regions }.
spoken-no-goods = keine Ressourcen

## Züge

move-Select =
    { $roles_id ->
        [none] Keine Rollen nehmen
       *[other] { $roles } nehmen
    }
move-Lead =
    { $brave_id ->
       *[true] Mutig ausspielen: { $role }
        [false] Feige ausspielen: { $role }
    }
move-Instead =
    { $what ->
       *[market] Stattdessen { $vp } SP nehmen
        [moonshine] Stattdessen in die Schwarzbrennerei
        [five_vp] Das Plättchen für { $vp } SP abgeben
        [brave] Das Plättchen abgeben und mutig handeln
    }
move-Gather = Nehmen: { $goods }
move-Fly = Mit Figur { $pawn } fliegen: { $where }
move-Deliver = Für { $vp } SP liefern: { $tower }. Figur { $pawn }, { $where }
move-Dispel = Wegzaubern über { $where }. { $cloud }
move-Circle = Zum Steinkreis { $circle_id } weiterfliegen
move-AddRole = Dazunehmen: { $role }
move-Hold =
    { $kind ->
        [violet] Violette Tränke hinhalten: { $amount }
        [green] Grüne Tränke hinhalten: { $amount }
        [orange] Orange Tränke hinhalten: { $amount }
        [wand] Zauberstäbe hinhalten: { $amount }
       *[any] Ressourcen hinhalten: { $amount }
    }
move-HandIn =
    { $what ->
       *[all] Von jeder Ressource eine abgeben
        [without_violet] Von jeder eine abgeben, nur nicht violett
        [without_green] Von jeder eine abgeben, nur nicht grün
        [without_orange] Von jeder eine abgeben, nur nicht orange
        [without_wand] Von jeder eine abgeben, nur keinen Zauberstab
    }
