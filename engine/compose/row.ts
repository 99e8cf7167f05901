import type { Actor } from '#engine/compose/cast.ts'
import { put, type Build } from '#engine/compose/build.ts'
import { fallIn, isInFile } from '#engine/compose/filing.ts'
import { isBust } from '#engine/compose/face.ts'
import { IN_THE_AIR } from '#engine/compose/poses.ts'
import { inkBoxOf, moveLayer } from '#engine/compose/placing.ts'
import { boxHeight, boxWidth, centreOf, unionOf } from '#engine/compose/scene.ts'

/** How large each of so many is, from left to right: the largest is before the others, and no two are alike. */
const ROW: readonly (readonly number[])[] = [
  [],
  [1],
  [1, 0.9],
  [0.84, 1, 0.76],
  [0.8, 1, 0.9, 0.7],
  [0.7, 0.86, 1, 0.8, 0.66],
]
/** How much of the smaller of two neighbours is behind the other, and how much higher who is farther away stands. */
const OVERLAP = 0.2
const DEPTH = 0.16
/** The height of the largest, in parts of the room there is. */
const HIGH = 0.72

/** A herd: all go the same way, and each is half behind the one before it. */
const RUNS = /^(?:running|galloping|trotting|charging)$/
const HERD = 0.46

const stands = ({ kind, motif, variant }: Actor): boolean =>
  kind === 'figure' &&
  motif.measure?.(variant) !== undefined &&
  motif.category === 'animal' &&
  !motif.swims &&
  !isBust(motif, variant) &&
  (RUNS.test(variant) || !IN_THE_AIR.test(variant))

/** Several beasts on one ground, near and far. False for those that fly, swim or are heads alone. */
export function standInRow(build: Build, actor: Actor, height: number): boolean {
  const sizes = ROW[actor.count]
  if (!sizes || actor.count < 2 || !stands(actor) || build.layout.name === 'band') return false
  if (isInFile(actor)) {
    const place = { at: [0, 0], width: 2 * HIGH * height, height: HIGH * height } as const
    fallIn(build, actor, { actor, layer: put(build, 'middle', actor, place, { role: 'hero' }) })
    return true
  }
  const isHerd = RUNS.test(actor.variant)
  const facesLeft = build.random() < 0.5
  const places = sizes.map((size, i) => ({ size, i }))
  // The nearest is drawn last.
  const layers = places
    .toSorted((a, b) => a.size - b.size)
    .map(({ size, i }) => {
      const h = HIGH * height * size
      const isLast = i === sizes.length - 1
      const layer = put(
        build,
        'middle',
        actor,
        { at: [0, 0], width: 2 * h, height: h },
        { role: 'hero', isMirrored: facesLeft !== (isLast && !isHerd) },
      )
      return { layer, i, size }
    })
    .toSorted((a, b) => a.i - b.i)
  let right = 0
  for (const { layer, size } of layers) {
    const box = inkBoxOf(layer)
    const under = right === 0 ? 0 : (isHerd ? HERD : OVERLAP) * boxWidth(box)
    moveLayer(layer, right - under - box[0], -DEPTH * (1 - size) * boxHeight(box) - box[3])
    right = inkBoxOf(layer)[2]
  }
  const [cx, cy] = centreOf(unionOf(layers.map(({ layer }) => inkBoxOf(layer))))
  for (const { layer } of layers) moveLayer(layer, -cx, -cy)
  return true
}
