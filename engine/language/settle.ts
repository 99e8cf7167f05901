import type { Brief, Lettering, NotDrawn, Relation, Role, Subject } from '#engine/language/brief.ts'
import type { DraftSubject, Reading } from '#engine/language/reading.ts'
import { isBeing, isOrnament, isPutOn, isScenery } from '#engine/language/subject-kinds.ts'
import { WITH_MEANS } from '#engine/language/vocabulary/counts-and-relations.ts'
import { findMotif } from '#engine/motifs/registry.ts'

type Settled = Omit<
  Brief,
  'prompt' | 'lettering' | 'writing' | 'language' | 'culturalNotes' | 'pieces'
>

/** At most this many symbols are offered for ideas. */
const MAX_SUGGESTED = 2
const IMPORTANCE: Record<Role, number> = { hero: 1, support: 0.6, ornament: 0.4, background: 0.3 }
/** Styles that say little on their own give way to a stronger one in the same text. */
const WEAK_STYLES = new Set(['Black and White', 'Portrait', 'Lettering', 'Fine Line', 'Sketch'])

const withMeans = new Map(
  WITH_MEANS.trim()
    .split('\n')
    .flatMap((line) => {
      const [kind = '', words = ''] = line.split(': ')
      return words.split(', ').map((word): [string, string] => [word, kind])
    }),
)

/** The last decisions, once everything has been read: what is drawn, how it is joined and who leads. */
export function settle(reading: Reading, lettering: readonly Lettering[]): Settled {
  const { drafts, relations } = dropWeak(reading)
  const firm = firmRelations(drafts, relations)
  const subjects = drafts.map(finishSubject)
  standOnBothSides(subjects, firm)
  const notDrawn = [...reading.notDrawn]
  addSuggestions({ subjects, notDrawn, ideas: reading.ideas, lettering })
  giveRoles(subjects, firm)
  const style = chooseStyle(reading.styles)
  return {
    subjects,
    relations: firm,
    placement: reading.placement,
    style,
    colourMode: reading.colourMode ?? impliedColour(reading.styles),
    colours: reading.colours,
    mood: reading.mood,
    size: reading.size,
    notDrawn,
    without: reading.without,
  }
}

/** Leaves out the weak subjects where a firm one was asked, and keeps the relations of the rest. */
function dropWeak({ subjects, relations }: Reading) {
  const hasFirm = subjects.some(({ isWeak, source }) => !isWeak && source !== 'none')
  const firstWeak = subjects.findIndex(({ isWeak }) => isWeak)
  const kept = subjects.flatMap(({ isWeak }, i) =>
    !isWeak || (!hasFirm && i === firstWeak) ? [i] : [],
  )
  return {
    drafts: kept.map((i) => subjects[i]!),
    relations: relations
      .map((relation) => ({
        ...relation,
        from: kept.indexOf(relation.from),
        to: kept.indexOf(relation.to),
      }))
      .filter(({ from, to }) => from >= 0 && to >= 0 && from !== to),
  }
}

/** "A lion with a crown" wears it: a loose "with" becomes what the thing is for. */
function firmRelations(
  drafts: readonly DraftSubject[],
  relations: readonly Relation[],
): Relation[] {
  return relations.map((relation) => {
    const to = drafts[relation.to]!
    const isWorn = isPutOn(to) && isBeing(drafts[relation.from]!)
    const meaning = isWorn ? 'on' : withMeans.get(to.wanted)
    // "A woman in headphones" wears them.
    if (relation.kind === 'inside' && meaning === 'on' && isBeing(drafts[relation.from]!))
      return { kind: 'on', from: relation.to, to: relation.from, manner: null }
    // "Llevando una cinta", "trägt eine Laterne": of what nobody puts on it means to carry.
    const worn = drafts[relation.from]!
    if (relation.manner === 'wearing' && isCarriedOnly(worn) && isBeing(to))
      return { kind: 'holding', from: relation.to, to: relation.from, manner: null }
    if (relation.kind !== 'with' || relation.manner !== null || !meaning) return relation
    // Only a being holds: "a shield with a sword" shows the two together.
    if (meaning.startsWith('holding') && !isHolder(drafts[relation.from]!)) return relation
    const { from: owner, to: thing } = relation
    const kind = meaning.replace('~', '') as Relation['kind']
    return meaning.endsWith('~')
      ? { kind, from: owner, to: thing, manner: null }
      : { kind, from: thing, to: owner, manner: null }
  })
}

/** "A swallow either side of a rose": two of them, one to each side. */
function standOnBothSides(subjects: readonly Subject[], relations: readonly Relation[]): void {
  for (const { kind, manner, from } of relations) {
    const subject = subjects[from]
    if (kind !== 'around' || manner !== 'beside' || !subject) continue
    if (subject.count === 1 || !subject.isCountExact)
      Object.assign(subject, { count: 2, isCountExact: true })
  }
}

const isCarriedOnly = ({ wanted }: DraftSubject): boolean =>
  /^(?:banner|love-letter|lantern|key|letter|basket|balloon|sword|torch|candle|suitcase|box|flag|umbrella|book|envelope|briefcase)$/.test(
    wanted,
  )

const isHolder = (draft: DraftSubject): boolean =>
  isBeing(draft) || /skull|skeleton|hand|statue/.test(draft.wanted)

function finishSubject(draft: DraftSubject): Subject {
  const { text, motif, count, isCountExact, source, wanted, isStandIn } = draft
  const modifiers = [...new Set(draft.modifiers)]
  const variant = draft.variant ?? findVariant(motif, [...modifiers, text])
  // "A stack of books" is one drawing where the motif has the stack, and so are the phases of the moon.
  const isGathered =
    variant !== null &&
    ((variant === 'phases' && !isCountExact) || modifiers.includes(`${variant} of`))
  return {
    text,
    motif,
    variant,
    count: isGathered ? 1 : count,
    isCountExact: isGathered || isCountExact,
    modifiers,
    colours: [...new Set(draft.colours)],
    role: 'support',
    importance: IMPORTANCE.support,
    source,
    wanted,
    isStandIn,
    isSuggested: false,
  }
}

/** Words of other languages, and near synonyms, for the names of variants; where several stand, the first that the motif has. */
const VARIANT_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    aullando: 'howling',
    heulend: 'howling',
    heulender: 'howling',
    hurlant: 'howling',
    uivando: 'howling',
    rugiendo: 'roaring',
    rugissant: 'roaring',
    snarling: 'roaring',
    growling: 'roaring snarling',
    dead: 'bare',
    withered: 'bare',
    leafless: 'bare',
    weeping: 'crying',
    tear: 'crying',
    tears: 'crying',
    teardrop: 'crying',
    llorando: 'crying',
    rosebud: 'bud',
    crescent: 'crescent',
    creciente: 'crescent',
    full: 'full',
    llena: 'full',
    pleine: 'full',
    cheia: 'full',
    vollmond: 'full',
    flight: 'flying',
    flug: 'flying',
    vuelo: 'flying',
    vol: 'flying',
    voo: 'flying',
    volo: 'flying',
    soaring: 'flying attacking rising',
    swooping: 'flying attacking',
    hovering: 'flying',
    wings: 'flying',
    volando: 'flying',
    fliegend: 'flying',
    volant: 'flying',
    voando: 'flying',
    perching: 'perched',
    sitting: 'seated standing prowling walking',
    seated: 'sitting standing prowling walking',
    lying: 'curled prowling sitting seated',
    laying: 'lying curled',
    resting: 'lying curled sitting',
    sleeping: 'curled asleep lying',
    asleep: 'curled asleep lying',
    napping: 'curled asleep lying',
    curled: 'curled',
    standing: 'walking prowling running sitting seated rearing perched',
    walking: 'prowling standing running',
    stalking: 'prowling running walking',
    crawling: 'prowling walking',
    climbing: 'prowling running walking rearing',
    hunting: 'prowling running walking',
    pouncing: 'prowling attacking',
    running: 'rearing charging prowling walking sitting standing',
    flying: 'attacking rising',
    charging: 'running rearing walking',
    galloping: 'running rearing',
    prancing: 'rearing running',
    rampant: 'rearing',
    striking: 'attacking',
    fighting: 'attacking',
    leaping: 'jumping running attacking prowling',
    profile: 'side head',
    head: 'turned front',
    face: 'head front turned',
    portrait: 'head front turned',
  }),
)

/** Kinds that one view alone shows, whatever pose is named with them. */
const VIEW_OF_KIND: ReadonlyMap<string, string> = new Map(
  Object.entries({
    rattlesnake: 'rattling',
    rattlesnakes: 'rattling',
    rattler: 'rattling',
    diamondback: 'rattling',
  }),
)

/** The variant that a modifier or the word itself names: "howling wolf", "crossed arrows". */
export function findVariant(motif: string, said: readonly string[]): string | null {
  const variants = findMotif(motif)?.variants ?? []
  if (variants.length < 2) return null
  const all = said.flatMap((words) => words.toLowerCase().split(/\s+/))
  const ofKind = all
    .map((word) => VIEW_OF_KIND.get(word))
    .find((name) => name && variants.includes(name))
  if (ofKind) return ofKind
  for (const word of all) {
    const meant = [word, ...(VARIANT_WORDS.get(word)?.split(' ') ?? [])]
    const variant = meant.find((name) => variants.includes(name))
    if (variant) return variant
  }
  return null
}

interface Suggesting {
  subjects: Subject[]
  notDrawn: NotDrawn[]
  ideas: Reading['ideas']
  lettering: readonly Lettering[]
}

/** An idea is drawn as its symbol only where nothing concrete was asked; a refused sacred pattern gets an ornament in its place. */
function addSuggestions({ subjects, notDrawn, ideas, lettering }: Suggesting): void {
  // "The Chinese character for strength" asks for the character, too.
  const hasLettering =
    lettering.some(({ kind }) => kind !== 'date') ||
    notDrawn.some(({ reason }) => reason === 'script')
  const isEmpty = () =>
    !subjects.some(({ source, isSuggested }) => source !== 'none' && !isSuggested)
  for (const { text, motif } of ideas) {
    if (subjects.some((subject) => subject.motif === motif) || !findMotif(motif)) continue
    const isWanted = isEmpty() && !hasLettering && subjects.length < MAX_SUGGESTED
    if (isWanted) subjects.push(suggest(text, motif))
    notDrawn.push({ text, reason: 'idea', suggestion: motif })
  }
  for (const { text, reason, suggestion } of notDrawn) {
    if (reason === 'sacred' && suggestion && findMotif(suggestion) && isEmpty() && !hasLettering)
      subjects.push(suggest(text, suggestion))
  }
}

const suggest = (text: string, motif: string): Subject => ({
  text,
  motif,
  variant: null,
  count: 1,
  isCountExact: true,
  modifiers: [],
  colours: [],
  role: 'support',
  importance: IMPORTANCE.support,
  source: 'drawn',
  wanted: motif,
  isStandIn: false,
  isSuggested: true,
})

export function giveRoles(subjects: Subject[], relations: readonly Relation[]): void {
  for (const [i, subject] of subjects.entries()) {
    const standsBehind = relations.some(({ kind, from }) => kind === 'behind' && from === i)
    if (standsBehind || isScenery(subject.motif)) subject.role = 'background'
    else if (isOrnament(subject.motif)) subject.role = 'ornament'
  }
  const hero =
    subjects.find(({ role, source }) => role === 'support' && source !== 'none') ??
    subjects.find(({ source }) => source !== 'none') ??
    subjects[0]
  if (hero) hero.role = 'hero'
  for (const subject of subjects) subject.importance = IMPORTANCE[subject.role]
}

function chooseStyle(said: readonly string[]): string | null {
  // "Traditional Samoan" and "traditional Japanese" mean their own tradition, not the American one.
  const isElsewhere = said.includes('Tribal') || said.includes('Japanese')
  const styles = said.filter((style) => !isElsewhere || style !== 'Traditional American')
  return (
    styles.find((style) => !WEAK_STYLES.has(style)) ??
    styles.find((style) => style !== 'Black and White') ??
    styles[0] ??
    null
  )
}

function impliedColour(styles: readonly string[]): Brief['colourMode'] {
  if (styles.includes('Watercolor')) return 'colored'
  return styles.includes('Blackwork') ? 'black' : null
}
