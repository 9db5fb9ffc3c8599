translate-started = Creada la carpeta { $folder }: completa { $file } y luego ejecuta: deckhall translate { $tag } --missing
translate-progress = { $name } ({ $tag }), { $complete ->
    [yes] completo
   *[no] en curso
  }: { $done } de { $total } mensajes
translate-faults = { $count ->
    [0] Todo está bien.
    [one] 1 error
   *[other] { $count } errores
  }

check-unreadable = { $file }: no se puede leer: { $text }
check-twice = { $file }: { $where } aparece dos veces, con textos distintos
check-punctuation = { $where } sale de la puntuación de language.toml
check-unknown = { $where } no es un mensaje nuestro
check-missing = falta { $where }
check-no-function = { $where } llama a { $name }, que no existe
check-no-message = { $where } usa { $name }, que no existe
check-no-case = { $where } pide el caso «{ $name }», que no está en language.toml
check-no-plural = { $where } tiene variantes para { $names }, que no están en language.toml
check-no-variant = { $where } no tiene variante para { $names }
check-no-argument = { $where } usa ${ $name }, que no recibe
check-unsaid = { $where } no menciona { $what }
check-quotes = { $where } contiene { $sign }, pero el idioma usa { $signs }
check-no-form = { $where } no tiene la forma .{ $name }
check-unread = { $where } no se usa en ningún sitio
check-unused-case = language.toml: ningún mensaje pide el caso «{ $name }»
check-same-name = { $where } se llama igual que { $other }: { $name }
check-no-end = una frase no termina: { $text }
check-leftover = { $sign } en { $text }
check-small = minúscula al principio de { $text }
check-numbers = contiene los números { $said }, pero la carta tiene { $wanted }
check-does-not-say = no menciona { $what }
check-says-too-much = dice { $what } ({ $word }), pero la carta no lo hace
