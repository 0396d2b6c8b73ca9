### Pytania ćwiczeń o kartach ekwipunku i zdania sprawdzianu o nich.

ask-equipment-cargo = { $family ->
        [offering] Pokonujesz potwora i bierzesz kartę, na której są trzy dary: { $colors }. Które z tych darów możesz dzięki niej załadować?
       *[statue] Pokonujesz potwora i bierzesz kartę, na której są trzy posągi: { $colors }. Które z tych posągów możesz dzięki niej załadować?
    }
ask-equipment-lost = Potwór jest pokonany. { aboard-now } Które z tych kart nic ci nie dadzą, ani teraz, ani później?
ask-equipment-deliver = Potwór jest pokonany. Weź kartę, dzięki której od razu wykonasz jeszcze jedno zadanie, i wykonaj je. Potrzebujesz trzech kroków, a pierwszym jest wzięcie karty. { your-dice } Nie masz żetonów łaski.

quiz-card-later = Masz pełną ładownię i bierzesz kartę ekwipunku, na której są trzy posągi: możesz załadować jeden z nich później.
quiz-card-far = Masz pustą ładownię i bierzesz kartę ekwipunku, na której są posągi: { $shown }. Możesz załadować { $depicted } posąg z { $home }, daleko od twojego okrętu.
quiz-card-other = Masz pustą ładownię i bierzesz kartę ekwipunku, na której są posągi: { $shown }. Możesz załadować { $lacking } posąg.

## Dlaczego odpowiedź jest dobra

why-equipment-shown = Karta daje jedną rzecz w kolorze, który jest na niej pokazany: { $colors }.
why-equipment-needed = { $family ->
        [offering] { COUNT($colors) ->
            [0] Nie potrzebujesz już darów.
            [one] Potrzebujesz jeszcze daru w tym kolorze: { $colors }.
           *[few] Potrzebujesz jeszcze daru w jednym z tych kolorów: { $colors }.
        }
       *[statue] { COUNT($colors) ->
            [0] Nie potrzebujesz już posągów.
            [one] Potrzebujesz jeszcze posągu w tym kolorze: { $colors }.
           *[few] Potrzebujesz jeszcze posągu w jednym z tych kolorów: { $colors }.
        }
    }
why-equipment-loads = Kolory, które są na karcie i są ci potrzebne: { $colors }. Odległość nie ma znaczenia.
why-equipment-at-once = Karta jednorazowa działa w chwili wzięcia albo wcale. Wszystkie inne karty działają od tej chwili stale.
why-equipment-room = Liczba miejsc w ładowni: { $storage }. { $left ->
        [0] Wszystkie są zajęte.
        [one] Wolne jest 1.
       *[few] Wolne są { $left }.
    }
why-equipment-full = Przy pełnej ładowni przepada każda karta, która daje posąg albo dar.
why-equipment-others = Przepada karta, która nie daje żadnej z potrzebnych ci rzeczy.
why-equipment-here = { $family ->
        [offering] Obok twojego okrętu, na { $space }, jest świątynia w kolorze { NAME($color, form: "instrumental") }, a ty masz kość w tym kolorze.
       *[statue] Obok twojego okrętu, na { $space }, jest pole budowy w kolorze { NAME($color, form: "instrumental") }, a ty masz kość w tym kolorze.
    }
why-equipment-deliver = { $family ->
        [offering] Karta, na której jest { $color } dar, daje ci go z dowolnej wyspy do ładowni, a wtedy możesz go złożyć.
       *[statue] Karta, na której jest { $color } posąg, daje ci go z jego miasta do ładowni, a wtedy możesz go wznieść.
    }

## Na co zwrócić uwagę

hint-equipment = Co jest na karcie, czego jeszcze potrzebujesz i czy masz miejsce w ładowni?
hint-equipment-lost = Które z tych kart działają tylko raz i czy mogą zadziałać teraz?
hint-equipment-deliver = Co możesz dostarczyć obok swojego okrętu i która z twoich kości do tego pasuje?
