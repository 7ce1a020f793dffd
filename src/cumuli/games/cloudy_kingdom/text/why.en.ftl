### Why a bot of Cloudy Kingdom moves as it does: every message is a reason that the game’s brain gives, named why-<key>.

why-win = { $move }: this wins at once.
why-solved =
    { $chance ->
        [100] Worked out to the last card: this wins for certain.
       *[other] Worked out to the last card: { $chance }% of the win, a draw counting as shared. With another move ({ $instead }): { $less }%.
    }
why-better = It reckons with { $chance }% of the win, a draw counting as shared. With another move ({ $instead }): { $less }%.
why-even = It sees little between two moves: { $chance }% of the win for this one, a draw counting as shared, and { $less }% for another ({ $instead }).
why-safer =
    { $cards ->
        [0] After this, none of the { $unseen } cards that it has not seen wins for { $seat } next turn. After another move ({ $instead }) it would be { $others }.
        [one] After this, { $cards } of the { $unseen } cards that it has not seen wins for { $seat } next turn. After another move ({ $instead }) it would be { $others }.
       *[other] After this, { $cards } of the { $unseen } cards that it has not seen win for { $seat } next turn. After another move ({ $instead }) it would be { $others }.
    }
why-threat =
    { $cards ->
        [one] { $cards } of the { $unseen } cards that it has not seen wins for { $seat } next turn.
       *[other] { $cards } of the { $unseen } cards that it has not seen win for { $seat } next turn.
    }
why-nearer =
    { $left ->
        [one] After it, { $left } card is missing on its own way.
       *[other] After it, { $left } cards are missing on its own way.
    }
why-hinders =
    { $left ->
        [one] It lengthens the way of { $seat }: { $left } card is missing there now.
       *[other] It lengthens the way of { $seat }: { $left } cards are missing there now.
    }
