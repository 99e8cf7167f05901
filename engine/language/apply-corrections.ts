import type { Brief, Subject } from '#engine/language/brief.ts'
import { findDrawable } from '#engine/language/near-motifs.ts'
import { plain } from '#engine/language/normalise.ts'
import type { Correction } from '#shared/corrections.ts'

const LEADING = { role: 'hero', importance: 1 } as const
const STANDING_BY = { role: 'support', importance: 0.6 } as const

/**
 * The brief as the person put it right. A correction whose words are no longer in the text, or that asks for what cannot be drawn, is
 * left out: `held` says which hold.
 */
export function applyCorrections(
  brief: Brief,
  corrections: readonly Correction[],
): { brief: Brief; held: Correction[] } {
  let corrected = brief
  const held: Correction[] = []
  for (const correction of corrections) {
    const next = apply(corrected, correction)
    if (next === undefined) continue
    corrected = next
    held.push(correction)
  }
  return { brief: held.length > 0 ? withHero(corrected) : brief, held }
}

/** Undefined where it says nothing about this brief. */
function apply(brief: Brief, correction: Correction): Brief | undefined {
  const { text } = correction
  switch (correction.kind) {
    case 'meaning':
      return isAbout(brief, text) ? mean(brief, text, correction.meaning) : undefined
    case 'count':
      return changeSubjects(brief, text, { count: correction.count, isCountExact: true })
    case 'remove':
      return isAbout(brief, text) ? without(brief, text) : undefined
    case 'lettering':
      return isAbout(brief, text) ? write(brief, text) : undefined
    case 'main':
      return lead(brief, text)
  }
}

const isSame = (said: string, text: string) => plain(said) === plain(text)

const isAbout = ({ subjects, lettering, notDrawn, placement, size }: Brief, text: string) =>
  [...subjects, ...lettering, ...notDrawn].some((said) => isSame(said.text, text)) ||
  isSame(placement?.asked ?? '', text) ||
  size === text

function changeSubjects(brief: Brief, text: string, change: Partial<Subject>): Brief | undefined {
  const isMeant = (subject: Subject) => subject.source !== 'none' && isSame(subject.text, text)
  if (!brief.subjects.some(isMeant)) return undefined
  return {
    ...brief,
    subjects: brief.subjects.map((subject) =>
      isMeant(subject) ? { ...subject, ...change } : subject,
    ),
  }
}

function mean(brief: Brief, text: string, meaning: string): Brief | undefined {
  const entry = findDrawable(meaning, brief.language)
  if (!entry) return undefined
  const { motif, variant, source, wanted, isStandIn, adds } = entry
  const drawn = { motif, variant, source, wanted, isStandIn, isSuggested: false }
  const added = adds === null ? [] : [adds]
  const known = brief.subjects.some((subject) => isSame(subject.text, text))
  const subjects = known
    ? brief.subjects.map((subject) =>
        isSame(subject.text, text)
          ? { ...subject, ...drawn, modifiers: [...subject.modifiers, ...added] }
          : subject,
      )
    : [...brief.subjects, { ...createSubject(text), ...drawn, modifiers: added }]
  return {
    ...brief,
    subjects,
    lettering: brief.lettering.filter((line) => !isSame(line.text, text)),
    notDrawn: brief.notDrawn.filter((missing) => !isSame(missing.text, text)),
  }
}

const createSubject = (text: string) => ({
  text,
  count: 1,
  isCountExact: true,
  colours: [],
  ...STANDING_BY,
})

/** Takes words out of everything they were read as. */
function without(brief: Brief, text: string): Brief {
  const kept = brief.subjects.flatMap((subject, i) => (isSame(subject.text, text) ? [] : [i]))
  return {
    ...brief,
    subjects: kept.map((i) => brief.subjects[i]!),
    relations: brief.relations
      .map((relation) => ({
        ...relation,
        from: kept.indexOf(relation.from),
        to: kept.indexOf(relation.to),
      }))
      .filter(({ from, to }) => from >= 0 && to >= 0),
    lettering: brief.lettering.filter((line) => !isSame(line.text, text)),
    notDrawn: brief.notDrawn.filter((missing) => !isSame(missing.text, text)),
    placement: isSame(brief.placement?.asked ?? '', text) ? null : brief.placement,
    size: brief.size === text ? null : brief.size,
  }
}

/** As the person wrote it, capitals and all: nothing is ever lettered that the text does not hold. */
function write(brief: Brief, text: string): Brief | undefined {
  const at = brief.prompt.toLowerCase().indexOf(text.toLowerCase())
  if (at === -1) return undefined
  const own = brief.prompt.slice(at, at + text.length)
  const rest = without(brief, text)
  return { ...rest, lettering: [...rest.lettering, { text: own, kind: 'word', position: null }] }
}

function lead(brief: Brief, text: string): Brief | undefined {
  const first = brief.subjects.find(
    (subject) => subject.source !== 'none' && isSame(subject.text, text),
  )
  if (!first) return undefined
  return {
    ...brief,
    subjects: brief.subjects.map((subject) => {
      if (subject === first) return { ...subject, ...LEADING }
      return subject.role === 'hero' ? { ...subject, ...STANDING_BY } : subject
    }),
  }
}

/** Something leads every drawing, also where what led it was taken out. */
function withHero(brief: Brief): Brief {
  const drawn = brief.subjects.filter(({ source }) => source !== 'none')
  if (drawn.length === 0 || drawn.some(({ role }) => role === 'hero')) return brief
  const first = drawn.find(({ role }) => role === 'support') ?? drawn[0]!
  return {
    ...brief,
    subjects: brief.subjects.map((subject) =>
      subject === first ? { ...subject, ...LEADING } : subject,
    ),
  }
}
