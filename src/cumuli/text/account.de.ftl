### Was mir gehört: Name, Konto, Geräte, Vorlieben und Gespieltes, auf Deutsch.

me-title = Du
me-text = Wer du hier bist und was du gespielt hast.
me-guest = Du bist als Gast hier. Dieses Gerät kennt dich, deine Plätze und deine Partien, sonst keines.
me-account = Du hast ein Konto: Jedes Gerät, an dem du dich anmeldest, kennt deine Plätze und deine Partien.

## An account

account = Konto
account-why = Ein Passkey lässt dich auf einem anderen Gerät herein, mit deinen Plätzen, deinen Einstellungen und deinen beendeten Partien. Dein Gerät oder dein Passwortmanager erzeugt ihn; es gibt kein Passwort, keine Mail, kein Formular.
account-make = Konto anlegen
account-enter = Anmelden
account-enter-text = Du hast schon ein Konto? Melde dich an; was du hier als Gast spielst, kommt mit.
account-making = Dein Gerät fragt dich jetzt …
account-insecure = Browser erlauben Passkeys nur über https oder auf localhost. Unter dieser Adresse geht alles außer dem Konto.
account-address = Passkeys gehören zu einem Namen, und diese Adresse ist eine Zahl. Öffne stattdessen { $link }.
account-unable = Dieser Browser kennt keine Passkeys. Alles andere geht.
account-cancelled = Es ist nichts geschehen. Versuch es wieder, wann du magst.

## Passkeys and devices

passkeys = Deine Passkeys
passkey-add = Noch einen Passkey anlegen
passkey-made-on = angelegt am { $date }
passkey-drop = Löschen
passkey-unnamed = Ein Passkey
devices = Geräte
device-here = dieses hier
device-seen = zuletzt hier am { $date }
device-unnamed = Ein Browser
sign-out = Abmelden
sign-out-here = Hier abmelden
sign-out-all = Überall abmelden

## Choices

choices = Was du magst
choices-text = Sprache, Tageszeit und dergleichen; sie kommen auf jedes Gerät mit, an dem du dich anmeldest.

## History

history = Deine beendeten Partien
history-none = Noch nichts. Was du zu Ende spielst, steht dann hier.

## Refusals

refusal-passkey-late = Das hat zu lange gedauert oder war für etwas anderes gedacht. Fang noch einmal an.
refusal-passkey-wrong = Dieser Passkey ließ sich nicht prüfen. Fang noch einmal an oder nimm einen anderen.
refusal-passkey-unknown = Kein Konto kennt hier diesen Passkey. Nimm den, den du hier angelegt hast, oder leg ein Konto an.
refusal-passkey-last = Das ist dein einziger Passkey, und andere Geräte sind angemeldet. Leg erst einen weiteren an oder melde sie ab.
refusal-passkeys-many = Du hast ein Dutzend Passkeys. Lösch erst einen.
refusal-guest-stays = Wer sich als Gast abmeldet, käme nie zurück. Leg erst ein Konto an.
me-notices = Wo du erfährst, dass du am Zug bist
