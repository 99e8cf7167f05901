import type { Point } from '#engine/motifs/drawing/geometry.ts'
import type { Motif, Rim } from '#engine/motifs/motif.ts'
import type { Actor } from '#engine/compose/cast.ts'
import { arrangeIn } from '#engine/compose/arranged.ts'
import { put, type Build } from '#engine/compose/build.ts'
import { layerOfActor } from '#engine/compose/contact.ts'
import { faceOf, isBust } from '#engine/compose/face.ts'
import { looksOut } from '#engine/compose/kinds.ts'
import { pawsAt } from '#engine/compose/paws.ts'
import { inkBoxOf, moveLayer } from '#engine/compose/placing.ts'
import { silhouetteOf } from '#engine/compose/silhouette.ts'
import { boxHeight, project, unionOf, type Box, type Layer } from '#engine/compose/scene.ts'

/** Of an icon nobody said where its rim is: it is where the shape first is this wide. */
const WIDE = 0.7
/** A basket's handle is as wide as its rim and stands over it, in parts of the height. */
const HANDLE = 0.45
const GUESSED_SAG = 0.14

/** Who sits in it fills its mouth; this much of them is inside. */
const INSIDE = { bust: { width: 1.5, sunk: 0.26 }, body: { width: 1.25, sunk: 0.42 } }

/** Two or three crowd the mouth: each this wide beside one alone, and so far apart in parts of the rim's half. */
const CROWD = { width: [1, 1, 0.72, 0.56], apart: [0, 0, 0.62, 0.62] } as const
const MOST_INSIDE = CROWD.width.length - 1

/** Somebody in a cup or a bin: head and shoulders above the rim, paws over it, the rest behind its wall. Flowers stand in it. */
export function sitIn(build: Build, actor: Actor, vessel: { box: Box; actor: Actor }): boolean {
  const layer = layerOfActor(build, vessel.actor)
  if (!layer || !looksOut(actor.motif, vessel.actor.motif)) return false
  const rim = rimOf(vessel.actor, layer)
  if (actor.kind === 'flower' || actor.kind === 'foliage') {
    const flowers = arrangeIn(build, actor, vessel.box, rim)
    for (const each of flowers) each.clip = aboveRim(rim, inkBoxOf(each))
    return seenAbove(build, actor, vessel.box, unionOf(flowers.map(inkBoxOf)))
  }
  const isLiving = actor.kind === 'figure' || actor.kind === 'flyer'
  if (!isLiving || actor.count > MOST_INSIDE) return false
  const sitters = Array.from({ length: actor.count }, (_, i) => lookOut(build, actor, rim, i))
  if (hasFeet(actor.motif) && actor.kind === 'figure' && actor.count === 1)
    build.front.push(paws(rim, actor))
  return seenAbove(build, actor, vessel.box, unionOf(sitters))
}

/** A snake has no paws to lay on a rim. */
const hasFeet = ({ category, winds, swims }: Motif): boolean =>
  category === 'animal' && !winds && !swims

function seenAbove(build: Build, actor: Actor, vessel: Box, shown: Box): true {
  build.boxes.set(actor.subject, shown)
  build.heroBox = unionOf([vessel, shown])
  return true
}

/** One of those inside: what is seen of it. */
function lookOut(build: Build, actor: Actor, rim: Rim, index: number): Box {
  const { count } = actor
  const how = isBust(actor.motif, actor.variant) ? INSIDE.bust : INSIDE.body
  const width = how.width * 2 * rim.half * CROWD.width[count]!
  const t = count > 1 ? (2 * index) / (count - 1) - 1 : 0
  const at: Point = [rim.at[0] + t * CROWD.apart[count]! * rim.half, rim.at[1]]
  const sitter = put(
    build,
    'front',
    actor,
    { at, width, height: 1.4 * width },
    { isMirrored: t > 0 },
  )
  const own = inkBoxOf(sitter)
  moveLayer(sitter, 0, rim.at[1] + how.sunk * boxHeight(own) - own[3])
  const placed = inkBoxOf(sitter)
  sitter.clip = aboveRim(rim, placed)
  build.mayTouchFace.add(sitter)
  const face = faceOf(actor, placed, sitter.isMirrored)
  if (face) build.faces = [...build.faces, face]
  return [placed[0], placed[1], placed[2], rim.at[1]]
}

function rimOf({ motif }: Actor, layer: Layer): Rim {
  const known = motif.rim
  if (known) {
    const { scale } = layer
    return { at: project(layer, known.at), half: known.half * scale, sag: known.sag * scale }
  }
  const box = inkBoxOf(layer)
  const { isInk, width, height, cell, top, left } = silhouetteOf([layer], box, 80)
  const rows = Array.from({ length: height }, (_, y) => {
    const row = isInk.subarray(y * width, (y + 1) * width)
    return { from: row.indexOf(1), to: row.lastIndexOf(1) }
  })
  const breadth = Math.max(...rows.map(({ from, to }) => to - from))
  const above = motif.name.includes('basket') ? Math.floor(HANDLE * height) : 0
  const y = Math.max(
    0,
    rows.findIndex(({ from, to }, row) => row >= above && from >= 0 && to - from > WIDE * breadth),
  )
  const { from, to } = rows[y]!
  const half = ((to - from) * cell) / 2
  return {
    at: [left + ((from + to + 1) / 2) * cell, top + y * cell],
    half,
    sag: GUESSED_SAG * half,
  }
}

/** Everything above the rim, and what the front of it leaves to be seen. */
function aboveRim({ at: [x, y], half, sag }: Rim, [left, top, right]: Box): Point[] {
  const far = Math.max(right - x, x - left) + half
  const front = Array.from({ length: 21 }, (_, i): Point => {
    const t = Math.PI * (i / 20)
    return [x + half * Math.cos(t), y + sag * Math.sin(t)]
  })
  return [[x - far, top - half], [x + far, top - half], [x + far, y], ...front, [x - far, y]]
}

/** Where the paws lie on the rim, in parts of its half, and how large they are. */
const PAWS = { apart: 0.55, size: 0.2 }

function paws({ at: [x, y], half, sag }: Rim, actor: Actor): Layer {
  const places = [-PAWS.apart, PAWS.apart].map((t): Point => [
    x + t * half,
    y + sag * Math.sqrt(1 - t * t),
  ])
  return pawsAt(places, PAWS.size * half, actor)
}

/** A bar that crosses fur or feathers is a rod of metal there, and no hair of theirs. */
const ROD = 1.6

/** The near bars stand before whoever is inside: they come once more, over the guest; the finer ones at the back stay behind it. */
export function barBefore(build: Build, cage: Actor): void {
  const layer = layerOfActor(build, cage)
  if (!layer || !cage.motif.hasBars) return
  const lines = layer.drawing.parts.filter(({ fill }) => fill === null)
  const near = lines.filter(({ detail = 0 }) => detail === 0)
  const parts = (near.length > 0 ? near : lines).map((part) => ({
    ...part,
    stroke: ROD * (part.stroke ?? 1),
  }))
  const bars: Layer = { ...layer, drawing: { ...layer.drawing, parts }, halo: 0, slice: 'front' }
  build.front.push(bars)
  build.mayTouchFace.add(bars)
}
