### Broom Service: what stands on the box.

name = Broom Service
tagline = Brew potions, fly them over the realm, and be brave at the right moment.
bot-1-hint = Plans two roles at a time, and is brave as the mood takes it.
bot-2-hint = Plans roles that go together, and counts who may still hold one before it is brave.
bot-3-hint = Plans the same way, and has learned what is still to come of a position.
bot-4-hint = Before it leads, it plays the round on to its end in its mind.
bot-5-hint = Plays the round to its end in its mind more often, and before it is brave, too.
