### Að fá að vita að maður eigi leik, og hlekkir í tölvupósti.

notices = Láta mig vita þegar ég á leik
notices-about = Á meðan borðið er ekki opið: ein lína og hlekkur, ekkert um spilin, í mesta lagi einu sinni fyrir hvern leik þinn.
here = Á þessu tæki
here-about-off = Vafrinn spyr þig hvort það megi.
here-about-push = Þú færð að vita það þótt síðan sé lokuð.
here-about-page = Aðeins á meðan þessi síða er opin í flipa: vafrinn nær ekki sambandi við neina tilkynningaþjónustu.
here-about-blocked = Vafrinn leyfir þessari síðu ekki að senda tilkynningar. Leyfðu þær í stillingum vafrans og komdu svo aftur.
here-about-unsupported = Þessi vafri getur það ekki.
here-about-insecure = Vafrar gera það aðeins fyrir síður sem voru opnaðar með https eða á tækinu sem Stofa keyrir á.
here-about-install = Á iPhone og iPad virkar það þegar Stofa er komin á heimaskjáinn: snertu „Deila“, síðan „Bæta á heimaskjá“ og opnaðu hana þar.
by-mail = Með tölvupósti
by-mail-about = Fyrst færðu póst þangað til að samþykkja þetta. Netfangið er ekki notað til neins annars og því er eytt þegar þú yfirgefur síðasta borðið þitt.
address = Netfang
ask = Senda póst til staðfestingar
asked = Póstur er á leiðinni á { $address }. Opnaðu hlekkinn í honum til að samþykkja.
mail-on = Tölvupóstur fer á { $address }.
mail-stop = Engan tölvupóst framar
mail-other = Annað netfang
quiet = Næðistími
quiet-about = Það sem gerist þá færðu að vita á eftir, ef þú átt enn leik. Tímabelti: { $zone }.
quiet-from = frá
quiet-until = til
offer = Á Stofa að láta þig vita þegar þú átt leik?
offer-yes = Já, láttu vita
offer-mail = Með tölvupósti …
offer-no = Ekki núna
told-push = Þú færð að vita það, líka þegar síðan er lokuð.
told-page = Þú færð að vita það á meðan þessi síða er opin í flipa.

your-turn = Þú átt leik
your-turn-at = Þú átt leik: { $game }.

confirm-title = Tölvupóstur þegar þú átt leik?
confirm-why = Þá færðu eina línu þegar borð bíður eftir þér, og hlekk þangað. Í hverjum pósti er hlekkur til að afþakka fleiri.
confirm-yes = Já, láttu vita
confirmed = Samþykkt. Þú færð að vita þegar þú átt leik.
confirm-over = Þessi hlekkur gildir ekki lengur
confirm-over-why = Hann er líklega eldri en tveggja daga, eða beðið hefur verið um annan síðan. Biddu aftur í valmynd borðsins þíns.
stopped = Enginn tölvupóstur framar
stopped-why = Netfanginu þínu hefur verið eytt hér.
stop-over = Hér er ekkert að afþakka
stop-over-why = Enginn tölvupóstur fer lengur á þetta netfang.

install = Setja Stofu upp á þessu tæki
install-about = Þá opnast hún eins og sérstakt forrit, af upphafsskjánum.
