### Making the games one’s own, in English.

workshop-lead = The rules stay; what lies on the table can be yours.
workshop-printed = As in your box
workshop-printed-text = You own the game? Compare our stand-ins with your box, and play with what is printed.
workshop-magic = A spell of your own
workshop-magic-text = Compose a magic card for Cloudy Kingdom, try it out, and bring it to your table.
workshop-magic-go = Compose magic
