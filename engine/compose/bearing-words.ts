import type { Brief, Lettering, Subject } from '#engine/language/brief.ts'
import { findMotif } from '#engine/motifs/registry.ts'

/** Of what is known by a sign alone, the drawing with a face that can be written on. */
const INSTEAD: Readonly<Record<string, string>> = { 'love-letter': 'envelope' }

/** "That says", "with … on it", "auf dem … steht": the words are on the thing, and not beside it. */
const ON_IT = new RegExp(
  [
    `\\b(?:that|which|it) (?:just |only |simply )?(?:says?|reads?|spells?)\\b|\\b(?:saying|reading|labell?ed|marked|inscribed|engraved|printed|embroidered|carved|that has)\\b`,
    `\\b(?:on|across|inside|in|into) (?:it|them|the (?:label|front|side|lid|board|page|pages|cover|sail|stone|tag|card|paper)|(?:its|the) \\p{L}+)(?= |[,.;]|$)`,
    `\\b(?:que (?:diga|dice|diz|pone)|con (?:la )?(?:frase|palabra)|escrit[oa] en|con scritto|scritt[oa] su|che dice|qui dit|avec (?:écrit|marqué)|écrit sur|die sagt|(?:auf|in) de[mnr] \\p{L}+(?: \\p{L}+)? steht|mit der aufschrift|beschriftet|com (?:a )?(?:frase|palavra)|escrito n[ao])(?![\\p{L}])`,
  ].join('|'),
  'iu',
)
/** "'No regrets' on a mug": the thing is named after the words. */
const ON_THING =
  /^["'”’»]?,? (?:(?:written|printed|painted|carved|engraved|scritt[oa]|escrit[oa]|écrit|geschrieben) )?(?:on|onto|across|inside|in|into|auf|in|an|sur|dans|en|sobre|su|sul|sulla|em|no|na|num|numa) (?:(?!with |and |con |y |mit |und |avec |et |com |e )\p{L}+ ){0,3}$/iu

/** "A shield with 'Familie'". */
const WITH_WORDS = /^ (?:with|mit|con|com|avec)(?: \p{L}+){0,2} ?["'“„«]?$/iu

const QUOTED = /["“„«][^"“”„«»]*["”“»]/g

/** Right after the words: where they stand. What comes after a "with" is said of another thing. */
const PLACED_AFTER =
  /^["'”’»]?,? (?:(?:written|right|just|in \p{L}+) ){0,2}(?:under|below|beneath|above|over|around|debajo|encima|darunter|darüber|dessous|dessus|embaixo|acima|sotto|sopra)/iu

/** "… with a cat on top" is where the cat is, however the words before it were read. */
function isFree({ prompt }: Brief, { text, position }: Lettering): boolean {
  if (position === null || position === 'inside') return true
  const start = prompt.toLowerCase().indexOf(text.toLowerCase())
  if (start < 0 || (position !== 'under' && position !== 'above')) return false
  const after = prompt.slice(start + text.length)
  return !PLACED_AFTER.test(after) && SAID_BEFORE.test(prompt.slice(0, start))
}
const SAID_BEFORE =
  /\b(?:says?|saying|reads?|reading|labell?ed|inscribed|engraved|with|mit|con|com|avec|dice|diga|dit|diz|steht)(?: the (?:words?|name))? ?["'“„«]?$/iu

/** Layouts that words have of their own, whatever thing is with them. */
const PLAIN: ReadonlySet<string> = new Set(['rows', 'banner'])

const motifOf = (subject: Subject) => findMotif(INSTEAD[subject.motif] ?? subject.motif)

/** The place of the one that the words stand on in the list of subjects; undefined where they stand beside what is drawn. */
export function bearerOf(brief: Brief): number | undefined {
  const { subjects, lettering, writing } = brief
  if (lettering.length === 0 || !lettering.every((each) => isFree(brief, each))) return undefined
  if (writing.layout !== null && !PLAIN.has(writing.layout)) return undefined
  const able = subjects
    .map((subject, at) => ({ subject, at, motif: motifOf(subject) }))
    .filter(
      ({ subject, motif }) => motif?.pages && subject.source !== 'none' && subject.count === 1,
    )
  const borne = able.filter(
    ({ subject, motif }) =>
      (motif?.isForWords === true && writing.layout === null) || isSaidOf(brief, subject),
  )
  const [nearest] = borne.toSorted(
    (one, other) => distanceTo(brief, one.subject) - distanceTo(brief, other.subject),
  )
  return nearest?.at
}

/** Where the first words begin and a thing is named. */
function placesIn({ prompt, lettering }: Brief, { text }: Subject): [number, number] {
  const said = prompt.toLowerCase()
  return [said.indexOf(lettering[0]!.text.toLowerCase()), said.indexOf(text.toLowerCase())]
}

function distanceTo(brief: Brief, subject: Subject): number {
  const [words, thing] = placesIn(brief, subject)
  return words < 0 || thing < 0 ? Infinity : Math.abs(words - thing)
}

/** Whether the words were asked on a thing, by what stands between the two. */
export function isSaidOf(brief: Brief, subject: Subject): boolean {
  const [words, thing] = placesIn(brief, subject)
  if (words < 0 || thing < 0) return false
  const lead = brief.prompt.slice(thing + subject.text.length, words)
  if (thing < words && WITH_WORDS.test(lead)) return true
  if (thing < words) return ON_IT.test(brief.prompt.slice(thing).replaceAll(QUOTED, ' '))
  const between = brief.prompt.slice(words + brief.lettering[0]!.text.length, thing)
  return ON_THING.test(between)
}

/** A thing that has to bear words is drawn with room for them. */
export function asBearing(brief: Brief): Brief {
  const at = bearerOf(brief)
  if (at === undefined) return brief
  const subjects = brief.subjects.map((subject, i) => {
    const motif = i === at ? motifOf(subject) : undefined
    if (!motif) return subject
    const variant = variantFor(Object.entries(motif.pages ?? {}), subject, brief.lettering.length)
    return { ...subject, motif: motif.name, source: 'drawn' as const, variant }
  })
  return { ...brief, subjects }
}

/** The one that was named, else the one with a page for each of the sayings. */
function variantFor(
  pages: readonly (readonly [string, readonly unknown[]])[],
  { variant }: Subject,
  sayings: number,
): string | null {
  const named = pages.find(([name]) => name === variant)
  const fitting = pages.find(([, list]) => list.length === sayings)
  return (named ?? fitting ?? pages[0])?.[0] ?? null
}
