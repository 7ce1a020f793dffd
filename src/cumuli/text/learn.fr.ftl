### Les leçons : ce que dit la page autour de chaque leçon, en français.

lesson = Leçon
lesson-of = Une première partie de { $name }
lesson-count = { $step } sur { $count }
lesson-leave = Quitter la leçon
lesson-back = Retour
lesson-next = Suite
lesson-do = À toi de jouer
lesson-play = Jouer une vraie partie
lesson-again = Encore une fois
