### Broom Service: was auf der Schachtel steht.

name = Broom Service
tagline = Braue Tränke, fliege sie durchs magische Reich und sei im richtigen Moment mutig.
bot-1-hint = Denkt immer nur an eine Rolle und ist mutig, wie ihm gerade ist.
bot-2-hint = Plant seine Rollen zusammen und sieht, was nahe bei seinen Figuren liegt.
bot-3-hint = Plant die ganze Runde und wägt ab, wie viele andere eine Rolle haben könnten.
bot-4-hint = Schließt aus allem, was angesagt und gepasst wurde, wer noch was hat.
bot-5-hint = Spielt jeden Stich im Kopf bis ans Ende der Runde weiter und denkt an die Runden danach.
