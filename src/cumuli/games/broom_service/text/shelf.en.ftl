### Broom Service: what stands on the box.

name = Broom Service
tagline = Brew potions, fly them over the realm, and be brave at the right moment.
bot-1-hint = Thinks of one role at a time, and is brave as the mood takes it.
bot-2-hint = Plans its roles together, with an eye on what lies near its pawns.
bot-3-hint = Plans the whole round, and weighs how many others may hold a role.
bot-4-hint = Works out from what was led and passed who still holds what.
bot-5-hint = Plays each trick on to the end of the round in its mind, and thinks of the rounds to come.
