import type { Language } from '#engine/language/brief.ts'
import { isFollowedByName } from '#engine/language/grammar.ts'
import { listSingulars } from '#engine/language/inflection.ts'
import { getLexicon } from '#engine/language/lexicon.ts'
import { isStopWord, type Item, type Token } from '#engine/language/scan.ts'
import type { SubjectEntry } from '#engine/language/targets.ts'

interface Context {
  tokens: Token[]
  language: Language
  followsSubject: boolean
  /** Whether anything was named at all. */
  followsAny: boolean
  lastMotif: string
  /** "Carrying a crumb": what is held is a thing, whatever list it is in. */
  isHeld: boolean
}

const unknownSubject = (words: string): SubjectEntry => ({
  type: 'subject',
  wanted: words,
  motif: '',
  variant: null,
  source: 'none',
  isStandIn: false,
  suggestion: null,
  reason: 'unknown',
  language: undefined,
  group: null,
  adds: null,
})

/** Things whose names are verbs or matter as well: things only after an article or a number. */
const ALSO_THINGS: ReadonlySet<string> = new Set(
  'tag stamp rule paper curtain tap rein alarm zip jumper stocking bangle patch cable tin board toaster roll saw file liver vein chin eyelash arch poster package straw puck goal battery film page chalk icicle spark coal sponge dustpan vacuum iron hanger haystack hive spur orb scepter escalator lunchbox coaster garland'.split(
    ' ',
  ),
)
const NOUN_FRAME =
  /^(?:an?|one|single|two|three|four|five|the|old|small|tiny|little|big|paper|wooden)$/
const SAID_OF_THINGS = /^(?:open|empty|full|broken|rusty|dented|square|round|tall|long|closed)$/
const FOREIGN_ARTICLE = /^(?:un|una|une|um|uma|con|avec|com|dos|deux|dois|duas)$/
/** "Deux alliances entrelacées": what was done to the thing, said after it. Accents are gone by then. */
const PARTICIPLE: Partial<Record<Language, RegExp>> = {
  es: /(?:ad|id)[oa]s?$/,
  pt: /(?:ad|id)[oa]s?$/,
  it: /(?:at|it|ut)[oaie]$/,
  fr: /(?:e|ee|es|ees|i|ie|is|ies|u|ue|us|ues)$/,
}
const DESCRIBES = /(?:ing|ed|y|ous|ful|al|ic|ish|shaped)$/
/** "That looks goofy", "not too busy": how it is, and no thing. */
const SAID_OF_IT =
  /^(?:is|are|be|looks?|looking|feels?|feeling|seems?|very|so|too|super|really|rather|quite|kinda|not|nor|stay|stays|kept)$/
/** "Heyy", "haha", "lol": a sound, and no thing. */
const SOUND =
  /^(?:h[ae]+y+|(?:ha|he|hi){2,}h?|hm+|ugh+|a+w+|ya+y+|woo+|lo+l+|l(?:ma)?f?ao+|omg|x+o*x*|o+h+|ok+a*y*)$/
const NO_THING =
  /(?:ing|ed|ly|ish|est|less|like|ous|ful|able|style|esque|core|wave|goth|gothic|punk|lit|ical|ian)$/

/** What a word in no list is: nothing for the drawing, a description, or a thing that should have been drawn and is reported. */
export function judgeUnknown(
  { start, words }: Item,
  { tokens, language, followsSubject, followsAny, lastMotif, isHeld }: Context,
): 'nothing' | 'description' | 'part' | SubjectEntry {
  const lexicon = getLexicon()
  if (isStopWord(words) || words.length < 3 || /\d/.test(words)) return 'nothing'
  const isEnglish = language === 'en'
  const { text } = tokens[start]!
  if (/['’](?:ve|re|ll|d|m|t|s)$/i.test(text) && !tokens[start]!.isPossessive) return 'nothing'
  const before = tokens[start - 1]?.plain ?? ''
  const after = tokens[start + 1]?.plain ?? ''
  const forms = isEnglish ? [words, ...listSingulars(words, 'en')] : [words]
  const isFramed =
    NOUN_FRAME.test(before) ||
    (SAID_OF_THINGS.test(before) && /^(?:an?|one|the)$/.test(tokens[start - 2]?.plain ?? ''))
  const isNamed = isFramed && forms.some((form) => ALSO_THINGS.has(form))
  const isThing = isEnglish && (isNamed || forms.some((form) => lexicon.isNoun(form)))
  const isStrange =
    isEnglish &&
    words.length > 3 &&
    !forms.some((form) => lexicon.isOrdinary(form)) &&
    !NO_THING.test(words) &&
    !/^(?:for|by|to)$/.test(before)
  const isPet = followsSubject && /^(?:dog|cat|horse|rabbit)$/.test(lastMotif)
  const isCapital = start > 0 && /^\p{Lu}\p{Ll}/u.test(text)
  const isName =
    isCapital && (isPet || isFollowedByName(before) || (isStrange && !isThing && followsSubject))
  // "The mountains round Banff": where they are.
  const isPlaceName =
    isCapital && isStrange && !isThing && /^(?:in|near|round|around|outside|at)$/.test(before)
  // "The sword from zelda": where it comes from.
  const isSource = followsAny && isStrange && before === 'from'
  // "Massey Ferguson tractor": who made it.
  const isMake =
    isCapital && isStrange && !isThing && /^\p{Lu}\p{Ll}/u.test(tokens[start + 1]?.text ?? '')
  if (isMake && !followsSubject) return 'description'
  if (isName || isPlaceName || isSource || (isPet && isStrange && !isThing)) return 'nothing'
  if (/^(?:style|styled|tattoo|tattoos|themed|theme|life|inspired)$/.test(after))
    return 'description'
  if (!isEnglish && words.length > 3) {
    if (followsSubject && PARTICIPLE[language]?.test(words)) return 'description'
    if (language !== 'de') return FOREIGN_ARTICLE.test(before) ? unknownSubject(words) : 'nothing'
    if (!/^\p{Lu}/u.test(text)) return 'nothing'
    // "Leuchtende Laterne": the first word has a capital, whatever it is.
    const opens = start === 0 || tokens[start - 1]!.isBoundary
    if (
      opens &&
      /(?:e|er|es|en)$/.test(words) &&
      /^\p{Lu}\p{Ll}/u.test(tokens[start + 1]?.text ?? '')
    )
      return 'description'
    return findCompoundPart(words) ?? unknownSubject(words)
  }
  if (SOUND.test(words)) return 'nothing'
  if (isEnglish && SAID_OF_IT.test(before)) return 'description'
  // "The mast", after a ship: a part of what was named.
  if (followsAny && isThing && /^(?:the|its|his|her|their|whose)$/.test(before)) return 'part'
  // "Something that combines both": a verb.
  if (/^(?:that|which|who|it|i|we|you|he|she|they|to|will|would|should|can)$/.test(before))
    return 'nothing'
  if (isThing || isStrange) return unknownSubject(words)
  if (isHeld && NOUN_FRAME.test(before) && !DESCRIBES.test(words)) return unknownSubject(words)
  return isEnglish && DESCRIBES.test(words) ? 'description' : 'nothing'
}

/** What says only which part or view of the first it is: Hirschkopf, Lavendelzweig, Blumenfeld. */
const GERMAN_PART =
  /^(?:kopf|zweig|blute|bluten|blatt|blatter|strauss|landschaft|motiv|muster|feld|schatten|wiese|ranke|ranken|silhouette|umriss|portrait|auge|augen|baby|babys|junges|welpe|kalb)/

/** The known head of a German compound, which is its last part: Wikingerschiff is a ship. Else the first: Blumenfeld shows flowers. */
function findCompoundPart(word: string): SubjectEntry | undefined {
  const lookUp = (part: string): SubjectEntry | undefined =>
    [part, ...listSingulars(part, 'de')]
      .filter((form) => form.length >= 4)
      .flatMap((form) => getLexicon().find(form, 'de'))
      .flatMap((entry) => (entry.type === 'subject' && entry.language === 'de' ? [entry] : []))[0]
  for (let cut = 3; cut <= word.length - 4; cut++) {
    const head = word.slice(cut)
    if (GERMAN_PART.test(head)) break
    const entry = lookUp(head)
    if (entry) return entry
  }
  for (let cut = word.length - 3; cut >= 4; cut--) {
    const entry = lookUp(word.slice(0, cut))
    // Leaves of a jungle are leaves.
    const isLeafOfMany = entry?.motif === 'forest' && /^blatt(?:er)?$/.test(word.slice(cut))
    if (entry && !isLeafOfMany) return entry
  }
  // Herbstblatt, Dschungelblatt: of no plant that we know, and still a leaf.
  for (let cut = 3; cut <= word.length - 4; cut++) {
    const entry = GERMAN_PART.test(word.slice(cut)) ? lookUp(word.slice(cut)) : undefined
    if (entry) return entry
  }
  return undefined
}
