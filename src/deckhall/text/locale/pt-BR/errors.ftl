# What went wrong, by the name of the error. $detail is for the curious: it names codes and is in English.

error-illegal-option = Isso não é possível agora: { $detail }
error-invalid-setup = Não dá para começar um jogo assim: { $detail }
error-invalid-record = Este registro não pode ser reproduzido: { $detail }
error-invalid-position = Esta posição não pode ser montada: { $detail }
error-endless = Isto leva a efeitos que nunca terminam: { $detail }
error-invalid-deck = Este baralho quebra as regras de construção: { $detail }
error-unknown-card = Não existe essa carta: { $detail }
error-unknown-language = Deckhall não fala esse idioma: { $detail }
error-game-error = Isso não pode ser feito: { $detail }
