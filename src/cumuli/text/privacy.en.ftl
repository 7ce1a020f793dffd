### What is kept of people, and how to get rid of it, in English.

privacy-title = What is kept of you
privacy-lead = Little, by nobody but this house, and you can have all of it deleted.
privacy-house = Kept by this house
privacy-cookie = A cookie with a secret, so that you find your seat again. The house keeps only a digest of it, what kind of browser it is in, and when that browser was last here.
privacy-name = The name you gave, if you gave one, and your language. With an account also your choices, and the public half of each passkey; the secret half never leaves your device.
privacy-games = Every move of your games, and who sat where, so that a game survives a power cut and can be watched again. A finished game stays in the lobby for { $days ->
    [one] one day
   *[other] { $days } days
 }; in your history it stays until you delete your data.
privacy-talk = What you say at tables, and reports you make about what others said. Those who run this house read reports.
privacy-pictures = Pictures you bring for Cloud Mine: of each the middle, as a square, without where and when it was taken. A deck goes { $days ->
    [one] one day
   *[other] { $days } days
 } after a table last had it, a doodle after { $hours ->
    [one] one hour
   *[other] { $hours } hours
 }.
privacy-notices = If you ask to be told when it is your turn: where to. A notice on your screen goes through the maker of your browser, sealed so that only your browser can read it; an e-mail goes the way of all e-mail.
privacy-visit = Whoever only looks in and never comes to the lobby is forgotten after { $days ->
    [one] a day
   *[other] { $days } days
 }.
privacy-device = Kept on this device
privacy-device-text = Your name, language, time of day, sounds and the like, the seals of luck you saw, and the files of the page itself, so that it opens without a connection. Your browser can delete them at any time.
privacy-others = What others see
privacy-others-text = Your name and whether you are there, at tables that are open or that they look at; what you say; the moves that the rules make public. A finished game can be watched by anybody here. Nobody is told your cards, your address or where you have been.
privacy-where = Where it lies
privacy-where-text = In one file or one database of whoever runs this house, and in the copies they make of it. Nothing is loaded from other sites or sent to them: no tracking, no advertising, no counting. Internet addresses are counted in memory against too many requests and never written down; a web server in front of Cumuli may keep a log of its own.
privacy-yours = It is yours
privacy-yours-text = Take all of it with you as a file, or delete it. Games of others stay as they were played, but without your name, your talk and yourself; what you described in Cloud Mine is part of the game and stays, nameless. Games nobody else sat at go whole.
privacy-save = Save my data as a file
privacy-delete = Delete my data …
privacy-sure = Delete everything for good?
privacy-sure-text = Your seats at games that go on become free, on all your devices you are a stranger again, and nothing brings it back.
privacy-yes = Delete everything
privacy-no = Keep it
privacy-gone = Deleted. You are a stranger here again, and always welcome.
privacy-failed = That did not work, and nothing was deleted. Try again in a moment.
privacy-start = To the start page
