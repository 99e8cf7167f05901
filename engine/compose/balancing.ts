import type { Actor } from '#engine/compose/cast.ts'
import { put, type Build } from '#engine/compose/build.ts'
import { faceOf, isBust } from '#engine/compose/face.ts'
import { inkBoxOf, moveLayer } from '#engine/compose/placing.ts'
import { boxHeight, boxWidth, centreOf, type Box, type Layer } from '#engine/compose/scene.ts'

/** The sign's own measures: a ring of beads runs about it, its lobes stand half a radius above and below the middle. */
const DISC = { size: 2.3, radius: 0.87, lobe: 0.48 }
/** How much of a lobe somebody fills. */
const FILLED = 0.86

/** Two in a yin-yang: the dark one in the light lobe, the light one in the dark, and the sign is the ground of both. */
export function balance(build: Build, sign: Actor): boolean {
  const beings = [...build.middle, ...build.front, ...build.back].flatMap((layer) => {
    const actor = build.cast.get(layer.subject)
    return actor && ['figure', 'flyer'].includes(actor.kind) ? [{ layer, actor }] : []
  })
  if (sign.motif.name !== 'yin-yang' || beings.length !== 2) return false
  const size = Math.max(...beings.map(({ layer }) => boxHeight(inkBoxOf(layer))))
  const disc = put(build, 'back', sign, { at: [0, 0], width: DISC.size * size })
  // Behind both of them, wherever they were.
  build.back = [disc, ...build.back.filter((layer) => layer !== disc)]
  const box = inkBoxOf(disc)
  const radius = (DISC.radius * boxWidth(box)) / 2
  // The dark lobe is the lower one.
  const [upper, lower] = beings.toSorted((a, b) => darkness(b.layer) - darkness(a.layer))
  for (const [being, side] of [
    [upper!, -1],
    [lower!, 1],
  ] as const)
    setIn(being.layer, {
      at: side * DISC.lobe * radius,
      room: FILLED * radius,
      isTurned: side > 0 && !isBust(being.actor.motif, being.actor.variant),
    })
  build.faces = beings
    .map(({ layer, actor }) => faceOf(actor, inkBoxOf(layer), layer.isMirrored))
    .filter((face) => face !== null)
  build.faceBox = build.faces[0] ?? null
  for (const { layer, actor } of beings) build.boxes.set(actor.subject, inkBoxOf(layer))
  build.heroBox = box
  return true
}

const darkness = ({ tint }: Layer): number => (tint === 'clothInk' ? 1 : tint === 'bone' ? -1 : 0)

function setIn(
  layer: Layer,
  { at, room, isTurned }: { at: number; room: number; isTurned: boolean },
): void {
  if (isTurned) layer.angle += Math.PI
  const own: Box = inkBoxOf(layer)
  layer.scale *= room / Math.max(boxWidth(own), boxHeight(own))
  const [x, y] = centreOf(inkBoxOf(layer))
  moveLayer(layer, -x, at - y)
}
