## The link for another device
recovery-title = This device
recovery-ask = Play on this device as { $name }?
recovery-lose = This browser will no longer play as { $name }.
recovery-back = Keep this link: it lets you play as { $name } again.
recovery-take = Yes, play here
recovery-leave = No, go back
