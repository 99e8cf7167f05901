import { groundOf } from '#engine/language/states.ts'
import type { Brief, Lettering, Relation, Subject } from '#engine/language/brief.ts'
import { isBodyPart, WINGS } from '#engine/language/grammar.ts'
import { listSingulars, pluralise } from '#engine/language/inflection.ts'
import { getLexicon } from '#engine/language/lexicon.ts'
import { plain } from '#engine/language/normalise.ts'

/** How two things stand to each other, said of the first. Each reads back as the relation that it was written for. */
const JOINING: Record<Relation['kind'], string> = {
  around: 'around',
  through: 'going through',
  on: 'on',
  behind: 'behind',
  under: 'under',
  holding: 'holding',
  inside: 'inside',
  above: 'above',
  between: 'between',
  with: 'with',
}
const JOINING_BY_MANNER: Record<NonNullable<Relation['manner']>, string> = {
  'in-mouth': 'holding in its mouth',
  emerging: 'coming out of',
  becoming: 'turning into',
  drinking: 'drinking from',
  biting: 'biting',
  fighting: 'fighting',
  towards: 'looking at',
  beside: 'next to',
  forming: 'in the shape of',
  'made-of': 'making',
  half: 'half and half with',
  riding: 'riding',
  wearing: 'worn by',
  chasing: 'chasing',
  kissing: 'kissing',
  guarding: 'guarding',
  facing: 'facing',
  'back-to-back': 'back to back with',
  hanging: 'hanging from',
  reflected: 'reflected in',
  embracing: 'hugging',
  'over-one': 'over one eye of',
  'over-left': 'over the left eye of',
  'over-right': 'over the right eye of',
  'over-both': 'over the eyes of',
}

/** "around", "drinking from": what the first of two does with the second. */
export const writeJoining = ({ kind, manner }: Relation): string =>
  manner ? JOINING_BY_MANNER[manner] : JOINING[kind]

/** "A swarm of" is said before everything else. */
const GATHERED = / of$/
/** A vague count from here on is said as "many". */
const MANY = 5
const NUMBERS = 'two three four five six seven eight nine ten eleven twelve'.split(' ')

/** "three"; figures where a word would be long. */
export const writeCount = (count: number): string => NUMBERS[count - 2] ?? String(count)

/** "a, b and c" */
export const writeList = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`

/** All that is to be seen and read, in plain words that read back to the same brief. */
export function describeWhat({ subjects, relations, lettering }: Brief): string {
  const said = new Set<number>()
  const clauses: string[] = []
  const name = (i: number): string =>
    said.has(i) ? `the ${writeBareName(subjects[i]!)}` : writePhrase(subjects[i]!)
  for (const relation of relations) {
    const { kind, from, to, manner } = relation
    const isKnown = said.has(from) && said.has(to)
    if (kind === 'with' && isKnown) continue
    if (kind === 'with' && said.has(from) && manner === null) clauses.push(name(to))
    else {
      clauses.push(writeClause(relation, name))
    }
    said.add(from).add(to)
  }
  for (const [i, subject] of subjects.entries())
    if (!said.has(i)) clauses.push(writePhrase(subject))
  // A semicolon closes each picture, so that no relation runs over into the next.
  const texts = lettering.map(writeLettering)
  return relations.length > 0
    ? [...clauses, ...texts].join('; ')
    : writeList([...clauses, ...texts])
}

function writeClause(relation: Relation, name: (i: number) => string): string {
  const { kind, from, to, manner } = relation
  if (manner === 'in-mouth') return `${name(from)} holding ${name(to)} in its mouth`
  // The whole is named before what it is made of.
  if (manner === 'made-of') return `${name(to)} made of ${name(from)}`
  const isRising = manner === 'emerging' && kind === 'above'
  return `${name(from)} ${isRising ? 'rising out of' : writeJoining(relation)} ${name(to)}`
}

const LETTERING_NOUNS: Record<Lettering['kind'], string> = {
  word: 'the words',
  name: 'the name',
  quote: 'the words',
  date: 'the date',
  numerals: 'the numerals',
}

function writeLettering({ text, kind, position }: Lettering): string {
  const where = position === 'under' ? ' underneath' : position === 'above' ? ' above' : ''
  // Quotation marks of any kind inside would end the quotation early.
  return `${LETTERING_NOUNS[kind]} “${text.replace(/[“”„«»"]/g, "'")}”${where}`
}

function writePhrase(subject: Subject): string {
  const { count, isCountExact, colours } = subject
  const lexicon = getLexicon()
  // A pegasus is winged without our saying so.
  const adds = lexicon
    .find(plain(subject.text), 'en')
    .flatMap((entry) => (entry.type === 'subject' ? [entry.adds] : []))
  const modifiers = subject.modifiers.filter((word) => !adds.includes(word))
  const gathered = modifiers.find((word) => GATHERED.test(word))
  const isOf = (word: string, type: string): boolean =>
    lexicon.find(plain(word), 'en').some((entry) => entry.type === type)
  const explanations = modifiers.filter((word) => /^(?:of|for|de|von|do|da) /.test(word))
  const nouns = modifiers.filter((word) => isOf(word, 'subject') && !isBodyPart(plain(word)))
  const details = modifiers.filter(
    (word) =>
      !nouns.includes(word) &&
      !explanations.includes(word) &&
      word !== gathered &&
      !word.endsWith(' shaped') &&
      (word.includes(' ') || isOf(word, 'detail') || isBodyPart(plain(word))),
  )
  const placed = [...explanations, ...nouns, ...details, ...(gathered ? [gathered] : [])]
  const said = details.map((word) =>
    WINGS.test(plain(word)) ? 'its wings' : word.replace(/^with /, ''),
  )
  const name = count > 1 ? writePlural(subject) : writeBareName(subject)
  const told = coloursBeside(name, colours)
  const before = [...modifiers.filter((word) => !placed.includes(word)), ...told, ...nouns]
  const words = [...before, name].join(' ')
  const ground = groundOf(subject)
  const tail = [
    ...(ground ? [ground] : []),
    ...explanations,
    ...(details.length > 0 ? [`with ${writeList(said)}`] : []),
  ]
    .map((part) => ` ${part}`)
    .join('')
  if (gathered) return `a ${gathered} ${words}${tail}`
  if (count > 1 && !isCountExact) return `${count >= MANY ? 'many ' : ''}${words}${tail}`
  if (count > 1) return `${writeCount(count)} ${words}${tail}`
  const isPlural = /[^su]s$/.test(name)
  return `${isPlural ? '' : /^[aeiou]/i.test(words) ? 'an ' : 'a '}${words}${tail}`
}

/** A black cat is black by its name. */
export const coloursBeside = (name: string, colours: readonly string[]): string[] =>
  colours.filter((colour) => !name.split(' ').includes(colour))

function writePlural(subject: Subject): string {
  const name = writeBareName(subject)
  const isPlural = listSingulars(name, 'en').some((singular) => getLexicon().isEnglish(singular))
  return isPlural ? name : pluralise(name)
}

/** The person's own word; our name for it where it was misspelt, in another language or only an idea. */
export function writeBareName(subject: Subject): string {
  const ours = subject.wanted.replaceAll('-', ' ')
  if (subject.isSuggested) return ours
  const own = subject.text.toLowerCase()
  if (subject.source === 'none') return own
  if (/^(?:on|in|of) /.test(own)) return ours
  const means = (form: string): boolean =>
    getLexicon()
      .find(form, 'en')
      .some(
        (entry) => entry.type === 'subject' && !entry.language && entry.wanted === subject.wanted,
      )
  return [plain(own), ...listSingulars(plain(own), 'en')].some(means) ? own : ours
}
