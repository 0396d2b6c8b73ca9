### Pytania ćwiczeń o walce.

ask-fighting-strength = Siła twojej tarczy wynosi { $shield }. Atakujesz { NAME($color, form: "genitive") } potwora na { $space }. Jaką siłę ma potwór na początku walki?
ask-fighting-later = Siła twojej tarczy wynosi { $shield }. W walce z { NAME($color, form: "instrumental") } potworem masz za sobą { $rounds ->
        [one] 1 przegraną rundę
        [few] { $rounds } przegrane rundy
       *[many] { $rounds } przegranych rund
    } i płacisz za kolejną. Jaką siłę ma potwór w tej rundzie?
ask-fighting-again = Siła twojej tarczy wynosi { $shield }. Gdy poddajesz się w walce z { NAME($color, form: "instrumental") } potworem, ma on już tylko siłę { $strength }. W następnej turze atakujesz go znowu. Jaką siłę ma potwór na początku nowej walki?
ask-fighting-winning = W tej rundzie { $color } potwór ma siłę { $strength }. Przy jakich wynikach na kości walki wygrywasz rundę?
ask-fighting-hurting = W tej rundzie { $color } potwór ma siłę { $strength }. Przy jakich wynikach na kości walki dobierasz kartę rany?
ask-fighting-when = Siła twojej tarczy wynosi { $shield }, masz { so-many-tokens } i walczysz aż do zwycięstwa. W kolejnych rzutach wypada: { $rolls }. W której rundzie { $color } potwór zostaje pokonany?
ask-fighting-injuries = Siła twojej tarczy wynosi { $shield }, masz { so-many-tokens } i walczysz aż do zwycięstwa. W kolejnych rzutach wypada: { $rolls }. Ile kart ran dobierasz?
ask-fighting-left = Siła twojej tarczy wynosi { $shield }, masz { so-many-tokens } i walczysz aż do zwycięstwa. W kolejnych rzutach wypada: { $rolls }. Ile żetonów łaski ci zostaje, gdy { $color } potwór jest pokonany?
ask-fighting-die = Nie masz żetonów łaski. Kości jakich kolorów możesz użyć, żeby walczyć z potworem na { $space }?
ask-fighting-where = Masz { NAME($color, form: "feminine-accusative") } kość. Wskaż wszystkie pola morza, z których możesz nią walczyć.
ask-fighting-meanwhile = Na kości walki wypada { $roll } i przegrywasz rundę, a { $color } potwór nadal stoi. Masz { so-many-tokens }. Co z tego możesz teraz zrobić?
ask-fighting-chance = Siła twojej tarczy wynosi { $shield } i masz { so-many-tokens }. Ile procent szans masz na to, że pokonasz { NAME($color, form: "genitive") } potwora, jeśli walczysz tak długo, jak możesz? Wystarczy dokładność do 5 punktów procentowych.
ask-fighting-on = Przegrywasz rundę z potworem o sile { $strength } i masz { so-many-tokens }. Chcesz walczyć dalej tylko wtedy, gdy przy tej liczbie żetonów masz większą szansę na wygraną niż na przegraną. Co robisz?
ask-fighting-tokens = Siła twojej tarczy wynosi { $shield }. Ile najmniej żetonów łaski musisz mieć przed walką, żeby szansa na wygraną wynosiła co najmniej { $percent } procent?
ask-fighting-approach = Chcesz w tej turze walczyć z { NAME($color, form: "instrumental") } potworem na { $space }. Stań obok niego, wykonując najwyżej dwie akcje, tak żeby została ci kość do walki. { your-dice } Masz { so-many-tokens }, a kart, które możesz dobrać, nie liczymy.
ask-fighting-ready = Siła twojej tarczy wynosi { $shield } i masz { so-many-tokens }. { your-dice } Wykonując najwyżej dwie akcje, przygotuj się do walki z { NAME($color, form: "instrumental") } potworem na { $space }: musi ci zostać kość do tej walki i tyle żetonów, żeby szansa na wygraną była większa niż na przegraną. Kart, które możesz dobrać, nie liczymy.

## Co robić po przegranej rundzie

fighting-on = Walczę dalej.
fighting-stop = Poddaję się.
