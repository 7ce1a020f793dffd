### Cloudy Kingdom: what stands on the box.

name = Cloudy Kingdom
tagline = Grow beanstalks from castle to castle, high above the ground.
