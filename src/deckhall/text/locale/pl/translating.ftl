translate-started = Utworzono { $folder }: uzupełnij { $file }, a potem uruchom: deckhall translate { $tag } --missing
translate-progress = { $name } ({ $tag }), { $complete ->
    [yes] kompletny
   *[no] w trakcie tłumaczenia
  }: { $done } z { $total } tekstów
translate-faults = { $count ->
    [0] Wszystko w porządku.
    [one] 1 błąd
    [few] { $count } błędy
   *[other] { $count } błędów
  }

check-unreadable = { $file }: nie da się odczytać: { $text }
check-twice = { $file }: { $where } występuje dwa razy, za każdym razem inaczej
check-punctuation = { $where } powstaje ze znaków z language.toml
check-unknown = { $where }: nie mamy takiego tekstu
check-missing = brakuje: { $where }
check-no-function = { $where } wywołuje { $name }, a tego nie ma
check-no-message = { $where } używa { $name }, a tego nie ma
check-no-case = { $where } wymaga przypadka „{ $name }”, którego nie ma w language.toml
check-no-plural = { $where } ma warianty, których nie ma w language.toml: { $names }
check-no-variant = { $where } nie ma wariantu: { $names }
check-no-argument = { $where } używa ${ $name }, a tego tu nie dostaje
check-unsaid = { $where } nie wymienia { $what }
check-quotes = { $where } zawiera { $sign }, a język ma { $signs }
check-no-form = { $where } nie ma formy .{ $name }
check-unread = { $where } nie jest nigdzie używane
check-unused-case = language.toml: żaden tekst nie wymaga przypadka „{ $name }”
check-same-name = { $where } nazywa się tak samo jak { $other }: { $name }
check-no-end = zdanie nie jest zakończone: { $text }
check-leftover = { $sign } w { $text }
check-small = mała litera na początku { $text }
check-numbers = zawiera liczby { $said }, a karta ma { $wanted }
check-does-not-say = nie wymienia: { $what }
check-says-too-much = mówi { $what } ({ $word }), a karta tego nie robi
