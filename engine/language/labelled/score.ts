import type { Brief, Subject } from '#engine/language/brief.ts'
import { plain } from '#engine/language/normalise.ts'
import { readPrompt } from '#engine/language/read-prompt.ts'

/** One labelled prompt: what a person would say is asked. */
export interface LabelledPrompt {
  prompt: string
  subjects: string[]
  relations: string[]
  lettering: string[]
  placement: string
  style: string
  colour: string
}

const split = (field: string, separator: string): string[] =>
  field
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** Reads a file of labels; its first line tells the shape. */
export function parseLabels(text: string): LabelledPrompt[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const fields = line.split('|').map((field) => field.trim())
      const [prompt = '', subjects = '', relations = '', lettering = ''] = fields
      const [placement = '', style = '', colour = ''] = fields.slice(4)
      return {
        prompt,
        subjects: split(subjects, ','),
        relations: split(relations, ';'),
        lettering: split(lettering, ' ; '),
        placement,
        style,
        colour,
      }
    })
}

const namesOf = (subject: Subject): string[] =>
  subject.source === 'none'
    ? [`?${plain(subject.text)}`, subject.wanted, `?${plain(subject.wanted)}`]
    : [subject.motif, subject.wanted]

/** Whether a subject is what the label means: by motif, by what it stands for, or by the words of what cannot be drawn. */
function fits(label: string, subject: Subject): boolean {
  const names = namesOf(subject)
  const said = plain(subject.text).replaceAll(' ', '-')
  return split(label, '/').some((choice) => {
    const wanted = choice.split('*')[0]!
    const word = wanted.replace('?', '')
    if (names.includes(wanted)) return true
    const isSaid = said === word || said === `${word}s`
    if (subject.source === 'none')
      return isSaid || names[0]!.includes(word) || word.includes(names[0]!.slice(1))
    return isSaid || plain(subject.wanted) === plain(word)
  })
}

export interface Score {
  prompts: number
  asked: number
  found: number
  given: number
  right: number
  drawn: number
  drawnOrIcon: number
  counts: number
  countsRight: number
  relations: number
  relationsRight: number
  relationsExtra: number
  lettering: number
  letteringRight: number
  letteringExtra: number
  placements: number
  placementsRight: number
  styles: number
  stylesRight: number
  colours: number
  coloursRight: number
  perfect: number
}

/** Scores the reader on labelled prompts. `report` hears what was wrong with each. */
export function scorePrompts(
  labels: readonly LabelledPrompt[],
  report: (prompt: string, faults: string[]) => void = () => undefined,
): Score {
  const score: Score = {
    prompts: 0,
    asked: 0,
    found: 0,
    given: 0,
    right: 0,
    drawn: 0,
    drawnOrIcon: 0,
    counts: 0,
    countsRight: 0,
    relations: 0,
    relationsRight: 0,
    relationsExtra: 0,
    lettering: 0,
    letteringRight: 0,
    letteringExtra: 0,
    placements: 0,
    placementsRight: 0,
    styles: 0,
    stylesRight: 0,
    colours: 0,
    coloursRight: 0,
    perfect: 0,
  }
  for (const label of labels) {
    const brief = readPrompt(label.prompt)
    const faults = [
      ...scoreSubjects(label, brief, score),
      ...scoreRelations(label, brief, score),
      ...scoreLettering(label, brief, score),
      ...scoreChoices(label, brief, score),
    ]
    score.prompts++
    if (faults.length === 0) score.perfect++
    else report(label.prompt, faults)
  }
  return score
}

function scoreSubjects(label: LabelledPrompt, brief: Brief, score: Score): string[] {
  const faults: string[] = []
  for (const wanted of label.subjects) {
    const subject = brief.subjects.find((candidate) => fits(wanted, candidate))
    score.asked++
    if (!subject) {
      faults.push(`missing ${wanted}`)
      continue
    }
    score.found++
    if (subject.source === 'drawn') score.drawn++
    if (subject.source !== 'none') score.drawnOrIcon++
    const count = Number(wanted.split('/')[0]!.split('*')[1] ?? 0)
    if (count === 0) continue
    score.counts++
    if (subject.count === count) score.countsRight++
    else faults.push(`count ${wanted} is ${subject.count}`)
  }
  for (const subject of brief.subjects) {
    score.given++
    if (label.subjects.some((wanted) => fits(wanted, subject))) score.right++
    else faults.push(`extra ${namesOf(subject)[0]} "${subject.text}"`)
  }
  return faults
}

/** The readings that one label allows: "above a b/on a b", with the subjects' own alternatives inside. */
function listReadings(relation: string): { kind: string; rest: string }[] {
  const kinds = 'around|through|on|behind|under|holding|inside|above|between|with'
  return relation.split(new RegExp(`/(?=(?:${kinds}) )`)).map((reading) => {
    const [kind = '', ...rest] = reading.split(' ')
    return { kind, rest: rest.join(' ') }
  })
}

function scoreRelations(label: LabelledPrompt, brief: Brief, score: Score): string[] {
  const faults: string[] = []
  const isAsked = (relation: Brief['relations'][number], asked: string): boolean =>
    listReadings(asked).some(({ kind, rest }) => {
      if (kind !== relation.kind) return false
      const words = rest.split(' ')
      return words.some((_, i) => {
        const from = words.slice(0, i).join(' ')
        const to = words.slice(i).join(' ')
        return (
          from !== '' &&
          fits(from, brief.subjects[relation.from]!) &&
          fits(to, brief.subjects[relation.to]!)
        )
      })
    })
  const shown = brief.relations.map(
    ({ kind, from, to }) => `${kind} ${brief.subjects[from]!.text}>${brief.subjects[to]!.text}`,
  )
  for (const asked of label.relations) {
    score.relations++
    if (brief.relations.some((relation) => isAsked(relation, asked))) score.relationsRight++
    else faults.push(`relation ${asked}; has ${shown.join(', ')}`)
  }
  for (const [i, relation] of brief.relations.entries()) {
    if (relation.kind === 'with' || label.relations.some((asked) => isAsked(relation, asked)))
      continue
    score.relationsExtra++
    faults.push(`extra relation ${shown[i]}`)
  }
  return faults
}

function scoreLettering(label: LabelledPrompt, brief: Brief, score: Score): string[] {
  const given = brief.lettering.map(({ text, kind }) => `${text}/${kind}`)
  const missing = label.lettering.filter((wanted) => !given.includes(wanted))
  const extra = given.filter((lettering) => !label.lettering.includes(lettering))
  score.lettering += label.lettering.length
  score.letteringRight += label.lettering.length - missing.length
  score.letteringExtra += extra.length
  return [
    ...missing.map((wanted) => `lettering "${wanted}"`),
    ...extra.map((lettering) => `extra lettering "${lettering}"`),
  ]
}

function scoreChoices(label: LabelledPrompt, brief: Brief, score: Score): string[] {
  const faults: string[] = []
  const judge = (
    field: 'placements' | 'styles' | 'colours',
    wanted: string,
    given: string | null,
  ): void => {
    const isRight = wanted === '' ? given === null : split(wanted, '/').includes(given ?? '')
    if (wanted !== '') score[field]++
    if (wanted !== '' && isRight) score[`${field}Right`]++
    if (!isRight) faults.push(`${field} "${wanted}" is "${given ?? ''}"`)
  }
  judge('placements', label.placement, brief.placement?.gallery ?? null)
  judge('styles', label.style, brief.style)
  judge('colours', label.colour, brief.colourMode)
  return faults
}
