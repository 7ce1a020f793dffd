### Pourquoi un robot de Broom Service joue ainsi : chaque phrase est une raison que donne le cerveau du jeu, sous why-<clé>.
