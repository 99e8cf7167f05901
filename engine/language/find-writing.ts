import { findGrowth, type Plant } from '#engine/language/find-growth.ts'
import { letterCaseOf, wantsLargeInitial, type LetterCase } from '#engine/language/letter-case.ts'
import { runesAskedIn } from '#engine/language/runes.ts'
import type { HandName } from '#engine/lettering/hands.ts'
import { NOTHING_CHOSEN, type LetteringChoice, type WORD_LAYOUTS } from '#shared/lettering.ts'

export type WordLayout = (typeof WORD_LAYOUTS)[number]

export type Weight = 'thin' | 'bold'

/** The hand and the layout that were asked for, in words or by choice. */
export interface Writing extends LetteringChoice {
  /** How heavy the strokes are to be, where it was said. */
  weight?: Weight | null
  /** How many lines the words are to stand in, where it was said. */
  lines?: number | null
  /** Whether the letters were asked to drop a shade. */
  isShaded?: boolean
  /** The letters that were asked for, whatever was typed. */
  letterCase?: LetterCase | null
  hasLargeInitial?: boolean
  /** The words are the outline of the shape they were asked in. */
  isOutline?: boolean
  /** The thing that stands in the place of a letter, by its place in the list of subjects. */
  inPlace?: { subject: number; letter: string } | null
  /** Whether its words are written by their sounds in runes. */
  isInRunes?: boolean
  /** What the last letter grows into. */
  plant?: Plant | null
  /** The person's words for them, which name no things: the wave of "in a wave". */
  said: string[]
}

/** What people call the hands, the more exact names first. */
const HANDS: readonly (readonly [RegExp, HandName])[] = [
  [/\bchicano|\bletras? chicanas?\b|\bcholo\b|\blowrider (?:script|letter)|\bpayasa/i, 'chicano'],
  [/\bfraktur|\bgerman gothic|\bfrakturschrift/i, 'fraktur'],
  [
    /\bold english|\bblack-?letters?\b|\bblack letter\b(?! ?ing)|\btextura|\bgothic (?:letter|script|font|style letter|text|writing|numbers?|numerals?|figures?|digits?|type|capitals?|calligraph)|\bgótic[ao]s?\b|\bletras góticas|\bgotische? schrift|\baltdeutsche[rn]? schrift|\b(?:medieval|illuminated) (?:letter|initial|script|capital)|\bin gothic\b(?! (?:style|church|cathedral|arch|window|frame|garden))|(?<=,[ ,]*)gothic(?= *(?:[,.;]|$))|\blike (?:from|in|out of) an? (?:(?:very|old|ancient|medieval) )*(?:book|bible|manuscript)|\blettres? gothiques?/i,
    'textura',
  ],
  [
    /\btype ?writer|\bmáquina de escribir|\bschreibmaschine|\bmáquina de escrever|\bmachine à écrire|\bcourier\b/i,
    'typewriter',
  ],
  [
    /\bsailor(?:'s)? (?:block|letter)|\bblock (?:letters?|capitals?|font)|\bflash letter|\b(?:all )?caps\b|\bblockschrift|\bmayúsculas|\bmajuscules|\bmaiúsculas|\bstampatello/i,
    'sailor',
  ],
  [
    /\bwestern (?:letter|font|type)|\bwild west (?:letter|font)|\bcircus (?:letter|font)|\b(?:college|collegiate|varsity|jersey|football|baseball) (?:style )?(?:numbers?|numerals?|digits?|letters?|lettering|font|type)|\bsaloon/i,
    'western',
  ],
  [
    /\b(?:viking|norse|nordic|runic)(?:[- ](?:style|looking|inspired))?s? (?:letter(?:s|ing)?|fonts?|script|type(?:face)?|writing|text|calligraphy)\b|\brune[- ](?:like|style|looking|inspired) (?:letter(?:s|ing)?|fonts?)\b|\bwikingerschrift|\bnordische[rn]? (?:schrift|buchstaben)|\bletras? (?:vikingas?|nórdicas?)|\blettres? (?:vikings?|nordiques?)/i,
    'runic',
  ],
  [/\buncial|\bceltic (?:letter|font|script)|\birish (?:letter|script)/i, 'uncial'],
  [/\bart nouveau|\bjugendstil/i, 'nouveau'],
  [/\bart deco|\bdeco (?:letter|font)/i, 'deco'],
  [
    /\bgraffiti|\btagg?(?:ed|ing)? (?:style|letter|font|script|writing)|\bhand ?style\b|\bmarker (?:letter|font|style|tag|pen)|\bstreet ?(?:art )?(?:tag|letter|font|writing)|\bgrafit[io]|\bcomo (?:un )?tag\b/i,
    'tag',
  ],
  [
    /\bbrush (?:script|letter|stroke|pen|font|style|calligraph|writing|hand)|\bbrushed letter|\bbrush(?= *(?:[,.]|$))/i,
    'brush',
  ],
  [/\bsign ?painter|\bcasual script|\bretro script|\bvintage script/i, 'sign-painter'],
  [
    /\b(?:bold|thick|heavy) (?:black )?(?:script|cursive|handwriting)|\bbaseball script/i,
    'bold-script',
  ],
  [/\bmono ?line/i, 'monoline'],
  [
    /\b(?:single[- ])?needle (?:script|cursive|letters?|lettering|handwriting|font)\b|\bsingle[- ]needle|\bfine[- ]line (?:script|cursive|letter|writing)|\bdelicate (?:script|cursive|letter|writing)|\bthin (?:script|cursive|handwriting)|\bhand ?writing|\bhandwritten|\bhandschrift|\bmanuscrit|\bletra de mi\b|\bcaligrafía de mi\b/i,
    'needle',
  ],
  [
    /\bcopperplate|\bcalligraph|\bspencerian|\belegant (?:script|cursive|letter)|\bkalligra|\bcaligraf/i,
    'copperplate',
  ],
  [
    /\bcursive|\bscript\b|\bschreibschrift|\bcursiva|\bcorsivo|\bitalics?\b|écriture cursive|\blettres cursives/i,
    'needle',
  ],
  [/\b(?:carved|chisel+ed|engraved|cut) (?:like|as|in|into|from|out of) stone\b/i, 'roman'],
  [
    /\b(?:in|with|all) (?:small |thin |tall |spaced |simple )?(?:capitals?\b|capital letters|upper ?case)|\broman (?:capitals?|letter(?:s|ing)?|font|style|type|caps)\b|\bserif\b(?<!sans[- ]serif)|\btrajan/i,
    'roman',
  ],
  [
    /\bsans[- ]?serif|\bminimal(?:ist)? (?:letter|font|text)|\bfine sans|\bplain letter/i,
    'fine-sans',
  ],
]

const HEART =
  '(?:hearts?|coraz[oó]n|corazoncito|herz(?:chen)?|c(?:œ|oe)ur|coração|coraçãozinho|cuore|cuoricino)'
/** "With a little heart between them", "separated by a heart". */
const HEART_BETWEEN = new RegExp(
  `\\b(?:(?:an? |the |un |ein(?:em)? |um )?(?:(?:small|little|tiny|red|black|pequeño|klein(?:e[nms]?)?|petit|pequeno|piccolo) )*${HEART} (?:(?:placed |set )?in[- ]?between|between(?: them| the (?:two )?(?:letters|initials|names|dates|years))?|in the (?:middle|cent(?:er|re))|en (?:el )?medio|entre(?: ellas| ellos| elas| eles| eux| les deux)?|dazwischen|in der mitte|au milieu|no meio|in mezzo|nel mezzo)|(?:separated|joined|linked|connected|divided) (?:by|with) an? (?:small |little |tiny )?heart)(?![\\p{L}])`,
  'iu',
)

const BIRDS =
  '(?:(?:an? |the |some |small |little |tiny |flying |black |flock of |flocks of |swarm of |unos |pequeños |de petits |kleine )*(?:birds?|swallows?|sparrows?|crows?|ravens?|doves?|seagulls?|gulls|pájaros|pajaritos|aves|golondrinas|vögeln?|schwalben|oiseaux|hirondelles|pássaros|passarinhos|andorinhas|uccelli|rondini))'
/** "The word freedom turning into birds": only letters may turn into them here, a feather does it by itself. */
const INTO_BIRDS = new RegExp(
  `(?<=(?:^|,|\\bletters?|\\bwords?|\\bname|\\bend|\\blast letters?|\\btail|\\btext|\\blettering|\\bscript|\\bcursive|\\bthat|\\bwhich|\\bund|\\bque|\\bqui|\\bche|\\bdas|\\bdie)\\s*)(?:(?:is |are |slowly |gently |at the end |sich |se |si )*(?:(?:turn|dissolv|break|transform|fad|melt|morph|chang|disintegrat|scatter|burst)(?:s|es|ing|ed)? (?:away |up |off |apart )?(?:in)?to|becom(?:es|ing)|(?:transform|conviert|converte)(?:e|a|en)? (?:en|em|in)|convirtiéndose en|transformándose en|(?:se )?transformant en|virando|vira|wird zu|werden zu|in|into|en|trasforma in|devient des|deviennent des) ${BIRDS}|(?:with |and )?${BIRDS} (?:flying|rising|breaking|lifting|taking off|coming|escaping|growing) (?:off|out|up|away|free)?(?: of| from)? ?(?:the |its )?(?:end|last|letters?|word|name|it\\b|tail))`,
  'iu',
)

/** Two names or letters by what joins them, which a heart or a crossing may stand for. */
export function pairOf(text: string): [string, string] | undefined {
  const parts = text.split(/ ?(?:♥️?|❤️?|<3) ?|,? (?:and|y|und|et|e) | ?[&+] ?/u)
  const [one, other, ...more] = parts.map((part) => part.trim())
  return one && other && more.length === 0 ? [one, other] : undefined
}

/** "Forming a heart", "in the shape of a heart": the words are its line. */
const AS_HEART = new RegExp(
  `\\b(?:(?:forming|form|forms|making|makes|shaped (?:like|as|into)|in the (?:shape|form) of|formando|forman|formant|forment|che formano?|formam|bilde[nt]) (?:an? |un |une |uma |ein |el |o )?(?:[\\p{L}]+ )?${HEART}|form eines herzens|en forma de coraz[oó]n|en forme de c(?:œ|oe)ur|em forma de coração|a forma di cuore|heart[- ]shaped (?:word|text|lettering|writing|script|name))(?![\\p{L}])(?! ?beat)`,
  'iu',
)

const LAYOUTS: readonly (readonly [RegExp, WordLayout])[] = [
  [
    /\bknuckles?\b|\bnudillos|\bknöchel|\b(?:across|on|over) (?:my |the |his |her |all )?(?:four |eight |4 |8 )?fingers\b|\bauf (?:die |den |meine[n]? )?fingern?\b|\ben los dedos\b|\bsur les doigts\b/i,
    'knuckles',
  ],
  [HEART_BETWEEN, 'heart-between'],
  [/\bmonogram|\binitials\b|\binitialen\b|\biniciales\b|\binitiales\b|\biniciais\b/i, 'monogram'],
  [
    /\bstem (?:that |which )?(?:is|are|being|becomes?|(?:is )?made (?:up )?(?:of|from|out of)|spell(?:s|ing)|say(?:s|ing)?|read(?:s|ing)?|forming)|\b(?:as|forms?|forming|is|are|being|becomes?|for) (?:the|its|a|their) stems?\b|\bcomo (?:el )?tallo|\btallo (?:es|dice|que dice)\b|\bals (?:stiel|stängel)|\b(?:comme|en guise de) tige|\bcomo (?:o )?caule/i,
    'stem',
  ],
  [
    /\bambigram|\bmirror(?:ed)? (?:word|name|letter|text|writing|version)|\breads? the same (?:both ways|upside|backwards|in (?:a|the) mirror)|\bpalindrom/i,
    'mirror',
  ],
  [INTO_BIRDS, 'birds'],
  [
    /\b(?:inside|within|enclosed (?:in|by)|framed (?:in|by)) (?:of )?(?:an? |the )?(?:[a-z]+ )?(?:circle|ring)\b|\b(?:circle|ring) (?:around|about) (?:it|them|the (?:word|name|letters?))\b|\bdentro de un (?:círculo|aro)|\bin einem (?:kreis|ring)\b|\b(?:dans|à l'intérieur d)['’ ]?un cercle|\bdentro de um círculo|\bdentro (?:a )?un cerchio/i,
    'ring',
  ],
  [
    /\b(?:turn(?:s|ing)? into|becom(?:es|ing)|end(?:s|ing)? (?:in|with|as)|(?:flow|run|lead|trail|fad)(?:s|es|ing)? (?:off )?(?:in)?to|se convierte en|termina en|endet in|wird zu|devient) (?:an? |the |un |une |ein(?:em|er)? )?(?:[a-z]+ )?(?:infinit[yo]|infini|unendlich)(?: (?:sign|symbol|loop))?/i,
    'infinity-end',
  ],
  [/\binfinity(?: (?:sign|symbol|loop))?|\binfinito|\bunendlich|\binfini\b/i, 'infinity'],
  [/\bheart ?beat|\becg\b|\bekg\b|\bpulse line|\blatido|\bherzschlag/i, 'heartbeat'],
  [
    /\b(?:forma? (?:of|de|di)|forme de|form (?:einer|von)) (?:an? |una? |une )?(?:wave|welle|ola|vague|onda)\b|\bshape of an? wave\b/i,
    'wave',
  ],
  [/\b(?:shape|form) of an? infinity|\ben forma de infinito/i, 'infinity'],
  [AS_HEART, 'heart'],
  [/\b(?:shape|form) of an? (?:arch|arc)\b|\bform eines bogens|\ben forma de arco/i, 'arc'],
  [
    /\b(?:shape|form) of an? (?:circle|ring)\b|\bform eines kreises|\ben forma de círculo|\ben forme de cercle/i,
    'circle',
  ],
  [
    /\b(?:in|as|around|full|forming) (?:an? )?(?:full )?(?:circle|ring)\b|\bcircular (?:text|letter|quote)|\ben círculo|\bim kreis|\ben cercle/i,
    'circle',
  ],
  [
    /\b(?:downward|inverted|reverse|smiling) (?:arc|arch|curve)|\b(?:arc|arched|curv(?:ed|ing|es)) down/i,
    'arc-down',
  ],
  [
    /\barch(?:ed|ing)?\b|\bin an? (?:[a-z]+ )?(?:arc|curve)\b|\b(?:in a )?(?:semi ?circle|half circle)\b|\bcurv(?:ed|es|ing) (?:gently |softly |slightly )?(?:over|above|across|under(?:neath)?|below|beneath|around the top)|\bcurved (?:text|letter|word|name|script|line)|\bcurved(?= *(?:[,.;]|$))|\ben (?:arco|curva)\b|\bim bogen\b|\bin einem bogen\b|\ben (?:arc|courbe)\b|\bem (?:arco|curva)\b|\bad arco\b/i,
    'arc',
  ],
  [/\bwav(?:y|ing) (?:text|letter|line|word)|\bin a wave\b|\bflowing in a wave/i, 'wave'],
  [
    /\b(?:down|along|on) (?:my |the |her |his )?spine|\bvertical(?:ly)? (?:text|letter|word|script|quote|down|written)|\bvertical(?:ly)?$|\bwritten vertically|\bcolumna vertebral|\bwirbelsäule/i,
    'spine',
  ],
  [
    /(?<!\b(?:end|ends|ending|finish|finishes|finishing) )\b(?:inside|in|within) (?:an? |the )?(?:[a-z]+ )?hearts?\b(?! ?beat)|\b(?:dentro de|en) un corazón|\bim herz|\bin einem herz|\bdans un cœur|\bem um coração/i,
    'heart',
  ],
  [
    /\b(?:around|round) (?:my |the |his |her )?(?:wrist|ankle|arm|bicep|finger|leg)\b|\barm ?band\b|\bwrist ?band\b|\bbracelet\b|\bals armband/i,
    'band',
  ],
  [
    /\b(?:along|down|up) (?:my |the |his |her )?(?:[a-z]+ )?(?:fore)?(?:arm|leg|shin|calf|thigh|side|ribs?|finger)\b|\bentlang (?:des|meines) (?:unter)?arms|\ba lo largo del (?:ante)?brazo/i,
    'limb',
  ],
  [
    /\bbanner|\bscroll\b|\bribbon\b|\bbanderole|\bspruchband|\b(?:sur|dans) un (?:ruban|parchemin)|\b(?:en|sobre|con) una? (?:cinta|list[oó]n|pergamino|bander[ií]n)|\b(?:em|numa|com) (?:uma )?(?:fita|faixa)|\b(?:su|in) un (?:nastro|cartiglio)|\b(?:auf|in|mit) eine[mr] (?:banner|schriftrolle|schleife)/i,
    'banner',
  ],
]

/** What grows from letters: it names no thing beside them. Filigree does only where it stands right after the words. */
export const ADORNED =
  /\b(?:(?:with|and|plus|some|lots of|many|big|long|flowing|ornate|delicate|elegant|fancy|fine|thin|decorative|beautiful|swirly|matching|con|mit|avec|com) )*(?:flourish(?:es|ing)?|swash(?:es)?|swirls?|swirly|curlicues?|florituras?|adornos|schnörkeln?|verschnörkelt|fioriture|volutes|floreios)\b|\b(?:ornate|ornamented|verziert|adornada)(?= ?(?:[,.;]|$|letter|initial|capital))|(?<=^,\s+|,\s{3,}|\b(?:script|letters|lettering|font|cursive|english|blackletter|calligraphy|chicano|style) )(?:with|in) (?:[a-z]+ )?(?:filigree|scroll ?work|ornaments)\b/gi
/** Hands that are called as people are: nobody is to be seen. */
export const CALLED_AS_PEOPLE = /\bletras? chicanas?\b/gi
const UNADORNED =
  /\b(?:no|without|sin|ohne|sans|sem) (?:any )?(?:flourish(?:es)?|swash(?:es)?|swirls?|ornaments?|decorations?|florituras|adornos|schnörkel|floreios)\b|\b(?:plain|simple|clean|bare) (?:text|letters?|lettering|font|script|writing|words?|capitals?)\b|(?:^|,|\band|\bvery|\bjust|\bkeep it|\ball) ?(?:plain|simple|minimal|schlicht|sencillo|sobre|semplice|simples)(?= ?(?:,|\.|$|and\b|und\b|y\b|et\b|e\b))/i

function flourishOf(text: string): Writing['flourish'] {
  if (UNADORNED.test(text)) return 'none'
  return text.search(ADORNED) >= 0 ? 'rich' : null
}

const BOLD =
  /\b(?:bold|thick|heavy|chunky|fat|dicke?[nrms]?|fette?[nrms]?|grues[oa]s?|negrit?as?|gross[oa]s?|épaisse?s?|grassett[oi]|spess[oaei])\b/i
const THIN =
  /\b(?:thin|fine|delicate|dainty|hairline|skinny|fin[oa]s?|finit[oa]s?|delgad[oa]s?|delicad[oa]s?|dünne?[nrms]?|feine?[nrms]?|zarte?[nrms]?|sottil[ei]|fines|délicate?s?|delicat[oaei])\b/i

/** "Thick and thin" is a pen's, and no weight. */
function weightOf(text: string): Weight | null {
  const [isBold, isThin] = [BOLD.test(text), THIN.test(text)]
  return isBold === isThin ? null : isBold ? 'bold' : 'thin'
}

/** "With a drop shadow", "with shade": of letters, where nothing else stands with them. */
const SHADED =
  /\b(?:drop|block|hard|cast|back) ?shad(?:ow|e|ing)s?\b|\bwith (?:an? |some |black |a black )?(?:shade|shadows?|shading)\b|\bcon sombra|\bmit schatten|\bavec (?:une )?ombre|\bcom sombra|\bcon ombra/i

const NUMBERS = ['one', 'two', 'three', 'four']
const LINES =
  /(?:\b(?:in|on|over|across|as|into)|[,;]) (?:just |only )?(?:an? )?(?<count>one|single|two|three|four|1|2|3|4) (?:straight |single |long |short |even )*(?:lines?|rows?)\b(?! (?:drawing|art|work|style|tattoo))/i
/** The same in the other languages, of the one line that is asked for there. */
const ONE_LINE =
  /\ben una sola l[ií]nea|\bin einer (?:einzigen )?zeile|\beinzeilig|\bsur une (?:seule )?ligne|\b(?:em|numa) (?:uma )?(?:só |única )?linha|\bsu una (?:sola )?riga/i

/** "Three names stacked": as many lines as there are things to be told apart. */
const STACKED =
  /\bstacked\b|\b(?:one|each) (?:under|below|above|on top of) (?:the other|another|each other)|\b(?:each|every one) (?:name )?on (?:its|their) own line|\bunder each other|\buntereinander|\buno debajo del otro|\bl'un sous l'autre|\bum embaixo do outro/i

function linesOf(text: string, texts: readonly string[]): number | null {
  if (ONE_LINE.test(text)) return 1
  if (STACKED.test(text)) {
    const [only = '', ...more] = texts
    const parts = only.split(/, | [&+] /).length
    return more.length > 0 ? 1 : parts > 1 ? parts : Math.min(4, only.split(' ').length)
  }
  const count = LINES.exec(text)?.groups?.count?.toLowerCase()
  if (count === undefined) return null
  return count === 'single' ? 1 : NUMBERS.indexOf(count) + 1 || Number(count)
}

const HEART_SIGN = /♥|❤|<3/u

function first<T>(table: readonly (readonly [RegExp, T])[], text: string) {
  for (const [pattern, value] of table) {
    const said = pattern.exec(text)?.[0]
    if (said) return { value, said: [said.toLowerCase()] }
  }
  return { value: null, said: [] }
}

/** How the words are to be written. `rest` is the text without the words themselves. */
export function findWriting(
  rest: string,
  texts: readonly string[] = [],
  dates: readonly string[] = [],
): Writing {
  const hand = first(HANDS, rest)
  const isOfDates = dates.length === 2 || dates.some((date) => / ?[-–—] ?(?=\S*\d{2})/.test(date))
  const isPair = isOfDates || texts.length === 2 || texts.some((text) => pairOf(text) !== undefined)
  const isHearted = texts.some((text) => HEART_SIGN.test(text))
  // A heart between needs two that it stands between.
  const layouts = isPair ? LAYOUTS : LAYOUTS.filter(([, layout]) => layout !== 'heart-between')
  const growth = findGrowth(rest)
  const layout = growth
    ? { value: 'sprig' as const, said: [growth.said] }
    : isHearted
      ? { value: 'heart-between' as const, said: ['heart'] }
      : first(layouts, rest)
  const runes = runesAskedIn(rest)
  return {
    ...NOTHING_CHOSEN,
    hand: hand.value,
    layout: layout.value,
    flourish: flourishOf(rest),
    weight: weightOf(rest),
    lines: linesOf(rest, texts),
    isShaded: SHADED.test(rest),
    letterCase: letterCaseOf(rest),
    hasLargeInitial: wantsLargeInitial(rest),
    plant: growth?.plant ?? null,
    isOutline: layout.value === 'heart' && AS_HEART.test(rest),
    isInRunes: runes !== undefined,
    said: [...hand.said, ...layout.said, ...(runes === undefined ? [] : [runes])],
  }
}

/** What was chosen wins over what was read. */
export const withChoice = (writing: Writing, choice: LetteringChoice): Writing => ({
  hand: choice.hand ?? writing.hand,
  layout: choice.layout ?? writing.layout,
  flourish: choice.flourish ?? writing.flourish,
  widthMm: choice.widthMm ?? writing.widthMm,
  weight: writing.weight ?? null,
  lines: writing.lines ?? null,
  isShaded: writing.isShaded ?? false,
  letterCase: writing.letterCase ?? null,
  hasLargeInitial: writing.hasLargeInitial ?? false,
  plant: writing.plant ?? null,
  isOutline: writing.isOutline ?? false,
  isInRunes: writing.isInRunes ?? false,
  said: writing.said,
})
