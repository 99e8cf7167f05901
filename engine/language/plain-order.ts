import { getLexicon } from '#engine/language/lexicon.ts'
import { plain } from '#engine/language/normalise.ts'
import { sayOfIt } from '#engine/language/said-of-it.ts'
import { sayPlainly } from '#engine/language/said-otherwise.ts'
import { findMotif } from '#engine/motifs/registry.ts'
import { listGermanVerbs } from '#engine/language/vocabulary/verbs.ts'

/**
 * Puts sentences that say a thing in an order of their own into the order that the reader walks: "half a lion, half a woman" and "der
 * einen Mond anheult" become a thing, a relation and another thing. Only structure is rewritten, never what is named.
 */
const HALF = '(?:half|moitié|mitad|halb|metade|metà)'
const ARTICLE =
  "(?:(?:an?|the|un|una|une|ein|eine|einen|um|uma|uno|el|la|le|il|o|die|der|das) |l['’])?"

/** The needle of a compass, the centre of a flower: named only to say what stands in its place. */
const REPLACED_PART = new RegExp(
  `,? \\b(?:where|but|whose|pero que|mais où|où|aber|wobei|onde|em que|mas que|dove|ma)(?: (?:the|its|el|la|le|die|der|das|o|a|il|l['’]))? ?[\\p{L}]+(?: [\\p{L}]+)? (?:is|are|sea|sean|es|est|soit|ist|é|seja|sia|è) (?=(?:an?|the|made|un|una|une|eine?|um|uma|uno)\\b)`,
  'giu',
)

/** "… is a map, and the right wing is flowers": what the other holds. */
const OTHER_PART = /,? and (?:the |its )?(?:left|right|other|second) [\p{L}]+ (?:is|are) /giu

/** Verbs of place and motion, which say how with a preposition: "der auf einem Ast sitzt". */
const PLACED =
  'fährt|fahren|reitet|gleitet|surft|balanciert|balancieren|wandert|kniet|lehnt|badet|segelt|segeln|versinkt|spaziert|sitzt|sitzen|steht|stehen|liegt|liegen|schläft|schlafen|hängt|hängen|fliegt|fliegen|wächst|wachsen|schwimmt|schwimmen|springt|springen|kommt|kommen|schaut|schauen|blickt|blicken|guckt|kriecht|kriechen|klettert|klettern|läuft|laufen|rennt|rennen|tanzt|tanzen|steigt|steigen|ragt|ragen|fällt|fallen|tropft|tropfen|rinnt|fließt|windet|winden|schlingt|wickelt|rankt|ranken|schlängelt|verwandelt|verwandeln|auflöst|wird|werden|thront|hockt|ruht|schwebt|schweben|heult|steckt|stecken|spiegelt|entspringt|ausbricht|herauskommt|herausschaut|herauswächst|herauswachsen|zeigt|zeigen|zielt|schmilzt|bricht|schwirrt|schwirren|kreist|kreisen|flattert|flattern|tanzt|summt|summen'
const GERMAN_VERB = `(?:${listGermanVerbs().join('|')}|${PLACED})`
/** A clause that ends with its verb: "der einen Mond anheult", "die sich um einen Dolch windet", and what "und" adds to it. */
const VERB_LAST = new RegExp(
  `(?<=[\\p{L},] )(?:der|die|das|welche[rs]?|den|dem) ((?:(?!(?:der|die|das) )[\\p{L}-]+ ){1,7}?)(${GERMAN_VERB})(?= *(?:[,.;!?)]|$|und\\b|mit\\b|auf\\b|am\\b|im\\b|unter\\b|vor\\b|in\\b))`,
  'giu',
)
/** "Dessen Nadel auf ein Herz zeigt". */
const VERB_LAST_OF_PART = new RegExp(
  `\\b(deren|dessen) ([\\p{L}-]+) ((?:[\\p{L}-]+ ){1,6}?)(${GERMAN_VERB})(?= *(?:[,.;!?)]|$|und\\b|mit\\b))`,
  'giu',
)
const VERB_LAST_AGAIN = new RegExp(
  `(?<=\\b${GERMAN_VERB} [^,.;!?]{1,60}? und )((?:[\\p{L}-]+ ){1,6}?)(${GERMAN_VERB})(?= *(?:[,.;!?)]|$|mit\\b|auf\\b))`,
  'giu',
)
/** Whether a text may have such a clause at all; the patterns are long, and most texts are not German. */
const MAY_END_WITH_VERB = /\b(?:der|die|das|welche[rs]?|den|dem|deren|dessen) /i

const moveVerbs = (text: string): string =>
  MAY_END_WITH_VERB.test(text)
    ? text
        .replace(VERB_LAST, '$2 $1')
        .replace(VERB_LAST_OF_PART, '$1 $2 $4 $3')
        .replace(VERB_LAST_AGAIN, '$2 $1')
    : text

/** "A face that is half lion": named only to have halves. */
const HALVED =
  "(?:\\b(?:face|head|portrait|mask|creature|being|design)(?: (?:that(?:['’]s| is)|which is|of|as|being))? )?"
const HALVES = new RegExp(
  `${HALVED}\\b${HALF}(?: (?:of (?:an?|the)|de))? ${ARTICLE}([\\p{L}' -]{2,40}?),?(?: (?:and|y|und|et|e) (?:the other )?)? ?${HALF} ${ARTICLE}(?=\\p{L})`,
  'giu',
)

const SIDE_A = '(?:left|one|first|top|upper)'
const SIDE_B = '(?:right|other|second|bottom|lower)'
const SIDE = `(?: (?:hand )?(?:side|half)(?: of (?:the|its|his|her) [\\p{L}]+)?(?: (?:is|as|shows?|being))?:?)`
/** "Left side geisha, right side demon": two halves of one. */
const SIDES = new RegExp(
  `(?:\\b(?:with|on) )?(?:the )?\\b${SIDE_A}${SIDE} ${ARTICLE}([\\p{L}' -]{2,40}?),?(?: and| but)?(?: on)? (?:the )?${SIDE_B}${SIDE} ${ARTICLE}(?=\\p{L})`,
  'giu',
)
const SPLIT_FACE =
  /\b(?:split|divided|two[- ]sided|half and half) (?:face|portrait|head|design|piece)\b(?: (?:of|with|between))?:?|\bfaces? split(?: down the middle| in (?:half|two))\b:?/giu

/** "A clock as the iris", "the moon where the eye would be": it stands in the place of that part. */
const IN_PLACE_OF =
  /,? \b(?:as|for|where) (?:the|its|his|her) (?:iris|pupil|eyes?|cent(?:er|re)|lens|face|heart|core|middle|bulb|screen|sail|body|head|shell)(?: (?:would|should|could) be| is| used to be)?(?= ?(?:[,.;!?]|$|and\b|with\b))/giu

const IN_PLACE_OF_FOREIGN =
  /,? (?<!\p{L})(?:no lugar d[eoa]s?|en lugar del?(?: l[ao]s?)?|en vez del?(?: l[ao]s?)?|als|statt|anstelle|anstatt|à la place (?:de l['’]|de la|du|des|d['’])|al posto (?:dell['’]|dell[ae]|del|degli|dei)|come|comme|como) ?(?:the|el|la|los|der|die|das|den|eines|einer|des|l['’]|le|o|a|os|un|une|uma?)? ?(?:olhos?|ojos?|augen?|auges|[oœ]e?il|yeux|occhi[o]?|centro|mitte|centre|coraz[oó]n|herz(?:ens)?|coeur|cœur|cora[cç][aã]o|cuore|cabeza|kopf(?:es)?|t[eê]te|cabe[cç]a|testa|pupila?|pupille|aguja|nadel|aiguille|agulha|ago)(?= ?(?:[,.;!?]|$|y\b|und\b|et\b|e\b))/giu
/** "Dont la moitié du visage est en mandala": its other half. */
const HALF_OF_IT =
  /,? \b(?:(?:with |con |mit |avec |com )?(?:half|the other half|one half|la mitad|mitad|la otra mitad|die hälfte|die andere hälfte|(?:dont )?la moitié|l['’]autre moitié|metade|a outra metade|metà|l['’]altra metà)(?: (?:of|del?|de la|d['’]|du|do|da|della|dell['’]|des|der|von) ?(?:its|the|his|her|su|la|el|le|seu|sua|seines|seiner)? ?[\p{L}]+)? (?:is|are|being|turning into|es|sea|ist|wird zu|est|soit|é|sendo|è|sia)(?: (?:an?|un|una|une|ein|eine|um|uma|en|aus|em|made of|made up of|in))*) /giu

/** "Roses for eyes", "a teapot for a shell": in the place of that part. */
const FOR_EYES = /,? \bfor (?:its |his |her |the |their )?eyes(?= ?(?:[,.;!?]|$|and\b|with\b))/giu
const FOR_A_PART =
  /(?<!\bsnakes?),? \bfor (?:an? |its |his |her |their )?(?:shell|stinger|hair|mane|wings?|tail|legs?|arms?|hands?|horns?|antlers?|beak|nose|teeth|ears?|petals|leaves|scales|feathers|fur|wheels?|roots|branches|tentacles)(?= ?(?:[,.;!?]|$|and\b|with\b))/giu

/** "Where the cross should be a ball". */
const IN_ITS_PLACE =
  /,?(?: and)? where (?:the|its|his|her) [\p{L}]+(?: [\p{L}]+)? (?:should|would|ought to) be,? (?:there(?:'s| is) )?(?=an?\b)/giu
/** "Aus den Samen werden Vögel". */
const OUT_OF_WHICH_BECOME =
  /,? ?aus de[nmr] ([\p{L}-]+) (?:werden|wird) ((?:[\p{L}-]+ ){0,2}?[\p{L}-]+)(?= *(?:[,.;!?)]|$))/giu

/** "From the steam comes a firebird": said of the firebird. */
const OUT_OF_IT =
  /,? ?\b(?:and )?(?:from|out of) (?:the|it|its) ?([\p{L}-]+)? (?:there )?(?:comes?|rises?|emerges?|grows?|flies|fly|flows?|crawls?|springs?)(?: out| up| forth)? ((?:an?|the|one|two|three|some|many) (?:[\p{L}-]+ ){0,3}?[\p{L}-]+)(?= *(?:[,.;!?)]|$|and\b|with\b))/giu
/** "Ihre Haare gehen in Efeu über". */
const GOES_OVER_INTO = /\bgeh(?:en|t) in ((?:[\p{L}-]+ ){1,4}?)über(?![\p{L}])/giu

const IS_THERE =
  '(?:there )?(?:is|are|sits?|rests?|lies?|lie|stands?|perch(?:es)?|hangs?|grows?|blooms?|flies|fly|swims?|coils?|winds?|wraps?|twists?|sleeps?|floats?|hay|est|sont|sitzt|sitzen)'
/** "A hat on which a crow sits", "on which sits a crow": the crow on it. */
const ON_WHICH = new RegExp(
  `,? \\b(on|in|inside|around|under|behind|above|over|through) (?:which|whom)(?: ${IS_THERE})? ((?:[\\p{L}-]+ ){0,4}?[\\p{L}-]+)(?: ${IS_THERE}(?: itself)?)?(?= *(?:[,.;!?)]|$|and\\b|with\\b|on\\b))`,
  'giu',
)
const GERMAN_PLACES: Record<string, string> = {
  auf: 'obendrauf',
  in: 'darin',
  um: 'drum herum',
  hinter: 'dahinter',
  unter: 'darunter',
  über: 'darüber',
  aus: 'coming out',
  an: 'daran hängt',
}
/** "Ein Anker, um den sich ein Seil wickelt": das Seil drum herum. */
const GERMAN_ON_WHICH = new RegExp(
  `, (auf|in|um|hinter|unter|über|aus|an) (?:dem|der|den|das|die|denen|welche[rmns]?)(?: sich)? ((?:[\\p{L}-]+ ){0,3}?[\\p{L}-]+) (?:${GERMAN_VERB})(?= *(?:[,.;!?)]|$|und\\b|mit\\b))`,
  'giu',
)

/** "Eine Nähmaschine, aus der Mohn wächst", with or without its comma. */
const GERMAN_OUT_OF =
  /,? aus (?:dem|der|denen) ((?:[\p{L}-]+ ){0,2}?\p{Lu}[\p{L}-]+) (?:wachsen|wächst|sprießen|sprießt|kommen|kommt|ragen|ragt|steigen|steigt|fliegen|fliegt|blühen|quellen|quillt)(?= *(?:[,.;!?)]|$|und\b|mit\b))/gu

/** "Ein Totenkopf, aus dessen Augen Rosen wachsen". */
const GERMAN_OUT_OF_ITS =
  /,? aus (?:dessen|deren) (\p{Lu}[\p{L}-]+) ((?:[\p{L}-]+ ){0,2}?\p{Lu}[\p{L}-]+) (?:wachsen|wächst|sprießen|sprießt|kommen|kommt|ragen|ragt|steigen|steigt|fliegen|fliegt|blühen|quellen|quillt)(?= *(?:[,.;!?)]|$|und\b|mit\b))/gu

const turnRelatives = (text: string): string =>
  text
    .replace(OUT_OF_IT, (_, source: string | undefined, thing: string) =>
      source ? `, ${thing} coming out of the ${source}` : `, ${thing} coming out of it`,
    )
    .replace(GOES_OVER_INTO, 'wird zu $1')
    .replace(OUT_OF_WHICH_BECOME, ' mit $1 wird zu $2')
    .replace(IN_ITS_PLACE, ' with ')
    .replace(GERMAN_OUT_OF_ITS, ' mit $2 coming out of its $1')
    .replace(GERMAN_OUT_OF, ' mit $1 coming out')
    .replace(ON_WHICH, ' with $2 $1 it')
    .replace(GERMAN_ON_WHICH, (_, place: string, thing: string) =>
      [' mit', thing, GERMAN_PLACES[place.toLowerCase()]].join(' '),
    )

/** "Statt dem Kuckuck eine Fledermaus". */
const INSTEAD_GERMAN = /\b(?:an)?statt (?:(?:de[rsm]|eine[rsm]) )?\p{Lu}[\p{L}-]+/gu
/** "Au lieu d'une fleur": what is not wanted follows. */
const INSTEAD_FOREIGN =
  /(?<!\p{L})(?:au lieu (?:de l['’]|de la|du|des|de|d['’])|à la place (?:de l['’]|de la|du|des|de|d['’])|en (?:vez|lugar) (?:del|de)|em vez d[eoa]s?|no lugar d[eoa]s?|al posto (?:dell['’]|dell[ae]|del|degli|dei|di)|invece (?:dell['’]|dell[ae]|del|degli|dei|di)) ?/giu

/** "Our three boys as acorns": the acorns stand for them. */
const STANDS_FOR =
  /\b(?:me and )?(?:my|our)((?: (?:two|three|four|five|six|\d))?) (?:boys|girls|kids|children|sons|daughters|family|siblings|grandkids|grandchildren|sisters|brothers|parents|grandparents)(?: and (?:i|me))? as (?=\p{L})/giu

/** "A face tattoo of her name": the tattoo is on the face, and shows no face. */
const BODY_TATTOO =
  /\b(?:an? )?(face|hand|neck|foot|finger|knuckle|head|throat|leg|arm|chest|back|rib) tattoo (?:of|with) /giu

/** "Moon phases, five of them", "bees (2)": how many comes first. */
const NUMBER = '(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)'
const OF_THEM = new RegExp(
  `([\\p{L}]+(?: [\\p{L}]+)?)(?:,| like|, like) (${NUMBER}) of (?:them|those|these)\\b`,
  'giu',
)
/** "A tomato on the vine, three of them": said of what the phrase began with. */
const OF_THEM_AFTER_PLACE = new RegExp(
  `(?<=^|[.!?;:] ?|\\b(?:want|like|love|get|with|and) )(?:an? |the |some )?((?:[\\p{L}-]+ ){0,2}?[\\p{L}-]+)( (?:on|down|along|across|around|in|over|up|at) [^,.;!?]{2,40}?),? (${NUMBER}) of (?:them|those|these)\\b`,
  'giu',
)
/** "Matching keys, one for me and one for my sister". */
const ONE_FOR_EACH =
  /(?<!\b(?:two|2|three|four) (?:[\p{L}]+ )?)\b((?:[\p{L}-]+ )?[\p{L}-]+s),? one (?:for|on) (?:me|him|her|my [\p{L}]+|each(?: of us)?)(?:,? (?:and|&) (?:one|the other) (?:for|on) (?:me|him|her|my (?:[\p{L}]+ )?[\p{L}]+))?(?= ?(?:[,.;!?]|$))/giu
const IN_BRACKETS = new RegExp(`([\\p{L}]+) \\((?:x ?)?(${NUMBER})x?\\)`, 'giu')

/** "And the reflection is a tiger". */
const REFLECTION =
  /,?(?: and| but)? (?:the|its|his|her) reflection (?:is|shows|being|of) (an? [\p{L}]+)/giu

/** "A family of four wolves", "a family of elephants, a mother and two calves": one of them and its young. */
const FAMILY = new RegExp(
  `\\b(?:an? |the )?family of (?:(${NUMBER}) )?((?:[\\p{L}]+ )?[\\p{L}]+(?<!s)s)(?:,? (?:an? |the )?(?:mother|mama|mom|father|papa|parent) and (?:her |his |its )?(?:(${NUMBER}) )?(?:cubs|pups|calves|kits|chicks|babies|young))?(?![\\p{L}])`,
  'giu',
)
const COUNTS = 'one two three four five six seven eight nine ten'.split(' ')

function oneAndItsYoung(said: string, all?: string, kinds?: string, young?: string): string {
  const value = (word: string) => Number(word) || COUNTS.indexOf(word.toLowerCase()) + 1
  const kind = [/ies$/, /ves$/, /(?<=[xh])es$/, /s$/].reduce(
    (word, ending, i) => (word === kinds ? word.replace(ending, ['y', 'f', '', ''][i]!) : word),
    kinds ?? '',
  )
  const beast = findMotif(kind.split(' ').at(-1)!.toLowerCase())
  const count = young ? value(young) : (all ? value(all) : FAMILY_SIZE) - 1
  // Of mushrooms nobody is the mother.
  if (beast?.category !== 'animal' || count < 1) return said
  return `a mother ${kind} and her ${COUNTS[count - 1] ?? count} cubs`
}
const FAMILY_SIZE = 3

/** "Skip the rails", "leave the rails out". */
const LEAVE_OUT =
  /\b(?:please )?(?:leave (?:out|off)|leaving out|skip|omit|ditch|lose|forget(?: about)?|no need for|lasst|lass|olvida|oubliez?|esque[cç]a|lascia perdere|pas besoin (?:de|d['’])) (?=(?:the|any|all|that|those|les|la|le|las|los|el|il|die|das|den|os|as|o|a)\b)/giu
const LEAVE_IT_OUT =
  /\b(?:leave|leaving|keep|lasst|lass) ((?:the|any|all|those|die|das|den) [^,.;!?]{1,40}?) (?:out|off|away|weg)\b(?! of)/giu

/** "A kissing couple of skeletons" is two of them and nobody else; neither are "two skeletons kissing, lovers". */
const COUPLE_OF = /\b(?:an? |the )?([\p{L}]+ing) (?:couple|pair) of (?=[\p{L}]+s\b)/giu
const LOVERS_TOO =
  /(?<=\b(?:two|2|couple of|pair of) [^.;!?]{2,60}), (?:(?:the|two|like|eternal|star[- ]crossed) )*(?:lovers|a couple|in love)(?= ?(?:[,.;!?]|$|with\b))/giu
/** "Holding a mushroom as an umbrella": what it serves for is not there. */
const SERVES_AS =
  /(?<=\b(?:hold|us|carry|wield|wear)(?:s|es|ing) (?:an?|the|its|his|her) (?:[\p{L}]+ ){1,3})(?:as|for) (?=(?:an?|its|his|her) [\p{L}]+)/giu

/** "A boot used as a vase with sunflowers in it": they are in the boot. */
const USED_AS =
  /,? (?<!\p{L})(?:(?:(?:being |that['’]?s |that is |which is )?(?:used|reused|repurposed|recycled|serving|acting|working|doubling|functioning) (?:as|for|like) (?:an? )?(?!(?:candle|tea ?light|lamp|lantern))(?:[\p{L}-]+ )?[\p{L}-]+|als (?:(?:eine?|kleine|alte) )?(?:blumen)?(?:vase|topf|übertopf|pflanztopf|kübel)|(?:usad[oa]|utilizad[oa]|utilisée?|servant|usat[oa]|utilizzat[oa]|que sirve|che fa|qui sert) (?:como|comme|come|de|da|di) (?:(?:una?|une|um|uma) )?(?:jarrón|florero|maceta|tiesto|vase|pot(?: de fleurs)?|vaso|fioriera|jarra))(?= ?(?:[,.;!?)]|$)| (?:with|for|and|full|filled|holding|of|in|on|mit|und|voller|gefüllt|con|y|lleno|llena|avec|et|rempli|remplie|com|e|cheia|cheio|pien[oa])(?!\p{L})))/giu

/** "A wave crashing into a lighthouse" breaks around its foot. */
const BREAKING_AT = [
  [
    /(?<=\b(?:waves?|sea|ocean|surf|water|tide)(?: \p{L}+ly)? )(crashing|smashing|breaking|slamming|beating|hitting|battering|lapping|pounding|hammering)(?: up)?(?: (?:in|on)?to| against| on)? (?=it\b|them\b|(?:the |an? |its |some )(?!(?:base|bottom|foot|feet|side|edge|shore|beach|top)\b)|rocks?\b)/giu,
    '$1 around ',
  ],
  [
    /(?<=(?<!\p{L})(?:olas?|mar|ondas?|onde?|mare) )(?:que (?:rompen?|chocan?|golpean?|quebram?|batem?)|rompiendo|chocando|golpeando|quebrando|batendo|che (?:si )?(?:infrang(?:e|ono)|abbatt(?:e|ono))|infrangendosi) (?:contra|sobre|en|em|sul(?:la|lo|l['’])?|contro) (?:él|ella|ele|ela|di (?:esso|essa))(?!\p{L})/giu,
    'around it',
  ],
  [
    /,? (?<=(?<!\p{L})(?:wellen?|meer|brandung),? )die (?:dagegen|daran|dran) (?:schlägt|schlagen|kracht|krachen|brechen|bricht|branden|brandet|peitschen)(?!\p{L})/giu,
    ' drum herum',
  ],
  [
    /(?<=(?<!\p{L})(?:vagues?|mer) )(?:qui (?:se )?(?:brise(?:nt)?|frappe(?:nt)?|s['’]écrase(?:nt)?)|se brisant|s['’]écrasant) (?:contre|sur) (?:lui|elle)(?!\p{L})|(?<=(?<!\p{L})(?:vagues?|mer) )qui s['’]y (?:brise|écrase)(?:nt)?(?!\p{L})/giu,
    'autour',
  ],
] as const
const breakAround = (text: string): string =>
  BREAKING_AT.reduce<string>((rest, [said, plainly]) => rest.replace(said, plainly), text)

/** "Curled up in a ball": no ball. */
const CURLED_IN_BALL =
  /\b(curled|rolled|coiled|balled|huddled)(?: itself)?(?: up)? (?:in|into) an? (?:[\p{L}]+ )?ball\b/giu
/** "Holding a slice of pizza with both hands": its own. */
const WITH_ITS_HANDS =
  /(?<=\b(?:hold|carr|grab|clutch|eat|grip|hugg?|lift|grasp|squeez|cradl|catch|hang|cling)\p{L}* [^,.;!?]{0,60}) (?:with|in|between|by) (?:both|one|two|its|his|her|their|all) (?:of (?:its|his|her|their) )?(?:four |two |tiny |little |front |own )*(?:hands?|paws?|claws|arms?|talons|feet|wings|fins|tentacles)\b(?! (?:of|that|on)\b)/giu
/** "A dog that looks like a wolf": a dog. What a design or a cloud looks like is to be seen. */
const LOOKS_LIKE =
  /(?<=\b(?:an?|the|my|one) (?:[\p{L}'-]+ ){0,3}?(?!(?:designs?|tattoos?|drawings?|sketch|something|piece|one|picture|lines?|shapes?|pattern|clouds?|smoke|constellation|cover-?up|band|tail|hair|trees?|mountains?|shadow)\b)[\p{L}'-]+ )(?:that|which|who) looks? (?:a bit |kind of |just |almost |a little |exactly )*like (?:an? |the )?[\p{L}-]+/giu
/** "Hair blown by the wind", "a flag in the wind": how it moves, and no wind that could be drawn. */
const IN_THE_WIND =
  /\b(?:(?:blown|blowing|moving|flowing|waving|swaying|fluttering|streaming|billowing|flapping)(?: back| away| around)? )?(?:(?:by|in|with|against) (?:the |a )?(?:strong |gentle |light )?|(?<=\bwith )(?:the )?)(?:wind|breeze)\b(?: (?:blowing )?(?:in|through) (?:its|his|her|the|their) (?:hair|mane|fur|feathers|sails?|leaves))?/giu
/** "Due mani che si tengono". */
const HOLD_EACH_OTHER =
  /(?<!\p{L})(?:che|qui|que|die|,) (?:si|se|sich) (?:tengono|tiennent|toman|agarran|cogen|sujetan|dan|seguram|dão|halten|stringono|serrent)(?: (?:per|la|par|de|a|as|das) ?(?:la|las|le|as|mãos dadas)? ?(?:mano|mani|main|manos|mãos)?)?(?= ?(?:[,.;!?]|$|y\b|und\b|et\b|e\b))/giu
/** "The hand of a child", "hands of a couple", "the blade of a dagger": of the hands and of the dagger there is one picture each. */
const HANDS_OF =
  /\b((?:an? |the |two |both )?(?:[\p{L}]+ )?hands?) of (?:an? |the |two |his |her |their |my )(?:[\p{L}]+ ){0,2}?(?:couple|lovers?|child|children|baby|newborn|kid|man|men|woman|women|girl|boy|mother|father|mum|mom|dad|mother and (?:child|daughter|son)|father and (?:child|daughter|son)|grandmother|grandma|grandfather|grandpa|friends?|sisters?|brothers?|parent and child)\b/giu
/** "Hands of a pianist": of somebody, whom no list has to know. */
const HANDS_OF_TRADE =
  /\b((?:an? |the |two |both |my )?(?:[\p{L}]+ )?hands?) of (?:an? |the |my )(?:old |young )?([\p{L}]+(?:ist|er|or|smith|maker|man|woman))\b/giu
const ofTrade = (said: string, hands: string, who: string): string =>
  getLexicon()
    .find(plain(who), 'en')
    .some((entry) => entry.type === 'subject' && entry.group !== 'person')
    ? said
    : hands
const PART_OF = /\b(?:the|an?|its) (?:[\p{L}]+ )?blade of (?=(?:an?|the|its|my|his|her) )/giu
/** "Shaking hands with an octopus": done by those that are named. */
const SHAKING_HANDS =
  /\b(?:shaking hands|high[- ]?fiving|holding hands|arm wrestling|arm in arm)(?: with)? (?=(?:an?|the|his|her|its|my)\b)/giu
/** "Death playing chess": somebody. */
const DEATH_DOES =
  /(?<![\p{L}])(?:the )?death(?: (?:itself|himself|herself))?(?= (?:[\p{L}]{3,}ing|with (?:a|his|her) scythe|on (?:a|his|her) (?:pale )?horse)\b)/giu
/** "Der mit dem Rüssel eine Blume hält": its own, and nothing beside it. */
const WITH_ITS_TRUNK =
  /(?<!\p{L})(?:mit (?:dem|der|den|seine[mnr]|ihre[mnr])|con (?:la|el|il|le|su|sus|sua|suo)|avec (?:sa|son|ses)|com (?:a|o|as|sua|seu)) (?:Rüsseln?|trompa|trompe|tromba|proboscide|Schnabel|Krallen|Pfoten|Schwanz|cola|queue|cauda|coda) (?=(?:ein|eine|einen|un|una|une|um|uma)(?!\p{L}))/giu
/** "Half mandala, half realistic": of what was named before. */
const HALF_OF_PLAIN =
  /,? (?<!\p{L})(?:half|halb|mitad|moitié|metade|metà) (?:an? )?(mandalas?|skull|skeleton|flowers|roses|robot|galaxy|map|totenkopf|blumen|calavera|flores|crâne|fleurs|caveira|teschio|fiori),?(?: (?:and|und|y|et|e))? (?:half|halb|mitad|moitié|metade|metà) (?:real|realistic|normal|natural|realistisch|realista|réaliste|realistico)(?!\p{L})/giu
/** Closed, and no farm. */
const FERME = /(?<!\p{L})fermée?s?(?!\p{L})/gu
/** "Half skull woman". */
const HALF_SKULL =
  /\bhalf[- ](?:an? )?(?:skull|skeleton)(?:,| and)? (?=(?:half )?(?:an? )?(?:woman|girl|lady|man|face|human|portrait)\b)(?:half )?/giu
const LEANING =
  /\b(?:lean(?:s|ing)?|nestl(?:es|ed|ing)|snuggl(?:es|ed|ing)|cuddl(?:es|ed|ing)|nuzzl(?:es|ed|ing)) (?:up )?(?:against|(?:up )?to)\b/giu

/** "Ein Strauß roter Rosen", "ein Blumenstrauß mit Pfingstrosen": what it is a bunch of, and no flowers besides. */
const GERMAN_BUNCH =
  /\b(?:[Bb]lumen)?[Ss]tr(?:au(?:ß|ss)|äu(?:ß|ss)chen) (?:aus |von |mit )?(?=(?:(?!ein|der|die|das|und|im|am|auf|für|mit|aus|in|an)\p{Ll}+(?:en|er|e) )?\p{Lu}\p{Ll}+(?:n|e|s|en)\b)/gu
/** "A bouquet with roses and a daisy". */
const BUNCH_WITH =
  /\b(bouquet|bunch of flowers|flower bouquet|posy) (?:made (?:up )?of|with|containing|including|consisting of) (?=(?:an? |some |two |three |[a-z]+ ){0,2}(?:roses?|peon|lil|dais|sunflower|tulip|poppy|poppies|lavender|orchid|dahlia|hydrangea|carnation|wildflower|iris|marigold|daffodil))/gi

/** "Standing in the rain, back turned": the side that is seen, read by itself. */
const BACK_TURNED =
  /,? ?\b(?:with )?(?:(?:his|her|its|their|the) )?back (?:is )?turned\b(?: (?:to|towards|on) (?:us|me|you|the viewer|the camera))?|\b(?:as )?(?:seen |viewed |shown )from (?:behind|the back)(?! (?:an?|the|its|his|her|my|some)\b)/gi

/** "Back to back looking at the moon": how they stand is said, and then what they do. */
const STANCE_THEN_GAZE =
  /\b(back to back|face to face|side by side) (?=(?:and )?(?:looking|gazing|staring|watching|howling)\b)/gi

/** Small ways of speaking that stand for plainer ones. */
const plainWords = (text: string): string =>
  breakAround(sayOfIt(sayPlainly(text)))
    .replace(FAMILY, oneAndItsYoung)
    .replace(GERMAN_BUNCH, 'bouquet of ')
    .replace(BACK_TURNED, ' ')
    .replace(STANCE_THEN_GAZE, '$1, ')
    .replace(BUNCH_WITH, 'bouquet of ')
    .replace(CURLED_IN_BALL, '$1 up')
    .replace(WITH_ITS_HANDS, '')
    .replace(COUPLE_OF, 'two $1 ')
    .replace(LOVERS_TOO, '')
    .replace(USED_AS, ' ')
    .replace(SERVES_AS, 'like ')
    .replace(LEANING, 'next to')
    .replace(LOOKS_LIKE, ' ')
    .replace(WITH_ITS_TRUNK, '')
    .replace(HALF_OF_PLAIN, ' halved with $1')
    .replace(FERME, 'closed')
    .replace(HALF_SKULL, 'skull halved with ')
    .replace(IN_THE_WIND, ' windblown')
    .replace(HOLD_EACH_OTHER, ' holding hands')
    .replace(HANDS_OF, '$1')
    .replace(HANDS_OF_TRADE, ofTrade)
    .replace(PART_OF, '')
    .replace(SHAKING_HANDS, 'next to ')
    .replace(DEATH_DOES, 'grim reaper')
    .replace(OF_THEM_AFTER_PLACE, '$3 $1$2')
    .replace(ONE_FOR_EACH, 'two $1')
    .replace(OF_THEM, '$2 $1')
    .replace(IN_BRACKETS, '$2 $1')
    .replace(/\bnot with\b/gi, 'without')
    .replace(LEAVE_OUT, 'without ')
    .replace(LEAVE_IT_OUT, 'without $1 ,')
    .replace(/\b(and|with) like (?=(?:\d|an?|two|three|four|five|some)\b)/gi, '$1 ')
    .replace(/\bhalf (?:the )?(?:face|head|body|portrait) of (?=(?:an?|the)\b)/gi, 'half ')
    .replace(REFLECTION, ', $1 reflected in it')
    .replace(/\bout the (?=(?:eyes?|mouth|top|sockets?|back|side|bottom)\b)/gi, 'out of the ')

export const putInPlainOrder = (text: string): string =>
  moveVerbs(
    turnRelatives(
      plainWords(text).replace(IN_PLACE_OF_FOREIGN, ' in the middle').replace(INSTEAD_GERMAN, ' '),
    ),
  )
    .replace(BODY_TATTOO, 'on my $1 , ')
    .replace(STANDS_FOR, '$1 ')
    .replace(FOR_EYES, ' in its eyes')
    .replace(FOR_A_PART, ' ')
    .replace(IN_PLACE_OF, ' in the middle')
    .replace(INSTEAD_FOREIGN, ' instead of ')
    // First those that name both halves: what the other puts in says "half" twice as well.
    .replace(SPLIT_FACE, ' ')
    .replace(HALVES, '$1 half and half with ')
    .replace(SIDES, '$1 half and half with ')
    .replace(HALF_OF_IT, ' half and half with ')
    .replace(REPLACED_PART, ' containing ')
    .replace(OTHER_PART, ' and ')
