import type { LetteringKind } from '#engine/language/brief.ts'
import { getLexicon } from '#engine/language/lexicon.ts'
import { anyCase, LETTER, ON_BODY, PERSON } from '#engine/language/lettering-patterns.ts'
import {
  isNoThing,
  MARKED,
  NAME_TO_WRITE,
  NAMES_OF_THEIRS,
  SAID_BY_PLACE,
} from '#engine/language/names-unmarked.ts'
import { listSingulars } from '#engine/language/inflection.ts'
import { plain } from '#engine/language/normalise.ts'
import { isStopWord } from '#engine/language/scan.ts'

/**
 * Words to be written that neither marks nor a word for writing lead to, and that the lists may take for things: "Familia, en letra
 * cursiva". They are read only where nothing else was found to be written.
 */

/** "A turtle, no letters" writes nothing. */
const ADJECTIVES = `(?:(?!(?:no|not|without|sin|ohne|keine|sans|pas|sem|senza|nessuna)(?![${LETTER}]))[a-zà-ü-]+ ){0,3}?`
/** Said of letters and never of a picture: whoever says it wants something written. */
const OF_LETTERS_ONLY =
  '(?:(?!(?:no|not|without) )[a-z]+ )?(?:cursive|fraktur|script|font|lettering|letters|capitals|caps|handwriting|typewriter(?: (?:font|letters|style|script|type))?|blackletter|old english|block letters)|(?:schreib|schnörkel|hand|druck|block|fraktur|schreibmaschinen|zier|kursiv)schrift|altdeutsche[rn]? schrift|druckbuchstaben|schrift|letras?(?: [a-zà-ü]+){0,2}|cursiva|lettres(?: [a-zà-ü]+){0,2}|écriture(?: [a-zà-ü]+)?|corsivo|stampatello|caratteri(?: [a-zà-ü]+)?|scrittura(?: [a-zà-ü]+)?'
const BESIDE_LETTERS =
  'fraktur|blackletter|old english|cursive|script|lettering|typewriter|schreibmaschine|máquina de escribir|machine à écrire|macchina da scrivere'
const WORD = `[${LETTER}0-9'’]+`
/** Where a wish begins, and what leads to its words. */
const FROM = `(?<=^|[.:;!?\\n] ?|\\b${anyCase('want|wants|get|need|just|only|möchte|will|gern|gerne|nur|quiero|solo|voudrais|veux|juste|vorrei|voglio|quero|queria')} )`
const TO = `(?=,? (?:written |lettered |done |scritto |escrit[oa] |geschrieben |écrit )?(?:in|en|em|im|in einer) (?:an? |the |una? |uma |einer )?${ADJECTIVES}${anyCase(OF_LETTERS_ONLY)}(?![${LETTER}]))`

/** "(my parents)", ", meine Kinder,": who they are. */
const WHO_THEY_ARE = `(?: ?\\([^)]{2,30}\\)|, (?:${anyCase('my|our|mein|meine|unsere|mis|nuestros|mes|nos|meus|nossos|miei|nostri|i miei')}) [${LETTER}]+,?)?`
/** "Linda & Robert (my parents) in nice cursive": who they are stands between their names and the hand. */
const NAMES_IN_HAND = new RegExp(
  `${FROM}(?<text>${PERSON}(?:(?:,? (?:and|und|y|et|e) | ?[&+] ?|, )${PERSON})+)(?=${WHO_THEY_ARE}${TO})`,
  'gu',
)

/** "Vivi, ama, ridi in corsivo", "Familie über alles in altdeutscher Schrift". */
const SAID_IN_HAND = new RegExp(
  `${FROM}(?<text>${WORD}(?:,? ${WORD}){0,9}?)(?=${ON_BODY}${TO})`,
  'gu',
)

/** "Dios es amor, letra gótica", "Only the strong survive, old english". */
const SAID_BEFORE_HAND = new RegExp(
  `^(?<text>${WORD}(?:,? ${WORD}){0,9}?)(?=${ON_BODY}(?:,| [-–—]) ${ADJECTIVES}${anyCase(OF_LETTERS_ONLY)}(?![${LETTER}]))`,
  'gu',
)

/** "Gott mit uns Fraktur", "hello darkness my old friend typewriter". */
const SAID_BESIDE_HAND = new RegExp(
  `^(?<text>${WORD}(?: ${WORD}){0,9}?)(?<! (?:in|en|em|auf))(?=,? (?:chicano |gothic |brush |fine line |thin |bold )?${anyCase(BESIDE_LETTERS)}(?: (?:font|style|letters|lettering|schrift))?(?= ?(?:[,.;!?]|$)| (?:on|with|for|auf|mit|across|under) ))`,
  'gu',
)

/** What a text of a wish has, and words to be worn have not. */
const NO_INSCRIPTION =
  /^(?:an?|names?|namen|nombres?|prénoms?|nomi?|nomes?|words?|wort|wörter|dates?|datum|fechas?|initials?|initialen|iniciales|initiales|letters?|lettering|quotes?|phrases?|frases?|text|texto?|testo|tattoos?|tatuajes?|tatuaggio|tatouages?|tatuagem|designs?|ideas?|want|looking|please|something|verses?|lyrics?|numerals?|numbers?|zahlen?|symbols?|area|code|number|nummer|número|numéro|sleeve|style|saying|says|written|hello|hi|hey|hallo|hola|ciao|bonjour|salut|coucou|oi|olá)$/iu
/** "Skull with a rose" tells of what stands together. */
const OF_THINGS =
  /(?<!\p{L})(?:with|mit|avec|con|com) (?:an?|the|some|two|three|\d|eine?[nmr]?|une?|des|una?|uno|uma?|my|ihr|her|his)(?!\p{L})/iu

const isDrawn = (word: string): boolean =>
  [plain(word), ...listSingulars(plain(word), 'en')].some((form) =>
    (['en', 'de', 'es', 'fr', 'pt', 'it'] as const).some((language) =>
      getLexicon()
        .find(form, language)
        .some((entry) => entry.type === 'subject' && entry.source !== 'none'),
    ),
  )
const wordsOf = (said: string): string[] => said.split(/[ ,]+/).filter(Boolean)

/** Only what leads to no words at all is turned down: somebody named a hand, and something must be written in it. */
const isWorn = (said: string): boolean =>
  !OF_THINGS.test(said) &&
  !wordsOf(said).some((word) => NO_INSCRIPTION.test(word)) &&
  !wordsOf(said).every((word) => isStopWord(plain(word)) && word.length < 3)

/** Beside a hand stands what is no list of things: a sentence, or words that nobody could draw. */
function isSentence(said: string): boolean {
  const words = wordsOf(said)
  if (!isWorn(said)) return false
  const things = words.filter(isDrawn).length
  return things === 0 || (words.length > 2 && words.length - things >= 2)
}

/** "Rose and dagger, script": what is joined to another thing is to be seen, and one word or a saying before a hand is to be read. */
const isNoList = (said: string): boolean => {
  const things = wordsOf(said).filter(isDrawn)
  return isWorn(said) && (isSentence(said) || (things.length === 1 && wordsOf(said).length === 1))
}

/** "LOVE with the o as a heart", once the sign is taken out: the words that have the letter stand before it. */
const WITH_LETTER_SIGN = new RegExp(`^(?<text>${WORD}(?: ${WORD}){0,5}?)(?= *,)`, 'gu')

/** "L.M. initials", "JR monogram". */
const INITIALS_BEFORE =
  /(?<![\p{L}.])(?<text>\p{Lu}(?:\.? ?(?:[&+]|and|und|y|et|e) ?|\. ?)?\p{Lu}(?:\. ?\p{Lu}|\p{Lu})?\.?)(?= (?:initials?|initialen|iniciales|initiales|iniciais|iniziali|monogram)(?![\p{L}]))/gu

const WITH = anyCase(
  'with|and an?|over|above|under|underneath|below|across|between|mit|über|unter|con|avec|com|in an?|on an?|next to',
)
/** "M.K. in a wreath": letters with their points are somebody's. */
const DOTTED_INITIALS =
  /(?<![\p{L}.])(?!(?:U\.S|U\.K|D\.C|A\.M|P\.M|R\.I)\.)(?<text>\p{Lu}\. ?\p{Lu}\.(?: ?\p{Lu}\.)?)(?!\p{L}| \p{Lu})/gu

/** "Small letter a", "lowercase m": a letter that is asked for small. */
const LOW_LETTER =
  /\b(?:(?:small|little|tiny|lower ?case) (?:letter )?|(?<!\blove )letter )(?<text>[b-hj-z]|a(?= *(?:[,.]|$)))(?= *(?:[,.;]|$)| (?:with|in|on|and)\b)/giu

/** "DAD with a wrench under it": capitals among small letters, which are no thing by that name. */
const CAPITALS_WITH = new RegExp(
  `^(?<text>(?:\\p{Lu}{3,}|\\p{Lu}{2,}(?: \\p{Lu}+)+)(?: (?:&|\\p{Lu}+))*)(?= ${WITH} [^\\p{Lu}])`,
  'gu',
)
const PARENTS =
  /^(?:MOM|MUM|DAD|MAMA|PAPA|MAMÁ|PAPÁ|MOTHER|FATHER|NANA|NAN|GRANDMA|GRANDPA|OMA|OPA|FAMILY|LOVE|HOPE|FAITH)$/u
const isShoutedWord = (said: string): boolean =>
  said.split(' ').every((word) => PARENTS.test(word) || !isDrawn(word))

/** Words that people wear by themselves, which are no things though an idea may stand for them. */
const WORN_WORDS =
  'hope|faith|love|strength|grace|believe|dream|breathe|warrior(?! (?:with|con|mit|avec|com) (?:(?:an?|his|her|the|two|una?|une|eine[rmn]?|um|uma) )?(?:[a-z]+ )?(?:swords?|spear|shield|axes?|bow|helmet|armou?r|pelt|horse|wolf|mask|cape|katana|dagger|staff|crown|scars?|face paint|beard|braids?|espada|schwert|épée|spada))|survivor|fearless|blessed|namaste|wanderlust|serendipity|resilience|resilient|family|forever|always|karma|freedom|courage|brave|peace|joy|trust|patience|gratitude|grateful|strong|unbreakable|invincible|infinity love|loyalty|respect|honou?r|legacy|saudade|familia|fe|esperanza|amor|libertad|fuerza|liebe|hoffnung|glaube|freiheit|stärke|mut|amour|espoir|liberté|courage|famille|amore|speranza|libertà|famiglia|força|fé|liberdade|esperança'
/** "Hope with a semicolon", "freedom with birds flying away". */
const WORN_WITH = new RegExp(
  `${FROM}(?<text>${anyCase(WORN_WORDS)})(?= (?:with|mit|con|avec|com) (?!(?:all|every|my|your)\\b)[a-zà-ü0-9])`,
  'gu',
)

/** What stands with a name and says that it is one. */
const OF_A_NAME =
  '(?:an? |the |two |three |four |some |\\d |small |little |tiny |big |her |his |birth |eine[rmn]? |kleine[nmr]? |una? |une |pequeñ[oa] |petite? |um[a]? |simple |delicate |single |red |fine line )*(?:paw ?prints?|foot ?prints?|hand ?prints?|hearts?|halo|stars?|flowers?|daisy|daisies|rose|roses|lily|lilies|lavender|sunflowers?|butterfl(?:y|ies)|dove|hummingbird|infinity|crown|angel|cross|feather|birthstone|moon|herz|herzchen|pfoten?(?:abdruck)?|stern(?:en?)?|blume|corazón|corazoncito|huellas?|estrellas?|flor|cœur|coeur|étoiles?|fleur|patte|cuore|stella|fiore|zampa|coração|estrela|patinha)'
/** "Isabella with a daisy", "Luna with 4 paw prints". */
const NAME_WITH_SIGN = new RegExp(
  `${FROM}(?<text>(?:${PERSON})(?:(?:,? (?:and|und|y|et|e) | ?& ?|, )${PERSON}){0,3})(?=(?:(?: -|,)? (?:with|and|und|y|et|mit|con|avec|com)|,) ${OF_A_NAME}(?![${LETTER}]))`,
  'gu',
)
/** At the start of a wish a capital says nothing: a thing or a common word is none's name in this wish. Prints of a paw are a pet's. */
function isNameBySign(said: string, after: string): boolean {
  const lexicon = getLexicon()
  const isOfPet = /^.{0,24}\b(?:paw|pfote|huella|patte|zampa|patinha)/iu.test(after)
  return said.split(/,? (?:and|und|y|et|e) | ?& ?|, /u).every((name) => {
    const word = plain(name)
    if (name.length < 3 || NO_INSCRIPTION.test(name)) return false
    const isThing = lexicon
      .find(word, 'en')
      .some((entry) => entry.type !== 'subject' || entry.language === undefined)
    if (isOfPet) return !isThing && !isStopWord(word)
    return !lexicon.has(word) && !lexicon.isOrdinary(word) && !lexicon.isNoun(word)
  })
}

/** "Emma & Jack 2014", "Anna und Paul mit Herz dazwischen": two people a wish begins with, one of them by a name no list knows. */
const NAMES_TOGETHER_FIRST = new RegExp(
  `^(?<text>${PERSON}(?: ?[&+] ?| (?:and|und|y|et|e) )${PERSON})(?= (?:mit|with|con|avec|com) |,? \\d| ?$| ?,)`,
  'gu',
)
const arePeople = (said: string): boolean => {
  const lexicon = getLexicon()
  const names = said.split(/ ?[&+] ?| (?:and|und|y|et|e) /u).map(plain)
  const isUnknown = (word: string) =>
    !lexicon.has(word) && !lexicon.isNoun(word) && !lexicon.isOrdinary(word)
  return names.some(isUnknown) && names.every((word) => !isStopWord(word) && !isDrawn(word))
}

/** "Smith family est. 2010". */
const FAMILY_SINCE = new RegExp(
  `(?<![${LETTER}])(?!(?:My|Our|The|His|Her|Their) )(?<text>${PERSON} [Ff]amily)(?=,? (?:est|since|seit|,|\\d{4}))`,
  'gu',
)

/** "Lucky 13 with a horseshoe": the oldest flash there is. */
const LUCKY_NUMBER = /\b(?<text>lucky (?:number )?(?:7|13|seven|thirteen))\b/gi

const PLACED_FOREIGN =
  'debajo|abajo|arriba|encima|darunter|drunter|darüber|drüber|(?:en |au-)dess(?:us|ous)|embaixo|abaixo|acima|sotto|sopra'
const PLACE_END = '(?= *(?:[,.;!?]|$)| (?:in|en|em|on|im|and|y|und|et|e)(?![\\p{L}]))'
/** "A horseshoe, 13 underneath", "darunter 13": a number by where it stands. Of one figure it may tell how many. */
const NUMBER_PLACED = new RegExp(
  `(?<=,|:|(?<!\\p{L})(?:with|and|mit|und|con|y|avec|et|com|e)) (?:an? |the |eine[rm]? |der |una? |el |une? |le |uma? |o |il )?(?:(?<text>\\d{2,4}(?:[.,]\\d{1,2})?)(?= (?:right |just |directly )?(?:under(?:neath)?|below|beneath|above|(?:next to|beside)(?= (?:it|them))|${PLACED_FOREIGN})(?: it| them)?${PLACE_END}))`,
  'giu',
)
/** "Darunter 13"; "under 300" is what somebody can pay. */
const NUMBER_AFTER_PLACE = new RegExp(
  `(?<=^|[,:;] ?|(?<!\\p{L})(?:and|with|und|mit|y|con|et|avec|e|com) )(?:underneath|beneath|(?:under|below|above) (?:it|them)|${PLACED_FOREIGN}):? (?:an? |the |eine |una? |une? |uma? )?(?<text>\\d{2,4})${PLACE_END}`,
  'giu',
)

/** "In the shape of a wave": how words run, and nothing to be seen beside them. */
export const SHAPED =
  /(?:\b(?:written|set|arranged|bent|going|curved|escrito|geschrieben|écrit|scritto) )?\b(?:in the (?:shape|form) of|in (?:der )?form (?:eine[rs]|von)|en forma de|en forme de|em forma de|a forma di) (?:an? |una? |une |uma |un[’'])?(?:wave|heart|circle|ring|arch|arc|infinity(?: sign| symbol)?|welle|herzens?|kreises|bogens|ola|corazón|círculo|arco|infinito|vague|cœur|cercle|coração|onda|cuore|cerchio)\b/giu

/** "Like from an old book": what letters look like. */
export const LETTERS_LIKE =
  /\b(?:like|as|wie|como|comme|come) (?:it (?:is|was) )?(?:from|in|out of|aus|in einem|de|dans) (?:an? |the |einem |un |una )?(?:(?:very|old|ancient|medieval|vintage|antique|alten|antiguo|vieux) )*(?:book|bible|manuscript|newspaper|comic|poster|movie|film|buch|bibel|libro|livre|livro)s?\b/giu

/** "I want exactly these words": whatever was told besides, nothing else is to be seen. */
const ONLY_THESE =
  /\b(?:exactly|just|only) (?:these|those) (?:\w+ )?(?:words?|letters?|lines?)\b|\bnothing (?:else|but (?:the|these) (?:words?|text|letters?|name))\b|\b(?:words|text|lettering|letters|script|name) only\b|\bonly (?:the )?(?:words|text|lettering|letters)\b|\bno (?:picture|image|drawing)s?\b|\bnur (?:der |die )?(?:text|schrift|worte|buchstaben)\b|\bsolo (?:el |las |il |le )?(?:texto|palabras|letras|testo|parole|scritta)\b/iu

/** What is written says nothing of itself: "in script Only God Can Judge Me" asks for no script only. */
export const wantsOnlyThese = (
  text: string,
  found: readonly { start: number; end: number }[],
): boolean =>
  ONLY_THESE.test(
    found.reduce(
      (rest, { start, end }) =>
        `${rest.slice(0, start)}${','.padEnd(end - start)}${rest.slice(end)}`,
      text,
    ),
  )

const PLACED_IN_HAND = `(?:${anyCase('(?:right |just |directly )?(?:above|below|under(?:neath)?|beneath|over)(?: (?:it|them|him|her|that))?|encima|debajo|arriba|abajo|darüber|darunter|drüber|drunter|(?:au-|en )?dess(?:us|ous)|acima|abaixo|embaixo|sopra|sotto')}),? (?:in|en|em) (?:an? |una? |uma |einer )?${ADJECTIVES}${anyCase(OF_LETTERS_ONLY)}`
/** "… and above it in script", before words that were read: said of them, and of nothing that is seen. */
export const LEADS_IN_HAND = new RegExp(
  `,?(?: ${anyCase('and|with|y|con|und|mit|et|avec|e|com')})? ${PLACED_IN_HAND}:?(?= ?, {3,})`,
  'gu',
)
/** "Darüber in Schreibschrift Nur Gott kann mich richten": up to the end of what is said. */
const SAID_AFTER_HAND = new RegExp(
  `(?<![${LETTER}])${PLACED_IN_HAND}:? (?<text>\\p{Lu}${WORD}(?: ${WORD}){1,9})(?= *(?:[,.;!?]|$))`,
  'gu',
)

interface Unquoted {
  /** What is written is its group `text`. */
  pattern: RegExp
  accepts?: (said: string, after: string) => boolean
  kind?: LetteringKind
  /** What leads to the words is still to be read. */
  keepsLead?: boolean
  /** What leads to the words says where they stand. */
  hasPlace?: boolean
  /** Only where a sign was asked for one of the letters. */
  isOfSign?: boolean
}

/** In this order, until one has found something. */
export const UNQUOTED: readonly Unquoted[] = [
  { pattern: NAMES_OF_THEIRS, kind: 'name' },
  { pattern: NAME_TO_WRITE, accepts: isNoThing, kind: 'name' },
  { pattern: MARKED, hasPlace: true },
  { pattern: SAID_BY_PLACE, accepts: isNoThing, hasPlace: true },
  { pattern: SAID_AFTER_HAND, accepts: isWorn, hasPlace: true },
  { pattern: INITIALS_BEFORE, kind: 'name', keepsLead: true },
  { pattern: DOTTED_INITIALS, kind: 'name' },
  { pattern: LOW_LETTER, kind: 'name' },
  { pattern: NAMES_IN_HAND, accepts: isWorn, kind: 'name' },
  { pattern: NAMES_TOGETHER_FIRST, accepts: arePeople, kind: 'name' },
  { pattern: NAME_WITH_SIGN, accepts: isNameBySign, kind: 'name' },
  { pattern: SAID_IN_HAND, accepts: isWorn },
  { pattern: SAID_BEFORE_HAND, accepts: isNoList },
  { pattern: WITH_LETTER_SIGN, accepts: isWorn, isOfSign: true },
  { pattern: SAID_BESIDE_HAND, accepts: isSentence },
  { pattern: CAPITALS_WITH, accepts: isShoutedWord },
  { pattern: FAMILY_SINCE, kind: 'name' },
  { pattern: LUCKY_NUMBER },
  { pattern: NUMBER_PLACED, kind: 'numerals' },
  { pattern: NUMBER_AFTER_PLACE, kind: 'numerals', hasPlace: true },
  { pattern: WORN_WITH },
]
