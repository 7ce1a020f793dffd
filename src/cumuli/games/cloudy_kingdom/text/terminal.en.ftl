### Cloudy Kingdom: what only the terminal says.

## What may be done (buttons)

action-Place = Play here
action-PlayMagic = Cast this magic
action-Choose = Choose this cell
action-ChoosePlayer = Choose this player
action-Accept = Yes, please
action-Decline = No, thank you
action-Pick = Pick this card
action-Discard = Discard my card
action-TakeMagic = Take this magic card
action-TakeFamily = Take this family
action-LayOut = Lay out the castles
action-Deal = Deal a card
action-Begin = Choose who begins
