### Pytania ćwiczeń o kaflach wysp.

shrine-tasks = { COUNT($letters) ->
        [0] Wszystkie twoje zadania z kapliczkami są wykonane.
        [one] Twoje ostatnie niewykonane zadanie z kapliczką ma literę { $letters }.
       *[other] Twoje niewykonane zadania z kapliczkami mają litery { $letters }.
    }

ask-exploring-die = Nie masz żetonów łaski. Kości jakich kolorów możesz użyć, żeby eksplorować { $space }?
ask-exploring-islands = Twój okręt może stać, gdzie chcesz. Wskaż wszystkie wyspy, które możesz eksplorować { NAME($color, form: "feminine-accusative") } kością bez zmiany koloru.
ask-exploring-where = Masz { NAME($color, form: "feminine-accusative") } kość. Wskaż wszystkie pola morza, z których możesz nią eksplorować wyspę.
ask-exploring-reward = { shrine-tasks } Twój okręt jest { $color }. Eksplorujesz { $space } i odkrywasz: { $tile }. Co ci to daje?
ask-exploring-builder = { shrine-tasks } Twój okręt jest { $color }, a wszyscy inni mają niewykonane zadania z kapliczkami. Eksplorujesz { $space } i odkrywasz: { $tile }. Kto od razu buduje kapliczkę?
ask-exploring-tokens = { shrine-tasks } Twój okręt jest { $color }. Twoje żetony łaski: { $tokens }. Eksplorujesz { $space } i odkrywasz: { $tile }. Ile żetonów łaski masz po tej akcji?
ask-exploring-sites = Twój okręt jest { $color } i masz jeszcze zadanie z kapliczką. Wskaż wszystkie wyspy, na których możesz zbudować kapliczkę, mając odpowiednią kość i okręt obok.
ask-exploring-looked = Używasz kości, żeby podejrzeć kafle na { $spaces }. Co jest prawdą po tej akcji?
ask-exploring-aim = Chcesz wiedzieć, co leży na { $space }. Masz tylko jedną kość, { NAME($color, form: "feminine-accusative") }, i ani jednego żetonu łaski, a wolisz eksplorować niż podglądać. Co możesz zrobić?
ask-exploring-uncover = Eksploruj w tej turze wyspę, używając dwóch kości. { your-dice } Nie masz żetonów łaski.
ask-exploring-shrine = Twój okręt jest { $color }, a wszystkie kafle leżą odkryte. Zbuduj w tej turze kapliczkę, używając dwóch kości. { your-dice } Nie masz żetonów łaski.
ask-exploring-order = Twój okręt jest { $color }, a wszystkie kafle leżą odkryte. Nie masz żetonów łaski. Ułóż te akcje w takiej kolejności, żeby każda była dozwolona.

## Co daje kafel

exploring-shrine = Kapliczkę, bez nagrody za literę
exploring-psi = 4 żetony łaski, bez kapliczki
exploring-phi = 2 karty wyroczni, bez kapliczki
exploring-sigma = 3 przesunięcia bogów, bez kapliczki
exploring-omega = Odrzucenie ran i tarczę +1, bez kapliczki
exploring-both = Kapliczkę i nagrodę za literę
exploring-you = Ja.
exploring-owner = Gracz w kolorze kafla.
exploring-nobody = Nikt.

## Co daje podejrzenie

exploring-known = Znam te kafle.
exploring-open = Kafle leżą odkryte.
exploring-shared = Inni też znają te kafle.
exploring-paid = Mam to, co dają te kafle.
exploring-explore = Mogę ją eksplorować.
exploring-look = Mogę ją tylko podejrzeć.
