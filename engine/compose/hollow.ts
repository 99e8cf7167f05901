import type { Point } from '#engine/motifs/drawing/geometry.ts'
import { variantOn, type Actor } from '#engine/compose/cast.ts'
import { put, type Build } from '#engine/compose/build.ts'
import { standsAlone } from '#engine/compose/kinds.ts'
import { layerOfActor } from '#engine/compose/contact.ts'
import { faceOf, isBust } from '#engine/compose/face.ts'
import { inkBoxOf, moveLayer } from '#engine/compose/placing.ts'
import {
  boxHeight,
  boxWidth,
  centreOf,
  pointsBox,
  project,
  unionOf,
  type Box,
} from '#engine/compose/scene.ts'

/** How much of the room one fills; a landscape reaches its walls and is cut by them. */
const FILLS = 0.86
const WALL_TO_WALL = 1.12
/** Where each of several is, in parts of the room from its middle, and how large it is; a swarm is spread, not stacked. */
const SWARM: readonly (readonly [x: number, y: number, size: number])[] = [
  [-0.2, 0.14, 0.5],
  [0.22, -0.16, 0.46],
  [0.24, 0.32, 0.34],
  [-0.24, -0.3, 0.34],
  [0.02, 0.02, 0.3],
  [-0.02, 0.38, 0.26],
  [0.04, -0.4, 0.26],
]
const AIR: ReadonlySet<Actor['kind']> = new Set(['sky', 'cloud'])
const PLACES: ReadonlySet<Actor['kind']> = new Set(['land', 'water', 'sky', 'cloud', 'fire'])

/** Within glass or bars: in the room of the thing, never over its walls. False where one does not see into it. */
export function putInHollow(build: Build, actor: Actor, holder: Actor): boolean {
  const layer = layerOfActor(build, holder)
  const variant = layer ? variantOn(holder, layer) : ''
  const above = isUpper(build, actor, holder) ? holder.motif.hollowAbove?.[variant] : undefined
  const room = layer && (above ?? holder.motif.hollow?.[variant])
  if (!room || actor.count > SWARM.length) return false
  const box = pointsBox(cornersOf(room).map((corner) => project(layer, corner)))
  if (holder.motif.hasSill && LOOKS_OUT.has(actor.kind) && actor.count === 1)
    return lookOver(build, actor, box)
  const isPlace = PLACES.has(actor.kind) && !standsAlone(actor) && actor.count === 1
  const spots = actor.count > 1 ? SWARM.slice(0, actor.count) : [[0, 0, FILLS] as const]
  const [cx, cy] = centreOf(box)
  const layers = spots.map(([x, y, size], i) =>
    put(
      build,
      'front',
      actor,
      {
        at: [cx + x * boxWidth(box), cy + y * boxHeight(box)],
        width: (isPlace ? WALL_TO_WALL : size) * boxWidth(box),
        height: (isPlace ? WALL_TO_WALL : size) * boxHeight(box),
      },
      { isMirrored: i % 2 === 1, halo: 0, ...(isPlace ? { clip: roundIn(box) } : {}) },
    ),
  )
  for (const each of layers) build.mayTouchFace.add(each)
  // A storm is behind whatever is in it.
  if (AIR.has(actor.kind)) build.front.unshift(...build.front.splice(-layers.length))
  build.boxes.set(actor.subject, unionOf(layers.map(inkBoxOf)))
  return true
}

const LOOKS_OUT: ReadonlySet<Actor['kind']> = new Set(['figure', 'flyer'])
/** How much of the room a head or a body takes, and how far a bust goes on below the sill. */
const AT_SILL = { width: 1.1, height: 0.97, body: 1, sunk: 0.24, sill: 0.06 }

/** At a window: a head over the sill and within the frame, a body on the sill. */
function lookOver(build: Build, actor: Actor, room: Box): true {
  const isHead = isBust(actor.motif, actor.variant)
  const tall = isHead ? AT_SILL.height / (1 - AT_SILL.sunk) : AT_SILL.body
  const layer = put(
    build,
    'front',
    actor,
    {
      at: centreOf(room),
      width: (isHead ? AT_SILL.width : AT_SILL.body) * boxWidth(room),
      height: tall * boxHeight(room),
    },
    { role: 'hero', halo: 0 },
  )
  const own = inkBoxOf(layer)
  const sunk = isHead ? AT_SILL.sunk * boxHeight(own) : AT_SILL.sill * boxHeight(room)
  moveLayer(layer, 0, room[3] + sunk - own[3])
  if (isHead) layer.clip = cornersOf(room)
  build.mayTouchFace.add(layer)
  build.boxes.set(actor.subject, inkBoxOf(layer))
  const face = faceOf(actor, inkBoxOf(layer), layer.isMirrored)
  if (face) build.faces = [...build.faces, face]
  return true
}

const cornersOf = ([left, top, right, bottom]: Box): Point[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
]

/** "A tree in the top and a skull in the bottom": of two that are inside, the first is in the upper room. */
function isUpper({ relations }: Build, actor: Actor, holder: Actor): boolean {
  const inside = relations.filter(({ kind, to }) => kind === 'inside' && to === holder.subject)
  return inside.length > 1 && inside[0]!.from === actor.subject
}

/** The wall of a glass is round. */
function roundIn(box: Box): Point[] {
  const [cx, cy] = centreOf(box)
  return Array.from({ length: 40 }, (_, i): Point => {
    const t = (i / 40) * 2 * Math.PI
    const round = (value: number) => Math.sign(value) * Math.abs(value) ** ROUNDED
    return [
      cx + (boxWidth(box) / 2) * round(Math.cos(t)),
      cy + (boxHeight(box) / 2) * round(Math.sin(t)),
    ]
  })
}

/** Between a circle (1) and a square (0). */
const ROUNDED = 0.7
