import type {
  Brief,
  Lettering,
  Relation,
  RelationKind,
  RelationManner,
  Subject,
} from '#engine/language/brief.ts'
import { getLexicon } from '#engine/language/lexicon.ts'
import { findDrawable } from '#engine/language/near-motifs.ts'
import { nearestTo } from '#engine/language/nearest.ts'
import { plain } from '#engine/language/normalise.ts'
import { findVariant, giveRoles } from '#engine/language/settle.ts'
import { findMotif } from '#engine/motifs/registry.ts'
import type { ModelReading, ModelRelation } from '#shared/model-reading.ts'

/** How the words of a model are said in a brief; `isSwapped` where the second is the one that the brief begins with. */
const RELATIONS: Record<
  ModelRelation,
  readonly [kind: RelationKind, manner: RelationManner | null, isSwapped?: true]
> = {
  around: ['around', null],
  through: ['through', null],
  on: ['on', null],
  behind: ['behind', null],
  under: ['under', null],
  holding: ['holding', null],
  inside: ['inside', null],
  above: ['above', null],
  between: ['between', null],
  with: ['with', null],
  'holding in the mouth': ['holding', 'in-mouth'],
  'coming out of': ['through', 'emerging'],
  'turning into': ['with', 'becoming'],
  'drinking from': ['with', 'drinking'],
  biting: ['with', 'biting'],
  fighting: ['with', 'fighting'],
  'looking at': ['with', 'towards'],
  'next to': ['with', 'beside'],
  'in the shape of': ['with', 'forming'],
  'made of': ['inside', 'made-of', true],
  'half and half with': ['with', 'half'],
  riding: ['on', 'riding'],
  wearing: ['on', 'wearing', true],
  chasing: ['with', 'chasing'],
  kissing: ['with', 'kissing'],
  guarding: ['with', 'guarding'],
  facing: ['with', 'facing'],
  'back to back with': ['with', 'back-to-back'],
  'hanging from': ['under', 'hanging'],
  'reflected in': ['inside', 'reflected'],
}

/** Only letters and figures, so that commas and quotation marks part nothing. */
const bare = (text: string): string =>
  ` ${plain(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `

/**
 * The brief as a hosted model read the text. Our own reading is the check: undefined where the model names a thing or a word that the
 * text does not hold, draws what was said not to be, leaves out what stands in quotation marks, or finds nothing where we found
 * something. Style, place, size and what we never draw stay as we read them.
 */
export function takeReading(brief: Brief, reading: ModelReading): Brief | undefined {
  const text = bare(brief.prompt)
  const isSaid = (words: string): boolean => bare(words).trim() !== '' && text.includes(bare(words))
  const lettering = reading.lettering.map((line) => takeLettering(brief, line))
  if (!reading.subjects.every(({ words }) => isSaid(words))) return undefined
  if (!lettering.every((line) => line !== undefined)) return undefined
  if (lettering.length === 0 && reading.subjects.length === 0) return undefined
  if (reading.subjects.some(({ words }) => isUnwanted(brief, words))) return undefined
  if (!keepsQuoted(brief, lettering)) return undefined
  const refused = brief.notDrawn.filter(
    ({ reason }) => reason !== 'unknown' && reason !== 'undrawn',
  )
  const subjects = reading.subjects.map((said) => takeSubject(brief, said, isSaid))
  const unknown = subjects
    .filter(
      (subject) =>
        subject.source === 'none' && !refused.some((missing) => isOf(missing.text, subject.text)),
    )
    .map(({ text: said }) => {
      const known = brief.notDrawn.find((missing) => isOf(missing.text, said))
      const nearest = nearestTo(said)
      return known ?? { text: said, reason: 'unknown' as const, suggestion: null, nearest }
    })
  const relations = takeRelations(reading.relations, subjects)
  giveRoles(subjects, relations)
  return { ...brief, subjects, relations, lettering, notDrawn: [...refused, ...unknown] }
}

const isOf = (one: string, other: string): boolean =>
  bare(one).includes(bare(other)) || bare(other).includes(bare(one))

const isUnwanted = ({ without, subjects }: Brief, words: string): boolean =>
  without.some((unwanted) => bare(unwanted) === bare(words)) &&
  !subjects.some((subject) => isOf(subject.text, words))

/** As the person wrote it, capitals and all. */
function takeLettering(
  { prompt, lettering }: Brief,
  { words, position }: ModelReading['lettering'][number],
): Lettering | undefined {
  // Figures that are asked for in Roman are written by our own rules.
  const known = lettering.find((line) => bare(line.text) === bare(words))
  if (known) return { ...known, position: position ?? known.position }
  const at = prompt.toLowerCase().indexOf(words.toLowerCase())
  if (at === -1) return undefined
  const own = prompt.slice(at, at + words.length)
  return { text: own, kind: own.split(/\s+/).length > 2 ? 'quote' : 'word', position }
}

/** What stands in quotation marks is written, whatever a model thinks of it. */
function keepsQuoted({ prompt, lettering }: Brief, read: readonly Lettering[]): boolean {
  const isQuoted = (text: string): boolean => {
    const at = prompt.indexOf(text)
    return at > 0 && /["“„«'‘]/.test(prompt[at - 1]!)
  }
  return lettering
    .filter(({ text }) => isQuoted(text))
    .every(({ text }) => read.some((line) => bare(line.text).includes(bare(text))))
}

function takeSubject(
  brief: Brief,
  { words, count, colours, attributes }: ModelReading['subjects'][number],
  isSaid: (words: string) => boolean,
): Subject {
  const known =
    brief.subjects.find((subject) => bare(subject.text) === bare(words)) ??
    brief.subjects.find((subject) => !subject.isSuggested && isOf(subject.text, words)) ??
    findLikeness(brief, words)
  const isRefused = brief.notDrawn.some(
    ({ text, reason }) => reason !== 'unknown' && reason !== 'undrawn' && isOf(text, words),
  )
  const entry = known || isRefused ? undefined : findByWords(words, brief.language)
  const modifiers = [
    ...(known?.modifiers ?? []),
    ...attributes.filter(isSaid).map((attribute) => attribute.toLowerCase()),
    ...(entry?.adds ? [entry.adds] : []),
  ]
  const { motif, variant, source, wanted, isStandIn } = known ??
    entry ?? {
      motif: '',
      variant: null,
      source: 'none' as const,
      wanted: plain(words).replaceAll(' ', '-'),
      isStandIn: false,
    }
  return {
    text: known?.text ?? words,
    motif,
    variant: variant ?? findVariant(motif, [...modifiers, words]),
    count,
    isCountExact: known?.count === count ? known.isCountExact : true,
    modifiers: [...new Set(modifiers)],
    colours: [...new Set([...colours.flatMap(nameColour), ...(known?.colours ?? [])])],
    role: 'support',
    importance: 0,
    source,
    wanted,
    isStandIn,
    isSuggested: false,
  }
}

/** "My grandmother": told as somebody whose likeness nobody can draw, and drawn as somebody of that kind. */
const findLikeness = ({ subjects, notDrawn }: Brief, words: string): Subject | undefined =>
  notDrawn.some(({ text, reason }) => reason === 'likeness' && isOf(text, words))
    ? subjects.find(({ motif }) => findMotif(motif)?.category === 'human')
    : undefined

/** "The old barn owl": by all of it, or by its last words. */
function findByWords(words: string, language: Brief['language']) {
  const parts = plain(words).split(' ')
  for (let from = 0; from < parts.length; from++) {
    const entry = findDrawable(parts.slice(from).join(' '), language)
    if (entry) return entry
  }
  return undefined
}

const nameColour = (colour: string): string[] =>
  getLexicon()
    .find(plain(colour), 'en')
    .flatMap((entry) => (entry.type === 'colour' ? [entry.value] : []))
    .slice(0, 1)

const takeRelations = (said: ModelReading['relations'], subjects: readonly Subject[]): Relation[] =>
  said.flatMap(({ from, how, to }) => {
    if (from === to || !subjects[from] || !subjects[to]) return []
    const [kind, manner, isSwapped] = RELATIONS[how]
    return [isSwapped ? { kind, from: to, to: from, manner } : { kind, from, to, manner }]
  })
