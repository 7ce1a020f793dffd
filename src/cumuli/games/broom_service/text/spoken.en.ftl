### Broom Service in sentences: what a screen reader and the terminal say of the realm, and of each move.

## The realm

spoken-cloud =
    { $cloud }, { $cost ->
        [one] one wand
       *[other] { $cost } wands
    }, { $bolts ->
        [0] no bolt
        [one] one bolt
       *[other] { $bolts } bolts
    }
spoken-over = Over it: { $cloud } ({ $space }).
spoken-closed = closed
spoken-beside = Next to it: { $regions }.
spoken-no-goods = no resources

## Moves

move-Select =
    { $roles_id ->
        [none] Take no roles
       *[other] Take { $roles }
    }
move-Lead =
    { $brave_id ->
       *[true] Lead bravely: { $role }
        [false] Lead as a coward: { $role }
    }
move-Instead =
    { $what ->
       *[market] Take { $vp } VP instead
        [moonshine] Take moonshine instead
        [five_vp] Spend the tile for { $vp } VP
        [brave] Spend the tile to act bravely
    }
move-Gather = Take: { $goods }
move-Fly = Fly pawn { $pawn } to { $where }
move-Deliver = Deliver for { $vp } VP: { $tower }. Pawn { $pawn }, { $where }
move-Dispel = Dispel over { $where }. { $cloud }
move-Circle = Fly to stone circle { $circle_id }
move-AddRole = Take as well: { $role }
move-Hold =
    { $kind ->
        [violet] Hold out violet potions: { $amount }
        [green] Hold out green potions: { $amount }
        [orange] Hold out orange potions: { $amount }
        [wand] Hold out wands: { $amount }
       *[any] Hold out resources: { $amount }
    }
move-HandIn =
    { $what ->
       *[all] Hand in one of each resource
        [without_violet] Hand in one of each but violet
        [without_green] Hand in one of each but green
        [without_orange] Hand in one of each but orange
        [without_wand] Hand in one of each but the wand
    }
