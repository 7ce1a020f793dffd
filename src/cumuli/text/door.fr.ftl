### La porte des programmes, en français.

refusal-seat-token = Aucune place ne va avec cette clé, ou elle a été annulée. Apporte la clé d’une place (Authorization Bearer), ou ouvre une table.
door-somebody = Programme
