### Spiele, die weitergehen, während niemand hinsieht: wer wo am Zug ist.

turns = Du bist am Zug
turn-came = Am Zug: { $ago } gefragt
turn-left = noch { $time }
turn-late = deine Zeit ist um
turn-with = mit { $names }
turn-tell = Sag mir, wenn ich am Zug bin

## Was inzwischen geschah

since = Seit du { $ago } hier warst
since-more =
    { $count ->
        [one] Davor noch eines, es steht im Protokoll.
       *[other] Davor noch { $count } Dinge, sie stehen im Protokoll.
    }
since-watch = Ansehen
since-now = Zum Jetzt
