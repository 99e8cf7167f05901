import { bulkOf, isLiving } from '#engine/compose/kinds.ts'
import { findMotif } from '#engine/motifs/registry.ts'
import type { Brief, Relation } from '#engine/language/brief.ts'

const CATCHES =
  /\b(?:catch|caught|hunt|snatch|grab|seiz|devour|eat|atrap|caz|pesca|attrap|p[êe]ch|captur|cattur|peg|fäng|fang|erbeut)\p{L}*/iu

/** What fits between the jaws, beside whoever has it there. */
const PREY = 0.6

/** "A bear catching a salmon": a beast without hands catches with its mouth, and what it has caught is there. */
export function asCaught({ subjects, prompt }: Brief, relation: Relation): Relation {
  const { kind, manner, from, to } = relation
  if (kind !== 'holding' || manner !== null || !CATCHES.test(prompt)) return relation
  const [hunter, prey] = [from, to].map((at) => findMotif(subjects[at]?.motif ?? ''))
  if (hunter?.category !== 'animal' || !prey || !isLiving({ motif: prey })) return relation
  const hasHands = hunter.grip !== undefined && hunter.grip !== 'paws'
  const isMouthful = bulkOf(prey) <= PREY * bulkOf(hunter)
  return hasHands || !isMouthful ? relation : { ...relation, manner: 'in-mouth' }
}
