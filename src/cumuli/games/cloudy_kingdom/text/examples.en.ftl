# Live examples in the rulebook

example-contact = Your straight card is to be laid. The lit cells touch a castle; tap the middle, and you hear what is missing.
example-crosswise = Two cards lie there. Try to cover one of them: crosswise it works, along it does not.
example-protected = A burning crossing lies on b1. Try to lay your card on it.
example-magic = The board is still empty. Open your magic cards: each says why it cannot be played, or that it can.
example-joined = One card is missing between the two rose castles. Lay it on a3 and see what happens.
