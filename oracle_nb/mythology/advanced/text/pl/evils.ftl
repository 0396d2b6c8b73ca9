### Mniejsze zło: przyciski, uzasadnienia, zdarzenia i odmowy. Zasady i rozstrzygnięcia są w rules.ftl
### i rulings.ftl.

table-line-claim-evil = rusz mniejsze zło
why-evil-moved = Na początku tej fazy { $unit } – w obszarze twojego boga. Ten ruch nie liczy się do twoich pięciu jednostek.
why-evil-shared = Bogowie w tym samym obszarze ruszają tam mniejsze zło, każdy w swojej fazie.
why-evil-kills = Za zabitego herosa dostajesz lub tracisz chwałę jak za każdego innego.
why-evil-killed = Gracz, który kontroluje herosa, dostaje za zabite mniejsze zło 1 punkt chwały.
why-evil-land-and-sea = Piraci zostają na morzu, inni na lądzie.
event-evil-free = { $player } rusza mniejsze zło: { $unit }.
    .you = Ruszasz mniejsze zło: { $unit }.
refuse-evil-moved = Na początku tej fazy nie było tego w obszarze twojego boga: { $unit }.
refuse-evil-moved-over = Ruch się skończył. { $unit } – możliwy jest już tylko atak.
missing-evil-moved = To musi być w obszarze twojego boga, gdy zaczyna się twoja faza ruchu: { $unit }.
missing-evil-moved-over = { $unit } – znowu do ruchu w fazie boga, który jest w tym samym obszarze.
missing-evil-moved-last = { refuse-evil-moved }
refuse-evil-like-monsters = Nikt tego nie kontroluje: { $unit }. Nie da się tego wpisać na arkusz, a moce i błogosławieństwa nie działają.
refuse-evil-monsters = Mniejsze zło i potwory nie walczą ze sobą.
refuse-evil-land-and-sea = { $unit } – tylko na lądzie, a { $hex } to sama woda.
refuse-evil-land-and-sea-pirate = { $unit } – tylko na wodzie morza lub Okeanosu, a { $hex } jej nie ma.
