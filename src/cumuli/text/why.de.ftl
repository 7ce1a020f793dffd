### Warum dieser Zug: was ein Bot von einem Zug hält, der gespielt wurde.

why-only = Es gab nichts anderes zu tun.
why-lots = Hier entschied das Los: Ihm war jeder Zug so recht wie der andere.
