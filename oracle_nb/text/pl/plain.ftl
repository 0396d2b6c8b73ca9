### Teksty gier, które nie mają własnych.

plain-decision = Gracz { $player }: wybierz akcję.
plain-event = Gracz { $player }: { $title }
plain-repair = Możesz zamiast tego zrobić tak: { $title }
plain-undo-yes = Możesz to cofnąć.
plain-undo-analysis = W analizie możesz to cofnąć.
plain-undo-bot = Możesz to cofnąć, dopóki bot nie zagra.
plain-undo-chance = Nie można tego cofnąć: decyduje los.
plain-undo-passed = Nie można tego cofnąć: następny decyduje inny gracz.
