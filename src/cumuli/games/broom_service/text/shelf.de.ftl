### Broom Service: was auf der Schachtel steht.

name = Broom Service
tagline = Braue Tränke, fliege sie durchs magische Reich und sei im richtigen Moment mutig.
