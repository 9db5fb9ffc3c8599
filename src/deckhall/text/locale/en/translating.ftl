# What `deckhall translate` says to a translator.

translate-started = Started { $folder }: fill in { $file }, then run: deckhall translate { $tag } --missing
translate-progress = { $name } ({ $tag }), { $complete ->
    [yes] complete
   *[no] in progress
  }: { $done } of { $total } messages
translate-faults = { $count ->
    [0] Nothing is wrong.
    [one] 1 fault
   *[other] { $count } faults
  }

## What the check finds. $where is a message with its file, or a card; the messages without it come after one and a colon.

check-unreadable = { $file }: cannot be read: { $text }
check-twice = { $file }: { $where } appears twice, and differs
check-punctuation = { $where } is made of language.toml's punctuation
check-unknown = { $where } is no message of ours
check-missing = { $where } is missing
check-no-function = { $where } calls { $name }, which does not exist
check-no-message = { $where } uses { $name }, which does not exist
check-no-case = { $where } asks for the case “{ $name }”, which language.toml does not name
check-no-plural = { $where } has variants for { $names }, which language.toml does not name
check-no-variant = { $where } has no variant for { $names }
check-no-argument = { $where } uses ${ $name }, which it is not given
check-unsaid = { $where } does not say { $what }
check-quotes = { $where } has { $sign } where the language has { $signs }
check-no-form = { $where } has no form .{ $name }
check-unread = { $where } is used by no message
check-unused-case = language.toml: no message asks for the case “{ $name }”
check-same-name = { $where } has the same name as { $other }: { $name }
check-no-end = a sentence does not end: { $text }
check-leftover = { $sign } in { $text }
check-small = a small letter at the start of { $text }
check-numbers = has the numbers { $said }, but the card has { $wanted }
check-does-not-say = does not say { $what }
check-says-too-much = says { $what } ({ $word }), which the card does not do
