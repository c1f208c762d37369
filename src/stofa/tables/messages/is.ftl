### Því sem er hafnað, og það sem gerist við borðið.

stale = Þetta hefur þegar verið ákveðið. Líttu aftur á borðið.
bad-message = Þetta er ekki læsilegt: { $problem }.
no-device = Fáðu þér fyrst sæti.
not-your-seat = Þetta sæti er ekki þitt.
address-closed = Þetta vistfang virkar ekki: þar svarar enginn.
no-network = Þessi tölva er ekki á neinu neti þar sem önnur tæki gætu náð til hennar.
no-such-address = Tölvan hefur ekki þetta vistfang.
not-here = Aðeins sá sem situr við tölvuna sem þjónninn keyrir á má gera þetta.
not-host = Þetta má aðeins gestgjafi borðsins.
wrong-origin = Þessi síða má ekki gera þetta hér.
no-spectators = Þetta borð leyfir ekki áhorfendur.
screen-closed = Þessi hlekkur opnar ekki lengur stóra skjáinn. Opnaðu hann aftur frá borðinu.
no-table = Þetta borð er ekki til.
no-page = Þessi síða er ekki til.
no-lesson = Engin leiðsögn er til fyrir „{ $game }“.
wrong-method = Þetta er ekki gert svona.
claim-unknown = Þessi hlekkur vísar ekki á neitt sæti.
claim-used = Þessi hlekkur hefur þegar verið notaður. Biddu um nýjan.
too-big = Þetta er of stórt: í mesta lagi { $most } bæti.
too-slow = Þetta barst of hægt: { $most } sekúndur eru leyfðar.
slow-down = Of hratt. Bíddu andartak.
too-many-tables = Tæki getur átt í mesta lagi { $most } borð. Eyddu fyrst einhverjum.
too-many-sockets = Of margar tengingar eru þegar opnar.
failed = Eitthvað fór úrskeiðis hér. Það hefur verið skráð.
damaged = Það sem geymt var af þessu er ekki lengur hægt að lesa. Ef einhver rekur Stofu fyrir þig skaltu láta vita.
try-again = Þetta tókst ekki núna. Reyndu aftur.
not-started = Spilið er ekki byrjað.
started-already = Spilið er þegar byrjað.
not-finished = Spilinu er ekki lokið.
not-played-here = Þetta spil var ekki spilað hér.
bot-plays = Tölva spilar í þessu sæti.
beyond-choice = Aðeins síðasti leikur vals má koma með spil eða láta næsta gera: leikirnir á undan númer { $number } gera það nú þegar.
no-bot-plays = Engin tölva spilar í þessu sæti.
nothing-to-undo = Það er ekkert til að taka til baka.
undo-too-far = Sæti hefur skipt um eiganda síðan eða tölva tekið við. Það sem var spilað fyrir þann tíma stendur.
no-undo-asked = Enginn hefur beðið þig um að fá að taka leiki til baka.
nobody-to-nudge = Engan þarf að minna á leik.
nudged-already = Síðasta áminning var fyrir innan við mínútu.
not-absent = Leikmaðurinn er við. Minntu fyrst á leikinn og bíddu í mínútu.
just-left = Leikmaðurinn var við fyrir innan við mínútu. Gefðu honum færi á að koma aftur.
weak-stand-in = Þessi tölva spilar ekki nógu vel til að leysa leikmann af. Veldu eina af þessum: { $bots }.
asked-already = Þú hefur þegar beðið um þetta.
log-full = Þetta borð hefur staðið mjög lengi. Aðeins er hægt að ljúka spilinu.
seat-taken = Þar situr þegar einhver.
seat-held = Spilið er byrjað: annar getur aðeins fengið þetta sæti ef sá sem situr þar samþykkir það eða kemur ekki aftur.
seat-asked = Spilið er byrjað. Leikmennirnir eru spurðir hvort þú megir fá þetta sæti.
seat-declined = Leikmennirnir vilja frekar að tölvan haldi þessu sæti. Talaðu við gestgjafann.
no-seat-asked = Enginn er að biðja um þetta sæti.
one-seat = Þú ert þegar með sæti í þessu spili.
own-link = Þessi hlekkur er fyrir þann sem situr þar nú þegar, á öðru tæki. Biddu gestgjafann um þinn eigin hlekk.
no-seat-free = Ekkert sæti er laust.
too-many-devices = Sæti getur verið á { $most } tækjum. Biddu gestgjafann um nýjan hlekk.
too-late = Það er of seint til þess.
bad-name = Nafn hefur í mesta lagi { $most } stafi.
bot-name = Aðeins tölvur heita svona.
invisible-name = Þetta nafn sést ekki. Veldu nafn sem hinir geta lesið.
heaped-name = Of mörg merki eru á einum staf í þessu nafni.
untidy-name = Í nafni í skránni eru ósýnilegir stafir eða of mörg bil.
game-gone = Spilið „{ $game }“ er ekki uppsett hér.
unknown-rules = Þetta borð fylgir gerð { $rules } af reglunum; hér eru þekktar: { $known }.
record-running = Spilinu í skránni er ekki lokið og enginn nema tölvan á þar sæti.
record-long = Skráin má í mesta lagi hafa { $most } leiki, dregin spil meðtalin.
record-position = Spil sem hófst í tiltekinni stöðu er ekki hægt að geyma hér.
no-hints = Við þetta borð eru engar vísbendingar.
no-reactions = Við þetta borð eru engin viðbrögð.
reacted-already = Þú varst að bregðast við. Bíddu í nokkrar sekúndur.
no-decision = Enginn tók ákvörðun á þeirri stundu.
bad-mail = Þetta er ekki netfang.
no-mail = Þessi þjónn sendir engan tölvupóst.
no-zone = Tímabeltið „{ $zone }“ er ekki þekkt hér.
mail-not-taken = Ekki tókst að senda tölvupóstinn núna. Reyndu aftur síðar.
mail-too-often = Nógu margir póstar hafa verið sendir á þetta netfang í dag. Gáðu líka í ruslpóstinn.

bot-beginner = Byrjandi
bot-beginner-about = vinaleg en sér fátt af því sem hægt er að gera
bot-easy = Auðveld
bot-easy-about = sér ekki allt sem hægt er að gera
bot-medium = Miðlungs
bot-medium-about = gerir það sem lítur best út við fyrstu sýn
bot-hard = Erfið
bot-hard-about = hugsar fram í tímann
bot-expert = Meistari
bot-expert-about = hugsar fram í tímann og gefur sér lengri tíma til þess
bot-random = Af handahófi
bot-greedy = Gráðug
bot-thoughtful = Íhugul

## Hvað gerist við borð.

event-opened = Borðið var opnað.
event-seated = { $you ->
    [yes] Þú settist við borðið.
   *[no] { $name } settist við borðið.
}
event-left-seat = { $you ->
    [yes] Þú fórst frá borðinu.
   *[no] { $name } fór frá borðinu.
}
event-revoked = Gestgjafinn tók sæti til baka; nýr hlekkur er kominn fyrir það.
event-seat-asked = { $you ->
    [yes] Gestgjafinn vill láta annan fá sætið þitt.
   *[no] Gestgjafinn vill láta annan fá sætið: { $name }.
}
event-seat-wanted = { $newcomer } vill fá sætið sem tölva spilar í.
event-seat-answered = { $you ->
    [yes] { $yes ->
        [yes] Þú samþykktir það.
       *[no] Þú samþykktir það ekki.
    }
   *[no] { $yes ->
        [yes] { $name } samþykkti það.
       *[no] { $name } samþykkti það ekki.
    }
}
event-seat-freed = { $why ->
    [given] { $name } gaf sætið eftir; annar má fá það.
    [absent] { $name } hefur lengi verið í burtu; annar má fá sætið.
   *[empty] Sætið sem tölva spilar í er laust fyrir nýjan leikmann.
}
event-seat-kept = { $you ->
    [yes] Þú heldur sætinu þínu.
   *[no] { $name } heldur sætinu.
}
event-here = { $you ->
    [yes] Þú lést vita af þér.
   *[no] { $name } er við.
}
event-started = Spilið hefst.
event-undo-asked = { $you ->
    [yes] Þú baðst um að fá að taka leiki til baka.
   *[no] { $name } vill taka leiki til baka.
}
event-undo-answered = { $you ->
    [yes] { $yes ->
        [yes] Þú samþykktir það.
       *[no] Þú samþykktir það ekki.
    }
   *[no] { $yes ->
        [yes] { $name } samþykkti það.
       *[no] { $name } samþykkti það ekki.
    }
}
event-undone = { $you ->
    [yes] Þú tókst leiki til baka.
   *[no] { $name } tók leiki til baka.
}
event-nudged = { $you ->
    [yes] { $by } minnti þig á að þú ættir leik.
   *[no] { $by } minnti á að { $name } ætti leik.
}
event-take-over-asked = { $you ->
    [yes] { $by } vill að tölva spili fyrir þig.
   *[no] { $by } vill að tölva spili í sætinu: { $name }.
}
event-taken-over = { $why ->
    [left] Tölva spilar áfram: { $name } fór frá borðinu.
    [empty] Tölva spilar í sæti sem enginn tók.
    [time] Tölva spilar áfram: { $name } féll á tíma.
   *[chosen] Tölva spilar áfram í sætinu: { $name }.
}
event-handed-back = { $you ->
    [yes] Þú spilar aftur í þínu sæti.
   *[no] { $name } er aftur við borðið og spilar áfram.
}
event-timed-out = { $you ->
    [yes] Þú féllst á tíma.
   *[no] { $name } féll á tíma.
}
event-hinted = { $you ->
    [yes] Þú fékkst vísbendingu.
   *[no] { $name } fékk vísbendingu.
}
event-stood-in = { $why ->
    [illegal] Tölvan „{ $bot }“ valdi leik sem er ekki leyfður
    [hung] Tölvan „{ $bot }“ svaraði ekki
    [gone] Tölvan „{ $bot }“ er ekki lengur uppsett
   *[raised] Tölvan „{ $bot }“ brást
}; önnur lék í sætinu: { $name }.
event-reacted = { $reaction ->
    [applause] { $you ->
        [yes] Þú klappar.
       *[no] { $name } klappar.
    }
    [laugh] { $you ->
        [yes] Þú hlærð.
       *[no] { $name } hlær.
    }
    [wow] { $you ->
        [yes] Þú undrast.
       *[no] { $name } undrast.
    }
    [oh-no] { $you ->
        [yes] Þú stynur.
       *[no] { $name } stynur.
    }
    [hurry] { $you ->
        [yes] Þú bíður.
       *[no] { $name } bíður.
    }
   *[thanks] { $you ->
        [yes] Þú þakkar fyrir.
       *[no] { $name } þakkar fyrir.
    }
}
event-finished = Spilinu er lokið.
event-rematched = Sömu leikmenn spila aftur, við annað borð.
