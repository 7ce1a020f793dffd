### Broom Service: was auf der Schachtel steht.

name = Broom Service
tagline = Braue Tränke, fliege sie durchs magische Reich und sei im richtigen Moment mutig.
bot-1-hint = Plant zwei Rollen auf einmal und ist mutig, wie ihm gerade ist.
bot-2-hint = Plant Rollen, die zusammenpassen, und zählt vor jedem Mut, wer die Rolle noch haben kann.
bot-3-hint = Plant ebenso und hat gelernt, was aus einer Stellung noch wird.
bot-4-hint = Spielt den Durchgang im Kopf bis zum Ende, bevor er eine Rolle ausspielt.
bot-5-hint = Spielt den Durchgang im Kopf noch öfter bis zum Ende, auch bevor er mutig ist.
