### Die Tür für Programme, auf Deutsch.

refusal-seat-token = Zu diesem Schlüssel gehört kein Platz, oder er wurde ungültig gemacht. Bring den Schlüssel eines Platzes als Authorization: Bearer, oder eröffne einen Tisch.
door-somebody = Programm
