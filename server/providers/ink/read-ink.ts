import { applyCorrections } from '#engine/language/apply-corrections.ts'
import type { Brief, NotDrawn, NotDrawnReason } from '#engine/language/brief.ts'
import { describeWhat } from '#engine/language/describe.ts'
import { isEmptyBrief, suggestPrompts } from '#engine/language/empty-brief.ts'
import { withChoice } from '#engine/language/find-writing.ts'
import { readPrompt } from '#engine/language/read-prompt.ts'
import { nameStandIn } from '#engine/language/stand-in.ts'
import { takeReading } from '#engine/language/take-reading.ts'
import { chooseStyle } from '#engine/styles/choose-style.ts'
import { findStyle } from '#engine/styles/recipes.ts'
import type { Reading, ReadRequest } from '#server/providers/image/image-provider.ts'
import type { Correction } from '#shared/corrections.ts'
import { PLACEMENTS, type Placement } from '#shared/options.ts'

/** Why something is missing, said to the person who asked for it. */
export const REASONS: Record<NotDrawnReason, string> = {
  unknown: 'we do not know this one yet',
  undrawn: 'we have no drawing of it yet',
  idea: 'it cannot be seen, so a symbol stands for it',
  owned: 'it belongs to its makers',
  script: 'we cannot check writing in this script',
  personal: 'only you have it: bring a picture to your artist',
  likeness: 'drawn as somebody like that, not as a likeness: for one, bring a photo to your artist',
  sacred: 'it belongs to a living culture and is not ours to draw',
  hate: 'we do not draw symbols of hate',
  words: 'you did not say which words: put them in quotation marks',
}

/** The brief of a request: what was put right and what was chosen in the form win over what the text says. */
export const readBrief = (request: ReadRequest): Brief => readCorrected(request).brief

/** The same, with the corrections that are about words of this text. */
export function readCorrected(request: ReadRequest): { brief: Brief; held: Correction[] } {
  const { prompt, placement = null, corrections = [], lettering, reading } = request
  const own = readPrompt(prompt)
  const asked = reading ? (takeReading(own, reading) ?? own) : own
  const { brief: read, held } = applyCorrections(asked, corrections)
  const brief = lettering ? { ...read, writing: withChoice(read.writing, lettering) } : read
  if (placement === null) return { brief, held }
  return { brief: { ...brief, placement: { gallery: placement, asked: placement } }, held }
}

export function toReading(brief: Brief): Reading {
  const described = describeWhat(brief)
  return {
    style: findStyle(brief.style ?? '') ?? null,
    suitedStyle: chooseStyle(brief),
    colour: brief.colourMode,
    placement: findPlacement(brief),
    tags: listTags(brief),
    description: described === '' ? brief.prompt : described,
    notDrawn: [...brief.notDrawn.map(explain), ...listStandIns(brief)],
    culturalNotes: brief.culturalNotes.map(({ text, note }) => ({ text, note })),
    examples: isEmptyBrief(brief) ? suggestPrompts(brief) : null,
  }
}

function explain({ text, reason, suggestion }: NotDrawn) {
  const instead = suggestion === null ? '' : `; try ${suggestion}`
  return { text, reason: `${REASONS[reason]}${instead}` }
}

/** A near relative was drawn, or only the wider kind. */
function listStandIns({ subjects }: Brief) {
  return subjects.flatMap((subject) => {
    const name = nameStandIn(subject)
    if (name === null) return []
    return [
      {
        text: subject.text,
        reason: `we have no drawing of it yet, so its near relative (${name}) stands for it`,
      },
    ]
  })
}

export const findPlacement = ({ placement }: Brief): Placement | null =>
  PLACEMENTS.find((name) => name.toLowerCase() === placement?.gallery.toLowerCase()) ?? null

/** What is meant rather than what stands in for it: a robin drawn as a swallow is found as a robin. */
function listTags({ subjects, lettering, mood }: Brief): string[] {
  const drawn = subjects.filter(({ source }) => source !== 'none')
  return [
    ...new Set([
      ...drawn.map(({ wanted, motif }) => wanted || motif),
      ...(lettering.length > 0 ? ['lettering'] : []),
      ...mood,
    ]),
  ]
}
