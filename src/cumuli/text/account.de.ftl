### Was mir gehört: Name, Konto, Geräte, Vorlieben und Gespieltes, auf Deutsch.

refusal-passkey-late = Das hat zu lange gedauert oder war für etwas anderes gedacht. Fang noch einmal an.
refusal-passkey-wrong = Dieser Passkey ließ sich nicht prüfen. Fang noch einmal an oder nimm einen anderen.
refusal-passkey-unknown = Kein Konto kennt hier diesen Passkey. Nimm den, den du hier angelegt hast, oder leg ein Konto an.
refusal-passkey-last = Das ist dein einziger Passkey, und andere Geräte sind angemeldet. Leg erst einen weiteren an oder melde sie ab.
refusal-passkeys-many = Du hast ein Dutzend Passkeys. Lösch erst einen.
refusal-guest-stays = Wer sich als Gast abmeldet, käme nie zurück. Leg erst ein Konto an.
