### Le hasard scellé avant la partie, en français.

refusal-not-over = Cette partie n’est pas finie, et jusque-là son hasard reste scellé. Reviens quand elle sera terminée.
refusal-luck-shut = Qui a joué ici préfère rester entre soi. Regarde le hasard d’une autre partie.
