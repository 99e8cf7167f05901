import { put, type Build } from '#engine/compose/build.ts'
import type { Actor } from '#engine/compose/cast.ts'
import { tinesOf } from '#engine/compose/adorning.ts'
import { layerOfActor, middleOf } from '#engine/compose/contact.ts'
import { headOf } from '#engine/compose/head.ts'
import { inkBoxOf, moveLayer } from '#engine/compose/placing.ts'
import { boxHeight, unionOf } from '#engine/compose/scene.ts'
import { silhouetteOf, topAt } from '#engine/compose/silhouette.ts'
import { drawMotif } from '#engine/motifs/motif.ts'
import { findMotif } from '#engine/motifs/registry.ts'

/** In the unit of the head: how far trees stand from each other, how many there are at most, how high they are, and how deep they are rooted. */
const WOOD = { apart: 0.24, most: 17, high: 1.25, least: 0.7, root: 0.14 }
/** On a bare head they stand along its top: how far to each side. */
const ON_TOP = { aside: 0.62, step: 0.155 }

/** A wood on a head is its trees, each upright on a tine or on the crown, the tallest in the middle. False where there is no head. */
export function plantOn(build: Build, wood: Actor, bearer: Actor): boolean {
  const tree = findMotif(wood.motif.one ?? '')
  const layer = layerOfActor(build, bearer)
  const head = layer && tree && headOf(build, bearer)
  if (!layer || !tree || !head) return false
  const { crown, unit } = head
  const tines = tinesOf(build, bearer, head, WOOD).map(({ at }) => at)
  const shape = silhouetteOf([layer], inkBoxOf(layer))
  const top = Array.from({ length: 2 * Math.round(ON_TOP.aside / ON_TOP.step) + 1 }, (_, i) => {
    const x = crown[0] + (i * ON_TOP.step - ON_TOP.aside) * unit
    return [x, topAt(shape, x)] as const
  })
  // Beside a narrow head the shoulders are the top.
  const roots = tines.length > 2 ? tines : top.filter(([, y]) => y < middleOf(head.eyes)[1])
  const far = Math.max(...roots.map(([x]) => Math.abs(x - crown[0]))) || 1
  const trees = roots.map(([x, y], i) => {
    const variant = tree.variants.at(-1)!
    const high =
      WOOD.high - (WOOD.high - WOOD.least) * (Math.abs(x - crown[0]) / far) - 0.2 * (i % 2)
    const actor: Actor = {
      ...wood,
      motif: tree,
      variant,
      draw: () => drawMotif(tree, { variant, seed: i + 1 }),
    }
    const height = high * unit
    const each = put(build, 'back', actor, { at: [x, y], width: height, height }, { halo: 0 })
    moveLayer(each, 0, y + WOOD.root * boxHeight(inkBoxOf(each)) - inkBoxOf(each)[3])
    return each
  })
  build.boxes.set(wood.subject, unionOf(trees.map(inkBoxOf)))
  return true
}
