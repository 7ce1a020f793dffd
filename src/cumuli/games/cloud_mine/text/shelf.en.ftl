### Cloud Mine: what stands on the box.

name = Cloud Mine
tagline = Find five words for a cloud: not too clear, and not too dim.
bot-1-hint = Sees three things in each cloud, says the first of them, and guesses among half of the clouds only.
bot-2-hint = Sees six things in each cloud, and chooses words as if everybody saw as it does.
bot-3-hint = Sees twenty things in each cloud, and knows how people see and which clouds are gone.
bot-4-hint = Sees all of each cloud, picks what is missed, and asks what this dreamer would have said.
bot-5-hint = Learns how everybody at this table sees, speaks and picks, and mixes, so that nobody can foresee it.
