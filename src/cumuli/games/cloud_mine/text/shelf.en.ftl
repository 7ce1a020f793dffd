### Cloud Mine: what stands on the box.

name = Cloud Mine
tagline = Find five words for a cloud: not too clear, and not too dim.
bot-1-hint = Sees three things in each cloud, and says the first of them.
bot-2-hint = Sees eight things in each cloud, and chooses words as if everybody saw as it does.
bot-3-hint = Sees sixteen things in each cloud, and chooses words for half of them.
bot-4-hint = Knows how people see and which clouds are gone, and asks what this dreamer would have said.
bot-5-hint = Learns how everybody at this table sees, and mixes, so that nobody can foresee it.
