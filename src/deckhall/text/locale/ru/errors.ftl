# What went wrong, by the name of the error. $detail is for the curious: it names codes and is in English.

error-illegal-option = Сейчас это невозможно: { $detail }
error-invalid-setup = Так игру начать нельзя: { $detail }
error-invalid-record = Эту запись нельзя воспроизвести: { $detail }
error-invalid-position = Эту позицию нельзя расставить: { $detail }
error-endless = Это приводит к эффектам, которые никогда не закончатся: { $detail }
error-invalid-deck = Эта колода нарушает правила построения колод: { $detail }
error-unknown-card = Такой карты нет: { $detail }
error-unknown-language = Deckhall не говорит на этом языке: { $detail }
error-game-error = Это сделать нельзя: { $detail }
