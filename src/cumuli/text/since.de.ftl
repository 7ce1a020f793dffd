### Spiele, die weitergehen, während niemand hinsieht: wer wo am Zug ist.

turns = Du bist am Zug
turn-came = Am Zug: { $ago } gefragt
turn-left = noch { $time }
turn-late = deine Zeit ist um
turn-with = mit { $names }
