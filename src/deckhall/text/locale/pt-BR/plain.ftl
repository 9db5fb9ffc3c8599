# What is said in a game that brings no words of its own. $what is a word of the game, $name a player.
plain = { $what }
    .about = { $what }: { CARD($card) }
    .onto = { $what }: { CARD($card) } → { CARD($target) }
plain-by = { $name }: { $what }
