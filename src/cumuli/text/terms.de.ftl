### Was ein Tisch außer den Regeln verabredet.

terms = Zeit und Gesellschaft
terms-usual = Keine Uhr, und alle warten aufeinander.
terms-clock = Bedenkzeit
terms-clock-hint = Deine Zeit läuft, während du gefragt bist: nie in einer Pause, für Bots oder solange eine Antwort geheim bleibt.
terms-none = Keine Uhr
terms-move = { $time } pro Zug
terms-bank = { $time } + { $more }
terms-bank-plain = { $time } für die ganze Partie
terms-late = Wenn jemand zu spät oder fort ist
terms-late-wait = warten
terms-late-bot = ein Bot spielt, bis sie zurück sind
terms-late-end = die Partie endet
terms-late-hint = Bei zweien gewinnt der andere; bei mehreren niemand.
terms-patience = Fort ist, wer nicht da ist seit
terms-undo = Züge zurücknehmen, wenn alle einverstanden sind
terms-chat = Man kann reden
terms-watching = Andere dürfen zusehen
terms-watching-live = sofort
terms-watching-late = eine Runde später
terms-watching-closed = gar nicht
terms-no-undo = kein Zug wird zurückgenommen
terms-no-chat = kein Gespräch
terms-line-late = wenn jemand zu spät oder fort ist: { $what }
terms-line-watching = andere sehen { $what } zu
