# Ein fertiges Spiel in Bildern

stats-sources = Was gewann
stats-deeds = Was alle spielten
stats-reach = Wie weit die Ranken von den Burgen reichten
stats-part-own = eine eigene Rankenkarte
stats-part-gift = die Karte eines anderen
stats-part-claim = eine Ranke durch Zauber, die hielt
stats-part-neutral = eine Familie, die niemand spielt
stats-part-empty = auf leere Felder gelegt
stats-part-stack = auf Stapel gelegt
stats-part-spell = durch Zauber gelegt
stats-part-magic = Zauberkarten gespielt
stats-rounds =
    { $count ->
        [one] Ein Zug
       *[other] { $count } Züge
    }
