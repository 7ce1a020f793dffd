### Pourquoi un bot de Cloud Mine joue ainsi : chaque phrase est une raison que donne le cerveau du jeu, sous why-<clé>.
