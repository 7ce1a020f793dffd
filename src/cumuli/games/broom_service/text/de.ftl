### Broom Service: alle Wörter des Spiels, auf Deutsch.

## Das Spiel


## Rollen

role-forest_witch = Waldhexe
role-hill_witch = Hügelhexe
role-mountain_witch = Berghexe
role-heath_witch = Heidehexe
role-valley_druid = Taldruide
role-summit_druid = Gipfeldruide
role-fruit_gatherer = Früchtesammler
role-herb_gatherer = Kräutersammler
role-root_gatherer = Wurzelsammler
role-weather_fairy = Wetterfee
role-forest_witch-short = Wald
role-hill_witch-short = Hügel
role-mountain_witch-short = Berg
role-heath_witch-short = Heide
role-valley_druid-short = Tal
role-summit_druid-short = Gipfel
role-fruit_gatherer-short = Früchte
role-herb_gatherer-short = Kräuter
role-root_gatherer-short = Wurzeln
role-weather_fairy-short = Fee

## Die beiden Hälften jeder Karte, wie man sie vorliest

role-forest_witch-brave = Ich bin die mutige Waldhexe: Ich fliege in einen Wald nebenan und liefere dort einen Trank.
role-forest_witch-cowardly = Ich bin eine feige Waldhexe: Ich fliege nur in einen Wald nebenan.
role-hill_witch-brave = Ich bin die mutige Hügelhexe: Ich fliege auf einen Hügel nebenan und liefere dort einen Trank.
role-hill_witch-cowardly = Ich bin eine feige Hügelhexe: Ich fliege nur auf einen Hügel nebenan.
role-mountain_witch-brave = Ich bin die mutige Berghexe: Ich fliege auf einen Berg nebenan und liefere dort einen Trank.
role-mountain_witch-cowardly = Ich bin eine feige Berghexe: Ich fliege nur auf einen Berg nebenan.
role-heath_witch-brave = Ich bin die mutige Heidehexe: Ich fliege auf eine Heide nebenan und liefere dort einen Trank.
role-heath_witch-cowardly = Ich bin eine feige Heidehexe: Ich fliege nur auf eine Heide nebenan.
role-valley_druid-brave = Ich bin der mutige Taldruide: Ich liefere einen Trank von Wald oder Heide aus und ernte Ruhm dafür.
role-valley_druid-cowardly = Ich bin ein feiger Taldruide: Ich liefere einen Trank von Wald oder Heide aus.
role-summit_druid-brave = Ich bin der mutige Gipfeldruide: Ich liefere einen Trank von Hügel oder Berg aus und ernte Ruhm dafür.
role-summit_druid-cowardly = Ich bin ein feiger Gipfeldruide: Ich liefere einen Trank von Hügel oder Berg aus.
role-fruit_gatherer-brave = Ich bin der mutige Früchtesammler: In meinem Korb liegen drei Ressourcen.
role-fruit_gatherer-cowardly = Ich bin ein feiger Früchtesammler: Eine Ressource ist mir genug.
role-herb_gatherer-brave = Ich bin der mutige Kräutersammler: Drei Ressourcen wachsen an meinem Weg.
role-herb_gatherer-cowardly = Ich bin ein feiger Kräutersammler: Ich pflücke eine Ressource.
role-root_gatherer-brave = Ich bin der mutige Wurzelsammler: Ich grabe drei Ressourcen aus.
role-root_gatherer-cowardly = Ich bin ein feiger Wurzelsammler: Ich grabe eine Ressource aus.
role-weather_fairy-brave = Ich bin die mutige Wetterfee: Ich zaubere eine Wolke nebenan weg und ernte Ruhm dafür.
role-weather_fairy-cowardly = Ich bin eine feige Wetterfee: Ich zaubere eine Wolke nebenan weg.

## Mutig und feige

brave = Mutig
cowardly = Feige

## Ressourcen

colour-violet = violett
colour-green = grün
colour-orange = orange
good-violet = violetter Trank
good-green = grüner Trank
good-orange = orangefarbener Trank
good-wand = Zauberstab
resource-violet =
    { $count ->
        [one] 1 violetten Trank
       *[other] { $count } violette Tränke
    }
resource-green =
    { $count ->
        [one] 1 grünen Trank
       *[other] { $count } grüne Tränke
    }
resource-orange =
    { $count ->
        [one] 1 orangefarbenen Trank
       *[other] { $count } orangefarbene Tränke
    }
resource-wand =
    { $count ->
        [one] 1 Zauberstab
       *[other] { $count } Zauberstäbe
    }

## Die Karte des Reichs

terrain-forest = Wald
terrain-hill = Hügel
terrain-mountain = Berg
terrain-heath = Heide
# Ein Turm nach „an den“
tower =
    { $shape ->
        [square] { $colour ->
           *[violet] eckigen violetten Turm
            [green] eckigen grünen Turm
            [orange] eckigen orangefarbenen Turm
        }
       *[round] { $colour ->
           *[violet] runden violetten Turm
            [green] runden grünen Turm
            [orange] runden orangefarbenen Turm
        }
    }
circle = Steinkreis { $circle }
amulet = Amulett

## Ereignisse

happening-more_or_less = Mehr oder weniger?
happening-more_or_less-text = Nimm beliebig viele Rollen, von { $low } bis { $high }. Jede unter vier bringt { $below } SP, jede darüber kostet { $above } SP.
happening-black_market = Schwarzmarkt
happening-black_market-text = Wer eine Rolle feige spielt, darf statt der Aktion { $vp } SP nehmen.
happening-moonshine = Schwarzbrennerei
happening-moonshine-text =
    { $resources ->
        [one] Wer eine Rolle feige spielt, darf statt der Aktion eine beliebige Ressource nehmen.
       *[other] Wer eine Rolle feige spielt, darf statt der Aktion { $resources } beliebige Ressourcen nehmen.
    }
happening-old_times = Wie in alten Zeiten
happening-old_times-text = Wer ausspielt, muss mutig sein.
happening-dangerous_regions = Gefährliche Gebiete
happening-dangerous_regions-text = Am Ende kosten dich deine Figuren SP, je nachdem, wo sie stehen:
happening-pleasant_regions = Gefällige Gebiete
happening-pleasant_regions-text = Am Ende bringen dir deine Figuren SP, je nachdem, wo sie stehen:
happening-full_hands = Mit vollen Händen
happening-full_hands-text =
    { $way ->
       *[paid] Alle halten Ressourcen in der Faust und geben sie ab. Die meisten bringen { $first } SP, ab { $second_from } Personen die zweitmeisten { $second } SP.
        [shown] Alle halten Ressourcen in der Faust und behalten sie. Die meisten bringen { $first } SP, ab { $second_from } Personen die zweitmeisten { $second } SP.
    }
happening-empty_hands = Mit leeren Händen
happening-empty_hands-text =
    { $way ->
       *[rank] Die wenigsten Ressourcen bringen { $fewest } SP, ab { $second_from } Personen die zweitwenigsten { $second } SP. Alle behalten, was sie haben.
        [each] Jede deiner Ressourcen kostet dich 1 SP. Du behältst sie alle.
    }
happening-everything_once = Einmal alles!
happening-everything_once-text =
    { $way ->
       *[four] Du darfst einmal je eine der vier Ressourcen abgeben und bekommst { $vp } SP dafür.
        [three] Du darfst einmal drei verschiedene Ressourcen abgeben und bekommst { $vp } SP dafür.
    }
happening-like_minded = Gleichgesinnte
happening-like_minded-text =
    { $way ->
       *[terrain] { $vp } SP, wenn deine beiden Figuren auf der gleichen Art von Land stehen.
        [region] { $vp } SP, wenn deine beiden Figuren im selben Gebiet stehen.
    }

## Wolken

cloud-heavy = Gewitterwolke
cloud-tailwind = Rückenwind
cloud-gust = Windstoß
cloud-courier = Eilbote
cloud-brew = Sud
cloud-brew_orange = orangefarbener Sud
cloud-brew_violet = violetter Sud
cloud-brew_green = grüner Sud

## Plättchen

tile-potions = Ein Trank pro Farbe
tile-potions-text = Nimm einen violetten, einen grünen und einen orangefarbenen Trank.
tile-wands = Zwei Zauberstäbe
tile-wands-text = Nimm zwei Zauberstäbe aus dem Vorrat.
tile-deliver = Lieferung
tile-deliver-text = Liefere mit einer deiner Figuren einen Trank, aus beliebigem Land.
tile-two_moves = Zwei Bewegungen
tile-two_moves-text = Bewege eine Figur zweimal oder jede Figur einmal, in beliebiges Land.
tile-dispel = Wegzaubern
tile-dispel-text = Zaubere eine Wolke neben einer deiner Figuren weg und gib die Zauberstäbe dafür ab.
tile-brave_as_coward = Mutig, obwohl feige
tile-brave_as_coward-text = Du hast feige gespielt und führst sofort die mutige Aktion aus. Du giltst weiter als feige.
tile-extra_card = Eine Karte mehr
tile-extra_card-text = Nimm zu Beginn eines Durchgangs eine Rolle mehr.
tile-five_vp = Fünf SP
tile-five_vp-text = Du hast feige gespielt und nimmst statt der Aktion 5 SP.
tile-turbo = Turbo
tile-turbo-text = Deine Figur fliegt sofort weiter zu einem von zwei Steinkreisen.
tile-turbo_ab = Turbo nach A oder B
tile-turbo_ac = Turbo nach A oder C
tile-turbo_ad = Turbo nach A oder D
tile-turbo_bc = Turbo nach B oder C
tile-turbo_bd = Turbo nach B oder D
tile-turbo_cd = Turbo nach C oder D
tile-orange_tower = Orangefarbener Turm
tile-orange_tower-text = Ein Turm für beliebig viele orangefarbene Tränke.

## Was geschehen ist (Verlauf und Film)

log-round = Durchgang { $round }
log-scoring = Ende von Durchgang { $round }
log-end = Der Schluss
event-CloudLaid = Über { $region } kommt eine Wolke: { $cloud }.
event-TileLaid = In { $region } kommt ein Plättchen: { $tile }.
event-Began = { $seat } fängt an.
event-Revealed = Durchgang { $round } bringt „{ $event }“.
event-Reshuffled = Alle zehn verwunschenen Karten werden neu gemischt.
event-Bewitched = Verwunschen ist: { $role }.
event-Chose =
    { $count_id ->
        [none] { $seat } hat gewählt.
        [one] { $seat } hat { $count } Rolle gewählt.
       *[other] { $seat } hat { $count } Rollen gewählt.
    }
event-CountShown =
    { $vp_sign ->
       *[none] { $count ->
            [one] { $seat } zeigt { $count } Rolle.
           *[other] { $seat } zeigt { $count } Rollen.
        }
        [plus] { $count ->
            [one] { $seat } zeigt { $count } Rolle und bekommt { $vp_size } SP.
           *[other] { $seat } zeigt { $count } Rollen und bekommt { $vp_size } SP.
        }
        [minus] { $count ->
            [one] { $seat } zeigt { $count } Rolle und verliert { $vp_size } SP.
           *[other] { $seat } zeigt { $count } Rollen und verliert { $vp_size } SP.
        }
    }
event-ExtraUsed = { $seat } gibt ein Plättchen für eine Karte mehr ab.
event-Added = { $seat } nimmt verdeckt eine Rolle mehr.
event-Led =
    { $brave ->
       *[true] { $seat } spielt mutig aus: { $role }.
        [false] { $seat } spielt feige aus: { $role }.
    }
event-Answered =
    { $brave ->
       *[true] { $seat } bedient mutig: { $role }.
        [false] { $seat } bedient feige: { $role }.
    }
event-Passed = { $seat } sagt „weiter“ zu: { $role }.
event-Penalised = { $seat } verliert { $vp_size } SP für die verwunschene Rolle: { $role }.
event-Bumped = { $other } sticht { $seat } aus. Damit geht { $seat } leer aus.
event-BraveActs = { $seat } bleibt bis zuletzt mutig und handelt: { $role }.
event-TookInstead =
    { $what ->
       *[market] { $seat } nimmt auf dem Schwarzmarkt { $vp } SP statt der Aktion.
        [moonshine] { $seat } geht in die Schwarzbrennerei, statt die Aktion zu nutzen.
        [five_vp] { $seat } gibt ein Plättchen ab und nimmt { $vp } SP statt der Aktion.
        [brave] { $seat } gibt ein Plättchen ab und handelt mutig, obwohl feige.
    }
event-Gathered =
    { $source ->
       *[role] { $seat } nimmt { $goods }.
        [tile] { $seat } nimmt { $goods } durch das Bergplättchen.
        [moonshine] { $seat } nimmt { $goods } aus der Schwarzbrennerei.
    }
event-Flew =
    { $how ->
       *[witch] { $seat } fliegt von { $origin } nach { $region }.
        [tile] Das Bergplättchen lässt { $seat } von { $origin } nach { $region } fliegen.
        [storm] Der Windstoß trägt { $seat } von { $origin } nach { $region }.
    }
event-Turbo = Der Turbo bringt { $seat } von { $origin } zum Steinkreis { $circle } in { $region }.
event-Delivered =
    { $bonus ->
        [0] { $wand ->
            [0] { $seat } liefert aus { $region } an den { $tower }: { $vp } SP.
            [one] { $seat } liefert aus { $region } an den { $tower }: { $vp } SP und { $wand } Zauberstab.
           *[other] { $seat } liefert aus { $region } an den { $tower }: { $vp } SP und { $wand } Zauberstäbe.
        }
       *[other] { $wand ->
            [0] { $seat } liefert aus { $region } an den { $tower }: { $vp } SP, davon { $bonus } zusätzlich.
            [one] { $seat } liefert aus { $region } an den { $tower }: { $vp } SP, davon { $bonus } zusätzlich, und { $wand } Zauberstab.
           *[other] { $seat } liefert aus { $region } an den { $tower }: { $vp } SP, davon { $bonus } zusätzlich, und { $wand } Zauberstäbe.
        }
    }
event-Dispelled =
    { $vp ->
        [0] { $wand ->
            [one] { $seat } zaubert für { $wand } Zauberstab eine Wolke über { $region } weg: { $cloud }.
           *[other] { $seat } zaubert für { $wand } Zauberstäbe eine Wolke über { $region } weg: { $cloud }.
        }
       *[other] { $wand ->
            [one] { $seat } zaubert für { $wand } Zauberstab eine Wolke über { $region } weg und bekommt { $vp } SP: { $cloud }.
           *[other] { $seat } zaubert für { $wand } Zauberstäbe eine Wolke über { $region } weg und bekommt { $vp } SP: { $cloud }.
        }
    }
event-StormPaid = { $seat } hat die Tränke dafür und bekommt { $vp } SP: { $cloud }.
event-TileTaken = { $seat } nimmt in { $region } das Plättchen „{ $tile }“.
event-AmuletTaken = { $seat } nimmt in { $region } ein Amulett.
event-TileUsed = { $seat } nutzt das Plättchen „{ $tile }“.
event-TileForgone = { $seat } verzichtet für immer auf das Plättchen „{ $tile }“.
event-Waived =
    { $what ->
       *[move] { $seat } bleibt stehen.
        [deliver] { $seat } liefert nichts.
        [dispel] { $seat } zaubert nichts weg.
        [gather] { $seat } nimmt nichts.
    }
event-LeadsAgain = Alle waren feige: { $seat } spielt noch einmal aus.
event-Leads = { $seat } spielt als Nächstes aus.
event-RoundOver = Durchgang { $round } ist zu Ende.
event-EventScored =
    { $vp_sign ->
       *[none] „{ $event }“ ändert nichts für { $seat }.
        [plus] „{ $event }“ für { $seat }: { $vp_size } SP.
        [minus] „{ $event }“ für { $seat }: −{ $vp_size } SP.
    }
event-HoldMade = { $seat } hält die geschlossene Faust hin.
event-BidShown =
    { $count ->
        [0] { $seat } öffnet eine leere Faust.
        [one] { $seat } öffnet die Faust: { $count } Ressource.
       *[other] { $seat } öffnet die Faust: { $count } Ressourcen.
    }
event-HandedIn =
    { $vp ->
        [0] { $seat } gibt nichts ab.
       *[other] { $seat } gibt einen Satz ab und bekommt { $vp } SP.
    }
event-FinalScored =
    { $amulets ->
        [0] { $seat } bekommt { $lightning } SP für Blitze und { $sets } für Ressourcen: zusammen { $vp } SP.
       *[other] { $seat } bekommt { $lightning } SP für Blitze, { $sets } für Ressourcen und { $amulets } für Amulette: zusammen { $vp } SP.
    }
event-Ended =
    { $reason ->
       *[points] { $winners } hat die meisten SP und gewinnt!
        [resources] { $winners } hat bei gleich vielen SP mehr Ressourcen und gewinnt!
        [shared] { $winners } sind in allem gleichauf und gewinnen gemeinsam!
    }

## Wonach du gefragt wirst

prompt-clouds = Über dem Reich ziehen Wolken auf.
prompt-tiles = Die Plättchen werden ausgelegt.
prompt-begin = Es wird ausgelost, wer anfängt.
prompt-event = Ein Ereignis wird aufgedeckt.
prompt-bewitch = Eine Rolle wird verwunschen.
prompt-extra = Gibst du dein Plättchen für eine Karte mehr ab?
prompt-select = Wähl deine Rollen für diesen Durchgang.
prompt-add = Nimmst du noch eine Rolle?
prompt-lead = Du spielst aus: Wähl eine Rolle, mutig oder feige.
prompt-lead-brave = Du spielst aus, wie in alten Zeiten mutig: Wähl eine Rolle.
prompt-answer = Mutig oder feige?
prompt-act = Du bist mit deiner Aktion dran.
prompt-mode = Du warst feige. Was nimmst du?
prompt-gather = Nimm deine Ressourcen.
prompt-move = Wohin fliegt eine Figur?
prompt-deliver = Welcher Turm bekommt einen Trank?
prompt-dispel = Welche Wolke zauberst du weg?
prompt-circle = Dein Besen zündet den Turbo. Zu welchem Steinkreis?
prompt-mountain = Nutzt du das Bergplättchen?
prompt-bid = Wie viele Ressourcen nimmst du in die Faust?
prompt-once = Gibst du einen Satz ab?
prompt-over = Die sieben Durchgänge sind vorbei.

## Antworten im Voraus

seal-ahead = Wenn ich an der Reihe bin:
sealed = Du antwortest dann: { $how }
unseal = Zurücknehmen

## Warum nicht (Ablehnungen)

refusal-not-your-turn = Gerade soll jemand anders antworten. Warte, bis du an der Reihe bist.
refusal-over = Die sieben Durchgänge sind vorbei. Spiel an einem neuen Tisch noch einmal.
refusal-not-held = Diese Rolle hast du nicht auf der Hand. Spiel eine aus, die du hast.
refusal-must-follow = Du hast die ausgespielte Rolle und musst sie auslegen. Wähl mutig oder feige.
refusal-cannot-follow = Du hast die ausgespielte Rolle nicht. Du kannst nur „weiter“ sagen.
refusal-must-be-brave = Wie in alten Zeiten ist mutig, wer ausspielt. Spiel die Rolle mutig.
refusal-hand-size =
    { $count ->
        [one] Die Zahl der Rollen stimmt nicht. Nimm { $count } Rolle.
       *[other] Die Zahl der Rollen stimmt nicht. Nimm { $count } Rollen.
    }
refusal-unknown-role = Diese Rolle gibt es nicht, oder sie ist doppelt. Wähl verschiedene der zehn.
refusal-not-a-witch-terrain =
    { $terrain ->
       *[forest] Dieses Gebiet ist Wald, dorthin fliegst du gerade nicht. Wähl eines der leuchtenden Gebiete.
        [hill] Dieses Gebiet ist ein Hügel, dorthin fliegst du gerade nicht. Wähl eines der leuchtenden Gebiete.
        [mountain] Dieses Gebiet ist ein Berg, dorthin fliegst du gerade nicht. Wähl eines der leuchtenden Gebiete.
        [heath] Dieses Gebiet ist Heide, dorthin fliegst du gerade nicht. Wähl eines der leuchtenden Gebiete.
    }
refusal-not-adjacent = Dieses Gebiet grenzt nicht an das deiner Figur. Wähl ein Nachbargebiet.
refusal-clouded = Über diesem Gebiet liegt eine Wolke. Zaubere sie erst weg, oder flieg woandershin.
refusal-water = Auf Wasser landet niemand. Wähl ein Gebiet an Land.
refusal-tower-closed = Dieser runde Turm hat schon seinen Trank. Wähl einen, der noch frei ist.
refusal-no-potion =
    { $colour ->
       *[violet] Du hast keinen violetten Trank. Wähl einen Turm in einer Farbe, die du hast.
        [green] Du hast keinen grünen Trank. Wähl einen Turm in einer Farbe, die du hast.
        [orange] Du hast keinen orangefarbenen Trank. Wähl einen Turm in einer Farbe, die du hast.
    }
refusal-other-potion = Dieser Turm nimmt Tränke einer anderen Farbe. Wähle einen mit einem Dach in dieser Farbe.
refusal-not-at-tower = Diesen Turm erreichst du jetzt nicht: Seine Basis muss das Gebiet berühren, aus dem du lieferst. Wähl einen leuchtenden Turm.
refusal-tower-gone = Diesen Turm deckt in dieser Partie ein Bergplättchen ab. Wähl einen anderen.
refusal-no-cloud = Dort liegt keine Wolke. Wähl eine, die noch über dem Reich hängt.
refusal-cloud-not-adjacent = Keine deiner Figuren steht neben dieser Wolke. Wähl eine, die an das Gebiet einer Figur grenzt.
refusal-too-few-wands =
    { $cost ->
        [one] Diese Wolke kostet { $cost } Zauberstab, den du nicht hast. Wähl eine billigere, oder keine.
       *[other] Diese Wolke kostet { $cost } Zauberstäbe, mehr als du hast. Wähl eine billigere, oder keine.
    }
refusal-not-offered = Das steht dir gerade nicht offen. Wähl etwas, das leuchtet.
refusal-tile-not-held = Ein solches Plättchen hast du nicht. Wähl einen anderen Weg.
refusal-tile-fresh = Dieses Plättchen hast du erst in dieser Runde genommen. Es gilt ab der nächsten.
refusal-too-much = Das ist mehr, als du nehmen darfst oder hast. Wähl eine kleinere Zahl.
refusal-too-few = Gerade geht es um eine andere Sorte, oder du hast nichts davon. Wähl eine der angebotenen Zahlen.
refusal-less-than-none = Weniger als nichts geht nicht. Nimm etwas dazu, oder lass es dabei.
refusal-no-set = So einen Satz hast du nicht. Behalt deine Ressourcen, oder gib einen anderen ab.
refusal-not-now = Danach bist du gerade nicht gefragt. Sieh auf die Frage, dann wähl.
refusal-wrong-circle = Diesen Steinkreis nennt das Plättchen nicht. Flieg zu einem der beiden, die es zeigt.
refusal-unknown-word = So etwas gibt es bei Broom Service nicht. Wähl etwas, das angeboten wird.

## Wie es ausging

reason-points = Mit den meisten Siegpunkten
reason-resources = Gleich viele Punkte, entschieden durch Ressourcen
reason-shared = Gleichauf bei Punkten und Ressourcen
