### Why a bot of Cloudy Kingdom moves as it does: every message is a reason that the game’s brain gives, named why-<key>.
