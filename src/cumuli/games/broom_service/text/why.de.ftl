### Warum ein Bot von Broom Service so zieht: jeder Satz ist ein Grund, den das Hirn des Spiels nennt, unter why-<Schlüssel>.

why-rounds = In { $rounds } Durchgängen, die er zu Ende spielte, brachte das { $less } SP mehr als das Nächstbeste, „{ $instead }“.
why-ahead = Beim Vorausschauen auf der Karte fand er darin { $less } SP mehr als in „{ $instead }“.
why-mix = Er mischt seine Entscheidungen, damit ihn niemand durchschaut: Diese hier trifft er in { $chance } % solcher Momente.
why-claim = Mutig setzt er sich mit { $chance } % durch, und das ist dann { $brave } SP wert; feige gespielt ist die Rolle { $coward } SP wert.
why-safe = Nach ihm kann niemand mehr mitgehen, also setzt er sich mutig sicher durch.
why-holder =
    { $shown ->
        [one] { $seat } hat in diesem Durchgang eine Rolle gezeigt und bei { $passed } gepasst, hat diese also zu { $chance } % auf der Hand.
       *[other] { $seat } hat in diesem Durchgang { $shown } Rollen gezeigt und bei { $passed } gepasst, hat diese also zu { $chance } % auf der Hand.
    }
why-fresh = Von { $seat } ist noch keine Karte bekannt: Jede Rolle ist dort zu { $chance } % auf der Hand.
why-leads = Als Nächster ausspielen zu müssen, rechnet er als Verlust von { $cost } SP.
why-feeling = Er sah sich jede Rolle für sich an und ging nach Gefühl.
why-orders = Er suchte eine Reihenfolge seiner Rollen, die auf der Karte am meisten verspricht.
