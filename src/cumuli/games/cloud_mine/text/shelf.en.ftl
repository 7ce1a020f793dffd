### Cloud Mine: what stands on the box.

name = Cloud Mine
tagline = Find five words for a cloud: not too clear, and not too dim.
