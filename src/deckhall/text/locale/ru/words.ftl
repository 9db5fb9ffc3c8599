# Words that every room uses.

list-and = { $first } и { $second }
list-or = { $first } или { $second }
list-more = { $first }, { $second }
