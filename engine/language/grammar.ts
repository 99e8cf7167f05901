import { getLexicon } from '#engine/language/lexicon.ts'
import { plain } from '#engine/language/normalise.ts'
import type { Item, Token } from '#engine/language/scan.ts'
import { BODY_PARTS } from '#engine/language/vocabulary/descriptions.ts'
import { AND_WORDS, NEGATIONS } from '#engine/language/vocabulary/function-words.ts'

const bodyParts = new Set(BODY_PARTS.split(',').map(plain))
const andWords = new Set(AND_WORDS.split(' '))
const negations = new Set(NEGATIONS.split(' '))

export const isAnd = (word: string): boolean => andWords.has(word)
export const isNegation = (word: string): boolean => negations.has(word)
const PLURAL_PARTS = /^(?:edges|corners|tips|sides|handles|stems|bellies|pages|strings|keys of)$/
/** "In its mouth", "her hair": a place on a subject, where the sentence has one. */
export const isBodyPart = (words: string): boolean =>
  bodyParts.has(words) || (words.endsWith('s') && PLURAL_PARTS.test(words))

const PRONOUN =
  /^(?:it|its|them|him|her|his|their|ella|ellas|ellos|lui|lei|loro|esso|essa|elle|elles|eux|ihn|ihm|ihr|ihnen|each|one)$/

/** Whether "it" stands at a place, and not "its mouth" or "one of". */
export function isPronoun(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.plain ?? ''
  const next = tokens[at + 1]?.plain ?? ''
  return (
    PRONOUN.test(word) &&
    !isBodyPart(next) &&
    !(word === 'one' && next === 'of') &&
    // "Steering his boat": whose boat it is.
    !(OWNING.test(word) && namesThing(next))
  )
}

/** "Next to the smallest", "under the middle one": one of those that were named. */
export function isOneOfThem(tokens: readonly Token[], at: number): boolean {
  const [article, which, one] = [0, 1, 2].map((far) => tokens[at + far])
  const isWhich =
    article?.plain === 'the' &&
    /^(?:[a-z]{2,}(?<!for|r)est|first|second|third|last|middle|left|right|other|top|bottom)$/.test(
      which?.plain ?? '',
    )
  const end = one?.plain === 'one' ? tokens[at + 3] : one
  return (
    isWhich && (!end || end.isBoundary) && (one?.plain === 'one' || which!.plain.endsWith('est'))
  )
}

const OWNING = /^(?:its|his|her|their|ihr|loro)$/
const namesThing = (word: string): boolean =>
  (['en', 'de', 'it'] as const).some((language) =>
    getLexicon()
      .find(word, language)
      .some(({ type }) => type === 'subject'),
  )

/** Subject words that only describe the subject right after them: "baby fox", "queen bee", "emerald heart". */
const BEFORE_NOUN =
  /^(?:baby|pin up|pinup|god|goddess|lord|saint|archangel|prophet|emperor|titan|captain|demon|queen|king|mother|lady|giant|warrior|ghost|zombie|pirate|robot|cowboy|skeleton|clown|soldier|fallen soldier|flower|forest|desert|sea|space|water|fire|money|music|emerald|ruby|sapphire|crystal|diamond|stone|paper|nurse|firefighter|paramedic|doctor|fisherman|sailor|sailor man|chef|(?:father|dad|mother|mom|mum) and (?:son|daughter|baby|child)|aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces|galaxy|celtic|tribal|floral|greek god|tree|zodiac|chinese zodiac|origami|barbed wire|marble|filigree|clockwork|sugar|ice)$/

const TRADES: ReadonlySet<string> = new Set(
  'nurse chef farmer pilot miner surfer skater climber boxer fisherman worker soldier firefighter pirate cowboy'.split(
    ' ',
  ),
)

/** Costumes: an "astronaut cat" is one animal, dressed up. */
const COSTUME =
  /^(?:astronaut|samurai|viking|wizard|witch|knight|ninja|devil|angel|vampire|cowboy|cowgirl|pirate|zombie|chef|nurse|doctor|clown|king|queen|mermaid|ballerina|geisha|sailor|detective)$/

export function describesNext(item: Item, next: Item | undefined): boolean {
  if (next?.entry?.type !== 'subject' || next.start !== item.end) return false
  if (next.words.startsWith('couple')) return false
  // A trade before a thing says whose it is: "chef knife", "teacher apple".
  const isTrade = item.entry?.type === 'subject' && TRADES.has(item.entry.wanted)
  if (isTrade && next.entry.group === 'object') return true
  return BEFORE_NOUN.test(item.words) || (COSTUME.test(item.words) && next.entry.group === 'animal')
}

/** Words that open a phrase, so that two nouns after them are one thing: "a lavender ribbon", "with smoke clouds". */
const OPENS_PHRASE =
  /^(?:a|an|the|one|two|three|four|five|six|some|few|many|several|with|of|holding|from|in|on|into|and|its|his|her|their|around|by)$/
/** What is named after whom or what it is of: "fox mask", "fish skeleton", "Viking longship". */
const COMPOUND_HEAD =
  /^(?:earrings?|necklaces?|pendants?|bracelets?|masks?|skeletons?|skulls?|helmets?|hats?|ships?|longships?|boats?|statues?|feathers?|bones?|eggs?|nests?|masks|houses?|cards?|coins?|bottles?|jars?|costumes?|tails?|plushie|toy|pot|box(?:es)?|chests?|stands?|cases?|shelf|shop|stall|ponds?|tentacles?|talons?|antlers?|hooves|fangs?|tusks?)$/
/** Where flowers come from, or for what they are: "gas station roses", "church lilies". */
const FROM_WHERE =
  /(?:^| )(?:stations?|pump|stores?|shops?|markets?|supermarket|garden|greenhouse|church|chapel|school|hospital|kitchen|farm|barn|cottage|cemetery|grave|graveyard|beach|desert|mountain|meadow|field|river|lake|wedding|funeral|birthday|valentine|christmas|easter)$/
/** What makes no compound with the noun after it: it stands for itself. */
const NO_FIRST_PART = /^(?:sun|moon|lion|tiger|wolf|snake|dragon|phoenix|angel|woman|man|girl|boy)$/

/** "A lavender ribbon", "smoke clouds": the first noun says of what kind the second is. A bare row of names is a list. */
export function isFirstOfCompound(
  tokens: readonly Token[],
  item: Item,
  next: Item | undefined,
): boolean {
  if (item.entry?.type !== 'subject' || next?.entry?.type !== 'subject') return false
  if (next.start !== item.end || item.isPlural) return false
  const before = tokens[item.start - 1]
  if (COMPOUND_HEAD.test(next.words) && (!before || before.isBoundary || !isAnd(before.plain)))
    return !/^(?:heart|cross|clock|rose|compass)$/.test(item.words)
  if (NO_FIRST_PART.test(item.words)) return false
  if (FROM_WHERE.test(item.words) && next.entry.group === 'plant' && opensPhrase(tokens, item))
    return true
  const { group } = item.entry
  // A mountain forest is a forest.
  const isThing =
    /^(?:object|nature)$/.test(next.entry.group ?? '') || next.entry.wanted === 'forest'
  const isKind = group === 'plant' || group === 'nature' || group === 'object' || group === 'animal'
  if (!isThing || !isKind) return false
  return opensPhrase(tokens, item)
}

function opensPhrase(tokens: readonly Token[], { start }: Item): boolean {
  let at = start - 1
  while (at >= 0 && !tokens[at]!.isBoundary && !OPENS_PHRASE.test(tokens[at]!.plain)) at--
  return start - at <= 3 && OPENS_PHRASE.test(tokens[at]?.plain ?? '')
}

/** "Heart shaped balloon": the heart is the form of the next thing. */
export const isShapeOfNext = (tokens: readonly Token[], { end }: Item): boolean =>
  tokens[end]?.plain === 'shaped' && !/^(?:as|like)$/.test(tokens[end + 1]?.plain ?? '')

/** "A skull pattern on its wings". */
export const isMarking = (tokens: readonly Token[], { end }: Item): boolean =>
  /^(?:patterns?|markings?|print|design)$/.test(tokens[end]?.plain ?? '') &&
  /^(?:on|across)$/.test(tokens[end + 1]?.plain ?? '') &&
  /^(?:its|his|her|their)$/.test(tokens[end + 2]?.plain ?? '')

export const WINGS = /^(?:wings?|alas?|flugeln?|ailes?|asas?)$/

/** "With its wings spread": the eagle's own, where "with wings" would give some to a heart. */
export const isOwnWing = (tokens: readonly Token[], { start, words }: Item): boolean =>
  WINGS.test(words) &&
  /^(?:its|his|her|the|las|les|ses|seus|suas|as|seinen|ihren|den|die|ausgebreiteten|aufgeklappten|geoffneten|offenen|spread|open|one|each)$/.test(
    tokens[start - 1]?.plain ?? '',
  )

const MANNER_WORD =
  /^(?:style|styled|texture|textured|vibe|vibes|themed|theme|font|inspired|feel|aesthetic|mood|life|costume|outfit|onesie|print|composition|layout|arrangement|format|effect|colou?rs?|tones?|illustrations?|drawings?|engravings?|paintings?|woodcuts?|etchings?)$/
/** Generic names that a list of particular ones follows: "birth flowers: rose and daisy". */
const GENERIC = /^(?:flower|bouquet|wildflowers|bird|zodiac)$/

/** How far from a general name the colon may stand that opens the list of particular ones. */
const LIST_HEAD = 8

/** "Henna style flowers", "like a balloon", "as the bell": named for its manner, drawn only where nothing else is asked. */
export function isOnlyManner(tokens: readonly Token[], { start, end, entry }: Item): boolean {
  const isKind = entry?.type === 'subject' && /^(?:flower|bird)$/.test(entry.wanted)
  const ahead = tokens.slice(end, isKind ? end + LIST_HEAD : end + 1)
  const stop = ahead.find((token) => /^[:.;!?]$/.test(token.plain))
  const isListHead = stop?.plain === ':' || tokens[start]?.plain === 'birth'
  if (tokens[end]?.plain === 'scene' && tokens[end + 1]?.plain === ':') return true
  if (entry?.type === 'subject' && GENERIC.test(entry.wanted) && isListHead) return true
  if (
    MANNER_WORD.test(tokens[end]?.plain ?? '') ||
    /^(?:estilo|stile)$/.test(tokens[start - 1]?.plain ?? '')
  )
    return true
  const words = tokens.slice(Math.max(0, start - 2), start).map((token) => token.plain)
  // "Like the Sistine Chapel": a proper name of several words.
  const isProper =
    /^\p{Lu}/u.test(tokens[start]!.text) && /^\p{Lu}/u.test(tokens[start - 1]?.text ?? '')
  const told = tokens.slice(Math.max(0, start - 3), start - 1).map((token) => token.plain)
  if (isProper && told[0] === 'like' && told[1] === 'the') return true
  if (words[1] === 'the' && /^(?:as|like)$/.test(words[0] ?? '')) return true
  // "A sleeve, like a forest scene" offers an example; only "a planet like a balloon" compares.
  // "Wie ein Ballon", "como marioneta".
  const compared = words.join(' ')
  if (/^(?:como|wie|comme|come) (?:una?|une|uma?|eine?|uno)$/.test(compared)) return true
  if (/(?:^| )(?:como|comme)$/.test(compared)) return true
  const like = start - words.length + words.indexOf('like')
  const compares =
    like > 0 &&
    !/^(?:[,.;:!?()]|something|anything|more|looks?|maybe|shaped|has|have|had|got)$/.test(
      tokens[like - 1]!.plain,
    )
  return words.includes('like') && compares
}

const POSSESSOR =
  /^(?:my|our|mi|mis|nuestr[oa]s?|mein(?:e[nmrs]?)?|unsere?[nmrs]?|mon|ma|mes|notre|nos|meus?|minhas?|nossos?|nossas?|mi[oa]|miei|mie|nostr[oaie])$/

/** "Paw print of my dog", "huellas de mi perro", "kanji for warrior": says whose or what, and is no subject of its own. */
export function isExplanation(
  tokens: readonly Token[],
  start: number,
  { lastSubjectEnd, isScript }: { lastSubjectEnd: number; isScript: boolean },
): boolean {
  const between = tokens.slice(Math.max(0, lastSubjectEnd), start).map((token) => token.plain)
  const [first = '', second = ''] = between
  if (isScript && /^(?:for|of|meaning|de|fur|pour)$/.test(first)) return true
  if (between.length !== 2) return false
  return (
    /^(?:of|de|von|do|da|dos|das|del|della|dei|delle|di|du|des|for)$/.test(first) &&
    POSSESSOR.test(second)
  )
}

const TITLE = /^(?:king|queen|prince|princess|warrior|god|goddess)$/
/** "Android woman", "pirate girl". */
const SEX = /^(?:woman|man|girl|boy|lady|women|men)$/
const PART_OF_PLANT =
  /^(?:branch|branches|sprig|twig|leaf|leaves|flower|flowers|blossom|blossoms|vine|vines|bush|petals|bulb|bulbs|bud|buds|stem|stems|stalk|stalks|garland|tendrils)$/

/** "Frog king", "lavender branch": the second word describes the first and is no subject of its own. */
export const describesLast = (words: string, lastGroup: string | null): boolean =>
  (lastGroup === 'animal' && TITLE.test(words)) ||
  (lastGroup === 'plant' && PART_OF_PLANT.test(words)) ||
  (/^(?:mythical|person|character|object)$/.test(lastGroup ?? '') && SEX.test(words))

const SPREAD =
  /^(?:spread|open|out|outstretched|abiertas|ausgebreitet|deployees|abertas|extendidas)$/

/** "An owl, wings spread". */
export const areWingsSpread = (tokens: readonly Token[], { end, words }: Item): boolean =>
  WINGS.test(words) && SPREAD.test(tokens[end]?.plain ?? '')

const NAMED =
  /^(?:cat|dog|kitten|puppy|pup|horse|pony|rabbit|bunny|son|daughter|mum|mom|mother|dad|father|brother|sister|grandma|grandpa|nan|nana|gran|grandad|wife|husband|aunt|uncle|friend|named|called|hija|hijo|perro|perra|gato|gata|hermana|abuela|fille|fils|chien|chat|mere|filha|filho|cachorro|avo|mae)$/

/** Who a name follows: "my cat Mittens", "my daughter Rose". */
export const isFollowedByName = (word: string): boolean => NAMED.test(word)

/** Whether only a place on the body, a style or the like follows. */
export function isPlaceNext(items: readonly Item[], at: number): boolean {
  const next = items.find(({ start }) => start >= at)
  return next?.entry?.type === 'placement' || next?.entry?.type === 'style'
}
