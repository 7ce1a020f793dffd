# A finished game in pictures

stats-sources = Where the clouds came from
stats-hits = By which guess clouds were found
stats-dreams = What became of everybody’s dreams
stats-curve = Clouds in the course of the game
stats-part-found = found as a watcher
stats-part-dreamt = won as the dreamer
stats-part-kept = kept as the scout
stats-part-hit = found
stats-part-missed = not found
stats-part-early = found at once
stats-part-late = found later
stats-part-lost = found by nobody
stats-rounds =
    { $count ->
        [one] One round
       *[other] { $count } rounds
    }
