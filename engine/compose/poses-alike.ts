import { isBust } from '#engine/compose/face.ts'
import { kindOf } from '#engine/compose/kinds.ts'
import { FIERCE, IN_THE_AIR } from '#engine/compose/poses.ts'
import type { Motif } from '#engine/motifs/motif.ts'

/** How unlike two poses may be in shape, so that either can stand in the other's place. */
const ALIKE = 0.5

/** Several of one kind are each seen in their own pose: the chosen one first, then those that could stand beside it. */
export function posesLike(
  motif: Motif,
  chosen: string,
  variants: readonly string[],
): readonly string[] {
  if (!['figure', 'flyer'].includes(kindOf(motif)) || !motif.measure) return [chosen]
  const aspectOf = (variant: string) => {
    const size = motif.measure?.(variant)
    return size ? Math.log(size.width / size.height) : 0
  }
  const others = variants.filter(
    (variant) =>
      variant !== chosen &&
      isBust(motif, variant) === isBust(motif, chosen) &&
      IN_THE_AIR.test(variant) === IN_THE_AIR.test(chosen) &&
      FIERCE.test(variant) === FIERCE.test(chosen) &&
      Math.abs(aspectOf(variant) - aspectOf(chosen)) < ALIKE,
  )
  return [chosen, ...others]
}
