# Beispiele zum Ausprobieren in den Regeln

example-follow = Die Waldhexe wurde ausgespielt, und du hast sie. Tippe auf eine andere deiner Karten, um zu hören, warum sie warten muss, oder geh mit.
example-bumped = Ann hat die Hügelhexe mutig ausgespielt. Sei auch mutig, und du stichst sie aus; dann antwortet Cy, und es kann auch dich treffen.
example-potion = Deine Figur steht auf einem Hügel zwischen zwei Türmen. Ein mutiger Druide liefert einen Trank und bekommt 3 SP mehr.
example-reach = Die Hügelhexe darf ziehen. Hell sind die Hügel neben deinen Figuren; tippe auf ein anderes Gebiet, und du hörst, warum nicht.
example-clouded = Über dem Berg neben deiner Figur liegt eine Wolke. Versuch, dorthin zu fliegen, oder aufs Wasser hinaus.
example-dispel = Die Wetterfee darf die helle Wolke vertreiben. Tippe auf eine ferne, und du hörst, was fehlt.
