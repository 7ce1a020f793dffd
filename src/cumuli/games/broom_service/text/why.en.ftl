### Why a bot of Broom Service moves as it does: every message is a reason that the game’s brain gives, named why-<key>.

why-rounds = In { $rounds } rounds that it played out, this came to { $less } VP more than the next best, “{ $instead }”.
why-ahead = Looking ahead on the map, it found { $less } VP more in this than in “{ $instead }”.
why-mix = It mixes its choices so that nobody can read it: this one comes up in { $chance }% of such moments.
why-claim = A brave claim holds with { $chance }% and is then worth { $brave } VP; played cowardly, the role is worth { $coward } VP.
why-safe = Nobody after it can follow any more, so a brave claim is sure to hold.
why-holder = { $seat } has shown { $shown } and passed on { $passed } of this round’s roles, and so may hold this one with { $chance }%.
why-feeling = It looked at every role by itself and went by its feeling.
why-orders = It looked for an order of its own roles that promises most on the map.
