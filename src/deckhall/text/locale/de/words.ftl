# Words that every room uses.

list-and = { $first } und { $second }
list-or = { $first } oder { $second }

# What the page and its icon say of themselves before anything else is there.
deckhall-about = Kartenspiele nach allen Regeln, gegen Bots und mit Freunden.
no-script = Deckhall braucht JavaScript.

# The choice of a language ($name, in its own words) that is not translated completely yet.
language-in-progress = { $name } (in Arbeit)
