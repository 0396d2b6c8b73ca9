### Partia z podpowiedziami: podpowiedzi przy stole i droga do niej.

guided = Ucz się, grając: { $minutes ->
        [one] { $minutes } minuta
        [few] { $minutes } minuty
       *[many] { $minutes } minut
    }
guided-again = Zagraj jeszcze raz z podpowiedziami: { $minutes ->
        [one] { $minutes } minuta
        [few] { $minutes } minuty
       *[many] { $minutes } minut
    }
guided-on = Ucz się dalej, grając
guided-about = { $rounds ->
        [0] Krótka, prawdziwa partia z botami, w której wszystko poznajesz wtedy, gdy jest potrzebne.
        [one] Pierwsza runda prawdziwej partii z botami, w której wszystko poznajesz wtedy, gdy jest potrzebne. Potem możesz grać dalej, aż do końca.
        [few] Pierwsze { $rounds } rundy prawdziwej partii z botami, w której wszystko poznajesz wtedy, gdy jest potrzebne. Potem możesz grać dalej, aż do końca.
       *[many] Pierwszych { $rounds } rund prawdziwej partii z botami, w której wszystko poznajesz wtedy, gdy jest potrzebne. Potem możesz grać dalej, aż do końca.
    }
guided-damaged = Nie można rozpocząć partii z podpowiedziami: { $reason }

tip = Podpowiedź
tip-now = Teraz:
tip-done = Rozumiem
tip-show = Pokaż mi
tip-rules = { $open ->
        [true] Mniej
       *[false] Więcej
    }
tip-bot = Co zrobiłby bot?
tip-none = Na razie bez podpowiedzi.
tip-reason = Dlaczego bot tak by zagrał:
tip-differs = Bot bierze pod uwagę więcej niż lista, dlatego nie wybiera jej pierwszej akcji.
tips-off = Ukryj podpowiedzi
tips-on = Pokaż podpowiedzi
guided-over = { $left ->
        [none] Umiesz już grać. Lekcje prowadzą dalej, temat po temacie.
       *[other] Umiesz już prawie wszystko. Tego, czego w tej partii nie było ({ $left }), uczą lekcje.
    }
guided-lessons = Lekcje
guided-more = Zagraj partię z botami

about-what = Co to jest?
about-lesson = Lekcja: { $title }
back-to-game = Wróć do partii
