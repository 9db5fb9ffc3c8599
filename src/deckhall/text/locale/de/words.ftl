# Words that every room uses.

list-and = { $first } und { $second }
list-or = { $first } oder { $second }
list-more = { $first }, { $second }
