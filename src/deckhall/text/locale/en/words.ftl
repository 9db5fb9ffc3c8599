# Words that every room uses.

list-and = { $first } and { $second }
list-or = { $first } or { $second }

# What the page and its icon say of themselves before anything else is there.
deckhall-about = Card games played by the rules, against bots and friends.
no-script = Deckhall needs JavaScript.

# The choice of a language ($name, in its own words) that is not translated completely yet.
language-in-progress = { $name } (in progress)
