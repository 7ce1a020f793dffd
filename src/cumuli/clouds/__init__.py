"""The cloud maker: outlines blended of known shapes, grown into clouds of one grey shade and an alpha.

Everything comes from a seed.  Bots never import this room: what they know of a cloud they must see.
"""
