### Why a bot of Broom Service moves as it does: every message is a reason that the game’s brain gives, named why-<key>.

why-rounds = In { $rounds } rounds that it played out, this came to { $less } VP more than the next best, “{ $instead }”.
why-ahead = Looking ahead on the map, it found { $less } VP more in this than in “{ $instead }”.
why-mix = It mixes its choices so that nobody can read it: this one comes up in { $chance }% of such moments.
why-claim = A brave claim holds with { $chance }% and is then worth { $brave } VP; played cowardly, the role is worth { $coward } VP.
why-safe = Nobody after it can follow any more, so a brave claim is sure to hold.
why-holder =
    { $shown ->
        [one] { $seat } has shown one of this round’s roles and passed on { $passed }, so this one is in hand with { $chance }%.
       *[other] { $seat } has shown { $shown } of this round’s roles and passed on { $passed }, so this one is in hand with { $chance }%.
    }
why-fresh = Nothing is known of { $seat }’s hand yet: any role is in it with { $chance }%.
why-leads = To have to lead next counts as { $cost } VP lost.
why-feeling = It looked at every role by itself and went by its feeling.
why-orders = It looked for an order of its own roles that promises most on the map.
