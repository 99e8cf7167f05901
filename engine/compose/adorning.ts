import type { Point } from '#engine/motifs/drawing/geometry.ts'
import { put, type Build } from '#engine/compose/build.ts'
import { variantOn, type Actor } from '#engine/compose/cast.ts'
import { layerOfActor } from '#engine/compose/contact.ts'
import { isBust } from '#engine/compose/face.ts'
import { headOf, type Head } from '#engine/compose/head.ts'
import { inkBoxOf } from '#engine/compose/placing.ts'
import { unionOf } from '#engine/compose/scene.ts'
import { silhouetteOf, topAt } from '#engine/compose/silhouette.ts'
import { drawMotif } from '#engine/motifs/motif.ts'
import { getMotif } from '#engine/motifs/registry.ts'

interface Spot {
  at: Point
  /** In canvas units. */
  size: number
}

/** Blooms at the temple: aside from the crown in widths of the head, below it and across in parts of the head's unit. */
const IN_HAIR: readonly (readonly [aside: number, below: number, size: number])[] = [
  [0.36, 0.14, 0.5],
  [0.12, -0.02, 0.4],
  [0.5, 0.44, 0.38],
  [-0.12, -0.04, 0.32],
  [0.52, 0.7, 0.3],
]
/** Widths are taken this far below the crown. */
const MEASURED_AT = 0.4
/** Who looks aside so little, in the same parts, is seen from the front. */
const STRAIGHT = 0.12

/** On tines: how large, how far from each other, how far aside of the crown they are looked for, and how high one must be. */
const TINES = { size: 0.5, apart: 0.55, aside: 2.6, step: 0.08, above: 0.3, most: 5 }
const HAS_TINES = /antler|horn|geweih|cuerno|cornamenta|bois|chifre|corna/i

/** Blooms in somebody's hair or on antlers. False where none were asked for there, and where no head is to be seen. */
export function adorn(build: Build, actor: Actor, bearer: Actor): boolean {
  const layer = layerOfActor(build, bearer)
  const head = actor.kind === 'flower' ? headOf(build, bearer) : undefined
  if (!layer || !head) return false
  const hasTines = bearer.modifiers.some((said) => HAS_TINES.test(said))
  const isOnHead =
    bearer.motif.category === 'human' || isBust(bearer.motif, variantOn(bearer, layer))
  if (!hasTines && !isOnHead) return false
  const tines = hasTines ? tinesOf(build, bearer, head) : []
  const spots = tines.length > 0 ? tines : inHair(build, head)
  const least = actor.motif.isMany ? Math.max(3, actor.count) : actor.count
  const count = tines.length > 0 && least > 1 ? spots.length : least
  const blooms = spots.slice(0, count).map(({ at, size }, turn) => {
    const bloom = put(build, 'front', asBloom(actor, turn), { at, width: size, height: size })
    build.mayTouchFace.add(bloom)
    return bloom
  })
  // The largest lies over the rest.
  build.front.push(...build.front.splice(-blooms.length).toReversed())
  build.boxes.set(actor.subject, unionOf(blooms.map(inkBoxOf)))
  return true
}

/** No stem shows in hair. */
function asBloom(actor: Actor, turn: number): Actor {
  const { motif } = actor
  const variant = ['bloom', 'head', 'single'].find((name) => motif.variants.includes(name))
  if (variant === undefined && motif.name !== 'wildflowers') return actor
  const drawn = variant === undefined ? getMotif('flower') : motif
  return {
    ...actor,
    draw: () => drawMotif(drawn, { variant: variant ?? 'bloom', seed: turn + 1 }),
  }
}

function inHair(build: Build, { crown, chin, unit, widthAt }: Head): Spot[] {
  const looks = (chin[0] - crown[0]) / unit
  const isStraight = Math.abs(looks) < STRAIGHT
  const side = isStraight ? (build.random() < 0.5 ? -1 : 1) : -Math.sign(looks)
  const width = widthAt(crown[1] + MEASURED_AT * unit)
  return IN_HAIR.map(([aside, below, size]) => ({
    at: [crown[0] + side * aside * width, crown[1] + below * unit],
    size: size * unit,
  }))
}

/** The highest tips over the crown, apart from each other. */
export function tinesOf(
  build: Build,
  bearer: Actor,
  { crown, unit }: Head,
  { apart, most }: Pick<typeof TINES, 'apart' | 'most'> = TINES,
): Spot[] {
  const layer = layerOfActor(build, bearer)!
  const shape = silhouetteOf([layer], inkBoxOf(layer))
  const tips: Point[] = []
  for (let k = -TINES.aside; k <= TINES.aside; k += TINES.step) {
    const x = crown[0] + k * unit
    const y = topAt(shape, x)
    if (y < crown[1] - TINES.above * unit) tips.push([x, y])
  }
  const kept: Point[] = []
  for (const [x, y] of tips.toSorted((a, b) => a[1] - b[1]))
    if (kept.every(([u, v]) => Math.hypot(u - x, v - y) > apart * unit)) kept.push([x, y])
  const size = TINES.size * unit
  return kept.slice(0, most).map(([x, y]) => ({ at: [x, y + 0.2 * size], size }))
}
