# Words that every room uses.

list-and = { $first } y { $second }
list-or = { $first } o { $second }

# What the page and its icon say of themselves before anything else is there.
deckhall-about = Juegos de cartas con todas sus reglas, contra bots y con amigos.
no-script = Deckhall necesita JavaScript.

# The choice of a language ($name, in its own words) that is not translated completely yet.
language-in-progress = { $name } (en traducción)
