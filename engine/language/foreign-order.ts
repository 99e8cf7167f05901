import { isBodyPart } from '#engine/language/grammar.ts'
import { getLexicon } from '#engine/language/lexicon.ts'
import { isPlaceOnBody } from '#engine/language/names-unmarked.ts'
import { plain } from '#engine/language/normalise.ts'

/**
 * Ways of saying a thing that the other languages have and who writes English as a second language, put into the order that the reader
 * walks. What is put in are words that every language of the lists has: "inside", "on top of", "in the background".
 */

const whole = (source: string): RegExp => new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, 'giu')

const A =
  '(?:un[ao]?|une|uma?|unos|unas|uns|umas|des|eine?[nmr]?|nen|dos|deux|dois|duas|due|zwei|tres|trois|três|tre|drei|\\d{1,2}|an?|two|three|some)'
const THE = '(?:el|la|los|las|le|les|il|lo|i|gli|o|os|as|der|die|das|dem|den|the)'
/** "E dietro fiori": several, with no article before them. */
const MANY =
  '(?!del|dell|della|delle|degli|dei|des|dos|das|los|las|les|gli|sus|ses|mes|mis)\\p{Ll}{3,}[iesx](?= (?:d[aeio]|en|em|in|rosa|bianch|ross|ner|blanc|roj|negr|verd|azul|amar|\\p{Ll}+[sie](?!\\p{L}))|[,.;!?]|$)'
const ENDS = '(?= *(?:[,.;:!?()]|$))'
const GOES_ON =
  '(?= *(?:[,.;:!?()]|$)|(?: (?:y|e|et|und|and|con|com|avec|mit|with|en|em|in|sur|auf|su)(?!\\p{L})))'

/** "Aufm Kopf", "überm Knie": two words in one. */
const GERMAN_SHORT =
  /(?<!\p{L})(auf|unter|über|hinter|neben|vor|um|durch|mit|an)['’]?(m|n|s)(?!\p{L})/giu
const GERMAN_ARTICLE: Readonly<Record<string, string>> = { m: 'dem', n: 'den', s: 'das' }
/** "Nen Anker", "ne Rose", "'n Herz". */
const GERMAN_A =
  /(?<!\p{L}|['’])(?:['’]n(?:e[nmr]?)?|n[e](?:n|m|r)?) (?=(?:\p{Ll}+e[nrs]? )?\p{Lu}\p{Ll})/gu

const CURLED = whole(
  'hech[oa]s? (?:una? )?(?:bolit?as?|bolas?|ovill[oi]t?o?|rosc[ao]|rosquilla)|enr(?:osca|olla|osca)d[oa]s? (?:en|como) una? (?:bol(?:a|ita)|ovillo)|(?:roulé|lové|enroulé|pelotonné)e?s? en boule|zusammengerollt|eingerollt|enroladinh[oa]s?|enroscadinh[oa]s?|enroscadit[oa]s?|enrolad(?:o|a|inh[oa]) (?:como |em |numa |feito )?(?:uma )?bol(?:a|inha)|acciambellat[oa]|raggomitolat[oa]|arrotolat[oa] (?:come|a) (?:una )?pall(?:a|ina)|curled (?:like|as) an? ball',
)
/** "Pfötchen halten", "de patitas dadas". */
const HOLDING_PAWS = whole(
  'halten (?:sich )?(?:an den |die )?(?:pfötchen|händchen|pfoten|tatzen)|(?:sich )?(?:an den |bei den )?(?:pfötchen|händchen) (?:halten|haltend)|(?:sich )?an den (?:händen|pfoten|pfötchen) halten|(?:agarrad[oa]s|cogid[oa]s|tomad[oa]s|dándose) (?:de |por )?(?:las? )?(?:patitas?|patas?|manitas?)|de (?:patinhas?|mãozinhas?|patas) dadas|(?:se tenant|se tiennent|qui se tiennent) (?:par )?(?:la|les) (?:patte|pattes|papattes)|(?:che si tengono |tenendosi )(?:per )?(?:la|le) (?:zamp[ae]|zampin[ae]|manin[ae])|zamp(?:a|ina) nella zamp(?:a|ina)',
)

const EYES = 'ojos|yeux|olhos|occhi'
const OWN = `${EYES}|patas|pattes|zampe|plumas|plumes|penas|cuernos|cornes|corna|chifres|colmillos|presas|alas|ailes|asas|ali`
/** "Gato de olhos dourados", "un renard aux yeux verts": with them. */
const OF_PARTS = new RegExp(
  `(?<=\\p{L} )(?<!(?<!\\p{L})(?:par|paire|paio|coppia|pares|lágrimas?|larmes?|lacrime) )(?:de (?=(?:${EYES}) )|(?:aux|à|ao|aos|dagli|dai|dalle|dall['’]) ?)(?:les |las |los |os |as )?(?=(?:${OWN}) \\p{L})`,
  'giu',
)

const INSTEAD =
  "(?:en (?:lugar|vez) del?|à la place (?:de|du|des|d['’])|au lieu (?:de|du|des|d['’])|no lugar d[aeo]s?|em (?:vez|lugar) d[aeo]s?|al posto (?:di|del|dello|della|dell['’]|degli|delle|dei)|invece (?:di|del|della|dell['’]|degli|delle|dei)|(?:an)?statt(?: de[srmn])?|anstelle (?:de[rs]|von)|instead of)"
const FACE_PART =
  'ojos?|augen?|auges|[oœ](?:e)?il|yeux|occhi[o]?|olhos?|eyes?|boca|bocca|bouche|mund|maul|mouth|cara|gesicht|visage|viso|rosto|face'
const BACK_PART =
  'concha|caparaz[oó]n|caparacho|guscio|coquille|carapace|schale|panzer|schneckenhaus|haus(?:es)?|casco|shell|cabeza|cabeça|testa|tête|kopf(?:es)?|head|dorso|lomo|espalda|schiena|rücken|dos|costas|sombrero|chapeau|hut|cappello|chapéu|ruedas?|roues?|räder|ruote|rodas'
const THING = `(${A} (?:(?!(?:y|e|et|und|and|con|com|avec|mit|with) )[\\p{L}'’-]+ ?){1,5}?)`
const HAS = '(?:(?:con|com|avec|mit|with|tiene|tem|a|ha|hat|y|e|et|und|and) )?'
/** "Al posto di un occhio un orologio", "con una tazza al posto del guscio". */
const IN_PLACE_OF_PART = new RegExp(
  `,? ?(?<!\\p{L})${HAS}${INSTEAD} ?(?:(?:${THE}|${A}|su|sus|son|sa|ses|il suo|la sua|seu|sua|sein(?:e[smnr]?)?|its|his|her|l['’]) ?)?(?:${FACE_PART}|(?<back>${BACK_PART}))(?:(?: (?:izquierd|derech|gauch|droit|sinistr|destr|esquerd|direit|left|right)\\p{L}*)|,)? (?:(?:tiene|tem|ha|hat|has|a|lleva|porte) )?${THING}${GOES_ON}`,
  'giu',
)
const THING_IN_PLACE_OF_BACK = new RegExp(
  `,? (?<!\\p{L})(?:${INSTEAD}|como|come|comme|als|as) ?(?:(?:${THE}|${A}|su|sus|son|sa|seu|sua|sein(?:e[smnr]?)?|its|his|her|l['’]) ?)?(?:${BACK_PART})${ENDS}`,
  'giu',
)

const PLACED_ON_BODY =
  "(?:l['’] ?)?(?:oreilles?|orecchi[oe]|oreja|orelha|genou|ginocchio|rodilla|joelho|nuque|nuca|coude|gomito|mollet|polpaccio|épaule|spalla|seno|collo|sein|cou|ohr|clavicule|ascella)"
const AFTER_PAUSE = '(?<=[,;.:(] ?|(?<!\\p{L})(?:y|e|et|und|and|ed) )'
const OF_IT =
  '(?: (?:de [eé]l|de ella|de ellos|de ellas|del[ae]s?|di (?:lui|lei|loro|esso|essa)|lui|elle|eux|elles|suyo|suya|a (?:lui|lei)))?'
/** "…, dietro la luna piena", "y detrás un volcán": the moon is behind what was named, after a pause. */
const BEHIND_IT = new RegExp(
  `(?:${AFTER_PAUSE}(?:con |avec |com |mit )?|(?<!\\p{L})(?:con|avec|com|mit) )(?:por |justo |juste |proprio |tout )?(?:detrás(?! del?(?!\\p{L}) (?!él|ella))|atrás(?! d[aoe]s?(?!\\p{L}))|derrière|dietro)${OF_IT},? (?!${PLACED_ON_BODY})(?=${A} |${THE} |l['’]|${MANY})`,
  'giu',
)
const UNDER_IT = new RegExp(
  `(?:${AFTER_PAUSE}(?:con |avec |com |mit )?|(?<!\\p{L})(?:con|avec|com|mit) )(?:sotto|en dessous|dessous|debajo|abajo|embaixo|abaixo|darunter|drunter)${OF_IT},? (?=${A} |${MANY})`,
  'giu',
)
const ABOVE_IT = new RegExp(
  `(?:${AFTER_PAUSE}(?:con |avec |com |mit )?|(?<!\\p{L})(?:con|avec|com|mit) )(?:sopra|au-dessus|par-dessus|encima|arriba|em cima|acima|darüber|drüber)${OF_IT},? (?=${A} |${MANY})`,
  'giu',
)
const BEFORE_IT = new RegExp(
  `(?:${AFTER_PAUSE}(?:con |avec |com |mit )?|(?<!\\p{L})(?:con|avec|com|mit) )(?:davanti|devant)${OF_IT},? (?=${A} |${MANY})`,
  'giu',
)

/** "Che lascia dietro una scia", "que deja tras de sí una estela". */
const LEAVES_TRAIL = new RegExp(
  `(?<!\\p{L})(?:que |qui |che )?(?:deja|dejando|dejan|laisse|laissant|laissent|lascia|lasciando|lasciano|deixa|deixando|deixam|hinterlässt|leaving|leaves)(?: (?:tras de sí|detrás(?: de sí)?|derrière (?:lui|elle|eux)|dietro(?: di sé)?|atrás(?: de si)?|hinter sich|para trás|behind(?: it| him| her)?))? (?=${A} (?:[\\p{L}]+ )?(?:estelas?|rastros?|traînées?|sillages?|sci[ae]|spur|schweif|trail))`,
  'giu',
)

const GARMENT =
  'tutu|robe|jupe|chapeau|manteau|cape|vestido|falda|sombrero|capa|saia|chapéu|gonna|abito|vestito|cappello|mantello|kleid|rock|hut|mantel|umhang|dress|skirt|hat|coat|cloak|gown'
/** "Dont le tutu est une pivoine", "cuyo vestido es una medusa". */
const WHOSE_IS = new RegExp(
  `,? (?<!\\p{L})(?:dont (?:le |la |les |l['’])|cuy[oa]s? |cuj[oa]s? |(?:il|la|i|le) cui |de[sr]sen |whose )(?:(?<worn>${GARMENT})|[\\p{L}-]+)(?: [\\p{L}]+)? (?:est|sont|es|son|sea|é|são|è|sono|is|are) (?=${A} )`,
  'giu',
)
const GERMAN_WHOSE_IS = new RegExp(
  `,? (?:deren|dessen) (?:(?<worn>${GARMENT})|[\\p{L}-]+) (${A} (?:[\\p{L}-]+ ){1,3}?)(?:ist|sind)${ENDS}`,
  'giu',
)

const GERMAN_PLACE: Readonly<Record<string, string>> = {
  aus: 'out of',
  von: 'out of',
  auf: 'on top of',
  in: 'inside',
  um: 'around',
  hinter: 'behind',
  unter: 'beneath',
  über: 'above',
  an: 'hanging from',
  durch: 'through',
  neben: 'next to',
}
const GERMAN_DOES =
  'tropf(?:t|en)|wächst|wachsen|steig(?:t|en)|aufsteig(?:t|en)|herauswächst|herauswachsen|hervorwächst|hervorwachsen|kommt|kommen|herauskomm(?:t|en)|rag(?:t|en)|herausrag(?:t|en)|quill(?:t|en)|quellen|fließ(?:t|en)|läuft|laufen|flieg(?:t|en)|herausflieg(?:t|en)|davonflieg(?:t|en)|schaut|schauen|herausschau(?:t|en)|guckt|gucken|rausguck(?:t|en)|rauswächst|rauswachsen|rauskomm(?:t|en)|schlüpf(?:t|en)|sprieß(?:t|en)|blüh(?:t|en)|kriecht|kriechen|krabbelt|krabbeln|strömt|strömen|sitzt|sitzen|steht|stehen|liegt|liegen|hockt|hocken|thront|schläft|schlafen|schwimmt|schwimmen|schwebt|schweben|hängt|hängen|baumelt|baumeln|rankt|ranken|windet|winden|wickelt|wickeln|schlingt|schlingen|schlängelt|kreist|kreisen|leuchtet|brennt|lodert|steckt|stecken|fällt|fallen|rieselt|rieseln|rinnt|spring(?:t|en)|tanzt|tanzen|klettert|klettern|scheint|ist|sind'
/** "Auf einer Wabe, aus der Honig tropft": out of the comb, which stands right before. */
const GERMAN_RELATIVE = new RegExp(
  `(?<!(?:aus|von) )(?<![\\p{L}-])(?<noun>\\p{Lu}[\\p{L}-]+)(?<verb> \\p{Ll}[\\p{L}]+(?=,))?,? (?<place>[Aa]us|[Aa]uf|[Ii]n|[Uu]m|[Hh]inter|[Uu]nter|[Üü]ber|[Aa]n|[Dd]urch|[Vv]on|[Nn]eben) (?:de[mnr]|die|das|denen|welche[rmns]?)(?: sich)? (?<thing>(?:[\\p{L}\\d-]+ ){0,4}?\\p{Lu}[\\p{L}-]+)(?: (?:nach oben|oben|heraus|raus|hinaus|herab|herunter|runter|hoch|empor|hervor|drin))? (?:${GERMAN_DOES})(?= *(?:[,.;:!?()]|$)| (?:und|mit)(?!\\p{L}))`,
  'gu',
)
/** Two nouns must stand before such a clause to make it doubtful whose it is. */
const NOUN_BEFORE = /\p{Lu}\p{L}+ .*$/u

/** "Una tazza nella quale nuota un pesce", "sur laquelle pousse un arbre". */
const ROMANCE_RELATIVE = new RegExp(
  `,? (?<!\\p{L})(?:(?<on>sobre (?:el|la|los|las) (?:que|cual(?:es)?)|en cima de la que|sur (?:lequel|laquelle|lesquels|lesquelles)|su cui|sul quale|sulla quale|sobre (?:o|a) qual)|en (?:el|la|los|las) (?:que|cual(?:es)?)|dans (?:lequel|laquelle|lesquels)|in cui|nel quale|nella quale|no qual|na qual|em que|dentro (?:del|de la) (?:que|cual)|donde|onde|où|dove) (?:(?:se|si|s['’]) ?)?(?:hay|está|están|crece|crecen|nada|nadan|flota|flotan|vive|posa|posan|duerme|est|sont|pousse|poussent|nage|nagent|flotte|il y a|dort|posé|c['’]è|ci sono|cresce|crescono|nuota|nuotano|galleggia|galleggiano|dorme|vive|tem|há|está|nada|nadam|flutua|flutuam|nasce|nascem|brota|brotan|bebe|baigne|baignent) ${THING}${GOES_ON}`,
  'giu',
)

/** "Au bord de l'eau", "am Ufer": beside the water that was named. */
const WATER =
  'lagos?|lac|see|rivière|rio|río|fluss|fiume|fleuve|étang|teich|mar|mer|mare|meer|lagune?|laguna|lagoa|lake|river|pond|sea'
const AT_THE_SHORE = whole(
  "au bord de l['’]eau|sur la rive|sur la berge|am ufer|am wasser|a la orilla(?! de)|en la orilla(?! de)|na margem(?! d)|na beira d['’]?a? ?água|à beira d['’]?a? ?água|na beira(?! d)|sulla riva(?! d)|a riva|in riva all['’]acqua|on the shore|at the shore",
)

/** "And under the lion a crown": the crown under the lion. */
const PLACE_FIRST = new RegExp(
  `(?<=[,;] ?|(?<!\\p{L})(?:and|y|e|et|und) )(?<place>(?:under|underneath|below|beneath|behind|above|over|around|beside|next to|in front of|on top of|unter|hinter|über|neben|vor|um|auf|debajo|detrás|encima|delante|alrededor|al lado|sobre|sous|derrière|devant|sur|au-dessus|en dessous|autour|à côté|embaixo|atrás|em cima|em volta|ao lado|sotto|dietro|sopra|accanto|intorno|attorno)(?: (?:de|d['’]|of|di|a|von))? ?(?:the|my|his|her|its|de[rmn]|die|das|del|el|la|los|las|du|des|le|les|l['’]|do|da|dos|das|o|a|os|as|al|alla|il|lo|i|gli|su) ?(?!(?:left|right|top|bottom|back|other|whole|same|sich|die|der|das|que|cual|cui|quale|which|whom|lequel|laquelle)(?!\\p{L}))[\\p{L}-]+),? (?:there is |is |are |hay |il y a |há |c['’]è |ist |sind |sitzt |steht )?(?<thing>${A} (?:(?!(?:y|e|et|und|and|con|com|avec|mit|with) )[\\p{L}-]+ ?){1,4}?)${GOES_ON}`,
  'giu',
)

/** "Aus dem Mund kommt eine Schlange", "dalla bocca esce un serpente". */
const COMES_OUT_FIRST = new RegExp(
  `(?<=[,;] ?|(?<!\\p{L})(?:and|y|e|et|und) )(?:aus (?:de[mrn]|seine[mrn]|ihre[mrn]|dessen|deren)|del?(?: la| los| las| su| sus| sa| son| ses)?|des|du|dall[aeo]?|dall['’]|dai|dagli|dal|d[ao]s?|d[ao]s? (?:su|seu)[as]?) ?(?!(?:que|qui|cual|cui|quale|qual|lequel|laquelle|donde|onde|la|el|las|los)(?!\\p{L}))(?<part>[\\p{L}-]+) (?:(?:se|si|s['’]) ?)?(?:kommt|kommen|wächst|wachsen|ragt|ragen|steigt|steigen|fliegt|fliegen|quillt|quellen|sprießt|sprießen|krabbelt|kriecht|sale|salen|brota|brotan|crece|crecen|surge|surgen|sort|sortent|pousse|poussent|jaillit|jaillissent|esce|escono|spunta|spuntano|nasce|nascono|cresce|crescono|sai|saem|nascem|brotam|crescem) ${THING}${GOES_ON}`,
  'giu',
)

/** "Con metà faccia scheletro". */
const HALF_OF_FACE = new RegExp(
  `(?<!\\p{L})(?:con|mit|avec|com|with) (?:la |die |a |una |une )?(?:metà|mitad|metade|moitié|hälfte|half|halbe[mnrs]?|media|meia|mezza)(?: (?:del|della|de la|de|du|da|do|des|of the|of its|of his))? (?:faccia|cara|visage|rosto|gesichts?|face|volto|viso|testa|cabeza|rostro)(?: (?:di|de|en|em|als|como|as|in|è|es|est|comme|come))? (?=${A} |scheletr|esquelet|squelett|skelett|skeleton|calaver|teschi|totenkopf|robot|caveira|skull|crâne|catrina)`,
  'giu',
)

const SMOKE = 'fumée|vapeur|humo|vapor|fumaça|fumo|vapore|rauch|dampf|smoke|steam'
/** "Une tasse dont la fumée forme un dragon": out of the cup. */
const WHOSE_SMOKE = new RegExp(
  `,? (?<!\\p{L})(?:dont (?:la |le )|cuy[oa] |cuj[oa] |(?:il|la) cui |deren |dessen |whose )(${SMOKE})(?!\\p{L})`,
  'giu',
)
/** "Deren Hälse ein Herz bilden". */
const GERMAN_WHOSE_FORM = new RegExp(
  `,? (?:deren|dessen|die zusammen|die) (?:[\\p{L}-]+ )?(${A} (?:[\\p{L}-]+ ){1,3}?)(?:bilden|bildet|formen|formt|ergeben|ergibt)${ENDS}`,
  'giu',
)
/** "Le reflet dans l'eau est une fée". */
const REFLECTED = new RegExp(
  `,?(?: (?:et|y|e|und|ma|mais|pero|mas|aber))? ?(?<!\\p{L})(?:(?:le|el|il|o|das|son|su|sein|seu|il suo|o seu) ?)(?:reflet|reflejo|riflesso|reflexo|spiegelbild)(?: (?:dans|en|nell['’]|nella?|n[ao]|im|in der|sur|en el)(?: ?(?:l['’]|el |la |o )?(?:eau|agua|acqua|água|wasser|lac|lago|see))?)? (?:est|es|è|é|ist|zeigt|montre|muestra|mostra) (?=${A} )`,
  'giu',
)

/** Verbs of treading down that are no place: "che schiaccia il diavolo". */
const TREADS = new RegExp(
  `(?<!\\p{L})(?:(?:que|qui|che|der|die|das) )?(?:schiaccia|schiacciando|schiacciano|calpesta|calpestando|écrase|écrasant|écrasent|piétine|piétinant|terrasse|terrassant|aplasta|aplastando|pisotea|pisoteando|esmaga|esmagando|pisoteia|zertritt|zertrampelt|crushing|crushes) (?=(?:(?:${THE}|${A}|l['’]|al|o|a) ?)?(?:[\\p{L}]+ )?(?:diavol|diabl|demoni|démon|dämon|teufel|satan|drag|drach|drak|serpent|serpient|schlange|devil|demon|snake|dragon|cobra|víbora|vipera))`,
  'giu',
)

/** "Flowers of sakura", "the skull of a cow": of which kind comes first in English. */
const OF_KIND =
  /\b(skulls?|skeletons?|heads?|masks?|feathers?|claws?|teeth|tooth|horns|antlers|wings|hands?|bones?|flowers?|blossoms?|leaf|leaves|branch(?:es)?|petals) of (?:an? |the )?([\p{L}]+)(?= *(?:[,.;!?)]|$)| (?:with|and|on|in|under|over|around|inside|falling|behind|which|that)\b)/giu
const isOfBeast = (word: string): boolean =>
  getLexicon()
    .find(plain(word), 'en')
    .some(
      (entry) =>
        entry.type === 'subject' && !entry.language && entry.group === 'animal' && word.length > 2,
    )
/** "My cat black with socks". */
const BLACK_AFTER =
  /\b(an?|the|my|one|two) ([a-z]+) (black|white|red|brown|grey|gray|orange|blue|green|yellow)(?= (?:with|sitting|on|in|who|which|that|sleeping|standing|holding)\b)/giu
const isPlant = (word: string): boolean =>
  getLexicon()
    .find(plain(word), 'en')
    .some((entry) => entry.type === 'subject' && entry.group === 'plant')
const OF_PLANT = /^(?:flower|blossom|leaf|leaves|branch|petal)/i

/** What who learns English puts otherwise. */
const LEARNT: readonly (readonly [RegExp, string])[] = [
  [
    /\b(howling|barking|roaring|looking|staring|howls|looks|pointing|screaming) (?:on|to|up to|upon) (?=the |an? )/giu,
    '$1 at ',
  ],
  [/\bthat howls\b|\bwho howls\b|\bwhich howls\b/giu, 'howling'],
  [/\baround of\b/giu, 'around'],
  [/\bnear (?:to|of)\b/giu, 'near'],
  [/\binside of of\b/giu, 'inside of'],
  [/\bin front to\b/giu, 'in front of'],
  [/\b(?:who|which|that) (?:is|are) (?=[a-z]{3,}ing\b)/giu, ''],
  [
    /\b(an?|the) (?!(?:woman|man|girl|boy|lady|figure|person) )([a-z]+(?: [a-z]+)?) in (red|blue|green|yellow|pink|purple|orange|gold|white|black)(?= (?:with|and|holding)\b)/giu,
    '$1 $3 $2',
  ],
]

const turned = (back: string | undefined, thing: string): string =>
  ` with ${thing.trim()} ${back ? 'on top of its back' : 'inside its eye'} `

/** "Als wären es Luftballons": compared, and not asked for; it would stand between a clause and its verb. */
const AS_IF = /,? ?(?<!\p{L})als (?:wär(?:e|en|['’]s)?|ob|hätten?|würden?)(?!\p{L})[^,.;:!?()]*/giu
/** "Deren Hals in eine Tanne übergeht". */
const GERMAN_WHOSE_BECOMES = new RegExp(
  `,? (?:deren|dessen) (?<part>[\\p{L}-]+)(?: (?:sich|langsam|nach oben|unten|oben|am ende))* (?:in|zum|zur|zu) (?<into>(?:[\\p{L}-]+ ){1,4}?)(?:übergeh(?:t|en)|mündet|münden|ende[nt]|ausläuft|auslaufen|verwandel[nt]|auflös(?:t|en)|wird|werden|verläuft)${ENDS}`,
  'giu',
)

function beforeVerbs(text: string): string {
  const water = new RegExp(`(?<!\\p{L})(?:${WATER})(?!\\p{L})`, 'iu').exec(text)
  let rest = text
    .replace(
      GERMAN_SHORT,
      (_, place: string, end: string) => `${place} ${GERMAN_ARTICLE[end.toLowerCase()]}`,
    )
    .replace(GERMAN_A, 'ein ')
    .replace(/(?<!\p{L})ad (?=un[ao]? |un['’])/giu, 'a ')
    .replace(CURLED, 'curled up')
    .replace(HOLDING_PAWS, 'holding hands')
    .replace(OF_PARTS, 'with ')
    .replace(IN_PLACE_OF_PART, (...match) =>
      turned((match.at(-1) as Record<string, string>).back, match[2] as string),
    )
    .replace(THING_IN_PLACE_OF_BACK, ' on top of its back')
    .replace(LEAVES_TRAIL, 'with ')
    .replace(WHOSE_IS, (...match) =>
      (match.at(-1) as Record<string, string>).worn ? ' wearing ' : ' containing ',
    )
    .replace(AS_IF, '')
    .replace(GERMAN_WHOSE_BECOMES, (...match) => {
      const { part, into } = match.at(-1) as Record<string, string>
      // Hair is kept with whom it is of; the neck of a guitar is the guitar's.
      return isBodyPart(plain(part!)) ? ` deren ${part} wird zu ${into}` : ` wird zu ${into}`
    })
    .replace(GERMAN_WHOSE_IS, (...match) => {
      const { worn } = match.at(-1) as Record<string, string>
      return `${worn ? ' wearing ' : ' containing '}${match[2] as string}`
    })
    .replace(GERMAN_RELATIVE, (...match) => {
      const [said] = match
      const { noun, verb, place, thing } = match.at(-1) as Record<string, string>
      const [at, all] = [match.at(-3) as number, match.at(-2) as string]
      const isOfOthers = NOUN_BEFORE.test(
        all
          .slice(0, at)
          .split(/[.!?:;]/)
          .at(-1)!,
      )
      if (!isOfOthers || isPlaceOnBody(noun!)) return said
      return `${noun}${verb ?? ''}, ${thing} ${GERMAN_PLACE[place!.toLowerCase()]} ${noun}`
    })
    .replace(ROMANCE_RELATIVE, (...match) => {
      const { on } = match.at(-1) as Record<string, string>
      return ` with ${(match[2] as string).trim()} ${on ? 'on top of' : 'inside'} it `
    })
    .replace(BEHIND_IT, 'in the background ')
    .replace(UNDER_IT, 'at the bottom ')
    .replace(ABOVE_IT, 'at the top ')
    .replace(
      BEFORE_IT,
      (said: string) => `${/^\p{L}+ (?=d)/u.test(said) ? ', ' : ''}in the foreground `,
    )
    .replace(TREADS, 'defeating ')
    .replace(WHOSE_SMOKE, ' with $1 coming out')
    .replace(GERMAN_WHOSE_FORM, ' forming $1')
    .replace(REFLECTED, ' reflecting ')
    .replace(HALF_OF_FACE, 'halved with ')
    .replace(COMES_OUT_FIRST, (...match) => {
      const { part } = match.at(-1) as Record<string, string>
      const from = isBodyPart(plain(part!)) ? `of its ${part}` : `of ${part}`
      return `${(match[2] as string).trim()} coming out ${from}`
    })
    .replace(PLACE_FIRST, (...match) => {
      const { place, thing } = match.at(-1) as Record<string, string>
      return `${thing} ${place}`
    })
    .replace(BLACK_AFTER, (said: string, article: string, beast: string, colour: string) =>
      isOfBeast(beast) ? `${article} ${colour} ${beast}` : said,
    )
    .replace(OF_KIND, (said: string, part: string, kind: string) =>
      (OF_PLANT.test(part) ? isPlant(kind) : isOfBeast(kind) || kind.toLowerCase() === 'skeleton')
        ? `${kind} ${part}`
        : said,
    )
  if (water) rest = rest.replace(AT_THE_SHORE, `next to ${water[0]}`)
  for (const [said, plainly] of LEARNT) rest = rest.replace(said, plainly)
  return rest
}

const PARTS =
  'tentacules?|tentáculos?|tentakeln?|tentacoli|tentacles|griffes|garras?|krallen|klauen|artigli|serres|pattes?|patitas?|patas?|pfoten?|pfötchen|zamp[ae]|patinhas?|mains?|manos?|händen?|hand|mani|mano|mãos?|bec|pico|schnabel|becco|bico|gueule|hocico|maul|bouche|boca|bocca|trompe|trompa|rüssel|tromba|proboscide|bras|brazos|armen?|braccia|braços|queue|cola|schwanz|coda|cauda|dents|dientes|zähnen|denti|dentes'
const HOLDS =
  'tient|tenant|tiennent|sostiene|sosteniendo|sostienen|sujeta|sujetando|agarra|agarrando|lleva|llevando|tiene|hält|halten|trägt|tragen|haltend|segura|segurando|seguram|tem|tiene|tengono|tenendo|regge|reggendo|porta|portando|stringe|stringendo|porte|portant|serre|serrant|carrega|carregando|hold|holds|holding|carrying'
/** "Qui tient dans ses tentacules une clé", "con entre las patas un libro". */
const WITH_OWN_PARTS = new RegExp(
  `(?<!\\p{L})(?<verb>(?:${HOLDS}|con|avec|mit|com) )(?:dans|entre|en|in|mit|con|nas?|nos?|nell[ae]|nel|negli|tra|fra|avec|com|zwischen|with) (?:(?:${THE}|ses|sa|son|sus?|seine[mnr]?|ihre[mnr]?|suas?|seus?|sue|suoi|sua|suo|leurs?|il loro|i loro|le loro|la loro|loro|its|his|her) )?(?:(?:dos|deux|beiden|due|duas|ocho|acht|otto|oito) )?(?:${PARTS}) (?=${A} )`,
  'giu',
)

/** Rules that look at clauses whose verb has been moved already. */
export const withoutOwnParts = (text: string): string =>
  text.replace(WITH_OWN_PARTS, (...match) => {
    const { verb } = match.at(-1) as Record<string, string>
    return /^(?:con|avec|mit|com) $/iu.test(verb!) ? 'holding ' : verb!
  })

export const inForeignOrder = beforeVerbs
