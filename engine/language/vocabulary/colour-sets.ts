/**
 * What is named for its colours. A line reads `colours: names`; a name in each of the languages, and the adjective that goes with it,
 * without accents. Flags by the country, in the order in which the colours stand.
 */
export const FLAGS = `
green white red: italian, italy, italiano, italiana, italia, italienische, italienischen, italien, italienne, italie, mexican, mexico, mexicano, mexicana, mexikanische, mexikanischen, mexiko, mexicain, mexique, hungarian, hungary
red white blue: american, america, usa, us, united states, americano, americana, amerikanische, amerikanischen, amerika, americain, amerique, estados unidos, stati uniti, british, britain, uk, great britain, union jack, reino unido, puerto rican, puerto rico, cuban, cuba, dutch, netherlands, holland, cubano, cubana, texan, texas, australian, australia, new zealand, chilean, chile, philippine, filipino, czech, norwegian, norway
blue white red: french, france, frances, francesa, francia, franzosische, franzosischen, frankreich, francais, franca, tricolore
black red gold: german, germany, aleman, alemana, alemania, deutsche, deutschen, deutschland, allemand, allemagne, alema, alemao, alemanha, tedesca, tedesco, germania, belgian, belgium
red gold: spanish, spain, espanol, espanola, espana, spanische, spanischen, spanien, espagnol, espagne, espanha, spagnola, spagna, chinese, china, vietnamese, vietnam
green red: portuguese, portugal, portugues, portuguesa, portugiesische, portugiesischen, portugais, portoghese
green gold blue: brazilian, brazil, brasileno, brasilena, brasil, brasilianische, brasilianischen, brasilien, bresilien, bresil, brasileira, brasileiro, brasiliana, brasile
green white orange: irish, ireland, irlandes, irlandesa, irlanda, irische, irischen, irland, irlandais, irlande, irlandese, indian, india
blue white: scottish, scotland, greek, greece, argentinian, argentine, argentina, argentino, israeli, finnish, finland, escocesa, escocia, griega, grecia, schottische, griechische, ecossais, ecosse, grec, grece, grega
red white: polish, poland, canadian, canada, japanese, japan, swiss, switzerland, danish, denmark, english, england, austrian, austria, turkish, turkey, georgian, indonesian, polnische, polen, japanische, kanadische, schweizer, schweiz, osterreichische, polaca, polonia, japonesa, japon, suiza, suisse, polonais, pologne, japonais, canadien, inglesa, polonesa, japao, svizzera, giapponese
blue gold: swedish, sweden, ukrainian, ukraine, schwedische, schwedischen, schweden, ukrainische, sueca, suecia, ucraniana, ucrania, suedois, suede, ukrainien, svedese, ucraina
gold blue red: colombian, colombia, colombiano, colombiana, ecuadorian, ecuador, venezuelan, venezuela, venezolana, romanian, romania, kolumbianische, colombien, colombie
black green gold: jamaican, jamaica, jamaicana
green gold red: rasta, rastafarian, ethiopian, ghanaian, bolivian, bolivia
red green white: welsh, wales
blue red white: dominican, dominicana, haitian, haiti, croatian, croatia, serbian, slovenian, slovak
red white black: egyptian, egypt, egipcia, yemeni, iraqi, syrian
green white: nigerian, nigeria, pakistani, pakistan, saudi
white blue red: russian, russia
red black: albanian, albania
red orange yellow green blue purple: pride, rainbow, lgbt, lgbtq, gay pride, arcoiris, arco iris, regenbogen, arc en ciel, arcobaleno
blue pink white: trans, transgender
pink purple blue: bi, bisexual
red orange white pink: lesbian
`

export const BIRTHSTONES = `
red: january, july, garnet, ruby, enero, julio, januar, juli, janvier, juillet, janeiro, julho, gennaio, luglio
purple: february, amethyst, febrero, februar, fevrier, fevereiro, febbraio
blue: march, september, december, aquamarine, sapphire, turquoise, tanzanite, marzo, septiembre, diciembre, marz, dezember, mars, septembre, decembre, marco, setembro, dezembro, settembre, dicembre
white: april, june, pearl, moonstone, abril, junio, juni, avril, juin, junho, aprile, giugno
green: may, august, emerald, peridot, mayo, agosto, mai, aout, maio, maggio
pink: october, opal, tourmaline, octubre, oktober, octobre, outubro, ottobre
gold: november, topaz, citrine, noviembre, novembre, novembro
`

/** Clubs, by the colours that their people wear; only where colours are spoken of. */
export const CLUBS = `
red white: liverpool, manchester united, man united, man utd, arsenal, bayern, bayern munich, bayern munchen, atletico, atletico madrid, river plate, benfica, sevilla, athletic bilbao, kansas city chiefs, detroit red wings
blue white: chelsea, everton, tottenham, spurs, napoli, schalke, hamburg, hsv, porto, marseille, dodgers, la dodgers, yankees, new york yankees, maple leafs, toronto maple leafs, colts, rangers, leeds
blue: manchester city, man city
green white: celtic, celtics, boston celtics, sporting, werder, werder bremen, palmeiras, betis, eagles, philadelphia eagles, jets
blue red: barcelona, barca, psg, crystal palace, patriots, new england patriots, red sox, boston red sox, cubs, chicago cubs, canadiens, montreal canadiens, buffalo bills
white gold: real madrid
black white: juventus, newcastle, corinthians, santos, brooklyn nets, all blacks
red black: milan, ac milan, flamengo, chicago bulls, bulls, blackhawks, chicago blackhawks, atlanta falcons, miami heat, leverkusen
blue black: inter, inter milan
red gold: roma, as roma, galatasaray, chiefs, san francisco 49ers, 49ers
yellow black: dortmund, borussia dortmund, bvb
blue gold: boca, boca juniors, warriors, golden state warriors, la rams, fenerbahce
purple gold: lakers, la lakers, minnesota vikings, lsu
black gold: steelers, pittsburgh steelers, bruins, boston bruins, penguins, pittsburgh penguins, new orleans saints, wolves, wolverhampton
green gold: packers, green bay packers, springboks, wallabies
blue orange: knicks, new york knicks, denver broncos, broncos, chicago bears, new york mets, mets
blue grey: cowboys, dallas cowboys
black grey: raiders, las vegas raiders
`

/** Times and places with colours of their own. */
export const SCENES = `
red orange gold: autumn, fall, fire, flame, flames, herbst, otono, fuego, automne, outono, fogo, autunno, fuoco
orange pink purple: sunset, sunrise, dusk, dawn, atardecer, puesta de sol, sonnenuntergang, coucher de soleil, por do sol, tramonto
blue green: ocean, sea, oceano, mar, meer, mer, mare
blue white: winter, ice, invierno, hiver, inverno
green brown: forest, earth, earthy, bosque, wald, foret, floresta, bosco
`
