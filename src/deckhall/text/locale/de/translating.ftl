translate-started = { $folder } ist angelegt: Fülle { $file } aus, dann: deckhall translate { $tag } --missing
translate-progress = { $name } ({ $tag }), { $complete ->
    [yes] vollständig
   *[no] in Arbeit
  }: { $done } von { $total } Texten
translate-faults = { $count ->
    [0] Alles in Ordnung.
    [one] 1 Fehler
   *[other] { $count } Fehler
  }

check-unreadable = { $file }: nicht lesbar: { $text }
check-twice = { $file }: { $where } kommt zweimal vor, mit verschiedenem Text
check-punctuation = { $where } entsteht aus den Satzzeichen in language.toml
check-unknown = { $where } gibt es bei uns nicht
check-missing = { $where } fehlt
check-no-function = { $where } ruft { $name } auf, das es nicht gibt
check-no-message = { $where } verwendet { $name }, das es nicht gibt
check-no-case = { $where } verlangt den Fall „{ $name }“, den language.toml nicht nennt
check-no-plural = { $where } hat Varianten für { $names }, die language.toml nicht nennt
check-no-variant = { $where } hat keine Variante für { $names }
check-no-argument = { $where } verwendet ${ $name }, das es dort nicht gibt
check-unsaid = { $where } nennt { $what } nicht
check-quotes = { $where } enthält { $sign }, die Sprache hat aber { $signs }
check-no-form = { $where } hat keine Form .{ $name }
check-unread = { $where } wird nirgends verwendet
check-unused-case = language.toml: Kein Text verlangt den Fall „{ $name }“
check-same-name = { $where } heißt genauso wie { $other }: { $name }
check-no-end = ein Satz hat kein Ende: { $text }
check-leftover = { $sign } in { $text }
check-small = Kleinbuchstabe am Anfang von { $text }
check-numbers = nennt die Zahlen { $said }, die Karte hat aber { $wanted }
check-does-not-say = { $what } wird nicht genannt
check-says-too-much = nennt { $what } ({ $word }), was die Karte nicht tut
