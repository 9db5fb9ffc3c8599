translate-started = Создана папка { $folder }: заполните { $file }, затем запустите: deckhall translate { $tag } --missing
translate-progress = { $name } ({ $tag }), { $complete ->
    [yes] перевод готов
   *[no] перевод в работе
  }: { $done } из { $total } сообщений
translate-faults = { $count ->
    [0] Ошибок нет.
    [one] { $count } ошибка
    [few] { $count } ошибки
   *[other] { $count } ошибок
  }

check-unreadable = { $file }: не удаётся прочитать: { $text }
check-twice = { $file }: { $where } встречается дважды и по-разному
check-punctuation = { $where } составляется из знаков language.toml
check-unknown = { $where }: такого сообщения у нас нет
check-missing = не хватает: { $where }
check-no-function = { $where } вызывает { $name }, а такой функции нет
check-no-message = { $where } использует { $name }, а такого нет
check-no-case = { $where } требует падеж «{ $name }», которого нет в language.toml
check-no-plural = { $where }: есть варианты, которых нет в language.toml: { $names }
check-no-variant = { $where }: нет варианта { $names }
check-no-argument = { $where } использует ${ $name }, но не получает этого
check-unsaid = { $where } не упоминает { $what }
check-quotes = { $where } содержит { $sign }, а в языке приняты { $signs }
check-no-form = { $where }: нет формы .{ $name }
check-unread = { $where } нигде не используется
check-unused-case = language.toml: падеж «{ $name }» не нужен ни одному сообщению
check-same-name = { $where } называется так же, как { $other }: { $name }
check-no-end = предложение не закончено: { $text }
check-leftover = { $sign } в { $text }
check-small = строчная буква в начале { $text }
check-numbers = названы числа { $said }, а у карты { $wanted }
check-does-not-say = не сказано: { $what }
check-says-too-much = сказано { $what } ({ $word }), а карта этого не делает
