### Being told that it is your turn: what notices say, and where you say where you want them.

## In a notice

notice-turn =
    { $count ->
        [one] It is your turn
       *[other] It is your turn at { $count } tables
    }
notice-reminder = { $name } is waiting for you
notice-line = { $game }, with { $names }
notice-test = Notices arrive here
notice-test-text = You asked Cumuli to try it out. There is nothing you have to do.
notice-trouble = Notices do not arrive: { $where }
notice-trouble-gone = Nobody is there any more: the address answers that it does not exist. Nothing more is sent there. Give another one under Notices, or try it once more.
notice-trouble-lost = It has not answered for hours, and a notice was given up. The next one is tried again.
notice-trouble-refused = It answers, but takes no notices from here. See whether it still knows you, or stop them.
notice-confirm = Confirm this address for Cumuli
notice-confirm-text = Somebody, probably you, wants to be told here when it is their turn. If so, open this link and confirm. If not, do nothing: no further mail comes.
notice-mail-off = No more mails like this, with one click:

## Where you say so

notices = Notices
notices-hint = For games that go on for days: when it has been your turn for { $minutes } minutes and you are not at the table, you hear of it here. Once for each turn, and only the game and the names of the others.
notices-push = On this device
notices-push-hint = A message from your browser, also while the page is closed.
notices-push-no = This browser cannot do that, or only on an encrypted page.
notices-push-denied = Your browser forbids messages from this page. Allow them in its settings for the page.
notices-push-add = Tell me on this device
notices-push-is = A browser of yours
notices-mail = By e-mail
notices-mail-hint = You get one mail first, to confirm that the address is yours.
notices-mail-add = Send me a mail to confirm
notices-mail-waits = Waits until you open the link in the mail
notices-hook = To a program
notices-hook-hint = A signed message (JSON) to an https address, for a bot in your group chat, say.
notices-hook-add = Add this address
notices-hook-secret = Signed with { $secret }
notices-address = Address
notices-yours = Where you hear of it
notices-none = Nowhere yet.
notices-state-down = Does not answer since { $since }. It is tried again, less and less often, for some hours.
notices-state-lost = Has not answered since { $since }; a notice was given up. The next one is tried again.
notices-state-refused = Takes nothing from here since { $since }. See whether it still knows you, then send one.
notices-state-gone = Nobody is there since { $since }: nothing more is sent. Send one to try again, or stop it.
notices-test = Send me one now
notices-again = Send the mail again
notices-arrived = It was sent.
notices-lost = It could not be delivered.
notices-drop = Stop
notices-confirm-ask = Shall your turns be told at this address?
notices-confirm-do = Yes, tell me here
notices-confirm-done = This address is confirmed. From now on you hear of your turns there.
notices-off-ask = Shall no more notices come to this address?
notices-off-do = Stop them
notices-off-done = Done. Nothing more comes to this address.
refusal-notices-many = You are told in many places already. Stop one of them first.
refusal-notices-no-mail = This house sends no mails. Choose another way.
refusal-notices-address = This is no e-mail address. Look for a slip and try once more.
refusal-notices-hook = Notices go to public https addresses only. Give one that begins with https.
refusal-notices-link = This link is not good any more. Ask for a new one under Notices.
refusal-notices-gone = This place is gone already. Load the page anew to see what is left.
refusal-notices-often = That was often. Try again in a minute.
