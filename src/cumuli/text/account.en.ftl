### What is mine: name, account, devices, choices and history, in English.

refusal-passkey-late = That took too long, or was meant for something else. Begin again.
refusal-passkey-wrong = This passkey could not be checked. Begin again, or take another one.
refusal-passkey-unknown = No account here knows this passkey. Use the one you made here, or make an account.
refusal-passkey-last = This is your only key, and other devices are signed in. Add another key or sign them out first.
refusal-passkeys-many = You have a dozen passkeys. Delete one first.
refusal-guest-stays = A guest who signs out could never come back. Make an account first.
