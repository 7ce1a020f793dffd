### Les valeurs de ta propre boîte : ce qui les remplace et comment les corriger, en français.

refusal-no-standins = Ce jeu n’a aucune valeur provisoire à corriger. Choisis-en un autre.
refusal-file-too-big = Ce fichier est trop gros pour des corrections. Prends-en un autre.
refusal-check-often = C’était très rapide. Attends un instant, puis continue.
