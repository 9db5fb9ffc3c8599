# Words that every room uses.

list-and = { $first } e { $second }
list-or = { $first } ou { $second }

# What the page and its icon say of themselves before anything else is there.
deckhall-about = Jogos de cartas seguindo as regras, contra bots e com amigos.
no-script = O Deckhall precisa de JavaScript.

# The choice of a language ($name, in its own words) that is not translated completely yet.
language-in-progress = { $name } (em tradução)
