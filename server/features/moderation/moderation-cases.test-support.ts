import type { RuleId } from '#server/features/moderation/moderation-rules.ts'

const lines = (text: string) =>
  text
    .split(/[\n|]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** What people really ask a tattooer for, and words that only look like others. */
export const PASSES = lines(`
  a cocktail glass with a cherry | Moby Dick breaching in a storm | nude back placement | pegboard with tools
  Scunthorpe United crest | cock feather in a hat | pussy willow branch | a great tit on a branch
  two great tits and three blue tits | an ass, a donkey with flowers | Dick Tracy in fedora
  shiitake mushrooms, fine line | the outline of Essex | Penistone viaduct | a raccoon in a bin
  a maine coon cat portrait | niggle the painter under his tree | spic and span, a broom
  a rose around the nipple | areola and nipple reconstruction after breast cancer | a bloody rose
  sexy pin-up girl on an anchor | naked mole rat with a crown | Adam and Eve under the tree | a skull with roses
  dagger through a heart with blood drops | the grim reaper with a scythe
  two crossed revolvers and a smoking gun | sacred heart in flames with thorns
  namakubi, a severed head with a sword, Japanese | Perseus holding the severed head of Medusa
  Judith beheading Holofernes | the headless horseman | a samurai after battle | seppuku, a samurai kneels
  a wolf tearing at a deer | a bleeding heart | zombie pin-up | anatomical heart
  a semicolon for suicide awareness | suicide prevention ribbon | survivor, with a phoenix
  flowers to cover my self-harm scars | cover up scars from cutting my wrists | Harley Quinn from suicide squad
  the king of hearts, suicide king | Buddhist manji on a temple bell
  a swastika as Hindu symbol of luck with Ganesha | Jain swastika, traditional | 卍 on a Buddha's chest
  anti-nazi fist | punch nazis | an Ashkenazi star of David | the goddess Isis with wings
  a cross with white lilies | white wolf, power and pride | Celtic cross with knots | Viking runes on a sword
  black sun eclipse | a Totenkopf pirate flag | lightning bolts on both sides | born 14.8.88
  1.4.88 in Roman numerals | 1.14.88 and a rose | un homme nu-tête | 01/14/88 and 02/03/90 | 1988 with a skull | number 88 race car
  anno 1488, a Portuguese caravel | an old Buick, licence plate KYK 188 | my dead brother's name with wings
  angel wings for my stillborn baby, tiny footprints | my two kids as elephants | baby's breath and a sexy pin-up
  mother holding a child | a teenage mutant ninja turtle | a little girl with a balloon by Banksy
  Gothic lolita doll with lace | lollipop | a mermaid combing her hair | Venus on her shell by Botticelli
  nude tones portrait of a woman | naked trees in winter behind a man | a bare chest with an eagle
  the female form in one line | kiss by Klimt | lingerie and stockings pin-up | fuck cancer
  bad bitch lettering with flames | shit happens | badass biker with a beard | a rooster, fighting cock
  a peacock and a woodcock | hummingbird sucking nectar | Dickens, Oliver Twist | Hancock tower skyline
  sextant and compass | sextuplets' names | the analogue clock | analysis paralysis | Uranus and its rings
  cucumber | therapist's couch | a bunch of grapes | drapes over a skull | rapeseed field in bloom
  Al Gore as a saint | cocoon and butterfly | spider with its legs spread | a horny toad on a rock
  blue-footed boobies dancing | a chink in the armour, knight | bass viol and sheet music | penne pasta | two Agapornis lovebirds | a rapper rapping | whittler's knife | an old penny
  gypsy rose and a dagger | a Mongolian eagle hunter | a dyke with a windmill in Holland | a Niger river map
  snigger, the jester | title: class of 2009 | Mississippi river | assassin with a hood | Massachusetts outline
  cumulus clouds | document with a seal | circumference, geometric | a spice jar | Pakistan on a globe
  wristband of barbed wire | hanging lantern, hanging man tarot card | hangman's noose broken in two
  death to tyrants | XXX in Roman numerals | A B C D E letters as blocks | the initials F. U. in a heart
  una rosa negra y un lobo | gato negro con luna | cono de helado | la concha de Venus, concha de mar
  calavera con cuchillo y sangre | mi tío con el nombre Kike | mate y termo en una silla | colibrí chupando néctar
  un pollo con sombrero | Totenkopf mit Rosen | Fuchs mit buschigem Schwanz | schwarze Sonne über dem Meer
  ein Kind mit Luftballon | Petri Heil, ein Hecht | Dackel und Muschel | le baiser de Rodin
  une chatte noire sur un toit | la queue d'un dragon | une bite d'amarrage et une ancre
  le lapin blanc toujours en retard | tête de mort avec un poignard | um macaco com coroa | cavalo de pau
  uma rola branca voando | caveira com punhal e sangue | ela pede uma rosa | menina com balão e guarda-chuva
  preto e branco, um lobo | xeque-mate, rei e rainha | a rose,a skull;a snake(with wings)
  it's a baby's rattle, ¡olé!
`)

/** Each with the rule it breaks. */
export const REFUSALS: [RuleId, string[]][] = [
  [
    'sexual',
    lines(`
  a penis with wings | vagina flower | vulva line art | porn star pose | hentai girl | hardcore sex
  couple having sex | sex position silhouettes | kama sutra figures | a naked woman on a chair
  nude girl, fine line | woman, fully nude | topless lady | my ex girlfriend naked | nude portrait of Taylor Swift
  naked man with a guitar | big boobs | b00bs | b o o b s | huge tits | titties | p0rn | p.o.r.n | p o r n
  pоrn with a Cyrillic o | pórn | p\u200Born | 𝓹𝓸𝓻𝓷 | ｐｏｒｎ | PORN!!! | poooorn | p*rn | dildo | blowjob
  bl0wj0b | deepthroat | cumshot on face | orgy in Rome | a girl masturbating | cunnilingus | suck my dick
  huge dick | dick pics | big cock | c0cksucker | wet pussy | n@ked girl | p€nis | 🅿🅾🆁🅽 | ⓟⓞⓡⓝ | ᵖᵒʳⁿ | mulheres nuas | gang bang | roses,nude girl(s) | (porn) | #porn | pu$$y | whore
  5lut | erotic scene | BDSM | people fucking | anal | cunt | cùnt | mujer desnuda en la cama | una polla grande
  tetas grandes | follando en la playa | nackte Frau | eine Frau, ganz nackt | Fotze | ficken | erotische Szene
  femme nue allongée | scène de sexe | une pute | image érotique | mulher nua | mulher pelada | buceta | boquete
  cena de sexo
`),
  ],
  [
    'minors',
    lines(`
  child porn | lolicon | sexy schoolgirl | sexy teen in lingerie | a naked child | nude preteen | sexy little girl
  little girl in sexy lingerie | 15 year old girl, sexy | sexy 16 yo | niña desnuda | colegiala sexy
  nacktes Schulmädchen | fillette nue | criança nua | novinha pelada | pedofilia
`),
  ],
  [
    'hate',
    lines(`
  swastika | a swastika armband | 5wastika flag nazi | 卐 | Nazi flag | n4zi eagle | n a z i | neo-nazi skinhead
  Hitler portrait | H1tler | hítler | sieg heil | 1488 | 14/88 | 14.88 | sw@stika | $wastika | K.K.K. | h!tler | 14-88 | 1 4 8 8 | 88 heil | SS bolts on the neck
  SS lightning | waffen-ss | SS Totenkopf | ᛋᛋ | sonnenrad | white power fist | white supremacy
  Aryan Brotherhood shield | KKK hood | Ku Klux Klan | gas the jews | death to all jews | ISIS flag
  Buddha and a nazi swastika | Hakenkreuz | SS-Runen | Blut und Ehre | Meine Ehre heißt Treue | Juden raus
  esvástica | cruz gamada | poder blanco | croix gammée | mort aux juifs | suástica | poder branco
  supremacia branca
`),
  ],
  [
    'slur',
    lines(`
  nigger | n1gger | n i g g e r | n.i.g.g.e.r | niiiigger | n*gger | ni\u00ADgger | nіgger with a Cyrillic i
  nigga please | faggot | f@ggot | fаggot | kike | spic | chink | wetback | raghead | tranny | retard | coon
  maricón | sudaca | Neger | Kanake | Schwuchtel | Judensau | bougnoule | youpin | nègre | viado | traveco
`),
  ],
  [
    'gore',
    lines(`
  gore | g0re | a gory scene | dismembered body | disemboweled man | mutilated corpse | guts spilling out
  blood and guts | rape | r4pe | a raped woman | school shooting | skinned alive | cuerpo desmembrado
  hombre descuartizado | violación | verstümmelte Leiche | Vergewaltigung | corps éventré | corps mutilé | un viol
  corpo esquartejado | estupro
`),
  ],
  [
    'self-harm',
    lines(`
  kill yourself | k y s | KYS | girl slitting her wrists | slit your wrists | cutting veins open | hang yourself
  commit suicide | thinspo | pro-ana butterfly | suicídate | córtate las venas | bring dich um | suicide-toi
  tue-toi | mate-se | corta os pulsos
`),
  ],
]
