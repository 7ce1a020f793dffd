### The lessons: what the page around every lesson says, in English.

learn-lesson = Lesson
learn-of = A first game of { $name }
learn-count = { $step } of { $count }
learn-leave = Leave the lesson
learn-back = Back
learn-next = Next
learn-do = Your move
learn-play = Play a real game now
learn-again = Once more
