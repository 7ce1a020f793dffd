### Broom Service: what stands on the box.

name = Broom Service
tagline = Brew potions, fly them over the realm, and be brave at the right moment.
