### Seats before the game, and the links to them, in English.

seats-order = Drag a seat to where it shall be, or use the arrows.
seat-up = { $name }: one seat up
seat-down = { $name }: one seat down
seat-moved = { $name } is on seat { $seat } now.
seat-host = Host
hand-over = Hand the table over
hand-over-to = Hand the table over to { $name }
fill-bots = Fill up with bots
fill-level = How strong the bots are

## Personal links

seat-link = Move seat
seat-link-of = Move the seat of { $name }
seat-link-title = A link to this seat
seat-link-text = Whoever opens this link takes the seat of { $name } and goes on: you at another device, or a friend in your place. It is good once. Show it to nobody else.
seat-link-qr = The link to this seat as a QR code
seat-link-field = Personal link
seat-link-void = Make the link void
seat-link-is-void = The link opens nothing any more.
seat-taken-over = You sit here now.
refusal-link-void = This link is used up, or its owner made it void. Ask for a new one; meanwhile you can watch.
