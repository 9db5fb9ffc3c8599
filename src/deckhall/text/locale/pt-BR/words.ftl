# Words that every room uses.

list-and = { $first } e { $second }
list-or = { $first } ou { $second }
list-more = { $first }, { $second }
