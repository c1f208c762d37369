### Hvers vegna þjónninn ræsist ekki, og hvað má reyna þegar enginn nær sambandi við hann.

newer-schema = Gagnagrunnurinn er af útgáfu { $version }; þessi útgáfa Stofu þekkir aðeins útgáfu { $known }. Notaðu nýrri.
bad-database = „{ $database }“ er ekki gagnagrunnur fyrir Stofu: gefðu upp slóð fyrir SQLite eða vefslóð postgresql://….
database-in-use = { $address ->
    [none] Annar þjónn notar gagnagrunninn { $database } nú þegar. Aðeins einn getur það í einu.
   *[other] Annar þjónn notar gagnagrunninn { $database } nú þegar: { $address }
}
no-psycopg = PostgreSQL þarf einn pakka í viðbót: pip install "stofa[postgres]".
no-database = Ekki tókst að opna gagnagrunninn: { $problem }
no-copy = Ekki er hægt að afrita { $source } í { $target }: { $problem }
no-file = Afritið getur ekki farið í { $target }: það er ekki skrá.
same-file = Afritið getur ekki farið í { $target }: það er gagnagrunnurinn sjálfur.
half-mail = Tölvupóstur þarf hvort tveggja: --smtp og --mail-from.
bad-smtp = Þetta er ekki slóð póstþjóns: gefðu upp smtp://nafn@vél:587 eða smtps://nafn@vél.
bad-sender = „{ $sender }“ getur ekki verið sendandi: gefðu upp --mail-from "Stofa <stofa@club.example>".
no-smtp-password = Lykilorð póstþjónsins vantar. Settu það í umhverfisbreytuna { $variable }.
port-in-use = Gátt { $port } á { $host } er upptekin. Veldu aðra: --port.
no-address = Ekki er hægt að hlusta á { $host }, gátt { $port }: { $problem }
no-tunnel-program = Forritið „{ $program }“ er ekki á þessari tölvu. Settu það upp eða nefndu annað með --tunnel.

## Enginn er kominn inn af netinu: hvað má reyna.

network-same-wifi = Er síminn á sama þráðlausa neti og þessi tölva, og ekki á gestanetinu?
obstacle-windows = Ef til vill hleypir Windows símum ekki inn: leyfðu Python á einkanetum (Windows Security, Firewall & network protection, Allow an app).
obstacle-macos = Ef til vill hleypir macOS símum ekki inn: leyfðu Python að taka við tengingum (System Settings, Network, Firewall, Options).
obstacle-ufw = Kveikt er á eldveggnum ufw. Svona hleypir hann símum inn: sudo ufw allow { $port }/tcp
obstacle-firewalld = Kveikt er á eldveggnum firewalld. Svona hleypir hann símum inn: sudo firewall-cmd --add-port={ $port }/tcp
obstacle-wsl = Stofa keyrir í WSL og þangað ná símar ekki: ræstu hana í Windows sjálfu eða láttu Windows áframsenda gátt { $port }.
obstacle-container = Stofa keyrir í gámi: opnaðu gátt { $port } á honum og notaðu vistfang vélarinnar sem hann keyrir á.
obstacle-unknown = Lokar eldveggur á þessari tölvu gátt { $port }?
network-other-address = Þessi tölva hefur fleiri en eitt vistfang: prófaðu annað.
