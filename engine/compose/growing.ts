import type { Point } from '#engine/motifs/drawing/geometry.ts'
import type { Actor } from '#engine/compose/cast.ts'
import { put, sizeOf, type Build } from '#engine/compose/build.ts'
import { layerOfActor, marksOn } from '#engine/compose/contact.ts'
import { inkBoxOf, moveLayer } from '#engine/compose/placing.ts'
import { silhouetteOf, topAt } from '#engine/compose/silhouette.ts'
import { boxHeight, boxWidth, centreOf, project, type Box } from '#engine/compose/scene.ts'

/** A bloom breaks out here: across and down in parts of the box from its middle, its size in parts of the whole. */
interface Opening {
  at: Point
  size: number
  isBehind: boolean
  turn: number
}

/** Out of the top and over the edge on one side, as a plant climbs that has found its way through. */
const OPENINGS: readonly Opening[] = [
  { at: [0.3, -0.4], size: 0.42, isBehind: false, turn: 0.25 },
  { at: [-0.02, -0.52], size: 0.4, isBehind: true, turn: 0 },
  { at: [-0.34, 0.36], size: 0.36, isBehind: false, turn: -0.3 },
  { at: [0.54, -0.16], size: 0.32, isBehind: true, turn: 0.7 },
  { at: [-0.32, -0.44], size: 0.3, isBehind: true, turn: -0.5 },
  { at: [0.4, 0.34], size: 0.26, isBehind: true, turn: 1 },
]
const SPRIGS = 4
/** What stands grows from the upper edge: where across it, how large, and how far it leans. */
const UPRIGHT: readonly (readonly [x: number, size: number, lean: number])[] = [
  [0.06, 0.5, 0.05],
  [-0.24, 0.4, -0.22],
  [0.32, 0.36, 0.3],
  [-0.4, 0.28, -0.45],
  [0.2, 0.28, 0.16],
  [-0.1, 0.3, -0.08],
]
/** How much of it is behind that edge. */
const ROOTED = 0.16
/** A bloom in a socket fills it and reaches over its rim. */
const IN_SOCKET = 0.31

/** These stand on what they grow from: their feet are out of sight behind its edge. */

/** Flowers that have grown through something: out of a socket where there is one, out of the top, over the edges. */
export function growThrough(
  build: Build,
  actor: Actor,
  target: { box: Box; actor: Actor },
): boolean {
  if (!['flower', 'foliage'].includes(actor.kind)) return false
  const { box } = target
  const unit = sizeOf(box)
  const layer = layerOfActor(build, target.actor)
  const side = build.random() < 0.5 ? 1 : -1
  const eyes = layer && target.actor.motif.isSkull ? marksOn(target.actor, layer).eyes : []
  const isStanding = actor.motif.growth !== undefined
  const sockets = eyes?.toSorted((a, b) => side * (b[0] - a[0])) ?? []
  const [socket] = sockets
  const [cx, cy] = centreOf(box)
  const grow = (at: Point, size: number, isBehind: boolean, angle: number) => {
    const bloom = put(
      build,
      isBehind ? 'back' : 'front',
      actor,
      { at, width: size * unit },
      { angle, isMirrored: build.random() < 0.5 },
    )
    build.mayTouchFace.add(bloom)
  }
  // A plant that has found its way comes out in more than one place.
  const asked = actor.kind === 'foliage' ? Math.max(actor.count, SPRIGS) : actor.count
  if (isStanding) {
    standOn(build, actor, { box, side, unit, socket })
    return true
  }
  if (actor.kind === 'foliage' && sockets.length > 0) {
    trail(build, actor, { box, unit, sockets })
    return true
  }
  // Holes there are come first; whoever has them is not grown over besides, the rest rises behind.
  const holes = sockets.slice(0, asked)
  for (const hole of holes) grow(hole, IN_SOCKET, false, 0)
  const openings = holes.length > 0 ? OPENINGS.filter(({ at }) => at[1] < 0) : OPENINGS
  for (const { at, size, isBehind, turn } of openings.slice(0, asked - holes.length))
    grow(
      [cx + side * at[0] * boxWidth(box), cy + at[1] * boxHeight(box)],
      size,
      isBehind || holes.length > 0,
      side * turn,
    )
  return true
}

/** A vine hangs out of each socket over the cheek, and climbs behind the crown: how long, and which way, in degrees from up. */
const TRAIL = { sockets: [0.62, 0.44], aside: 152, before: 0.16 }
const CROWN: readonly (readonly [x: number, long: number, aside: number])[] = [
  [0.22, 0.5, 32],
  [-0.3, 0.42, 48],
  [-0.04, 0.4, 4],
  [0.42, 0.34, 74],
]

function trail(
  build: Build,
  actor: Actor,
  { box, unit, sockets }: { box: Box; unit: number; sockets: readonly Point[] },
): void {
  const [cx, cy] = centreOf(box)
  const grow = (pile: 'back' | 'front', root: Point, long: number, aside: number) => {
    const angle = (aside * Math.PI) / 180
    const vine = put(build, pile, actor, { at: root, width: long * unit }, { angle })
    build.mayTouchFace.add(vine)
    // Drawn upright, its root below: that is brought to where it comes out.
    const [left, , right, bottom] = vine.drawing.box
    const [x, y] = project(vine, [(left + right) / 2, bottom])
    moveLayer(vine, root[0] - x, root[1] - y)
  }
  for (const [x, long, aside] of CROWN)
    grow('back', [cx + x * boxWidth(box), cy - 0.32 * boxHeight(box)], long, aside)
  for (const [i, [x, y]] of sockets.entries()) {
    const side = Math.sign(x - cx) || 1
    const long = TRAIL.sockets[i] ?? 0.4
    grow('front', [x, y - TRAIL.before * long * unit], long, side * TRAIL.aside)
  }
}

/** Out of a socket, and along the top as out of a fallen trunk. */
function standOn(
  build: Build,
  actor: Actor,
  { box, side, unit, socket }: { box: Box; side: number; unit: number; socket: Point | undefined },
): void {
  const shape = silhouetteOf(build.middle, box)
  const count = Math.min(Math.max(actor.count, 1), UPRIGHT.length)
  const hasSocket = socket !== undefined && count > 1
  if (hasSocket) {
    const bloom = put(
      build,
      'front',
      actor,
      { at: socket, width: SOCKET.size * unit },
      { angle: side * SOCKET.lean },
    )
    moveLayer(bloom, side * SOCKET.out * unit, -SOCKET.up * unit)
    build.mayTouchFace.add(bloom)
  }
  for (const [x, size, lean] of UPRIGHT.slice(0, hasSocket ? count - 1 : count)) {
    const at = centreOf(box)[0] + side * x * boxWidth(box)
    const layer = put(
      build,
      'back',
      actor,
      { at: [at, 0], width: size * unit },
      { angle: side * lean, isMirrored: side * x > 0 },
    )
    const own = inkBoxOf(layer)
    const root = topAt(shape, at) + ROOTED * boxHeight(own)
    moveLayer(layer, 0, root - own[3])
  }
}

/** Its foot is in the dark of the socket. */
const SOCKET = { size: 0.3, lean: 0.5, out: 0.06, up: 0.08 }
