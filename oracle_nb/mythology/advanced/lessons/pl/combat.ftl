### Ćwiczenia o czerwonej i białej kości oraz o walce.

dice = czerwona { $red }, biała { $white }
rolled = Czerwona { $red }, biała { $white }
ask-dice-read = Wynik rzutu: { dice }. Jaka to liczba?
ask-dice-order = Ułóż te rzuty od najniższej liczby do najwyższej.
ask-dice-ways = { $unit } atakuje, broni się { $foe }. Atak { $attack } przeciw obronie { $defense }. Ile z 36 rzutów zabija cel ataku?
ask-dice-attack = Obrona: { $foe } { $defense }. Atak: { $unit_1 } { $attack_1 }, { $unit_2 } { $attack_2 }, { $unit_3 } { $attack_3 }. Zaatakuj tym herosem, dla którego czerwona { $red }, biała { $white } to najniższy rzut, który zabija.
ask-combat-fatal = { $unit }: atak { $attack }, obrona { $defense }. { $foe }: atak { $attack_back }, obrona { $defense_back }. W których z tych zwykłych walk już po pierwszych rzutach ginie { $unit }?
attacking = Atakuje { $unit }, rzut: { dice }.
attacked = Atakuje { $foe }, rzut: czerwona { $redback }, biała { $whiteback }. { $unit } rzuca: { dice }.
ask-combat-duel = { $unit } atakuje w zwykłej walce, broni się { $foe }. { $unit }: atak { $attack }, obrona { $defense }, rzut: { dice }. { $foe }: atak { $attack_back }, obrona { $defense_back }, rzut: czerwona { $red_back }, biała { $white_back }. Co się dzieje?
ask-combat-magic = { $unit } atakuje magią (liczba magii: { $magic }), broni się { $foe }.{ $guard ->
        [0] {""}
       *[other] {" "}Pomocnik obrońcy dodaje do rzutu { $guard }.
    } Przy których rzutach ginie { $foe }?
ask-combat-attack = W tej fazie masz już jeden przegrany spór: { $unit_2 }. Na każdy inny ruch Hera pozwala. Niech { $unit } pójdzie na pole { $hex } i zaatakuje: { $foe }.

foe-dies = { $foe } ginie, { $unit } zostaje.
unit-dies = { $unit } ginie, { $foe } zostaje.
both-die = Giną obie strony: { $unit } i { $foe }.
rolled-again = Na razie nikt nie ginie, a o wszystkim zdecyduje kolejny rzut.

why-dice-tens = Czerwona kość to dziesiątki, a biała jedności.
why-dice-read = Czerwona { $red } i biała { $white } to { $number }.
why-dice-order = Najpierw decyduje czerwona kość. Biała liczy się tylko przy tej samej czerwonej.
why-dice-needed = Potrzeba { $defense } − { $attack } = { $needed } albo więcej, a każda kość pokazuje od 1 do 6.
why-dice-ways = Liczbę { $needed } albo wyższą daje { $count ->
        [one] { $count } rzut
        [few] { $count } rzuty
       *[other] { $count } rzutów
    } z 36.
why-dice-attack = { $unit } potrzebuje { $needed } albo więcej, więc { $number } wystarcza na styk.
why-combat-fatal = Heros, który atakuje potwora, ginie przy zbyt niskim rzucie. Zaatakowany przez potwora ginie tylko wtedy, gdy rzut i atak potwora sięgają jego obrony.
why-combat-duel = Każda strona dodaje do rzutu swój atak: { $number } + { $attack } = { $total } przeciw { $defense_back } oraz { $number_back } + { $attack_back } = { $total_back } przeciw { $defense }.
why-foe-dies = Ginie tylko { $foe }, bo tylko ta obrona nie wystarcza.
why-unit-dies = Ginie tylko { $unit }.
why-both-die = Oba wyniki sięgają obrony drugiej strony, więc giną obie.
why-rolled-again = Żaden wynik nie wystarcza, więc obie strony rzucają jeszcze raz.
why-combat-low = Magia działa przy niskich rzutach: rzut razem z dodatkiem pomocnika nie może przekroczyć liczby magii.
why-combat-magic = Przy rzucie do { $most } włącznie ginie { $foe }, a przy każdym wyższym { $unit }.
why-combat-first = Heros atakuje tylko dla gracza, który go kontroluje, i dopiero po całym ruchu.

hint-dice = Czytaj czerwoną kość jako dziesiątki, a białą jako jedności.
hint-combat = Kto rzuca, ile razy i ile trzeba wyrzucić?
hint-combat-magic = Czy rzut na magię ma być wysoki, czy niski?
