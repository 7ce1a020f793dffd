### What is mine: name, account, devices, choices and history, in English.

me-title = You
me-text = Who you are here, and what you have played.
me-guest = You are here as a guest. This device remembers you, your seats and your games; no other does.
me-account = You have an account: every device on which you sign in knows your seats and your games.

## An account

account = Account
account-why = A passkey lets you in on another device, with your seats, your choices and your finished games. It is made by your device or password manager; there is no password, no mail, no form.
account-make = Make an account
account-enter = Sign in
account-enter-text = You have an account already? Sign in, and what you play here as a guest comes along.
account-making = Your device asks you now…
account-insecure = Browsers allow passkeys only over https or at localhost. At this address everything works but an account.
account-address = Passkeys belong to a name, and this address is a number. Open { $link } instead.
account-unable = This browser knows no passkeys. Everything else works.
account-cancelled = Nothing was done. Try again when you like.

## Passkeys and devices

passkeys = Passkeys
passkey-add = Add another passkey
passkey-made-on = made on { $date }
passkey-drop = Delete
passkey-unnamed = Passkey
devices = Devices
device-here = this one
device-seen = last here on { $date }
device-unnamed = A browser
sign-out = Sign out
sign-out-here = Sign out here
sign-out-all = Sign out everywhere

## Choices

choices = What you like
choices-text = Language, hour of the day and the like; they come along to every device on which you sign in.

## History

history = Games you have finished
history-none = Nothing yet. What you play to the end will stand here.

## Refusals

refusal-passkey-late = That took too long, or was meant for something else. Begin again.
refusal-passkey-wrong = This passkey could not be checked. Begin again, or take another one.
refusal-passkey-unknown = No account here knows this passkey. Use the one you made here, or make an account.
refusal-passkey-last = This is your only key, and other devices are signed in. Add another key or sign them out first.
refusal-passkeys-many = You have a dozen passkeys. Delete one first.
refusal-guest-stays = A guest who signs out could never come back. Make an account first.
me-notices = Where you are told that it is your turn
