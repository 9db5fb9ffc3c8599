# Words that every room uses.

list-and = { $first } и { $second }
list-or = { $first } или { $second }

# What the page and its icon say of themselves before anything else is there.
deckhall-about = Карточные игры по всем правилам — с ботами и друзьями.
no-script = Для Deckhall нужен JavaScript.

# The choice of a language ($name, in its own words) that is not translated completely yet.
language-in-progress = { $name } (переводится)
