# What went wrong, by the name of the error. $detail is for the curious: it names codes and is in English.

error-illegal-option = This is not possible now: { $detail }
error-invalid-setup = A game cannot be set up like this: { $detail }
error-invalid-record = This record cannot be replayed: { $detail }
error-invalid-position = This position cannot be set up: { $detail }
error-endless = This leads to effects that never end: { $detail }
error-invalid-deck = This deck breaks the rules of deck building: { $detail }
error-unknown-card = There is no such card: { $detail }
error-unknown-language = Deckhall does not speak this language: { $detail }
error-game-error = That cannot be done: { $detail }
