### Les parties qui continuent pendant qu’on regarde ailleurs : à qui de jouer, et où.

turns = C’est à toi
turn-came = Ton tour est venu { $ago }
turn-left = encore { $time }
turn-late = ton temps est écoulé
turn-with = avec { $names }
