### The door for programs, in English.

refusal-seat-token = No seat goes with this token, or it was made void. Bring a seat’s token as Authorization: Bearer, or open a table.
door-somebody = Program
