### Why a bot of Broom Service moves as it does: every message is a reason that the game’s brain gives, named why-<key>.
