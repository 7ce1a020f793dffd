### The leak certificate, in English.

leakcheck-which = the game; all of them where none is named
leakcheck-title = { $game }: { $games } games, { $plies } plies; { $twins } twins and { $worlds } other worlds compared
leakcheck-surface = what a seat is told
leakcheck-compared = compared
leakcheck-spoken = something said
leakcheck-found = differed
leakcheck-surface-frames = messages at the table
leakcheck-surface-opened = the table for whoever comes back
leakcheck-surface-legal = what may be done
leakcheck-surface-answers = refusals, explanations and errors
leakcheck-surface-telling = the table in sentences
leakcheck-surface-lobby = messages in the lobby
leakcheck-surface-notices = notices that it is somebody’s turn
leakcheck-surface-doors = every door of the web server
leakcheck-surface-replay = the record before the end
leakcheck-surface-review = looking back before the end
leakcheck-surface-bots = what a bot is given
leakcheck-surface-timing = when answers are heard
leakcheck-surface-logs = logs
leakcheck-clean = Nobody was told anything they may not know.
leakcheck-thin = Not every surface could be compared: more games are needed.
leakcheck-leaky = Something was told that a seat may not know.
leakcheck-leak = { $surface }, game { $game }, entry { $entry }, seat { $seat }:
leakcheck-watcher = that of a spectator
