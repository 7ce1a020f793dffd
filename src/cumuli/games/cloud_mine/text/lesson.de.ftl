### Die Lektion von Cloud Mine auf Deutsch: was die Lehrerin bei jedem Schritt sagt, und was die anderen träumen.

lesson-hello = Zu dritt liegt ihr im Gras und schaut in den Himmel: du, Virga und Zonda. In jeder Runde wird gespäht, geträumt und betrachtet. Du tust alles einmal.
lesson-scout = Virga ist Wolkenspäher. Vier Wolken kommen zu ihr allein, und sie sucht die aus, die gefunden werden soll.
lesson-dreamer = Zonda ist Tagträumer. Sie sieht nur diese eine Wolke und hat dafür höchstens fünf Wörter. Wahr sein muss es nicht.
lesson-said = Da sind ihre Worte, und alle vier Wolken liegen gut gemischt am Himmel. Du bist Himmelsbetrachter: Welche hat sie gesehen?
lesson-guess = Tipp auf die Wolke, die sie wohl meint. Noch ein Tipp, oder der Knopf, und dein Rat gilt.
lesson-again = Die nicht: Sie wird umgedreht und ist aus dem Rennen. Zu dritt hast du zwei Versuche, also rate noch einmal.
lesson-cards = Jetzt werden die Wolken verteilt. Wer die richtige findet, bekommt sie und alle, die noch offen liegen. Die umgedrehten gehen an den Tagträumer. Findet sie niemand, nimmt der Späher alle.
lesson-late = Wer träumt, will also gefunden werden, aber spät. Und wer späht, hofft, dass niemand ein Wort versteht. Das ist das ganze Spiel.
lesson-round = Neue Runde, neue Rollen: Wer gespäht hat, träumt als Nächstes, also Virga. Du sitzt rechts von ihr und bist jetzt Wolkenspäher.
lesson-pick = Diese vier siehst nur du. Nimm eine, die schwer zu beschreiben ist, und tipp sie noch einmal an.
lesson-quiet = Virga hat gesprochen. Du kennst die Wolke, also kein Wort bis zum Ende der Runde. Zonda betrachtet und darf zweimal raten.
lesson-missed = Daneben. Du lächelst in dich hinein. Einen Versuch hat sie noch.
lesson-over = Die Runde ist vorbei, und die Zahlen zeigen, wer ihre Wolken hat. Hat niemand deine gefunden, liegen alle vier auf deinem Stapel.
lesson-turn = Eine Rolle fehlt noch, und es ist die schönste: Du träumst. Zonda späht und sucht gerade die Wolke aus.
lesson-say = Das ist deine Wolke. Was könnte das sein? Sag es in höchstens fünf Wörtern: so seltsam, dass man sich erst irrt, aber nicht für immer.
lesson-hope = Virga hat geraten, und falsch: Diese Wolke wäre deine. Jetzt muss sie die richtige finden, sonst bekommt Zonda alle.
lesson-earned = Gefunden, und zwar spät. Die umgedrehte Wolke gehört dir, der Rest Virga. Mit mehr Leuten am Tisch kann man beim Träumen viel mehr gewinnen.
lesson-words = Zu den Wörtern: Ein Bindestrich macht aus bis zu dreien eines, eine Zahl zählt als eines, und jede Sprache ist recht. Der Zähler unter deiner Zeile weiß das alles.
lesson-most = Reichen die Karten nicht mehr für eine Runde, ist Schluss. Zu dritt ist das nach zwanzig Runden, und die meisten Wolken gewinnen.
lesson-end = Du kennst den Himmel jetzt von allen drei Seiten. Am schönsten ist er zu fünft, also warten hier vier Bots, die in allem Wolken sehen.

lesson-words-32 = Zuhause für jemand sehr Kleines
lesson-words-37 = Geduld, Korn für Korn
lesson-words-52 = Hält dich für Personal
lesson-words-60 = Klopft, ohne einzutreten
lesson-words-77 = Daheim ist es schon weg
