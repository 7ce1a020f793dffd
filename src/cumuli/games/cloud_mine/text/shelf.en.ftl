### Cloud Mine: what stands on the box.

name = Cloud Mine
tagline = Find five words for a cloud: not too clear, and not too dim.
bot-1-hint = Says one of the first things it sees, and points at the likest cloud.
bot-2-hint = Chooses its words among more of what it sees.
bot-3-hint = Picks words that some will understand and others will not.
bot-4-hint = Keeps count of the clouds, and weighs when each of you guesses.
bot-5-hint = Asks itself how each at this table sees, and what a dreamer like this one would have said.
