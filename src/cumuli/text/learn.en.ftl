### The lessons: what the page around every lesson says, in English.

lesson = Lesson
lesson-of = A first game of { $name }
lesson-count = { $step } of { $count }
lesson-leave = Leave the lesson
lesson-back = Back
lesson-next = Next
lesson-do = Your move
lesson-play = Play a real game now
lesson-again = Once more
