/** Gravest first: a text that breaks several is refused for the first. */
export const RULE_IDS = [
  'minors',
  'hate',
  'slur',
  'sexual',
  'gore',
  'self-harm',
  'profanity',
] as const
export type RuleId = (typeof RULE_IDS)[number]

/**
 * Words that are enough by themselves, in small letters without accents. A star at an end stands for any letters there.
 * English, then Spanish, German, French and Portuguese. Left out on purpose is whatever means something harmless in one of
 * the five: Spanish negro and cono, German Schwanz and Totenkopf, French baiser and chatte, Portuguese pau and macaco.
 * Skulls, daggers, blood, guns, severed heads of the old masters and pin-ups are what tattoos are made of, and pass.
 */
export const TERMS: Record<RuleId, string> = {
  minors: `
    lolicon*, shotacon*, child porn*, kiddie porn*, childporn*, jailbait, pedophil*, paedophil*, pedofil*, padophil*,
    underage sex, underage nude*, preteen nude*, kinderporn*, pornografia infantil, pornographie infantile, pedopornograph*`,
  hate: `
    *hitler*, nazi, nazis, nazism*, neonazi*, sieg heil, siegheil, third reich, himmler, goebbels, white power, white pride,
    white supremac*, aryan brotherhood, aryan nation*, aryan pride, aryan race, master race, ku klux klan, klansman, klansmen,
    ss bolt*, ss lightning*, ss rune*, ss skull*, sig rune*, waffen ss, schutzstaffel, sonnenrad, wolfsangel, rahowa,
    combat 18, blood and honour, blood and honor, gas the jews, kill all jews, kill all muslims, kill all blacks, kill all gays,
    death to jews, death to all jews, death to muslims, death to gays, isis flag, flag of isis, islamic state flag, daesh, al qaeda,
    alqaeda, race war, ethnic cleansing, blackface,
    poder blanco, supremacia blanca, muerte a los judios, raza aria,
    hakenkreuz*, ss runen, ss blitze, blut und ehre, meine ehre heisst treue, drittes reich, juden raus, auslander raus,
    weisse macht,
    croix gammee*, mort aux juifs, mort aux arabes, pouvoir blanc, troisieme reich, suprematie blanche,
    supremacia branca, poder branco, morte aos judeus, terceiro reich`,
  slur: `
    *nigger*, *nigga, *niggas, niglet*, *faggot*, kike, kikes, spic, spics, chink, chinks, gook, gooks, wetback*, raghead*,
    towelhead*, paki, pakis, coon, coons, beaner, beaners, tranny, trannies, retard, retards, retarded, shemale*, jigaboo*,
    porch monkey*, zipperhead*, camel jockey*,
    maricon, maricones, sudaca, sudacas, negrata*,
    neger, negern, kanake*, kanacke*, judensau*, schwuchtel*, spast, spasti, untermensch*,
    bougnoul*, youpin*, negre, negres, tarlouze*, bamboula*,
    viado, viados, viadinho*, traveco*`,
  sexual: `
    *porn*, *hentai*, nsfw, blowjob*, blow job*, handjob*, hand job*, cumshot*, cum shot*, cumming, creampie, deepthroat*, dildo*,
    buttplug*, butt plug*, gangbang*, gang bang*, orgy, orgies, masturbat*, ejaculat*, orgasm*, fellatio, cunnilingus, anal, anally, penis,
    penises, vagina*, vulva*, clitoris, *cunt*, pussy, pussies, boobs, boobies, titties, tits, big tit, cock ring*, cocksuck*,
    big cock*, huge cock*, hard cock*, erect cock*, throbbing cock*, suck cock*, sucking cock*, sucks cock*, my cock, his cock,
    big dick*, huge dick*, hard dick*, erect dick*, suck dick*, sucking dick*, sucks dick*, suck my dick, my dick, his dick,
    dick pic*, dicks, having sex, have sex, sex scene*, sex position*, sex toy*, sex act*, sex slave*, sexual act*,
    sexual intercourse, sexual position*, explicit sex*, oral sex, group sex, hardcore sex, kama sutra, kamasutra, erotic*, erotisch*, erotique*, bdsm,
    slut, sluts, slutty, whore, whores, cameltoe, upskirt*, bukkake, milf, milfs, jizz*, semen, horny, nudes, people fucking,
    couple fucking, fucking her, fucking him, fuck her, fuck him, fuck me, getting fucked, bare breasts, naked breasts,
    exposed breasts, bare ass, naked ass, genital*, scrotum, testicles, rimjob*, fisting, bestiality, zoophil*, incest*,
    doggystyle, doggy style,
    polla, pollas, verga, vergas, tetas, follar, follando, mamada, mamadas, pene, penes, chupapollas, desnudez,
    ficken, gefickt, fickt, fotze*, titten, arschfick*, wichsen, nutte, nutten, sexszene*,
    nichons, branlette*, sodomi*, pute, putes, salope*, levrette, scene de sexe, partouze*,
    buceta*, foder, fodendo, fodido, boquete*, punheta*, piroca*, xoxota*, putaria*, xereca*, cena de sexo`,
  gore: `
    gore, gory, goriest, snuff film*, disembowel*, dismember*, mutilat*, eviscerat*, guts spilling, spilling guts, guts hanging, hanging guts, entrails hanging,
    hanging entrails, blood and guts, intestines spilling, spilling intestines, brains splatter*, splattered brains, exploded head,
    rape, raped, raping, rapes, rapist*, tortured to death, school shooting*, mass shooting*, murdered child*, beheading video,
    isis beheading, skinned alive, flayed alive,
    descuartizad*, desmembrad*, destripad*, mutilad*, visceras colgando, tripas colgando, violacion*, violada, violando a,
    ausgeweidet*, verstummelt*, zerstuckelt*, vergewaltig*, abgeschlachtet*,
    eventre*, demembre*, mutile*, un viol, le viol, viol collectif, violee, violeur*, eviscere*,
    esquartejad*, estripad*, estupro*, estuprad*, tripas para fora, visceras expostas`,
  'self-harm': `
    kill yourself, killyourself, kys, commit suicide, suicide is the answer, suicide is the only way, slit your wrist*,
    slit my wrist*, slitting wrist*, slitting my wrist*, slitting her wrist*, slitting his wrist*, slit wrist*, cut your wrist*,
    cutting her wrist*, cutting his wrist*, cutting my wrist*, hang yourself, hanging myself, hanging herself, hanging himself,
    shoot yourself, shooting myself, shooting himself, shooting herself, pro ana, proana, pro anorexia, thinspo*, starve yourself,
    drink bleach,
    suicidate, matate, cortate las venas, cortandose las venas, cortarse las venas, ahorcate,
    bring dich um, ritz dich, erhang dich, tote dich, pulsadern aufschneiden, pulsadern aufgeschnitten,
    suicide toi, tue toi, taille toi les veines, se tailler les veines, se taillant les veines, pends toi,
    matese, corta os pulsos, corte os pulsos, cortando os pulsos, se enforque, enforquese`,
  profanity: `
    *fuck*, fck, shit, shits, bullshit*, shithead*, asshole*, dickhead*, bitch, bitches, wanker*, twat*, bollocks, dumbass*,
    mierda*, puta, putas, puto, putos, cabron*, pendejo*, gilipollas, joder, chingar, chingada, culero*,
    scheisse*, arschloch*, wichser*, hurensohn*, fick dich, hure, huren,
    merde*, putain*, connard*, connasse*, encule*, enfoire*, couilles,
    caralho*, porra, filho da puta, cuzao, arrombad*`,
}

/** What contains or is one of the words above and means something else. Taken out before anything is looked for. */
export const ALLOWED = `
  dick tracy, dick van dyke, scunthorpe, pussy willow, pussy willows, pussycat, pussycats, pussy cat, pussy cats, pussy riot,
  great tits, blue tits, coal tits, marsh tits, willow tits, crested tits, long tailed tits, blue footed boobies, red footed boobies,
  spic and span, snigger, sniggers, sniggering, sniggered, rapping, rapped, whittler, whittlers, fodder, gorry, chink in the armor, chink in the armour, chink in his armor, chink in his armour, chink in her armor,
  maine coon, maine coons, coon hound, coon hounds, coon cat, name kike, nombre kike, nombre de kike,
  al gore, gore tex, en retard, sans retard, retard de, retard du, oilseed rape, rape seed, rape flower,
  rape flowers, rape a fromage, rape survivor, rape crisis, rape awareness, anti rape, end rape, stop rape, school shooting survivor,
  school shooting memorial, mass shooting survivor, mass shooting memorial, gore vidal, han gook, min gook, coon bear, penne, poorness, agapornis, puttee, puttees, pussy paws, polla de agua,
  pc master race, horny toad, horny toads, horny goat, horny lizard, horny lizards, horny frog,
  anti nazi, anti nazis, antinazi, punch nazis, punch a nazi, smash nazis, fuck nazis, fuck hitler, nazis raus, no nazis, no nazi,
  nazi punks fuck off, nazi hunter, nazi hunters, bash the nazis, gegen nazis, contra los nazis, contra os nazis, contre les nazis,
  survivor of the nazis, year 1488, anno 1488, ano de 1488, ano 1488,
  nude back, nude arm, nude leg, nude skin, nude tone, nude tones, nude color, nude colors, nude colour, nude colours, nude ink,
  nude palette, nude lipstick, nude lips, nude pink, nude shade, nude shades, nude placement, nude background,
  naked mole rat, naked mole rats, naked eye, naked tree, naked trees, naked branch, naked branches, naked truth, naked skin,
  naked sword, naked blade, naked flame, naked lady flower, naked lady flowers, naked lady lily,
  nu tete, nu pieds, pieds nus, baby blue, baby pink, baby breath, babys breath, baby's breath`

/** Two kinds of words that say together what neither says alone, this many words apart at most. Patterns are of whole words. */
export interface ContextRule {
  rule: RuleId
  first: RegExp
  second: RegExp
  withinWords: number
}

const SUGGESTIVE =
  /^(?:sex|sexy|sexual|sexually|sexualized|sexualised|nude|naked|topless|erotic\w*|seductive|lewd|kinky|fetish|lingerie|horny|nsfw|desnud[oa]s?|semidesnud[oa]s?|nackte?[rsnm]?|nue?s?|nuas?|pelad[oa]s?|sinnliche?[rsnm]?|sensual)$/
const MINORS =
  /^(?:child|children|childs|kid|kids|toddlers?|infants?|preteens?|teens?|teenage|teenagers?|minors?|underage|schoolgirls?|schoolboys?|loli|lolita|shota|baby|babies|ninas?|ninos?|colegialas?|adolescentes?|kinder|kindern|minderjahrige?[rn]?|schulmadchen|enfants?|fillettes?|mineure?s?|ecolieres?|criancas?|meninas?|meninos?|novinhas?)$/
const NUDE =
  /^(?:nude|naked|topless|undressed|nudity|desnud[oa]s?|nackte?[rsnm]?|nackt|nue?s?|nuas?|pelad[oa]s?|denudee?s?)$/
const PERSON =
  /^(?:woman|women|womans|girl|girls|man|men|lady|ladies|female|females|male|males|guys?|babes?|couples?|lovers|people|person|pinup|pinups|pin|girlfriend|boyfriend|wife|husband|ex|sister|brother|teacher|nurse|neighbou?r|coworker|celebrity|actress|model|models|mujer|mujeres|chicas?|hombres?|novia|frau|frauen|manner|mann|freundin|femmes?|filles?|hommes?|copine|mulher|mulheres|homem|homens|garotas?|moca|namorada|portrait|photo|picture|selfie)$/

export const CONTEXT_RULES: ContextRule[] = [
  { rule: 'minors', first: SUGGESTIVE, second: MINORS, withinWords: 5 },
  { rule: 'sexual', first: NUDE, second: PERSON, withinWords: 3 },
  {
    rule: 'hate',
    first: /^88$/,
    second: /^(?:heil|reich|aryan|skinheads?|hh|wehrmacht)$/,
    withinWords: 5,
  },
  {
    rule: 'hate',
    first: /^totenkopf$/,
    second: /^(?:ss|wehrmacht|division|reich|kz)$/,
    withinWords: 4,
  },
  {
    rule: 'self-harm',
    first: /^(?:cutting|slicing|slashing|slit|slitting)$/,
    second: /^(?:veins|wrists?)$/,
    withinWords: 3,
  },
]

/** Sentences of several words whose parts vary. On words in small letters, each separated by one space. */
export const PHRASES: [RuleId, RegExp][] = [
  ['hate', /(?<![\p{L}\p{N}])(?:k ?k ?k|ᛋ ?ᛋ)(?![\p{L}\p{N}])/u],
  // Alone: as part of a date it is a birthday.
  ['hate', /(?<!\d[ .]?)14[ .]?88(?![ .]?\d)/],
  [
    'minors',
    /(?<![\p{L}\p{N}])(?:[1-9]|1[0-7]) ?(?:years? old|yr old|yo|year old|anos|ans|jahre alt|jahrige[rs]?)(?: \p{L}{1,20}){0,4} (?:sexy|nude|naked|topless|desnuda|nackt|nackte|nue|nua|lingerie)(?![\p{L}\p{N}])/u,
  ],
  [
    'minors',
    /(?<![\p{L}\p{N}])(?:sexy|nude|naked|topless|erotic|nackte[sr]?)(?: \p{L}{1,20}){0,3} (?:little|young|kleine[sr]?|junge[sr]?) (?:girls?|boys?|madchen|jungen?)(?![\p{L}\p{N}])/u,
  ],
  [
    'minors',
    /(?<![\p{L}\p{N}])(?:little|young|kleines|junges) (?:girls?|boys?|madchen)(?: \p{L}{1,20}){0,3} (?:sexy|nude|naked|topless|erotic|nackt|lingerie)(?![\p{L}\p{N}])/u,
  ],
  [
    'minors',
    /(?<![\p{L}\p{N}])(?:sexy|nude|naked|topless)(?: \p{L}{1,20}){0,3} (?:[1-9]|1[0-7]) ?(?:years? old|yr old|yo|year old|anos|ans)(?![\p{L}\p{N}])/u,
  ],
]

/** The swastika is four thousand years older than those who stole it: where the text speaks of its religions, it is theirs. */
export const SWASTIKA =
  /(?<![\p{L}\p{N}])(?:swastikas?|svastikas?|esvasticas?|suasticas?|cruz gamada|卐|卍)(?![\p{L}\p{N}])/u
export const SWASTIKA_RELIGIONS =
  /(?<![\p{L}\p{N}])(?:buddh\p{L}{0,12}|budd?is\p{L}{1,5}|bouddh\p{L}{1,6}|hindu\p{L}{0,8}|jain\p{L}{0,5}|manji|dharma|ganesha?|lakshmi|vishnu|shiva|vedic|sanskrit|diwali)(?![\p{L}\p{N}])/u

/** Many cover scars or mark having lived: what speaks of that is not a call to harm oneself. */
export const RECOVERY =
  /(?<![\p{L}\p{N}])(?:scars?|cover|coverup|covering|survivors?|survived|recover\p{L}{0,5}|awareness|prevention|narben?|uberleb\p{L}{1,6}|cicatri\p{L}{1,5}|sobreviv\p{L}{1,8}|survivant\p{L}{0,2})(?![\p{L}\p{N}])/u
