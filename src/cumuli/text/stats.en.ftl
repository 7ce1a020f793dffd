# A finished game in pictures: the frame

stats-of = The game in pictures
stats-plies = { $count } plies
stats-minutes =
    { $count ->
        [one] one minute
       *[other] { $count } minutes
    }
stats-numbers = The same in numbers
stats-total = Total
stats-ply = Ply
stats-guess = Guess { $number }
stats-nobody = Nobody
stats-none = Nothing of the kind happened.
stats-axis = over the plies of the game
stats-table = To the table
refusal-stats-early = This game is not over yet. Look again when it is.
refusal-stats-shut = This game is for those who played it. Ask one of them.
