### Pourquoi un robot de Cloudy Kingdom joue ainsi : chaque phrase est une raison que donne le cerveau du jeu, sous why-<clé>.
