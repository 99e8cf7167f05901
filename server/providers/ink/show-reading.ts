import type { Brief, NotDrawn, Relation, Subject } from '#engine/language/brief.ts'
import {
  coloursBeside,
  describeWhat,
  writeBareName,
  writeCount,
  writeJoining,
  writeList,
} from '#engine/language/describe.ts'
import { isEmptyBrief, suggestPrompts } from '#engine/language/empty-brief.ts'
import { pluralise } from '#engine/language/inflection.ts'
import { findDrawable, listNear } from '#engine/language/near-motifs.ts'
import { nameStandIn } from '#engine/language/stand-in.ts'
import { HANDS } from '#engine/lettering/hands.ts'
import { styleOf } from '#engine/styles/choose-style.ts'
import { RECIPES } from '#engine/styles/recipes.ts'
import type { ReadRequest, ShownReading } from '#server/providers/image/image-provider.ts'
import { findPlacement, readCorrected, REASONS } from '#server/providers/ink/read-ink.ts'
import type { ReadLettering, ReadMissing, ReadSubject } from '#shared/reading.ts'

const COLOURS = { black: 'Black and white', colored: 'Colored' } as const

/** What is read in a prompt, in the words that the person is shown. */
export function showReading(request: ReadRequest): ShownReading {
  const { brief, held } = readCorrected(request)
  const style = styleOf(brief, request.style ?? null)
  const colour = request.colour ?? brief.colourMode
  const placement = findPlacement(brief)
  const shown = {
    subjects: listSubjects(brief),
    lettering: listLettering(brief, style),
    style,
    color: colour === null ? null : COLOURS[colour],
    placement: placement && { name: placement, text: brief.placement?.asked ?? placement },
    size: brief.size,
    notDrawn: listMissing(brief),
    examples: isEmptyBrief(brief) && !isItselfWritten(brief, style) ? suggestPrompts(brief) : null,
    corrections: held,
  }
  return { ...shown, summary: summarise(brief, shown) }
}

function listSubjects(brief: Brief): ReadSubject[] {
  const { subjects, relations } = brief
  return subjects.flatMap((subject, i) =>
    subject.source === 'none'
      ? []
      : [
          {
            text: subject.text,
            name: nameOf(subject),
            label: labelOf(subject),
            count: subject.count,
            colours: subject.colours,
            attributes: subject.modifiers,
            relation: findRelation(
              relations.find(({ from }) => from === i),
              subjects,
            ),
            isMain: subject.role === 'hero',
            drawnAs: nameStandIn(subject),
            standsFor: subject.isSuggested ? subject.text : null,
            alternatives: listNear(subject, brief.language),
          },
        ],
  )
}

/** Things that only stand together say nothing by it. */
function findRelation(relation: Relation | undefined, subjects: readonly Subject[]) {
  const other = relation && subjects[relation.to]
  if (!other || other.source === 'none') return null
  if (relation.kind === 'with' && relation.manner === null) return null
  return { words: writeJoining(relation), to: `the ${nameOf(other)}` }
}

const nameOf = (subject: Subject) =>
  subject.count > 1 ? pluralise(writeBareName(subject)) : writeBareName(subject)

/** "three black cats", "howling wolf with a red scarf" */
function labelOf(subject: Subject): string {
  const { count, isCountExact, modifiers, colours } = subject
  const said = (word: string) => (/^(?:with|of|for|in|on) /.test(word) ? word : `with ${word}`)
  const after = modifiers.filter((word) => word.includes(' ')).map(said)
  const before = modifiers.filter((word) => !word.includes(' '))
  const number = count > 1 && isCountExact ? [writeCount(count)] : []
  const name = nameOf(subject)
  return [...number, ...before, ...coloursBeside(name, colours), name, ...after].join(' ')
}

type ChosenStyle = ShownReading['style']

/** The hand that was asked for, else the first of the style's: the seed decides among those when it is drawn. */
function listLettering(brief: Brief, style: ChosenStyle): ReadLettering[] {
  const { lettering, writing } = brief
  const hand = writing.hand ?? RECIPES[style.name].look.hands[0]!
  const texts = isItselfWritten(brief, style)
    ? [brief.prompt.trim()]
    : lettering.map(({ text }) => text)
  return texts.map((text) => ({
    text,
    hand: hand.replaceAll('-', ' '),
    face: HANDS[hand].faces[0]!,
  }))
}

/** More than this is no inscription. */
const LONGEST_WORDS = 60

/** Where letters are the style, and nothing is named to be written or drawn, the text itself is written. */
const isItselfWritten = ({ prompt, lettering, subjects }: Brief, { name, from }: ChosenStyle) =>
  name === 'Lettering' &&
  from === 'form' &&
  lettering.length === 0 &&
  subjects.every(({ source, isSuggested }) => source === 'none' || isSuggested) &&
  prompt.trim() !== '' &&
  prompt.trim().length <= LONGEST_WORDS

function listMissing({ notDrawn, subjects, language }: Brief): ReadMissing[] {
  // An idea that a symbol stands for is told with the symbol.
  const isStoodFor = ({ text, reason }: NotDrawn) =>
    reason === 'idea' && subjects.some((subject) => subject.isSuggested && subject.text === text)
  return notDrawn
    .filter((missing) => !isStoodFor(missing))
    .map(({ text, reason, suggestion }) => {
      const near = suggestion?.replace(/^icon /, '').replaceAll('-', ' ')
      const entry = near === undefined ? undefined : findDrawable(near, language)
      const choices =
        entry && near ? [near, ...listNear({ text, motif: entry.motif }, language)] : []
      return {
        text,
        reason: REASONS[reason],
        choices: reason === 'hate' ? [] : choices.slice(0, 3),
      }
    })
}

/** For those who hear the page: everything that the chips show, once. */
function summarise(brief: Brief, shown: Omit<ShownReading, 'summary'>): string {
  if (brief.prompt.trim() === '') return ''
  const { style, placement, notDrawn, examples } = shown
  if (examples) return 'Nothing to draw was found in these words.'
  const what = describeWhat({
    ...brief,
    ...onlyDrawn(brief),
  })
  const where = placement ? `, for the ${placement.name.toLowerCase()}` : ''
  const missing =
    notDrawn.length > 0 ? ` Not drawn: ${writeList(notDrawn.map(({ text }) => text))}.` : ''
  const ours = style.from === 'us' ? ', our choice' : ''
  return `We read ${what === '' ? 'your words' : what}${where}. Style: ${style.name}${ours}.${missing}`
}

/** What is left out is told apart. */
function onlyDrawn({ subjects, relations }: Brief): Pick<Brief, 'subjects' | 'relations'> {
  const kept = subjects.flatMap(({ source }, i) => (source === 'none' ? [] : [i]))
  return {
    subjects: kept.map((i) => subjects[i]!),
    relations: relations
      .map((relation) => ({
        ...relation,
        from: kept.indexOf(relation.from),
        to: kept.indexOf(relation.to),
      }))
      .filter(({ from, to }) => from >= 0 && to >= 0),
  }
}
