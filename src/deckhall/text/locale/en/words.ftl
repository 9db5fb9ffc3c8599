# Words that every room uses.

list-and = { $first } and { $second }
list-or = { $first } or { $second }
list-more = { $first }, { $second }
