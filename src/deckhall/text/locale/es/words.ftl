# Words that every room uses.

list-and = { $first } { BEGINS($second, "hia", "hie", "hio") ->
    [yes] y
   *[no] { BEGINS($second, "i", "í", "hi", "hí") ->
        [yes] e
       *[no] y
    }
} { $second }
list-or = { $first } { BEGINS($second, "o", "ó", "ho", "hó", "8", "11") ->
    [yes] u
   *[no] o
} { $second }

# What the page and its icon say of themselves before anything else is there.
deckhall-about = Juegos de cartas con todas sus reglas, contra bots y con amigos.
no-script = Deckhall necesita JavaScript.

# The choice of a language ($name, in its own words) that is not translated completely yet.
language-in-progress = { $name } (en traducción)
