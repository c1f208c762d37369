### Það sem skjárinn segir.

ruling = Úrskurður:
example = Dæmi:

which-game = Hvaða spil?
which-number = Sláðu inn tölu frá 1 til { $last } eða „quit“.
how-many = Hve margir spila alls? Frá { $fewest } til { $most }; autt merkir { $fewest }.
welcome = { $game }, { $players } leikmenn.
commands =
    Sláðu inn númer leiks eða leikinn sjálfan (upphaf orðanna nægir).
      ?  hvað þú átt að ákveða núna     ? { $rule }  regla     ? { $word }  hvað orð merkir
      board  sýnir borðið aftur     log  hvað hefur gerst     quit  hætta að spila
      position  sýnir stöðuna sem texta     hint  hvað tölvan myndi gera
left = Þú hefur yfirgefið borðið. Bless á meðan!
no-server = Þjónninn þarf fleiri pakka: pip install 'stofa[server]'
record-kept = Skráning þessa spils er í { $file }.
record-exists = Skráin { $file } er þegar til: nefndu aðra fyrir skráninguna.
narrow = Skjárinn er { $columns } stafir á breidd en borðið þarf { $needed }: breikkaðu hann, annars brotna línurnar.

hint = Vísbending: { $moves }.
hint-wins = { $games ->
    [0] Þannig vinnst nánast aldrei.
    [100] Þannig vinnst nánast alltaf.
    [one] Þannig vinnst um { $games } spil af 100.
   *[other] Þannig vinnast um { $games } spil af 100.
}
hint-other = Næstbest: { $move }, um { $games }.

you = þú
other = sæti { $seat } ({ $bot })
and = {" og "}
history-seat = { $name }: { $moves }
history-cards = spil: { $moves }

asked = Veldu einn þessara leikja.
stood-in = { $problem } Tölvuspilarinn „{ $bot }“ leikur í hans stað.
only-one = (Enter leikur honum.)
several = Þetta gæti verið: { $moves }.
not-understood = „{ $typed }“ er hvorki númer í listanum né leikur. „?“ útskýrir.
explain-legal = Leyfilegt núna: { $moves }.
explain-unknown = „{ $typed }“ er hvorki regla né orð í þessu spili.

end-score = { $name }: { $score } stig
end-won = { $others ->
    [0] Þú vinnur!
   *[other] Þú vinnur ásamt { $names }!
}
end-lost = { $winners ->
    [1] { $names } vinnur.
   *[other] { $names } vinna.
}

draw-suffix = „{ $file }“ er hvorki .svg- né .png-skrá.
draw-no-png = PNG-skrár þurfa einn pakka í viðbót: pip install 'stofa[png]'
draw-nothing = Nefndu spil, eða skrá með „--record“.
draw-not-with-record = Skráning segir allt um spilið: slepptu { $option }.
draw-of-record = { $option } á aðeins við með „--record“.
draw-no-record = { $records ->
    [one] Í { $file } er aðeins { $records } skráning.
   *[other] Í { $file } eru aðeins { $records } skráningar.
}
draw-no-move = { $moves ->
    [one] Í skráningu { $number } er aðeins { $moves } leikur.
   *[other] Í skráningu { $number } eru aðeins { $moves } leikir.
}

way-in = Símar og önnur tæki á sama neti komast inn með þessum kóða:
nobody-came-in = Enginn er kominn inn af netinu enn.

## What `stofa doctor` finds. What to do about it is the message of the same name with -do behind it.

doctor-ok = í lagi
doctor-advice = ábending
doctor-broken = BILAÐ

doctor-versions = Stofa { $version }, Python { $python }
doctor-core-compiled = Kjarninn er þýddur.
doctor-core-plain = Kjarninn er ekki þýddur: tölvuspilarar hugsa hægt.
doctor-core-plain-do = Settu upp C-þýðanda og svo Stofu aftur.
doctor-no-page = Síðuna vantar: ekkert sæist í vafra.
doctor-no-page-do = Settu Stofu upp úr wheel-pakka; í frumkóðanum skaltu keyra „python3 run.py“ einu sinni.
doctor-no-uvloop = uvloop er ekki uppsett: öll skilaboð kosta meiri reiknitíma.
doctor-no-uvloop-do = pip install uvloop
doctor-old-sqlite = SQLite { $version } er of gamalt.
doctor-old-sqlite-do = Notaðu Python sem er smíðað með SQLite { $oldest } eða nýrra.

doctor-bad-database = Slíkur gagnagrunnur er ekki til: { $problem }
doctor-bad-database-do = Gefðu --database slóð fyrir SQLite eða URL sem byrjar á postgresql://.
doctor-schema-new = Gagnagrunnurinn er af útgáfu { $version }; þessi Stofa þekkir aðeins útgáfu { $known }.
doctor-schema-new-do = Settu upp nýrri Stofuna sem notaði hann, eða farðu aftur í eldra afrit af gagnagrunninum.
doctor-schema-old = Gagnagrunnurinn er af útgáfu { $version }; við næstu ræsingu verður hann af útgáfu { $known }.
doctor-schema-old-do = Afritaðu hann fyrst: stofa backup eða pg_dump. Eldri Stofa getur ekki opnað hann eftir það.
doctor-sqlite = { $file } er í lagi: { $tables } borð, útgáfa { $version }, SQLite { $sqlite }
doctor-sqlite-none = { $file } er ekki til enn; skráin verður til við fyrstu ræsingu.
doctor-sqlite-served = Þjónn notar hana núna: { $address }
doctor-sqlite-public = Aðrir notendur vélarinnar geta lesið { $file }, en þar eru spil leikja sem standa yfir.
doctor-sqlite-public-do = chmod 600 { $file }
doctor-sqlite-closed = { $user } getur ekki notað { $file }: { $problem }
doctor-sqlite-closed-do = Láttu notandann sem keyrir þjóninn eiga skrána og möppuna: chown { $user }.
doctor-sqlite-locked = Eitthvert forrit heldur { $file } læstri.
doctor-sqlite-locked-do = Finndu það og stöðvaðu: lsof { $file }. Þjónninn sjálfur læsir skránni aðeins í millisekúndur.
doctor-sqlite-foreign = { $file } er gagnagrunnur annars forrits.
doctor-sqlite-foreign-do = Gefðu --database aðra slóð.
doctor-sqlite-damaged = { $file } er skemmd: { $problem }
doctor-sqlite-damaged-do = Stöðvaðu þjóninn, taktu skrána frá og settu nýjasta afritið í hennar stað (docs/hosting/backups.md). Athugaðu diskinn líka.
doctor-no-psycopg = PostgreSQL þarf einn pakka til viðbótar.
doctor-no-psycopg-do = pip install "stofa[postgres]"
doctor-pg = PostgreSQL { $version } er í lagi: { $tables } borð, útgáfa { $schema }, { $ms } ms fram og til baka
doctor-pg-empty = PostgreSQL { $version } er tómt; töflurnar verða til við fyrstu ræsingu.
doctor-pg-old = PostgreSQL { $version } er ekki lengur haldið við.
doctor-pg-old-do = Uppfærðu í útgáfu { $oldest } eða nýrri.
doctor-pg-unreachable = Ekki er hægt að nota PostgreSQL: { $problem }
doctor-pg-unreachable-do = Gættu að því hvort það er í gangi, hvort vél, gátt, hlutverk og lykilorð í slóðinni eru rétt og hvort pg_hba.conf hleypir þessari vél inn.
doctor-pg-read-only = PostgreSQL leyfir engum að skrifa: það er varaeintak (standby) eða ritvarið.
doctor-pg-read-only-do = Nefndu aðalþjóninn í slóðinni; target_session_attrs=read-write finnur hann meðal margra.
doctor-pg-no-create = Hlutverkið { $role } má ekki búa til töflur.
doctor-pg-no-create-do = Láttu það eiga gagnagrunninn: ALTER DATABASE … OWNER TO { $role };
doctor-pg-no-rights = Hlutverkið { $role } má ekki lesa og skrifa: { $tables }.
doctor-pg-no-rights-do = Keyrðu þjóninn undir hlutverkinu sem bjó töflurnar til, eða gefðu þessu þær: ALTER TABLE … OWNER TO { $role };
doctor-pg-few-connections = PostgreSQL á aðeins { $free } tengingar eftir; hvert ferli þjónsins tekur allt að { $needed }.
doctor-pg-few-connections-do = Hækkaðu max_connections eða keyrðu færri ferli.
doctor-pg-slow = Ferð til PostgreSQL og til baka tekur { $ms } ms og hver leikur þarf nokkrar.
doctor-pg-slow-do = Hafðu þjón og gagnagrunn á sama stað.
doctor-pg-deaf = Það sem ein tenging tilkynnir berst ekki til annarrar (LISTEN og NOTIFY): ekkert ferli frétti af því sem leikið er við hin.
doctor-pg-deaf-do = Tengstu PostgreSQL beint eða um pooler í hamnum „session“.

doctor-disk = { $free } MB eru laus í { $folder }.
doctor-disk-low = Aðeins { $free } MB eru laus í { $folder }.
doctor-disk-low-do = Rýmdu til fljótlega; þar kunna líka að vera gömul afrit af gagnagrunninum.
doctor-disk-full = Diskurinn með { $folder } er fullur: { $free } MB eru eftir. Enginn gæti leikið.
doctor-disk-full-do = Rýmdu til strax.
doctor-folder-closed = { $user } getur ekkert búið til í möppunni { $folder }: { $problem }
doctor-folder-closed-do = SQLite verður að geta það: chown { $user } { $folder }, eða gefðu --database aðra slóð.

doctor-clock = Klukkan er { $now }.
doctor-clock-past = Klukkan er { $now }, en þá var Stofa ekki uppsett enn.
doctor-clock-past-do = Stilltu hana og haltu henni réttri: timedatectl set-ntp true
doctor-clock-apart = Klukkum þessarar vélar og gagnagrunnsins munar { $seconds } s: vélar yrðu ekki sammála um tölvuspilara og umhugsunartíma.
doctor-clock-apart-do = Haltu báðum réttum: timedatectl set-ntp true
doctor-clock-back = Nýjasta borðið er opnað eftir { $seconds } s: klukkan er of sein, eða var of fljót.
doctor-clock-back-do = Stilltu hana og haltu henni réttri: timedatectl set-ntp true

doctor-port-free = { $address } er laust.
doctor-server = Þjónn svarar á { $address }: útgáfa { $version }, allt í lagi.
doctor-server-other = Þjónninn á { $address } er af útgáfu { $version }; uppsett er { $installed }.
doctor-server-other-do = Endurræstu hann svo að það keyri sem er uppsett.
doctor-server-failing = Eitthvað er að þjóninum á { $address }: { $told }
doctor-server-failing-do = Meira stendur í atburðaskránni; sjá docs/hosting/watching.md.
doctor-port-taken = Annað forrit er á { $address }.
doctor-port-taken-do = Stöðvaðu það eða veldu aðra gátt: --port.
doctor-no-address = { $problem }
doctor-no-address-do = Veldu eitt af vistföngum vélarinnar (--host) og gátt frá 1024 (--port).
doctor-network = Önnur tæki á netinu ná til hans á: { $addresses }
doctor-no-network = Þessi vél hefur ekkert vistfang sem önnur tæki gætu náð til.
doctor-no-network-do = Tengdu hana við net.
doctor-not-encrypted = { $address } stendur netinu opið, án dulkóðunar.
doctor-not-encrypted-do = Það dugar á eigin neti. Á internetinu skaltu nota 127.0.0.1 og setja milliþjón fyrir framan (docs/hosting/proxy.md).
doctor-no-proxy = { $origin } er gefið upp en enginn milliþjónn nefndur: allir hefðu sama vistfang og sömu mörk.
doctor-no-proxy-do = Nefndu milliþjóninn: --proxy 127.0.0.1
doctor-proxy-elsewhere = Milliþjónn á annarri vél þjónar { $origin }; prófaðu þaðan.
doctor-origin-later = { $origin } er prófað þegar þjónninn er í gangi.
doctor-origin = { $origin } virkar um milliþjóninn: síða og tengingar; /metrics er lokað.
doctor-origin-silent = Ekkert á þessari vél svarar fyrir { $origin }: { $problem }
doctor-origin-silent-do = Ræstu milliþjóninn. Ef hann er á annarri vél skaltu nefna hana með --proxy.
doctor-origin-certificate = Skilríki { $origin } duga ekki: { $problem }
doctor-origin-certificate-do = Milliþjónninn þarf skilríki fyrir þetta nafn; Caddy sækir þau sjálfur, fyrir nginx má nota certbot.
doctor-origin-not-ours = Milliþjónninn svarar fyrir { $origin } með { $status } en ekki með þessum þjóni.
doctor-origin-not-ours-do = Gættu að því til hvaða gáttar hann sendir beiðnir (docs/hosting/proxy.md).
doctor-origin-no-socket = Milliþjónninn svarar fyrir { $origin } en hleypir engum WebSocket í gegn ({ $status }).
doctor-origin-no-socket-do = Hann þarf að senda áfram Upgrade, Connection og Host (docs/hosting/proxy.md).
doctor-origin-open-metrics = Hver sem er getur lesið { $origin }/metrics.
doctor-origin-open-metrics-do = Lokaðu slóðinni í milliþjóninum, nefndu hann með --proxy og slepptu --open-metrics.

doctor-files = { $most } skrár mega vera opnar: rúm fyrir { $connections } tengingar.
doctor-files-few = Aðeins { $most } skrár mega vera opnar: rúm fyrir { $connections } tengingar.
doctor-files-few-do = Hækkaðu mörkin: LimitNOFILE=16384 í einingunni eða ulimit -n.
doctor-workers = Tölvuspilarar geta hugsað: { $wanted } ferli
doctor-workers-many = { $wanted } ferli fyrir tölvuspilara eru fleiri en kjarnarnir { $cores } sem til eru.
doctor-workers-many-do = --workers { $cores }
doctor-workers-broken = Ekki tókst að ræsa ferli fyrir tölvuspilara: { $problem }
doctor-workers-broken-do = Gættu að því hvort minni er laust og hve mörg ferli notandinn má hafa (ulimit -u, TasksMax í einingunni).
