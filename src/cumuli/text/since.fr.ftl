### Les parties qui continuent pendant qu’on regarde ailleurs : à qui de jouer, et où.

turns = C’est à toi
turn-came = Ton tour est venu { $ago }
turn-left = encore { $time }
turn-late = ton temps est écoulé
turn-with = avec { $names }
turn-tell = Préviens-moi quand c’est mon tour

## Ce qui s’est passé entre-temps

since = Depuis ton passage { $ago }
since-more =
    { $count ->
        [one] Et une chose avant cela, dans le journal.
       *[other] Et { $count } choses avant cela, dans le journal.
    }
since-watch = Revoir
since-now = Aller au présent
