import { listSingulars } from '#engine/language/inflection.ts'
import { getLexicon } from '#engine/language/lexicon.ts'
import { anyCase, LETTER, PERSON } from '#engine/language/lettering-patterns.ts'
import { plain } from '#engine/language/normalise.ts'

/** Names that are to be written and stand without marks, by whose they are or by the word that asks for writing. */

const LANGUAGES = ['en', 'de', 'es', 'fr', 'pt', 'it'] as const

/** A place on the body is no name: "drunter der Name, Knöchel". */
export const isPlaceOnBody = (said: string): boolean =>
  LANGUAGES.some((language) =>
    getLexicon()
      .find(plain(said), language)
      .some(({ type }) => type === 'placement'),
  )

/** Told of so often that they are stop words, and written all the same. */
export const PARENTS = /^(?:Mama|Papa|Mutti|Vati|Oma|Opa)$/u

const AND = '(?:,? (?:&|\\+|and|y|und|et|e) | ?& ?|, )'
const TWO_OR_MORE = `${PERSON}(?:${AND}${PERSON})+`
const NAME_WORDS = anyCase(
  'names?|nombres|namen|vornamen|prénoms|prenoms|noms|nomes|nomi|initials|initialen|iniciales|initiales|iniciais|iniziali',
)
/** "Les prénoms de mes loulous Noé, Lila et Sacha", "the names of my two gremlins Ada and Finn". */
export const NAMES_OF_THEIRS = new RegExp(
  `(?<![${LETTER}])${NAME_WORDS}(?: (?!${anyCase('and|y|und|et|e|con|mit|avec|com|with')} )[a-zà-ü'’]+){1,6}?(?: (?:Hunden?|Katzen|Katern|Kindern?|Söhnen?|Töchtern?|Enkeln?|Enkelkindern?|Enkelinnen|Jungs|Mädels|Eltern|Großeltern|Geschwistern?|Brüdern?|Schwestern|Mäusen?|Patenkindern?|Pferden?))? (?<text>${TWO_OR_MORE})`,
  'gu',
)

/** "Von meinen Hunden Balu und Emma", "de mis gatos Leo y Nala": who they are, where their names are asked for elsewhere. */
export const OWN_ONES = new RegExp(
  `(?<![${LETTER}])${anyCase('my|our|mis|nuestr[oa]s|meinen?|meiner|unseren?|unserer|mes|nos|meus|minhas|nossos|nossas|miei|mie|nostri|nostre')} (?:(?:\\d|[a-zà-ü'’]+) ){0,3}(?:[${LETTER}]+ )?(?<text>${TWO_OR_MORE})`,
  'gu',
)

const WRITES = anyCase(
  'write|written|put|please write|schreib(?:en|t)?|bitte schreiben|escrib(?:e|ir|an|id)|pon(?:er|gan|ed)?|escrev(?:e|er|a|am)|écri(?:s|re|vez)|écrivez|mettez|scriv(?:i|ere|ete)|scriverci|metti|mettere|coloca(?:r)?|añad(?:e|ir)',
)
/** "And under it write Meera": a name that the word for writing leads to. */
export const NAME_TO_WRITE = new RegExp(
  `(?<![${LETTER}])${WRITES}(?: (?:just|only|nur|solo|sólo|só|apenas|juste|soltanto|the name|the word|den namen|el nombre|la palabra|o nome|le prénom|le nom|il nome|la parola|das wort)){0,2}:? (?<text>${PERSON}(?:${AND}${PERSON})*)(?= *(?:[,.;!?]|$)| (?:in|en|em|im|mit|con|avec|com|with|under(?:neath)?|below|above|on|it|debajo|abajo|darunter|drunter|dessous|embaixo|sotto|sous|auf|sur|sobre)(?![${LETTER}]))`,
  'gu',
)

/** "Sotto scritto Papà", "avec marqué Famille": whatever the word means besides. */
export const MARKED = new RegExp(
  `(?<![${LETTER}])(?:${anyCase('con|avec|com|mit')} )?${anyCase('marquée?|inscrite?|gravée?|écrite?|scritt[oa]|incis[oa]|escrit[oa]|grabad[oa]|gravad[oa]|geschrieben|graviert')} (?<text>${PERSON}(?:${AND}${PERSON})*)(?= *(?:[,.;!?]|$)| (?:in|en|em|con|avec|com|mit|dessus|dessous|sotto|sopra|abajo|arriba|debajo|encima|embaixo|no|na|nel|nella|sur|sul|sulla)(?![${LETTER}]))`,
  'gu',
)

const PLACED = anyCase(
  'con sotto|con sopra|sotto|sopra|debajo|abajo|arriba|darunter|drunter|darüber|dessous|dessus|embaixo|abaixo|acima|underneath|below|beneath',
)
/** "Lupa capitolina con sotto SPQR", "drunter Mathilda": capitals or a name by where they stand. */
export const SAID_BY_PLACE = new RegExp(
  `(?<![${LETTER}])(?<!${anyCase('de|di|d[eo]')} )${PLACED}:? (?<text>\\p{Lu}{2,}(?: \\p{Lu}{2,})*|${PERSON}(?:${AND}${PERSON})*)(?= *(?:[,.;!?]|$))`,
  'gu',
)
/** Capitals are written; a word with one may be a thing, above all in German. */
export const isNoThing = (said: string): boolean =>
  /^[\p{Lu} ]+$/u.test(said) ||
  said.split(/,? (?:and|y|und|et|e) | ?& ?|, /u).every((name) => {
    const word = plain(name)
    const lexicon = getLexicon()
    const forms = [word, ...LANGUAGES.flatMap((language) => listSingulars(word, language))]
    return (
      !forms.some((form) => lexicon.has(form)) && !lexicon.isNoun(word) && !lexicon.isOrdinary(word)
    )
  })
