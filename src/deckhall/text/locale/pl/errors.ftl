# What went wrong, by the name of the error. $detail is for the curious: it names codes and is in English.

error-illegal-option = To teraz nie jest możliwe: { $detail }
error-invalid-setup = Takiej gry nie można rozpocząć: { $detail }
error-invalid-record = Tego zapisu nie można odtworzyć: { $detail }
error-invalid-position = Tej pozycji nie można ustawić: { $detail }
error-endless = To prowadzi do efektów, które nigdy się nie kończą: { $detail }
error-invalid-deck = Ta talia łamie zasady budowania talii: { $detail }
error-unknown-card = Nie ma takiej karty: { $detail }
error-unknown-language = Deckhall nie mówi w tym języku: { $detail }
error-game-error = Tego nie można zrobić: { $detail }
