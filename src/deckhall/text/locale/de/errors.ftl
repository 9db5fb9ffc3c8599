# What went wrong, by the name of the error. $detail is for the curious: it names codes and is in English.

error-illegal-option = Das ist jetzt nicht möglich: { $detail }
error-invalid-setup = So kann kein Spiel beginnen: { $detail }
error-invalid-record = Diese Aufzeichnung lässt sich nicht abspielen: { $detail }
error-invalid-position = Diese Stellung lässt sich nicht aufbauen: { $detail }
error-endless = Das führt zu Effekten, die nie enden: { $detail }
error-invalid-deck = Dieses Deck verstößt gegen die Regeln des Deckbaus: { $detail }
error-unknown-card = Diese Karte gibt es nicht: { $detail }
error-unknown-language = Deckhall spricht diese Sprache nicht: { $detail }
error-game-error = Das geht nicht: { $detail }
