### Plätze vor der Partie und die Links dorthin, auf Deutsch.

refusal-link-void = Dieser Link ist verbraucht oder wurde ungültig gemacht. Bitte um einen neuen; zuschauen kannst du solange.
