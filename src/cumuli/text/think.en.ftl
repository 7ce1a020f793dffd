### Bots that think in processes of their own, found over NATS, in English.

think-help = think for the bots of houses that ask over NATS
think-help-nats = where houses ask: nats://host:4222, several with commas between (or CUMULI_NATS)
think-help-where = where bots think: in this process’s own workers (here), or by a queue in processes of “cumuli think” (queue)
think-here = Thinking for every house that asks at { $address }, { $workers ->
    [one] one bot
   *[other] { $workers } bots
 } at a time.
think-stop = Ctrl+C ends it: whoever thinks says what it has, and other processes take over the rest.
think-no-nats = It is not said where houses ask. Name a NATS with --nats nats://host:4222, or in CUMULI_NATS.
think-lacking = NATS needs a few more packages. They come with: { $command }
