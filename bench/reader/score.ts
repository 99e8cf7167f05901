import type { Brief, Subject } from '#engine/language/brief.ts'
import { listSingulars } from '#engine/language/inflection.ts'
import { getLexicon } from '#engine/language/lexicon.ts'
import { plain } from '#engine/language/normalise.ts'
import { groundOf } from '#engine/language/states.ts'
import { isCollective } from '#engine/language/subject-kinds.ts'
import { asksForWords, WORDS, type LabelledRequest, type LabelledSubject } from './labels.ts'
import { saysPosition, saysRelation } from './relation-labels.ts'

export const MEASURES = [
  'recall',
  'precision',
  'told',
  'exact',
  'counts',
  'attributes',
  'colours',
  'relations',
  'lettering',
] as const
export type Measure = (typeof MEASURES)[number]

/** One thing that a label says, and whether the brief says it too. */
export interface Verdict {
  measure: Measure
  isRight: boolean
  about: string
}

/** Everything that can be said of one reading. */
export function judge(label: LabelledRequest, brief: Brief): Verdict[] {
  const wanted = label.subjects.filter(({ what }) => what !== WORDS)
  const places = findPlaces(wanted, brief)
  const verdicts: Verdict[] = []
  const say = (measure: Measure, isRight: boolean, about: string) =>
    verdicts.push({ measure, isRight, about })
  for (const [i, subject] of wanted.entries()) {
    const place = places[i]!
    say('recall', place !== 'missing', subject.what)
    if (place === 'missing' || place === 'told') continue
    judgeSubject(subject, brief, brief.subjects[place]!, { label, say })
  }
  const extra = brief.subjects.filter((given) => !wanted.some((subject) => fits(subject, given)))
  // What is drawn unasked spoils a design; a word told as unknown that nobody meant to be drawn only puzzles.
  for (const given of brief.subjects)
    say(
      given.source === 'none' ? 'told' : 'precision',
      !extra.includes(given),
      `${given.text} (${given.motif || 'not drawn'})`,
    )
  const isExact = extra.length === 0 && places.every((place) => place !== 'missing')
  say('exact', isExact, extra.map(({ text }) => `+${text}`).join(' '))
  if (label.colour) judgePieceColour(label.colour, brief, say)
  for (const relation of label.relations) {
    const [from, how, to] = relation
    say('relations', isRelated(relation, wanted, brief), `${from} ${how} ${to}`)
  }
  judgeLettering(label, brief, say)
  return verdicts
}

type Say = (measure: Measure, isRight: boolean, about: string) => void

const wordsOf = (text: string): string[] =>
  plain(text)
    .split(' ')
    .flatMap((word) => [word, ...listSingulars(word, 'en')])

const namesOf = ({ text, wanted, motif }: Subject): string[] => [
  plain(text),
  ...listSingulars(plain(text), 'en'),
  wanted.replaceAll('-', ' '),
  motif.replaceAll('-', ' '),
]

const meansSame = (what: string, given: Subject): boolean =>
  getLexicon()
    .find(what, 'en')
    .some((entry) => entry.type === 'subject' && entry.wanted === given.wanted)

const isNamed = ({ what }: LabelledSubject, given: Subject): boolean =>
  namesOf(given).includes(plain(what)) || meansSame(plain(what), given)

/** By name, by meaning, or by a word that both names have: "ginkgo sprig" and "ginkgo". */
function fits(subject: LabelledSubject, given: Subject): boolean {
  if (isNamed(subject, given)) return true
  const said = namesOf(given).flatMap(wordsOf)
  return wordsOf(subject.what).some((word) => word.length > 2 && said.includes(word))
}

/** Two labels of one name are two subjects of the brief, where it has two: each by its colour, or in their order. */
function findPlaces(wanted: readonly LabelledSubject[], brief: Brief) {
  const taken = new Set<number>()
  return wanted.map((subject) => {
    const isTwice = wanted.filter(({ what }) => what === subject.what).length > 1
    const own = brief.subjects.flatMap((given, i) =>
      isTwice && !taken.has(i) && fits(subject, given) ? [i] : [],
    )
    const coloured = own.find(
      (i) => subject.colour && hasColour(subject.colour, brief.subjects[i]!.colours),
    )
    const place = coloured ?? own[0] ?? findPlace(subject, brief)
    if (typeof place === 'number') taken.add(place)
    return place
  })
}

/** "Elephant calf" is a calf before it is an elephant. */
const isOfHead = ({ what }: LabelledSubject, given: Subject): boolean => {
  const head = plain(what).split(' ').at(-1)!
  return namesOf(given).flatMap(wordsOf).includes(head)
}

/** Its place in the brief; `told` where it is a part of another subject or is told not to be drawn. */
function findPlace(subject: LabelledSubject, brief: Brief): number | 'told' | 'missing' {
  const exact = brief.subjects.findIndex((given) => isNamed(subject, given))
  const ofHead = brief.subjects.findIndex((given) => isOfHead(subject, given))
  const near = ofHead >= 0 ? ofHead : brief.subjects.findIndex((given) => fits(subject, given))
  const place = exact >= 0 ? exact : near
  if (place >= 0) return place
  const words = wordsOf(subject.what)
  const isSaid = (text: string): boolean => wordsOf(text).some((word) => words.includes(word))
  // What a thing is drawn with is told in its name: "an anchor with a rope".
  const isPart = brief.subjects.some((given) =>
    [...given.modifiers, groundOf(given) ?? ''].some(isSaid),
  )
  return isPart || brief.notDrawn.some(({ text }) => isSaid(text)) ? 'told' : 'missing'
}

function judgeSubject(
  { what, count, attributes, colour }: LabelledSubject,
  brief: Brief,
  given: Subject,
  { label, say }: { label: LabelledRequest; say: Say },
): void {
  if (count !== null) {
    // Feet and chopsticks come in pairs: a bare plural says as much.
    const isPair = count === 2 && (!given.isCountExact || isCollective(given.motif))
    const isMany = count > 1 && isCollective(given.motif)
    say('counts', given.count === count || isPair || isMany, `${count} ${what}: ${given.count}`)
  }
  if (colour) say('colours', hasColour(colour, given.colours), `${colour} ${what}`)
  // Labels are in English, so only there can they be compared with what was said.
  if (label.lang !== 'en') return
  const said = plain(
    [
      ...given.modifiers,
      ...given.colours,
      given.text,
      given.variant,
      given.wanted,
      brief.style,
      brief.size,
      ...brief.mood,
    ].join(' '),
  )
  for (const attribute of attributes) {
    const stems = plain(attribute)
      .split(' ')
      .map((word) => word.slice(0, Math.max(4, word.length - 3)))
    say(
      'attributes',
      stems.filter((stem) => said.includes(stem)).length * 2 >= stems.length,
      `${attribute} ${what}`,
    )
  }
}

/** Teal is a blue and crimson a red: by the name that our lists give it. */
const hasColour = (asked: string, given: readonly string[]): boolean =>
  plain(asked)
    .split(/[ ,]+/)
    .some((word) =>
      getLexicon()
        .find(word, 'en')
        .some((entry) => entry.type === 'colour' && given.includes(entry.value)),
    )

function judgePieceColour(colour: string, brief: Brief, say: Say): void {
  const isColoured = /colou?r|pastel/.test(colour)
  const isBlack = colour.startsWith('black') && !/\bwith\b|,/.test(colour)
  const named = colour.split(/,| with | and /).map((word) => word.trim())
  const isRight = isColoured
    ? brief.colourMode === 'colored'
    : isBlack
      ? brief.colourMode === 'black' || brief.colours.includes('black')
      : named.every(
          (word) => /^(?:black|grey|one|lavender)/.test(word) || hasColour(word, brief.colours),
        )
  say('colours', isRight, `whole piece ${colour}`)
}

function isRelated(
  [from, how, to]: LabelledRequest['relations'][number],
  wanted: readonly LabelledSubject[],
  brief: Brief,
): boolean {
  const written = findWritten(from, brief)
  if (written) return saysPosition(written, how)
  if (findWritten(to, brief)) return true
  const subjectOf = (what: string): LabelledSubject =>
    wanted.find((subject) => subject.what === what) ?? {
      what,
      count: null,
      attributes: [],
      colour: null,
    }
  const [a, b] = [findPlace(subjectOf(from), brief), findPlace(subjectOf(to), brief)]
  // "Two rings intertwined": said of one subject, and kept with it.
  if (from === to)
    return (
      typeof a === 'number' && (brief.pieces !== null || brief.subjects[a]!.modifiers.length > 0)
    )
  if (a === 'told' || b === 'told') return a !== 'missing' && b !== 'missing'
  if (a === 'missing' || b === 'missing') return false
  // "Hanging from it by a chain": from the chain, which hangs from it.
  const isByLink = brief.relations.some(
    ({ manner, from: low, to: link }) =>
      manner === 'hanging' &&
      low === a &&
      brief.relations.some(
        (other) =>
          other.manner === 'hanging' &&
          other.from === link &&
          saysRelation({ ...other, from: a }, how, a, b),
      ),
  )
  return isByLink || brief.relations.some((relation) => saysRelation(relation, how, a, b))
}

const bare = (text: string): string =>
  plain(text)
    .replace(/[\p{P} ]+/gu, ' ')
    .trim()

/** The line that has the words, or the first of several that have them together: how they are parted into lines is not asked. */
function findWritten(text: string, brief: Brief): Brief['lettering'][number] | undefined {
  const has = (written: string): boolean => ` ${bare(written)} `.includes(` ${bare(text)} `)
  const whole = brief.lettering.find((line) => has(line.text))
  if (whole) return whole
  return has(brief.lettering.map((line) => line.text).join(' ')) ? brief.lettering[0] : undefined
}

function judgeLettering(label: LabelledRequest, brief: Brief, say: Say): void {
  if (asksForWords(label)) {
    const isTold = brief.notDrawn.some(({ reason }) => reason === 'words')
    say('lettering', isTold && brief.lettering.length === 0, 'asks which words')
    return
  }
  const missing = label.lettering.filter((text) => !findWritten(text, brief))
  const extra = brief.lettering.filter(
    ({ text }) =>
      !label.lettering.some(
        (asked) => findWritten(asked, brief)?.text === text || bare(asked).includes(bare(text)),
      ),
  )
  if (label.lettering.length === 0 && extra.length === 0) return
  say(
    'lettering',
    missing.length === 0 && extra.length === 0,
    [...missing.map((text) => `-${text}`), ...extra.map(({ text }) => `+${text}`)].join(' '),
  )
}
