import { kindOf } from '#engine/compose/kinds.ts'
import type { Brief } from '#engine/language/brief.ts'
import { findMotif } from '#engine/motifs/registry.ts'

/** A bird that sits on a beast wants a level back; what clings to it with six legs does not mind. */
export const bearsBird = ({ relations, subjects }: Brief, index: number): boolean =>
  relations.some(({ kind, manner, from, to }) => {
    if (kind !== 'on' || manner !== null || to !== index) return false
    const guest = findMotif(subjects[from]?.motif ?? '')
    return guest?.category === 'animal' && kindOf(guest) === 'flyer' && !guest.settles
  })
