## O link para outro aparelho
recovery-title = Este aparelho
recovery-ask = Jogar neste aparelho como { $name }?
recovery-lose = Este navegador deixará de jogar como { $name }.
recovery-back = Guarde este link: com ele você volta a jogar como { $name }.
recovery-take = Sim, jogar aqui
recovery-leave = Não, voltar
