## Der Link für ein anderes Gerät
recovery-title = Dieses Gerät
recovery-ask = Auf diesem Gerät als { $name } spielen?
recovery-lose = In diesem Browser spielst du zurzeit als { $name }; das endet dann.
recovery-back = Heb diesen Link auf: Mit ihm spielst du wieder als { $name }.
recovery-take = Ja, hier spielen
recovery-leave = Nein, zurück
