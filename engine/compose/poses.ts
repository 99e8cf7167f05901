import { isBust } from '#engine/compose/face.ts'
import { kindOf } from '#engine/compose/kinds.ts'
import type { Brief, Relation, Subject } from '#engine/language/brief.ts'
import type { Motif } from '#engine/motifs/motif.ts'
import { findMotif } from '#engine/motifs/registry.ts'

/** What a relation asks of a body: to be there whole and at rest, to show its face, to bare its teeth, to have its claws free, to be long. */
export type Pose = 'resting' | 'facing' | 'fierce' | 'grasping' | 'winding'

const IN_THE_AIR = /^(?:flying|attacking|diving|swooping|hovering|soaring|leaping|running)$/
const GRASPS = /^(?:attacking|swooping|diving)$/
const FIERCE = /^(?:roaring|snarling|screaming|striking|attacking|charging)$/

/** The variants that suit a pose, where there are any. */
export function inPose(
  motif: Motif,
  variants: readonly string[],
  pose: Pose | null,
): readonly string[] {
  const bust = (variant: string) => isBust(motif, variant)
  const whole = variants.filter((variant) => !bust(variant))
  const wishes: Record<Pose, (readonly string[])[]> = {
    // A head cannot sit on anything, and who flies does not.
    resting: [
      // With feet for whatever is below, where perching brings a branch.
      whole.filter((variant) => variant === 'standing'),
      whole.filter((variant) => !IN_THE_AIR.test(variant)),
      whole,
    ],
    facing: [
      variants.filter((variant) => bust(variant) && variant === 'front'),
      variants.filter((variant) => bust(variant) && !FIERCE.test(variant)),
    ],
    grasping: [variants.filter((variant) => GRASPS.test(variant))],
    fierce: [variants.filter((variant) => FIERCE.test(variant))],
    winding: [],
  }
  return (pose ? wishes[pose] : []).find((some) => some.length > 0) ?? variants
}

/** "With a cub": a small one of the same kind stands by. */
export const HAS_YOUNG = /^with an? /

const isAtMouth = (manner: Relation['manner']) => manner === 'in-mouth' || manner === 'drinking'

const FIGHTS = /^(?:fighting|battling|attacking|angry|fierce|aggressive|wrestling)$/

export function poseOf(
  { relations, subjects }: Brief,
  index: number,
  motif: Motif,
  { modifiers }: Pick<Subject, 'modifiers'>,
): Pose | null {
  const own = relations.filter(({ from, to }) => from === index || to === index)
  if (own.some(({ kind, from }) => kind === 'around' && from === index)) return 'winding'
  const kind = kindOf(motif)
  if (kind !== 'figure' && kind !== 'flyer') return null
  if (own.some(({ manner, from }) => manner === 'half' || (isAtMouth(manner) && from === index)))
    return 'facing'
  if (own.some(({ kind: how, from }) => how === 'holding' && from === index)) return 'grasping'
  if (
    own.some(({ manner }) => manner === 'fighting' || manner === 'biting') ||
    modifiers.some((modifier) => FIGHTS.test(modifier))
  )
    return 'fierce'
  const wears = ({ kind: how, from, to }: Relation) => {
    const thing = findMotif(subjects[from]?.motif ?? '')
    return how === 'on' && to === index && thing !== undefined && kindOf(thing) === 'headgear'
  }
  if (own.some(wears) || modifiers.includes('crowned')) return 'facing'
  // Who sits on something or walks through it is there with its feet.
  const hasFeet = own.some(
    ({ kind: how, from }) => (how === 'on' || how === 'through') && from === index,
  )
  return hasFeet || modifiers.some((modifier) => HAS_YOUNG.test(modifier)) ? 'resting' : null
}
