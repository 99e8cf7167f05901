import type { Actor } from '#engine/compose/cast.ts'
import { put, type Build } from '#engine/compose/build.ts'
import { layerOfActor, marksOn } from '#engine/compose/contact.ts'
import { inkBoxOf, moveLayer } from '#engine/compose/placing.ts'
import { boxHeight, boxWidth, centreOf, type Box, type Layer } from '#engine/compose/scene.ts'
import { outlineOf } from '#engine/compose/trace.ts'

/** The rim of the body stays its own, in cells of its outline. */
const RIM_CELLS = 2
/** A landscape in parts of the body's box: its middle, its width and where its tops stand. */
interface Spot {
  x: number
  width: number
  top: number
}
/** Wider than the body, so that none of its ends show. */
const IN_BODY: Spot = { x: 0.5, width: 1.15, top: 0.28 }
/** Peaks to both sides of a face, which stays free between them, and one below the chin before them. */
const BESIDE_FACE = [
  { x: 0.22, width: 0.66 },
  { x: 0.78, width: 0.66 },
] as const
const UNDER_CHIN: Spot = { x: 0.5, width: 1.1, top: 0.07 }
/** How far above the mouth the outer peaks stand. */
const RISES = 0.18
/** Its foot lies beyond the lower edge, where the body's outline cuts it off. */
const BEYOND = 0.04

/** A landscape seen within a body: the head stays, and what is below it is mountains or woods up to the body's own outline. */
export function exposeIn(build: Build, actor: Actor, target: { box: Box; actor: Actor }): boolean {
  const body = layerOfActor(build, target.actor)
  if (!body || target.actor.kind !== 'figure') return false
  const clip = outlineOf(body, RIM_CELLS)
  if (clip.length < 8) return false
  const { mouth } = marksOn(target.actor, body)
  const lay = (at: Spot) => {
    const layer = set(build, actor, target.box, at)
    layer.clip = clip
    build.mayTouchFace.add(layer)
    build.boxes.set(actor.subject, inkBoxOf(layer))
  }
  if (!build.isBust) lay(IN_BODY)
  else {
    const chin = ((mouth?.[1] ?? centreOf(target.box)[1]) - target.box[1]) / boxHeight(target.box)
    for (const spot of BESIDE_FACE) lay({ ...spot, top: chin - RISES })
    lay({ ...UNDER_CHIN, top: chin + UNDER_CHIN.top })
  }
  return true
}

/** As wide as asked or wider, with its foot below the body. */
function set(build: Build, actor: Actor, box: Box, { x, width, top }: Spot): Layer {
  const wide = width * boxWidth(box)
  const cx = box[0] + x * boxWidth(box)
  const layer = put(build, 'front', actor, { at: [cx, 0], width: wide }, { halo: 0 })
  const [from, to] = [box[1] + top * boxHeight(box), box[3] + BEYOND * boxHeight(box)]
  const own = inkBoxOf(layer)
  layer.scale *= Math.max(wide / boxWidth(own), (to - from) / boxHeight(own))
  const now = inkBoxOf(layer)
  moveLayer(layer, cx - centreOf(now)[0], from - now[1])
  return layer
}
