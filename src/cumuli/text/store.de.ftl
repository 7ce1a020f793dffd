### Wo ein Haus seine Tische aufbewahrt, auf Deutsch.

store-help = wo die Tische statt in --data liegen: eine SQLite-Datei oder postgresql://name@rechner/datenbank (oder CUMULI_STORE)
store-lacking = PostgreSQL braucht noch ein Paket. Es kommt mit: { $command }
store-away = „{ $store }“ lässt sich nicht benutzen: { $why } Sieh nach, ob die Datenbank läuft und ob Name und Passwort stimmen.
store-newer = „{ $store }“ wurde zuletzt von einem neueren Cumuli benutzt. Bring dieses auf den neuen Stand oder nimm eine Sicherung.
