### Broom Service: alle Wörter des Spiels, auf Deutsch.

## Das Spiel

name = Broom Service
tagline = Braue Tränke, fliege sie durchs magische Reich und sei im richtigen Moment mutig.

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
        [plus] „{ $event }“ bringt { $seat } { $vp_size } SP.
        [minus] „{ $event }“ kostet { $seat } { $vp_size } SP.
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

## Was du tun kannst (Knöpfe)

action-Select = Diese Rollen nehmen
action-Lead = Diese Rolle ausspielen
action-Brave = { brave }
action-Coward = { cowardly }
action-Pass = Weiter
action-Act = Die feige Aktion ausführen
action-Instead = Stattdessen das nehmen
action-Gather = Ressourcen nehmen
action-Fly = Dorthin fliegen
action-Deliver = Dorthin liefern
action-Dispel = Diese Wolke wegzaubern
action-Circle = Zu diesem Steinkreis fliegen
action-UseTile = Das Plättchen nutzen
action-DeliverFirst = Zuerst liefern
action-Decline = Darauf verzichten
action-AddRole = Diese Rolle dazunehmen
action-ExtraCard = Das Plättchen abgeben
action-Hold = So viele in die Faust
action-HandIn = Abgeben
action-Begin = Bestimmen, wer beginnt
action-Reveal = Das Ereignis aufdecken
action-Bewitch = Eine Rolle verwünschen
action-LayCloud = Eine Wolke legen
action-LayTile = Ein Plättchen legen

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

## Auf wen die anderen warten

wait-extra = { $names }: eine Karte mehr?
wait-select =
    { $count ->
        [one] { $names } wählt noch Rollen aus.
       *[other] { $names } wählen noch Rollen aus.
    }
wait-add = { $names }: noch eine Rolle?
wait-lead = { $names } spielt die nächste Rolle aus.
wait-answer = { $names } antwortet.
wait-act = { $names } handelt.
wait-bid =
    { $count ->
        [one] { $names } füllt noch die Faust.
       *[other] { $names } füllen noch die Faust.
    }
wait-once =
    { $count ->
        [one] { $names } darf einen Satz abgeben.
       *[other] { $names } dürfen je einen Satz abgeben.
    }

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
refusal-no-set = So einen Satz hast du nicht. Behalt deine Ressourcen, oder gib einen anderen ab.
refusal-not-now = Danach bist du gerade nicht gefragt. Sieh auf die Frage, dann wähl.
refusal-wrong-circle = Diesen Steinkreis nennt das Plättchen nicht. Flieg zu einem der beiden, die es zeigt.
refusal-unknown-word = So etwas gibt es bei Broom Service nicht. Wähl etwas, das angeboten wird.

## Regeln

rule-1 = Das Reich
rule-1-1 = Der Spielplan zeigt Land und Wasser. Land ist Wald, Hügel, Berg oder Heide. Gebiete mit einer gemeinsamen Grenze sind benachbart.
rule-1-2 = Ein runder Turm nimmt einen Trank in der Farbe seines Dachs, ein eckiger beliebig viele. Ein Turm gehört zu jedem Gebiet, das seine Basis berührt.
rule-1-3 = Es gibt violette, grüne und orangefarbene Tränke und Zauberstäbe. Der Vorrat geht nie aus.
rule-1-4 = Alle haben dieselben zehn Rollen: vier Hexen, zwei Druiden, drei Sammler, eine Fee. Jede hat eine mutige und eine schwächere feige Hälfte.
rule-1-5 = Wer nach sieben Durchgängen die meisten Siegpunkte (SP) hat, gewinnt.
rule-2 = Vorbereitung
rule-2-1 = Alle fangen mit 10 SP an und mit zwei Figuren, je einer in den zwei Gebieten mit einer Burg.
rule-2-2 = Alle bekommen einen Trank pro Farbe. Wer anfängt und wer reihum zuletzt kommt, bekommt einen Zauberstab, alle anderen zwei.
rule-2-3 = Auf jeden Wolkenplatz kommt offen eine zufällige Gewitterwolke. Die übrigen sind aus dem Spiel.
rule-2-4 = Sieben der zehn Ereignisse kommen vor, eines pro Durchgang. Welche drei fehlen, weiß niemand.
rule-2-5 = Zu zweit, zu dritt und zu viert sind in jedem Durchgang drei, zwei und eine Rolle verwunschen, zu fünft keine.
rule-2-6 = Wer anfängt, wird ausgelost, wenn ihr es nicht selbst bestimmt.
rule-3 = Ein Durchgang
rule-3-1 = Zuerst wird das Ereignis aufgedeckt, dann die verwunschenen Rollen. Nur diese gelten jetzt.
rule-3-2 = Reichen die verwunschenen Karten nicht mehr aus, werden alle zehn neu gemischt.
rule-3-3 = Alle wählen gleichzeitig und geheim vier ihrer zehn Rollen.
rule-3-4 = Dann spielt ihr Runde um Runde, bis niemand mehr Karten hat.
rule-3-5 = Wer die nächste Runde ausspielen würde, spielt im neuen Durchgang als Erstes aus.
rule-3-6 = Nach sieben Durchgängen ist Schluss. In jedem wählst du wieder aus allen deinen zehn Rollen.
rule-4 = Eine Runde
rule-4-1 = Wer ausspielt, legt eine Rolle und sagt, ob sie mutig oder feige ist.
rule-4-2 = Die anderen bedienen reihum. Hast du die Rolle, musst du sie auslegen, mutig oder feige. Hast du sie nicht, sagst du „weiter“.
rule-4-3 = Wer mutig ist, muss warten. Ist nach dir noch jemand mutig, bist du ausgestochen und gehst ganz leer aus.
rule-4-4 = Wer feige ist, handelt sofort, und niemand kann es verhindern.
rule-4-5 = Am Ende handelt, wer zuletzt mutig war, und spielt die nächste Runde aus, was immer dabei herauskam.
rule-4-6 = Waren alle feige, spielt noch einmal aus, wer es zuletzt getan hat.
rule-4-7 = Wer ausspielen soll und keine Karten mehr hat, gibt an die Nächsten im Uhrzeigersinn ab, die noch welche haben.
rule-4-8 = Eine verwunschene Rolle auszulegen kostet sofort 3 SP, ob mutig oder feige, ob genutzt oder nicht.
rule-4-9 = Du darfst eine Rolle auch auslegen, wenn du sie nicht nutzen kannst oder willst, und auf jede Aktion ganz oder zum Teil verzichten.
rule-4-10 = Gib keinen Hinweis auf deine Hand, bevor du gefragt bist. Hier kommen alle Antworten im gleichen Takt, und deine kannst du schon im Voraus geben.
rule-5 = Die Rollen
rule-5-1 = Eine Hexe zieht eine deiner Figuren in ein Nachbargebiet ihrer eigenen Art von Land.
rule-5-2 = Eine mutige Hexe darf im neuen Gebiet dann einen Trank liefern. Ohne zu ziehen liefert sie nichts.
rule-5-3 = Ein Druide liefert einen Trank von dort, wo eine deiner Figuren steht: der Taldruide aus Wald oder Heide, der Gipfeldruide von Hügel oder Berg. Liefert er mutig, bekommst du 3 SP mehr.
rule-5-4 = Ein mutiger Sammler nimmt drei Ressourcen, ein feiger eine: Früchte violett, Kräuter grün, Wurzeln orange. Du darfst auch weniger nehmen.
rule-5-5 = Die Wetterfee zaubert eine Wolke weg. Tut sie es mutig, bekommst du 3 SP.
rule-6 = Ziehen, liefern, wegzaubern
rule-6-1 = Eine Figur zieht in benachbartes Land der richtigen Art. In einem Gebiet dürfen beliebig viele stehen.
rule-6-2 = Keine Figur zieht auf Wasser oder in ein Gebiet, in dem noch eine Wolke liegt.
rule-6-3 = Zum Liefern brauchst du einen Trank in der Farbe des Dachs und einen Turm, dessen Basis das Gebiet der Figur berührt.
rule-6-4 = Ein runder Turm muss leer sein. Mit seinem Trank ist er für den Rest der Partie belegt.
rule-6-5 = Ein eckiger Turm bleibt immer frei, seine Tränke kommen in den Vorrat. Auch hier liefert eine Rolle nur einen Trank.
rule-6-6 = Der Turm bringt die SP und die Zauberstäbe, die auf ihm stehen.
rule-6-7 = Zum Wegzaubern muss eine deiner Figuren neben dem Gebiet der Wolke stehen, und du gibst die Zauberstäbe in ihrem Stern ab.
rule-6-8 = Weggezauberte Wolken liegen offen vor dir. Ihre Blitze zählen am Ende.
rule-7 = Ereignisse
rule-7-1 = { happening-more_or_less } Ihr wählt alle, wie viele Rollen ihr nehmt, und zeigt die Zahl gleichzeitig. Wenige Karten bringen SP, viele kosten welche.
rule-7-2 = { happening-black_market }: Wer feige ist, darf jedes Mal statt der Aktion 3 SP nehmen.
rule-7-3 = { happening-moonshine }: Wer feige ist, darf jedes Mal statt der Aktion eine beliebige Ressource nehmen.
rule-7-4 = { happening-old_times }: Wer ausspielt, ist mutig. Die anderen sind frei.
rule-7-5 = { happening-dangerous_regions }: Am Ende des Durchgangs kosten Figuren auf manchem Land SP.
rule-7-6 = { happening-pleasant_regions }: Am Ende des Durchgangs bringen Figuren auf manchem Land SP.
rule-7-7 = { happening-full_hands }: Am Ende halten alle Ressourcen in der Faust hin. Die meisten und die zweitmeisten bringen SP. Bei Gleichstand zählt es für alle voll, eine leere Faust bringt nie etwas.
rule-7-8 = { happening-empty_hands }: Am Ende bringt es SP, wenige Ressourcen zu haben. Abgegeben wird nichts.
rule-7-9 = { happening-everything_once } Am Ende darfst du einen Satz aus allen vier Ressourcen für SP abgeben.
rule-7-10 = { happening-like_minded }: Am Ende bringen zwei Figuren auf der gleichen Art von Land SP.
rule-8 = Der Schluss
rule-8-1 = Die Blitze auf deinen Wolken bringen SP nach einer Tabelle: je mehr Blitze, desto mehr für jeden.
rule-8-2 = Je vier verschiedene Ressourcen bringen 4 SP, je drei verschiedene 2 SP.
rule-8-3 = Ein, zwei und drei Amulette bringen 4, 9 und 15 SP.
rule-8-4 = Die meisten SP gewinnen. Bei Gleichstand entscheiden mehr Ressourcen.
rule-8-5 = Wer auch dann noch gleichauf ist, gewinnt gemeinsam.
rule-8-6 = SP dürfen jederzeit unter null fallen.
rule-9 = Sturmwolken und Bergplättchen
rule-9-1 = Acht Sturmwolken können unter die Gewitterwolken gemischt werden. Du zauberst sie weg wie jede Wolke, aber sie bewirken noch etwas.
rule-9-2 = Rückenwind: Solange er ausliegt, bringt jede Lieferung von nebenan 2 SP mehr.
rule-9-3 = Windstoß: Wer ihn wegzaubert, darf eine Figur in ein beliebiges Nachbarland ziehen.
rule-9-4 = Eilbote: Wer ihn wegzaubert, darf mit einer seiner Figuren einen Trank liefern.
rule-9-5 = Sud: Hast du beim Wegzaubern die gezeigten Tränke, bekommst du die SP und behältst die Tränke.
rule-9-6 = Drei von fünf Plättchen liegen auf Bergen, dazu ein Amulett für alle, die mitspielen. Türme darunter gibt es nicht.
rule-9-7 = Ziehst du zum ersten Mal dorthin, nimmst du dein Amulett und nutzt das Plättchen, oder es verfällt für dich. Eine mutige Berghexe darf davor oder danach liefern. Das Plättchen bleibt für die anderen liegen.
rule-9-8 = Die Plättchen: ein Trank pro Farbe · zwei Zauberstäbe · einen Trank liefern · bis zu zweimal ziehen · eine Wolke wegzaubern und bezahlen. Alles so, wie Feige es tun, auf beliebigem Land.
rule-9-9 = Ein Effekt kann weitere auslösen: Ein Zug führt vielleicht zum nächsten Plättchen. Jeder wird beendet, bevor der unterbrochene weitergeht.
rule-10 = Waldplättchen
rule-10-1 = Vier von sechs Plättchen liegen in Wäldern. Wer zuerst hinzieht, nimmt das Plättchen.
rule-10-2 = Es dient einmal, ab der nächsten Runde: eines pro Rollenkarte, eines zu Beginn eines Durchgangs.
rule-10-3 = { tile-brave_as_coward }: Du hast feige gespielt und handelst sofort mutig. Du stichst niemanden aus und spielst deshalb nicht als Nächstes aus.
rule-10-4 = { tile-extra_card }: Du nimmst zu Beginn eines Durchgangs noch eine Rolle.
rule-10-5 = { tile-five_vp }: Du hast feige gespielt und nimmst 5 SP statt der Aktion.
rule-11 = Hügelplättchen
rule-11-1 = Vier von sechs Plättchen liegen auf Hügeln. Ein Turbo bringt eine Figur, die hinzieht, sofort zu einem von zwei Steinkreisen; eine mutige Hügelhexe darf dort liefern.
rule-11-2 = Der Turbo fliegt über Wasser und Wolken.
rule-11-3 = Ein Plättchen ist ein orangefarbener Turm für 7 SP, der beliebig viele Tränke nimmt.
rule-11-4 = Die Steinkreise B und D liegen auf Inseln. Von B kommst du je nach Plättchen nicht mehr weg, von D nie.
rule-12 = Die Rückseite
rule-12-1 = Auf der Rückseite liegen immer Berg-, Wald- und Hügelplättchen. Sturmwolken passen auf beide Seiten.

## Klärungen: wo die gedruckten Regeln eine Frage offenlassen

ruling-A1 = Was nehmen die Sammler?
ruling-A1-answer = Der mutige zwei Tränke seiner Farbe und einen Zauberstab, der feige eines von beiden.
ruling-A2 = Darf ich weniger nehmen, als mir zusteht?
ruling-A2-answer = Ja, so wenig du magst.
ruling-A3 = Ist eine gemeinsame Ecke eine Grenze?
ruling-A3-answer = Nein, nur eine gemeinsame Linie.
ruling-A4 = Ein Turm berührt ein Gebiet mit und eines ohne Wolke. Ist er erreichbar?
ruling-A4-answer = Ja, von der freien Seite.
ruling-A5 = Und wenn mehrere Wolken in einem Gebiet liegen?
ruling-A5-answer = Dann müssen alle weg, eine nach der anderen.
ruling-A6 = Meine beiden Figuren stehen, wo mein Druide wirkt. Welche liefert?
ruling-A6-answer = Eine nach Wahl, aber nur einen Trank.
ruling-A7 = Ein Turm gehört zu mehreren Gebieten. Welches zählt für den Rückenwind?
ruling-A7-answer = Das Gebiet, in dem die liefernde Figur steht.
ruling-A8 = Hilft Rückenwind auch bei Lieferungen durch Plättchen und Wolken?
ruling-A8-answer = Ja, bei jeder Lieferung.
ruling-A9 = { tile-brave_as_coward }: Wann handle ich?
ruling-A9-answer = Sofort, mit allem, was Mut bringt, nur ohne das Ausspielen.
ruling-A10 = Darf ich zwei Waldplättchen für eine Karte einsetzen?
ruling-A10-answer = Nein, eines pro Karte.
ruling-A11 = Gilt ein Waldplättchen schon in der Runde, in der ich es nehme?
ruling-A11-answer = Nein, erst ab der nächsten Runde.
ruling-A12 = { tile-extra_card }: Sage ich das vor dem Wählen an?
ruling-A12-answer = Nein, es gehört zur geheimen Wahl.
ruling-A13 = Darf ich zwei davon in einem Durchgang einsetzen?
ruling-A13-answer = Nein, eines zu Beginn eines Durchgangs.
ruling-A14 = Darf ich auf den Turbo verzichten?
ruling-A14-answer = Nein, du wählst nur den Steinkreis.
ruling-A15 = Zählt die Landung mit dem Turbo als Hinziehen?
ruling-A15-answer = Ja. Wolken spielen dabei keine Rolle.
ruling-A16 = Mitten in zwei Bewegungen kommt ein Turbo. Was nun?
ruling-A16-answer = Die zweite Bewegung beginnt am Steinkreis.
ruling-A17 = Darf ich mein Amulett liegen lassen?
ruling-A17-answer = Nein. Nur auf das Plättchen darfst du verzichten.
ruling-A18 = Welche Figur liefert durch das Bergplättchen?
ruling-A18-answer = Jede deiner Figuren.
ruling-A19 = { happening-old_times }: Muss ich mutig sein, auch wenn sonst niemand mehr Karten hat?
ruling-A19-answer = Ja, beim Ausspielen immer.
ruling-A20 = Bekomme ich die Aktion und das Ereignis?
ruling-A20-answer = Nein, bei jeder Karte eines von beiden.
ruling-A21 = { happening-more_or_less } Wie wenige, wie viele?
ruling-A21-answer = Drei bis fünf Rollen.
ruling-A22 = Zählt Land für jede Figur oder nur je einmal?
ruling-A22-answer = Für jede Figur.
ruling-A23 = { happening-full_hands }: Geben wir ab, und was gilt bei Gleichstand?
ruling-A23-answer = Alle geben ab. Bei Gleichstand zählt es für alle voll.
ruling-A24 = { happening-empty_hands }: Wie wird gewertet?
ruling-A24-answer = Nach Rang: Die wenigsten Ressourcen bringen am meisten.
ruling-A25 = { happening-everything_once } Was ist ein Satz?
ruling-A25-answer = Je eine der vier Ressourcen.
ruling-A26 = Wann sind meine Figuren gleichgesinnt?
ruling-A26-answer = Wenn beide auf der gleichen Art von Land stehen.
ruling-A27 = In welcher Reihenfolge werten wir ein Ereignis?
ruling-A27-answer = In keiner: für alle gleichzeitig.
ruling-A28 = Bleiben alte verwunschene Rollen verwunschen?
ruling-A28-answer = Nein, nur die neuesten gelten.
ruling-A29 = Kann eine Rolle zweimal nacheinander verwunschen sein?
ruling-A29-answer = Ja, wenn dazwischen gemischt wird.
ruling-A30 = Zählen Ressourcen bei Gleichstand vor oder nach der Wertung?
ruling-A30-answer = Das ist gleich: Die Wertung nimmt keine weg.
ruling-A31 = Welche Ereignisse und Wolken fehlen?
ruling-A31-answer = Das weiß niemand.
ruling-A32 = Darf ich etwas über meine Hand andeuten?
ruling-A32-answer = Nein. Damit es auch dein Tempo nicht tut, kommen alle Antworten im gleichen Takt.
ruling-A33 = Und wenn der Vorrat leer ist?
ruling-A33-answer = Das kommt nicht vor.
ruling-A34 = Wer fängt an?
ruling-A34-answer = Das Los entscheidet, oder ihr.
ruling-A35 = Von wo liefert meine mutige Hexe?
ruling-A35-answer = Aus dem Gebiet, in das sie gezogen ist, oder vom Steinkreis des Turbos, solange diese Figur dort steht.
ruling-A36 = { tile-extra_card } und { happening-more_or_less } Wann setze ich das Plättchen ein?
ruling-A36-answer = Nachdem alle ihre Zahl gezeigt haben; es zählt nicht mit.

## Einstellungen

group-setup = Aufbau
group-table = Am Tisch
group-rulings = Hausregeln
option-board = Seite des Spielplans
option-board-hint = Die Rückseite ist größer und hat immer Plättchen auf Bergen, Wäldern und Hügeln.
option-board-front = Vorderseite
option-board-back = Rückseite
option-start = Wer anfängt
option-start-hint = Das Los, oder ein Platz, den du nennst: zum Beispiel der des ältesten Menschen.
option-start-random = Wird ausgelost
option-start-1 = Platz 1
option-start-2 = Platz 2
option-start-3 = Platz 3
option-start-4 = Platz 4
option-start-5 = Platz 5
option-storm = Sturmwolken
option-storm-hint = Acht Wolken, die auch wehen, tragen oder zahlen.
option-heavy_clouds = Gewitterwolken
option-heavy_clouds-hint = Nur mit Sturmwolken: Je weniger ihr einmischt, desto stürmischer wird es.
option-heavy_clouds-24 = Alle 24
option-heavy_clouds-20 = 20
option-heavy_clouds-16 = 16
option-heavy_clouds-12 = 12
option-mountain = Bergplättchen und Amulette
option-mountain-hint = Drei Berge haben etwas für alle. Auf der Rückseite ist das immer so.
option-cadence = Takt der Antworten
option-cadence-hint = Damit niemand an deinem Tempo abliest, was du auf der Hand hast.
option-cadence-short = Kurz und gleichmäßig
option-cadence-human = Gemächlich wie Menschen
option-cadence-off = So, wie sie kommen
option-gatherers = Sammler nehmen
option-gatherers-hint = Was auf diesen Karten steht, haben wir geraten.
option-gatherers-two_and_wand = Zwei Tränke und einen Zauberstab, oder eines davon
option-gatherers-potions_only = Nur Tränke
option-extra_card = Eine Karte mehr wird angesagt
option-extra_card-hint = Betrifft das Waldplättchen dieses Namens.
option-extra_card-with_selection = Nie: geheim mit der Wahl
option-extra_card-first = Bevor alle wählen
option-card_limits = { happening-more_or_less } erlaubt
option-card_limits-hint = Wie wenige und wie viele Rollen du bei diesem Ereignis nehmen darfst.
option-card_limits-three_to_five = Drei bis fünf Rollen
option-card_limits-two_to_six = Zwei bis sechs Rollen
option-card_limits-any = Beliebig viele
option-dangerous = { happening-dangerous_regions }
option-dangerous-hint = Ob zwei Figuren auf gleichem Land doppelt kosten.
option-dangerous-per_pawn = Für jede Figur
option-dangerous-per_terrain = Jede Art Land einmal
option-pleasant = { happening-pleasant_regions }
option-pleasant-hint = Ob zwei Figuren auf gleichem Land doppelt zählen.
option-pleasant-per_pawn = Für jede Figur
option-pleasant-per_terrain = Jede Art Land einmal
option-full_hands = { happening-full_hands }
option-full_hands-hint = Was aus den Ressourcen in den Fäusten wird.
option-full_hands-paid = Sie werden abgegeben
option-full_hands-shown = Sie werden nur gezeigt
option-empty_hands = { happening-empty_hands }
option-empty_hands-hint = Ob ihr verglichen werdet oder jede Person für sich zählt.
option-empty_hands-rank = Die wenigsten bringen SP
option-empty_hands-each = 1 SP weniger für jede
option-everything_once = { happening-everything_once }
option-everything_once-hint = Was bei diesem Ereignis ein Satz ist.
option-everything_once-four = Alle vier Sorten
option-everything_once-three = Drei beliebige Sorten
option-like_minded = { happening-like_minded }
option-like_minded-hint = Wo beide Figuren stehen müssen.
option-like_minded-terrain = Auf gleicher Art von Land
option-like_minded-region = Im selben Gebiet

## Woher etwas stammt

provenance-rulebook = So steht es in den gedruckten Regeln.
provenance-public = Das ist auf öffentlichen Seiten zu lesen.
provenance-designed = Wie das gedruckt ist, wissen wir nicht: Es ist ein Ersatz von uns.
provenance-setup = Der Aufbau ist so, wie die gedruckten Regeln ihn beschreiben.
provenance-roles = Was die Rollen tun, mutig und feige, steht so in den gedruckten Regeln.
provenance-gatherers = Gedruckt sind drei Ressourcen und eine. Welche genau, ist ein Ersatz von uns.
provenance-more_or_less = Die Idee ist gedruckt, die Zahlen sind von uns.
provenance-black_market = Dieses Ereignis ist aus den Regeln ganz bekannt.
provenance-moonshine = Auch dieses Ereignis ist aus den Regeln ganz bekannt.
provenance-old_times = Dass man mutig ausspielen muss, ist aus den Regeln bekannt.
provenance-dangerous_regions = Die Zahlen sind von uns. Sie passen zu beiden gedruckten Beispielen.
provenance-pleasant_regions = Die Zahlen sind ein Ersatz von uns. Sie passen zu beiden gedruckten Beispielen.
provenance-full_hands = Die geheimen Fäuste sind gedruckt. Was sie bringen und kosten, ist von uns.
provenance-empty_hands = Gedruckt ist, dass nichts abgegeben wird. Was es bringt, ist von uns.
provenance-everything_once = Gedruckt ist: höchstens ein Satz. Was er bringt, ist unsere Zahl.
provenance-like_minded = Wann Figuren gleichgesinnt sind und was es bringt, ist unsere Lesart.
provenance-heavy_clouds = Die Regeln nennen 24 Wolken, die bis zu drei Zauberstäbe kosten. Wie Kosten und Blitze verteilt sind, ist von uns.
provenance-storm_clouds = Arten und Wirkungen sind gedruckt. Kosten, Blitze und die meisten SP sind von uns.
provenance-mountain_tiles = Die Bergplättchen sind so, wie die gedruckten Regeln sie beschreiben.
provenance-forest_tiles = Die Waldplättchen sind so, wie die gedruckten Regeln sie beschreiben.
provenance-hill_tiles = Gedruckt sind fünf Turbos und ein orangefarbener Turm. Welche Steinkreise sie nennen, ist von uns.
provenance-lightning = Gedruckt ist, dass 19 SP in der Tabelle vorkommen. Alles andere darin ist von uns.
provenance-sets = Was Sätze von Ressourcen bringen, ist gedruckt.
provenance-amulets = Was Amulette bringen, ist gedruckt.
provenance-board = Die gedruckten Pläne kennen wir nicht. Diese hier sind unsere eigenen und passen zu allem, was die Regeln sagen.

## Wie es ausging

reason-points = Mit den meisten Siegpunkten
reason-resources = Gleich viele Punkte, entschieden durch Ressourcen
reason-shared = Gleichauf bei Punkten und Ressourcen

## Prüfung eines eigenen Spielplans

board-ok = Der Spielplan ist in Ordnung.
board-bad-toml = { $where }: Das ist als TOML nicht zu lesen. { $what }
board-form = { $where }: Das fehlt, ist unbekannt oder von falscher Art. { $what }
board-unknown-side = Eine Seite „{ $side }“ gibt es nicht. Nimm front oder back, oder einen eigenen Spielplan.
board-id-twice = { $where }: Diese Kennung gibt es zweimal. Gib jedem eine eigene.
board-too-many = { $where }: Das sind zu viele. Höchstens { $most } sind möglich.
board-unknown-region = { $where }: Ein Gebiet „{ $region }“ gibt es nicht. Berichtige die Kennung.
board-no-name = { $where }: Ein Name fehlt in der Sprache „{ $lang }“. Schreib en, de und fr.
board-name-twice = { $where }: Ein anderes Gebiet heißt in der Sprache „{ $lang }“ genauso. Nimm einen anderen Namen.
board-provenance = { $where }: Es fehlt, woher das stammt. Schreib rulebook, public oder designed.
board-polygon = { $where }: Ein Gebiet braucht mindestens drei Ecken. Ergänze welche.
board-tile-terrain = { $where }: Ein Plättchen „{ $tile }“ liegt auf Land dieser Art und braucht tile_pos. Berichtige eines von beiden.
board-outside = { $where }: Dieser Punkt liegt außerhalb seines Gebiets. Verschieb ihn ins Vieleck.
board-one-way = { $where }: { $region } nennt dieses Gebiet nicht ebenfalls. Schreib beide als Nachbarn, oder keines.
board-no-border = { $where }: Eine Grenze zu { $region } fehlt. Ergänze die Linie bei den Grenzen.
board-not-neighbours = { $where }: { $a } und { $b } sind keine Nachbarn. Berichtige diesen Eintrag, oder ihre Nachbarlisten.
board-crossing = { $where }: Diese Grenze kreuzt die zwischen { $a } und { $b }. Berichtige ihre Enden.
board-gaps = { $where }: Gebiete und Wasser bedecken { $covered } von { $whole } Flächeneinheiten, es gibt also Lücken oder Überlappungen. Berichtige die Vielecke.
board-castles = { $where }: Gebiete mit einer Burg: { $count }. Es müssen zwei sein.
board-cloud-spaces = { $where }: Wolkenplätze: { $count }. Auf dieser Seite sind es { $want }.
board-tile-spaces = { $where }: Plätze für Plättchen „{ $kind }“: { $count }. Auf dieser Seite sind es { $want }.
board-circles = { $where }: Die Steinkreise sind { $found }. Es sollten { $want } sein.
board-banner = { $where }: Die Banner dieser Seite sind { $want }. Schreib das.
board-cut-off = { $where }: Von den Burgen kommt hier niemand zu Fuß hin. Nenn eine Insel, oder ergänze einen Nachbarn.
board-joined = { $where }: Von den Burgen kommt man hier zu Fuß hin, also ist es keine Insel. Nimm die Insel weg, oder einen Nachbarn.
board-circle-island = { $where }: Die Steinkreise B und D liegen auf Inseln, A und C nicht. Verschieb den Steinkreis { $circle }.
board-island-hill = { $where }: Die Insel des Steinkreises B braucht neben ihm einen Hügel mit Plättchen. Ergänze ihn.
board-island-tile = { $where }: Von der Insel des Steinkreises D kommt niemand weg, also hat sie keine Plättchen. Nimm dieses heraus.
board-value = { $where }: Ein Turm bringt 0 bis 99 SP und 0 bis 9 Zauberstäbe. Berichtige die Zahl.
board-tower-regions = { $where }: Ein Turm gehört zu ein, zwei oder drei Gebieten, jedes einmal genannt. Berichtige die Liste.
board-base-away = { $where }: Der Turm berührt { $region } nicht. Verschieb ihn an die Grenze, oder nimm dieses Gebiet heraus.
board-base-foreign = { $where }: Der Turm steht in { $region }, nennt es aber nicht. Verschieb ihn, oder ergänze dieses Gebiet.
board-covered = { $where }: Nur ein Turm auf einem Berg mit Plättchen kann abgedeckt werden. Berichtige diesen Eintrag.
board-unusual-value = { $where }: { $vp } SP und { $wands } Zauberstäbe sind für einen Turm ungewöhnlich. Stimmt das?
board-square-wands = { $where }: Ein eckiger Turm, der Zauberstäbe bringt, ist ungewöhnlich. Stimmt das?
board-castle-clouds = { $where }: Eine Wolke über einer Burg ist ungewöhnlich. Stimmt das?
board-narrow-start = { $where }: Nur { $count } Gebiete sind zu Fuß erreichbar, ohne eine Wolke wegzuzaubern. Stimmt das?
board-unbalanced =
    { $colour ->
       *[violet] { $where }: { $count } Türme sind violett, das ist weit weg von einem Drittel. Stimmt das?
        [green] { $where }: { $count } Türme sind grün, das ist weit weg von einem Drittel. Stimmt das?
        [orange] { $where }: { $count } Türme sind orangefarben, das ist weit weg von einem Drittel. Stimmt das?
    }
