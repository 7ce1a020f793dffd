### Les leçons : ce que dit la page autour de chaque leçon, en français.

learn-lesson = Leçon
learn-of = Une première partie de { $name }
learn-count = { $step } sur { $count }
learn-leave = Quitter la leçon
learn-back = Retour
learn-next = Suite
learn-do = À toi de jouer
learn-play = Jouer une vraie partie
learn-again = Encore une fois
