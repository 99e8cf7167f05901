import type { Context } from '#engine/language/body-parts.ts'
import { findFace, isBroughtByThing } from '#engine/language/antecedents.ts'
import type { PendingRelation } from '#engine/language/pending-relation.ts'
import type { Reading } from '#engine/language/reading.ts'
import type { Relating } from '#engine/language/relating.ts'
import { FACE, GRIP, MOUTH, SHOULDER, SURFACE } from '#engine/language/relating-words.ts'
import { isBeing } from '#engine/language/subject-kinds.ts'

/** "In its mouth", "behind its ear", "on the horns": the last subject is held by its owner, or sits on that part of it. */
export function relateToPart(
  { relating, reading }: { relating: Relating; reading: Reading },
  part: string,
  { kind, isSwapped, manner }: PendingRelation,
): void {
  const { recent } = relating
  const face = FACE.test(part) ? findFace(reading, recent) : undefined
  if (face !== undefined && !/^(?:inside|on|between)$/.test(kind)) {
    relating.relate(manner === 'emerging' ? 'through' : kind, recent, face, manner)
    return
  }
  const isHeld = /^(?:inside|on|between)$/.test(kind)
  const isPersonal = true
  // "A thread tied between the fingers" of two hands is held by neither.
  const hands = reading.subjects.findIndex(({ motif }) => motif === 'hands')
  if (kind === 'between' && GRIP.test(part) && hands >= 0 && hands < recent) {
    relating.relate('between', recent, hands)
    return
  }
  if (isHeld && MOUTH.test(part))
    relating.relateLast('holding', { isSwapped: true, manner: 'in-mouth', isPersonal })
  else if (kind === 'on' && GRIP.test(part) && isBeing(reading.subjects[recent]!))
    relating.relateLast('on', { isPersonal })
  else if (isHeld && GRIP.test(part))
    relating.relateLast('holding', { isSwapped: true, isPersonal })
  else if (manner === 'emerging') relating.relateLast('through', { manner })
  else if (kind === 'above' && SHOULDER.test(part))
    relating.relateLast('holding', { isSwapped: true, isPersonal })
  else if (/^(?:inside|on)$/.test(kind) && SURFACE.test(part))
    relating.relateLast('on', { isPersonal: isBroughtByThing(reading, recent) })
  else relating.relateLast(kind, { isSwapped, manner })
}

/** "Roses at her feet, rays behind her": the rays are hers, and no roses are behind her. */
export function givesPartBack(
  { reading: { subjects }, sentence }: Pick<Context, 'reading' | 'sentence'>,
  at: number,
  isPersonal: boolean,
): boolean {
  const { lastPartEnd, lastSubjectEnd } = sentence
  if (lastPartEnd <= lastSubjectEnd || at < lastPartEnd) return false
  const owner = isPersonal ? subjects.findLast(isBeing) : subjects[0]
  const part = subjects.at(-1)?.modifiers.pop()
  if (part) (owner ?? subjects.at(-1)!).modifiers.push(part)
  sentence.relation = null
  sentence.colours = []
  return true
}
