translate-started = Pasta { $folder } criada: preencha { $file } e depois execute: deckhall translate { $tag } --missing
translate-progress = { $name } ({ $tag }), { $complete ->
    [yes] completo
   *[no] em andamento
  }: { $done } de { $total } mensagens
translate-faults = { $count ->
    [0] Está tudo certo.
    [1] 1 erro
   *[other] { $count } erros
  }

check-unreadable = { $file }: não dá para ler: { $text }
check-twice = { $file }: { $where } aparece duas vezes, com textos diferentes
check-punctuation = { $where } vem da pontuação de language.toml
check-unknown = { $where } não é uma mensagem nossa
check-missing = falta { $where }
check-no-function = { $where } chama { $name }, que não existe
check-no-message = { $where } usa { $name }, que não existe
check-no-case = { $where } pede o caso “{ $name }”, que não está em language.toml
check-no-plural = { $where } tem variantes para { $names }, que não estão em language.toml
check-no-variant = { $where } não tem variante para { $names }
check-no-argument = { $where } usa ${ $name }, que não recebe
check-unsaid = { $where } não menciona { $what }
check-quotes = { $where } contém { $sign }, mas o idioma usa { $signs }
check-no-form = { $where } não tem a forma .{ $name }
check-unread = { $where } não é usado em lugar nenhum
check-unused-case = language.toml: nenhuma mensagem pede o caso “{ $name }”
check-same-name = { $where } tem o mesmo nome que { $other }: { $name }
check-no-end = uma frase não termina: { $text }
check-leftover = { $sign } em { $text }
check-small = minúscula no início de { $text }
check-numbers = contém os números { $said }, mas a carta tem { $wanted }
check-does-not-say = não menciona { $what }
check-says-too-much = diz { $what } ({ $word }), mas a carta não faz isso
