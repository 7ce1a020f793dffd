### Bots, die in eigenen Prozessen denken und über NATS gefunden werden, auf Deutsch.

think-help = für die Bots von Häusern denken, die über NATS fragen
think-help-nats = wo die Häuser fragen: nats://rechner:4222, mehrere durch Kommas getrennt (oder CUMULI_NATS)
think-help-where = wo Bots denken: in eigenen Prozessen dieses Servers (here) oder über eine Warteschlange in Prozessen von „cumuli think“ (queue)
think-here = Hier wird für alle Häuser gedacht, die bei { $address } fragen, für { $workers ->
    [one] einen Bot
   *[other] { $workers } Bots
 } zugleich.
think-stop = Mit Strg+C hörst du auf: Wer gerade denkt, sagt, was er hat, und andere Prozesse übernehmen den Rest.
think-no-nats = Es fehlt, wo die Häuser fragen. Nenne ein NATS mit --nats nats://rechner:4222 oder in CUMULI_NATS.
think-lacking = Für NATS fehlen noch ein paar Pakete. Du bekommst sie mit: { $command }
