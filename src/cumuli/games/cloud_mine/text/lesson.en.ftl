### The lesson of Cloud Mine, in English: what the teacher says at each step, and what the companions dream.

lesson-hello = Three of you lie in the grass and look at the sky: you, Virga and Zonda. Each round somebody scouts, somebody dreams and the others watch. Let us play one round of each.
lesson-scout = Virga is the scout. Four clouds come to her alone, and she picks the one that is to be found.
lesson-dreamer = Zonda is the dreamer. She is shown that one cloud and no other, and has five words for it, or fewer. What she says need not be true.
lesson-said = There are her words, and all four clouds lie in the sky, well shuffled. You are the watcher: which one did she see?
lesson-guess = Tap the cloud you think she means. A second tap, or the button, makes it your guess.
lesson-again = Not that one: it is turned over and out of the race. With three players the only watcher has two guesses, so try once more.
lesson-cards = Now the clouds are shared out. Whoever finds the right one gets it and all that still lie open. The dreamer gets those turned over. If nobody finds it, the scout takes them all.
lesson-late = So the dreamer wants to be found, but late, and the scout hopes that nobody understands a word. That is the whole game.
lesson-round = Next round, new roles: the scout becomes the dreamer, so Virga dreams now. You sit to her right, and that makes you the scout.
lesson-pick = These four are for your eyes only. Pick one that is hard to put into words, then tap it again.
lesson-quiet = Virga has spoken. You know the cloud, so not a word until the round is over. Zonda is the watcher: two guesses.
lesson-missed = Wrong. You smile inwardly. One guess is left to her.
lesson-over = That round is over, and the numbers show who got its clouds. If nobody found yours, all four are in your pile.
lesson-turn = One role is left, the best of all: you dream. Zonda scouts, so she picks the cloud now.
lesson-say = This is your cloud. What could it be? Say it in one to five words: odd enough for a wrong guess or two, but not for ever.
lesson-hope = Virga guessed, and missed: that cloud would be yours. Now she must find the right one, or Zonda gets everything.
lesson-earned = Found, and late. The one turned over goes to you, the rest to Virga. With more players at the table a dreamer can win much more.
lesson-words = About words: a hyphen joins up to three into one, a number counts as one, and any language will do. The counter below your line knows all that.
lesson-most = When too few cards are left for a round, the game is over. With three that is after twenty rounds, and most clouds win.
lesson-end = You have seen the sky from all three sides. Five around the table is loveliest, so here are four bots who see clouds in everything.

lesson-words-32 = Home for somebody very small
lesson-words-37 = Patience, grain by grain
lesson-words-52 = Thinks you are the staff
lesson-words-60 = Beats without hitting anyone
lesson-words-77 = Gone before you reach home
