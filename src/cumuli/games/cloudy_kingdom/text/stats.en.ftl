# A finished game in pictures

stats-sources = What won
stats-deeds = What everybody played
stats-reach = How far the routes reached from the castles
stats-part-own = an own route card
stats-part-gift = another player’s card
stats-part-claim = a route by magic that held
stats-part-neutral = a family nobody plays
stats-part-empty = grown on empty cells
stats-part-stack = grown on stacks
stats-part-spell = laid by magic
stats-part-magic = magic cards played
stats-rounds =
    { $count ->
        [one] One turn
       *[other] { $count } turns
    }
