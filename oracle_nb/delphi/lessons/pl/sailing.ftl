### O co pytają ćwiczenia z żeglowania.

ask-sailing-reach = Wskaż wszystkie pola, na które możesz popłynąć, używając { NAME($color, form: "feminine-genitive") } kości. Nie masz żetonów łaski.
ask-sailing-reach-paid = Wskaż wszystkie pola, na które możesz popłynąć, używając { NAME($color, form: "feminine-genitive") } kości, jeśli na dłuższą drogę możesz wydać { $tokens ->
        [one] 1 żeton łaski
        [few] { $tokens } żetony łaski
       *[many] { $tokens } żetonów łaski
    }.
ask-sailing-shallows = Masz kartę, która pozwala przepływać przez mielizny. Wskaż wszystkie pola, na które możesz popłynąć, używając { NAME($color, form: "feminine-genitive") } kości, bez żetonów łaski.
ask-sailing-cost = Ile żetonów łaski kosztuje popłynięcie na { $space } z użyciem { NAME($color, form: "feminine-genitive") } kości?
ask-sailing-may = Masz { $tokens ->
        [0] 0 żetonów łaski
        [one] 1 żeton łaski
        [few] { $tokens } żetony łaski
       *[many] { $tokens } żetonów łaski
    }. Czy twoja { NAME($color, form: "feminine") } kość, bez zmiany koloru, może cię zabrać na { $space }?
ask-sailing-which-die = Która z twoich kości zabierze cię na { $space } bez zmiany koloru?
ask-sailing-trip = Dopłyń na { $space } dwoma ruchami, jak chcesz.
