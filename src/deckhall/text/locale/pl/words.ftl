# Words that every room uses.

list-and = { $first } i { $second }
list-or = { $first } albo { $second }

# What the page and its icon say of themselves before anything else is there.
deckhall-about = Gry karciane zgodne z zasadami: z botami i ze znajomymi.
no-script = Deckhall wymaga włączonej obsługi JavaScriptu.

# The choice of a language ($name, in its own words) that is not translated completely yet.
language-in-progress = { $name } (w trakcie tłumaczenia)
