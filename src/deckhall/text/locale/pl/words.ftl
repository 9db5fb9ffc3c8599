# Words that every room uses.

list-and = { $first } i { $second }
list-or = { $first } albo { $second }
list-more = { $first }, { $second }
