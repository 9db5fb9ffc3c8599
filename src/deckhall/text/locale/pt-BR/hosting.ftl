hosting-here = O Deckhall está em { $address } (para encerrar: Ctrl+C)
hosting-public = Os outros o encontram em { $address }
hosting-network = Quem está na sua rede o encontra em { $addresses }
hosting-no-network = Parece que esta máquina não está em nenhuma rede: por enquanto, ninguém mais consegue se conectar a ela
hosting-operator = Página de administração: { $address }
hosting-token = A chave dela: { $token }
hosting-token-set = A chave dela é a de DECKHALL_OPERATOR_TOKEN
hosting-token-hidden = Para ver a chave dela, execute: deckhall operator
hosting-migrated = O banco de dados agora tem o esquema atual.
hosting-not-migrated = O banco de dados já tinha o esquema atual.

## Configurações

fault-port = uma porta deve ser um número de 0 a 65535, não { $port }
fault-db = --db deve ser um arquivo ou postgresql://…, não { $scheme }://…
fault-no-advertise = os servidores passam mesas uns aos outros: indique com --advertise HOST:PORT como os outros chegam a este
fault-advertise = --advertise deve ter a forma HOST:PORT, não { $address }
fault-proxy = um proxy confiável deve ser um endereço ou uma rede como 10.0.0.0/8, não { $proxy }
fault-public-url = a URL pública deve ser como https://play.example ou https://club.example/cards, não { $url }
fault-limits = DECKHALL_LIMITS deve ser um número a partir de 0 (sem limites), não { $value }
fault-operator-token = DECKHALL_OPERATOR_TOKEN deve ter de 16 a 200 caracteres
fault-push-contact = DECKHALL_PUSH_CONTACT deve ser como mailto:host@club.example ou https://club.example/contact, não { $contact }
fault-secret-missing = falta o arquivo secreto { $file }, embora exista um banco de dados: coloque-o de volta. Se ele se perdeu, crie um arquivo vazio no lugar; nesse caso, o servidor não reconhecerá ninguém de antes
fault-secret-unreadable = não foi possível ler nem criar o arquivo secreto { $file }: { $why }
fault-secret-short = o segredo em { $file } é curto demais: são necessários pelo menos { $least } caracteres
fault-other-secret = os outros servidores deste banco de dados têm outro segredo: dê a todos o mesmo --secret-file (aqui: { $file })

## Banco de dados

fault-database = não é possível usar o banco de dados { $database }: { $why }. Verifique o disco e o dono do arquivo, ou coloque um backup no lugar
fault-database-taken = outro servidor está usando { $database }: encerre-o primeiro ou inicie este com outro --db
fault-database-newer = { $database } foi criado por uma versão mais nova do Deckhall (esquema { $present }, aqui { $newest }): instale essa versão de novo ou use outro --db
fault-no-database = não há banco de dados em { $database }: indique com --db onde ele está
fault-log-damaged = { $file } está danificado e contém jogadas já confirmadas: restaure os dois arquivos de um backup ou apague-o para continuar sem essas jogadas
fault-backup-exists = { $file } já existe: escolha outro nome para o backup
fault-backup-damaged = a cópia de { $database } está danificada: o disco está cheio?
fault-postgresql = não foi possível conectar ao banco PostgreSQL de --db: { $why }
fault-dump = as partidas estão no PostgreSQL, que tem seu próprio programa de backup: { $command }
fault-migrate-file = o próprio servidor atualiza o arquivo do banco de dados ao iniciar
