### Why a bot of Cloud Mine moves as it does: every message is a reason that the game’s brain gives, named why-<key>.
