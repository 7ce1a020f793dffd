# A finished game in pictures

stats-sources = Where the points came from
stats-answers = Brave and cowardly
stats-bumps = Who bumped whom
stats-bumps-text = By row who was braver later, by column whose role was lost.
stats-curve = Victory points in the course of the game
stats-part-start = at the start
stats-part-towers = towers
stats-part-bonus = druids and tailwinds
stats-part-fairy = weather fairy
stats-part-events = events
stats-part-five_vp = tile “Five VP”
stats-part-brews = brews
stats-part-bewitched = bewitched roles
stats-part-lightning = lightning
stats-part-sets = sets
stats-part-amulets = amulets
stats-part-brave = brave, and it held
stats-part-bumped = brave, but bumped
stats-part-cowardly = cowardly
stats-part-passed = passed
stats-rounds =
    { $count ->
        [one] One round
       *[other] { $count } rounds
    }
