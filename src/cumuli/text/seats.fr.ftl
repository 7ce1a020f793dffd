### Les places avant la partie, et les liens qui y mènent, en français.

refusal-link-void = Ce lien a déjà servi, ou il a été annulé. Demandes-en un autre ; en attendant, tu peux regarder.
