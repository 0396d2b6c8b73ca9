### Mniejsze zło: przyciski, uzasadnienia, zdarzenia i odmowy. Zasady i rozstrzygnięcia są w rules.ftl
### i rulings.ftl.

do-claim-evil = Rusz: { $unit }
table-line-claim-evil = rusz mniejszym złem
why-evil-moved = Mniejszym złem z obszaru twojego boga ruszasz poza pięcioma jednostkami ({ $unit }).
why-evil-shared = Każdy bóg w tym obszarze rusza jego mniejszym złem w swojej fazie.
why-evil-kills = Za zabitego herosa dostajesz lub tracisz chwałę jak za każdego innego.
why-evil-killed = Gracz, który kontroluje herosa, dostaje za zabite mniejsze zło 1 punkt chwały.
why-evil-land-and-sea = Piraci zostają na morzu, inni na lądzie.
event-evil-free = { $player } rusza mniejszym złem: { $unit }.
    .you = Ruszasz mniejszym złem: { $unit }.
refuse-evil-moved = Na początku fazy to mniejsze zło nie było w obszarze twojego boga: { $unit }.
refuse-evil-moved-over = Ruch się skończył. Tym mniejszym złem możesz już tylko atakować: { $unit }.
missing-evil-moved = Tym mniejszym złem ruszysz w fazie, na której początku twój bóg jest w tym samym obszarze: { $unit }.
missing-evil-moved-over = Tym mniejszym złem ruszysz znowu w fazie, na której początku twój bóg jest w tym samym obszarze: { $unit }.
missing-evil-moved-last = { refuse-evil-moved }
refuse-evil-like-monsters = Nikt nie kontroluje tego mniejszego zła ({ $unit }): nie da się go wpisać na arkusz ani urządzić nim zasadzki, a moce i błogosławieństwa na nie nie działają.
refuse-evil-monsters = Mniejsze zło i potwory nie walczą ze sobą.
refuse-evil-land-and-sea = Tym mniejszym złem nie wejdziesz na { $hex }, bo to sama woda: { $unit }.
refuse-evil-land-and-sea-pirate = Tym mniejszym złem nie wejdziesz na { $hex }, bo nie ma tam wody Morza ani Okeanosu: { $unit }.
