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
