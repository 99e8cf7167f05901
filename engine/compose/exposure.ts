import { sample, smooth, tube, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Part } from '#engine/motifs/motif.ts'
import type { Actor } from '#engine/compose/cast.ts'
import { put, sizeOf, type Build } from '#engine/compose/build.ts'
import { isBeast } from '#engine/compose/told.ts'
import { layerOfActor, marksOn, middleOf, mirror } from '#engine/compose/contact.ts'
import { inkBoxOf, layerOf, moveLayer } from '#engine/compose/placing.ts'
import {
  boxHeight,
  boxWidth,
  centreOf,
  pointsBox,
  type Box,
  type Layer,
} from '#engine/compose/scene.ts'
import { outlineOf } from '#engine/compose/trace.ts'

/** The rim of a head stays its own, in cells of its outline. */
const RIM_CELLS = 2
/** Every so many cells of an outline are one bend of its line, and how heavy that is. */
const BEND_CELLS = 3
const CONTOUR = 0.0058
/** A landscape in parts of the body's box: its middle, its width and where its tops stand. */
interface Spot {
  x: number
  width: number
  top: number
}
/** Two rows, the nearer between the farther: one range alone leaves the rest of a body empty. */
const IN_BODY: readonly Spot[] = [
  { x: 0.2, width: 0.62, top: 0.3 },
  { x: 0.84, width: 0.62, top: 0.26 },
  { x: 0.52, width: 0.8, top: 0.12 },
  { x: 0.3, width: 0.55, top: 0.52 },
  { x: 0.74, width: 0.6, top: 0.5 },
]
/** Trees before the mountains, rooted below the lower edge: tall enough that their crowns stand in the body, whatever legs it has. */
const TREES: readonly Spot[] = [
  { x: 0.16, width: 0.2, top: 0.5 },
  { x: 0.84, width: 0.2, top: 0.48 },
  { x: 0.33, width: 0.2, top: 0.62 },
  { x: 0.66, width: 0.2, top: 0.6 },
  { x: 0.5, width: 0.18, top: 0.54 },
]
/** One light in the sky, low over the ground. */
const LIGHT: readonly Spot[] = [{ x: 0.5, width: 0.62, top: 0.16 }]
/** From below the mouth down, across the whole neck. */
const UNDER_CHIN: Spot = { x: 0.5, width: 1.2, top: 0.09 }
/** Its foot lies beyond the lower edge, where the body's outline cuts it off. */
const BEYOND = 0.04

/** A landscape seen within a body: a beast is its outline alone, and whoever shows a head keeps that above the mountains. */
export function exposeIn(build: Build, actor: Actor, target: { box: Box; actor: Actor }): boolean {
  const body = layerOfActor(build, target.actor)
  if (!body || target.actor.kind !== 'figure') return false
  // Of a beast the outline says enough; somebody is known by their face.
  const keepsFace = build.isBust && !isBeast(target.actor.motif)
  const rim = outlineOf(body, keepsFace ? RIM_CELLS : 0)
  if (rim.length < 8) return false
  const { mouth } = marksOn(target.actor, body)
  const chin = ((mouth?.[1] ?? centreOf(target.box)[1]) - target.box[1]) / boxHeight(target.box)
  const bends = evened(rim).filter((_, i) => i % BEND_CELLS === 0)
  const outline = (part: Part) => drawOver(build, target.actor.subject, part)
  const within = (own: Actor, spots: readonly Spot[]) => {
    for (const [i, spot] of spots.entries()) {
      const layer = set(build, own, target.box, spot)
      if (i % 2) mirror(layer)
      layer.clip = rim
      build.mayTouchFace.add(layer)
      build.boxes.set(own.subject, inkBoxOf(layer))
    }
  }
  if (keepsFace) {
    within(actor, [{ ...UNDER_CHIN, top: chin + UNDER_CHIN.top }])
    return true
  }
  // Fur that stands out beyond the outline would blur it.
  body.clip = grown(rim, CUT)
  outline({ d: smooth(bends), fill: 'paper', stroke: 0, shade: 0 })
  within(actor, actor.kind === 'sky' ? LIGHT : isTree(actor) ? TREES : IN_BODY)
  for (const tree of treesOf(build, actor, target.actor)) within(tree, TREES)
  outline({ d: contour(bends, CONTOUR * sizeOf(target.box)), fill: 'black' })
  return true
}

const isTree = ({ motif }: Actor): boolean => motif.growth === 'tree'

/** Trees that stand with the landscape or at the foot of it all are a part of what is seen within. */
function treesOf({ cast, boxes, relations }: Build, land: Actor, body: Actor): Actor[] {
  const seen: readonly number[] = [land.subject, body.subject]
  return [...cast.values()].filter((tree) => {
    const own = relations.filter(({ from, to }) => from === tree.subject || to === tree.subject)
    const isOfTheView = own.every(({ from, to }) =>
      seen.includes(from === tree.subject ? to : from),
    )
    return isTree(tree) && !boxes.has(tree.subject) && isOfTheView
  })
}

/** Fur is cut under the middle of the line around it. */
const CUT = 1.01

function grown(rim: readonly Point[], by: number): Point[] {
  const [cx, cy] = centreOf(pointsBox(rim))
  return rim.map(([x, y]): Point => [cx + by * (x - cx), cy + by * (y - cy)])
}

/** Along the edges of cells a line would go in steps. */
function evened(rim: readonly Point[]): Point[] {
  const near = [-2, -1, 0, 1, 2]
  return rim.map((_, i) => middleOf(near.map((by) => rim[(i + by + rim.length) % rim.length]!)))
}

function drawOver(build: Build, subject: number, part: Part): void {
  const layer = layerOf([part], { role: 'hero', subject })
  build.front.push(layer)
  build.mayTouchFace.add(layer)
}

/** A line all round, as heavy in every style. */
function contour(bends: readonly Point[], half: number): string {
  const closed = sample([...bends, bends[0]!], 2)
  return tube(closed, () => half).strip(0, 1, -1, 1, closed.length)
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
