import { along } from '#engine/motifs/drawing/pen.ts'
import { sample, type Point } from '#engine/motifs/drawing/geometry.ts'
import { createRng } from '#shared/random.ts'
import { diamonds, joined, serpent, viperHead, wrapSnake } from '#engine/motifs/drawing/serpent.ts'
import type { Part } from '#engine/motifs/motif.ts'
import type { Actor } from '#engine/compose/cast.ts'
import { put, remember, sizeOf, type Build } from '#engine/compose/build.ts'
import { clamberAbout } from '#engine/compose/clambering.ts'
import { isLiving } from '#engine/compose/kinds.ts'
import { eitherSide } from '#engine/compose/flanking.ts'
import { windCords } from '#engine/compose/cords.ts'
import { layerOf, layerAt, inkBoxOf } from '#engine/compose/placing.ts'
import { halfWidthAt, runsAt, silhouetteOf } from '#engine/compose/silhouette.ts'
import {
  boxHeight,
  boxWidth,
  centreOf,
  unionOf,
  type Box,
  type Layer,
} from '#engine/compose/scene.ts'

/**
 * Something winds around something: truly behind it and in front of it, wherever the winding thing is long enough; two stand to
 * both sides and more are a wreath. False for one that cannot go round anything by itself.
 */
export function placeAround(build: Build, actor: Actor, target: Box): boolean {
  const { name } = actor.motif
  const isOne = actor.count === 1
  if (name === 'snake' && isOne) windSnake(build, actor, target)
  else if (name === 'snake' && actor.count === 2 && !isBroad(build, target))
    windSnakes(build, actor, target)
  else if (actor.cord)
    for (const strand of windCords(build, { cord: actor.cord, count: actor.count }, target))
      pushHalves(build, actor, strand)
  else if (GOES_ROUND.has(actor.kind) || name.includes('wreath')) encircle(build, actor, target)
  else if (actor.count === 2) eitherSide(build, actor, target)
  else if (!isOne) ring(build, actor, target)
  else
    return (
      actor.kind === 'figure' && (weave(build, actor, target) || clamberAbout(build, actor, target))
    )
  return true
}

/** What is a ring of its own accord. */
const GOES_ROUND: ReadonlySet<Actor['kind']> = new Set(['frame', 'fire'])

function encircle(build: Build, actor: Actor, target: Box): void {
  const width = Math.max(boxWidth(target), boxHeight(target)) * 1.5
  const halo = actor.kind === 'frame' ? 0 : 1
  put(build, 'back', actor, { at: centreOf(target), width }, { halo })
}

function pushHalves(
  build: Build,
  actor: Actor,
  halves: { back: Part[]; front: Part[] },
  place: { x: number; y: number; scale: number; isMirrored?: boolean } = { x: 0, y: 0, scale: 1 },
) {
  for (const slice of ['back', 'front'] as const) {
    const layer = layerOf(halves[slice], {
      role: 'support',
      subject: actor.subject,
      halo: 1,
      slice,
      x: place.x,
      y: place.y,
      isMirrored: place.isMirrored ?? false,
      ...actor.colour,
    })
    layer.scale = place.scale
    if (slice === 'back') build.back.push(layer)
    else build.front.push(layer)
    build.mayTouchFace.add(layer)
    remember(build, actor, inkBoxOf(layer))
  }
}

function windSnake(build: Build, actor: Actor, target: Box): void {
  if (isBroad(build, target)) return frameWithSnake(build, actor, target)
  const coil = coilAbout(build, target)
  pushHalves(build, actor, wrapSnake(coil.wrap), coil.place)
}

/** Round a rod from both sides, head to head: what the one does the other does in a mirror. */
function windSnakes(build: Build, actor: Actor, target: Box): void {
  const { wrap, place } = coilAbout(build, target)
  const halves = wrapSnake({ ...wrap, turns: 2 })
  for (const isMirrored of [false, true]) pushHalves(build, actor, halves, { ...place, isMirrored })
}

const isBroad = ({ faceBox }: Build, target: Box): boolean =>
  faceBox !== null || boxWidth(target) > 0.95 * boxHeight(target)

/** How a snake goes up what it is wound about. */
function coilAbout(build: Build, target: Box) {
  const [cx] = centreOf(target)
  const height = boxHeight(target) * 0.84
  const shape = silhouetteOf(build.middle, target)
  const width = Math.min(24, Math.max(13, boxHeight(target) * 0.042))
  const middle = target[3] - height * 0.53
  const reachAt = (y: number) => {
    let reach = 0
    for (let step = -4; step <= 4; step++)
      reach = Math.max(reach, halfWidthAt(shape, cx, y + middle + step * 0.022 * height))
    return reach
  }
  // The guard of a dagger must not throw the coil out: the winding follows the body, not its widest spot.
  const bodyReach = [0.05, 0.15, 0.25, 0.35, 0.45]
    .map((t) => reachAt(t * height))
    .toSorted((a, b) => a - b)[2]!
  const amplitude = (y: number) =>
    Math.max(height * 0.115, Math.min(reachAt(y), bodyReach * 1.6 + 12)) + width * 0.75
  const seed = Math.floor(build.random() * 1e9)
  return {
    wrap: {
      height,
      amplitude,
      turns: build.random() < 0.5 ? 2 : 1.5,
      random: createRng(seed),
      width,
      open: build.random() < 0.65,
    },
    place: { x: cx, y: middle, scale: 1 },
  }
}

/** Around a face or a broad thing: the tail comes in front under the chin, the body passes behind, the head returns in front. */
function frameWithSnake(build: Build, actor: Actor, target: Box): void {
  const [cx, cy] = centreOf(target)
  const [a, b] = [boxWidth(target) / 2, boxHeight(target) / 2]
  const side = build.random() < 0.5 ? 1 : -1
  const unit = sizeOf(target)
  const width = unit * 0.078
  // Half widths of the target as units; the first and last stretches lie in front.
  const way: Point[] = [
    [-1.12, 0.42],
    [-0.98, 0.78],
    [-0.55, 0.96],
    [0.05, 0.93],
    [0.6, 0.8],
    [0.98, 0.5],
    [1.1, 0.05],
    [1.04, -0.5],
    [0.72, -0.96],
    [0.15, -1.14],
    [-0.45, -1.1],
    [-0.94, -0.82],
    [-1.12, -0.4],
    [-0.98, 0.0],
    [-1.3, 0.24],
    [-1.62, 0.1],
    [-1.66, -0.22],
    [-1.5, -0.42],
  ]
  const points = way.map(([x, y]): Point => [side * x * a, y * b])
  const perSegment = 14
  const centre = sample(points, perSegment)
  const n = centre.length - 1
  const { segment, head } = serpent({
    centre,
    halfWidth: (u) => width * along([0.08, 0.4, 0.68, 0.88, 1, 1, 1, 1, 0.98, 0.9, 0.8], u),
    bellyFrom: () => 0.55,
    marking: diamonds(),
    columns: 5,
  })
  const [leave, back] = [(5.2 * perSegment) / n, (12.2 * perSegment) / n]
  const halves = {
    back: segment(leave - 0.01, back + 0.01),
    front: [
      ...segment(0, leave),
      ...segment(back, 1),
      ...joined(viperHead({ open: build.random() < 0.6 }), head, width / 15),
    ],
  }
  pushHalves(build, actor, halves, { x: cx, y: cy, scale: 1 })
}

/**
 * Any long body: it is drawn whole behind the target and once more in front, cut to every second stretch in which it crosses
 * the target's middle. False when it does not cross often enough to wind.
 */
function weave(build: Build, actor: Actor, target: Box): boolean {
  const height = boxHeight(target) * 1.08
  const at = centreOf(target)
  const whole = layerAt(
    actor.draw(),
    at,
    { width: height * 1.2, height },
    { subject: actor.subject },
  )
  const box = inkBoxOf(whole)
  const runs = runsAt(silhouetteOf([whole], box), at[0]).filter(
    ([top, bottom]) => bottom - top > 0.03 * height,
  )
  if (runs.length < 2) return false
  const clips: Point[][] = []
  for (let k = runs.length - 1; k >= 0; k -= 2) {
    const above = k > 0 ? (runs[k]![0] + runs[k - 1]![1]) / 2 : box[1]
    const below = k < runs.length - 1 ? (runs[k]![1] + runs[k + 1]![0]) / 2 : box[3]
    clips.push([
      [box[0], above],
      [box[2], above],
      [box[2], below],
      [box[0], below],
    ])
  }
  build.back.push({ ...whole, slice: 'back' })
  for (const clip of clips) {
    const layer: Layer = { ...whole, clip, slice: 'front' }
    build.front.push(layer)
    build.mayTouchFace.add(layer)
  }
  remember(build, actor, box)
  return true
}

/** Many around one: a wreath, behind at the top and in front at the bottom. */
function ring(build: Build, actor: Actor, target: Box): void {
  const hero = build.cast.get(build.middle[0]?.subject ?? -1)
  if (build.isBust && hero && isLiving(hero) && actor.kind === 'flower')
    return collar(build, actor, target)
  const [cx, cy] = centreOf(target)
  const { count } = actor
  const unit = sizeOf(target)
  const from = build.random() * 20
  const boxes: Box[] = []
  for (let i = 0; i < count; i++) {
    const angle = ((from + (360 / count) * (i + 0.25)) * Math.PI) / 180
    const size = unit * (2.3 / count) * (0.9 + 0.25 * build.random())
    const layer = put(
      build,
      Math.sin(angle) > 0.1 ? 'front' : 'back',
      actor,
      {
        at: [
          cx + (boxWidth(target) / 2 + size * 0.2) * Math.cos(angle),
          cy + (boxHeight(target) / 2 + size * 0.2) * Math.sin(angle),
        ],
        width: size,
      },
      {
        angle: angle + Math.PI / 2,
        isMirrored: Math.cos(angle) < 0,
        slice: Math.sin(angle) > 0.1 ? 'front' : 'back',
      },
    )
    boxes.push(inkBoxOf(layer))
  }
  remember(build, actor, unionOf(boxes))
}

/** About a neck: from shoulder to shoulder under the chin, the largest in the middle, in parts of the bust's size and box. */
const COLLAR = { from: 12, span: 156, across: 0.46, down: 0.47, size: 1.75, smaller: 0.35 }

function collar(build: Build, actor: Actor, target: Box): void {
  const [cx, cy] = centreOf(target)
  const { count } = actor
  const places = Array.from({ length: count }, (_, i) => (2 * i) / (count - 1) - 1)
  // From the shoulders inward, so that the largest lies over its neighbours.
  const boxes = places
    .toSorted((a, b) => Math.abs(b) - Math.abs(a))
    .map((t) => {
      const angle = ((COLLAR.from + (COLLAR.span * (1 - t)) / 2) * Math.PI) / 180
      const size = (COLLAR.size / count) * (1 - COLLAR.smaller * Math.abs(t))
      const layer = put(
        build,
        'front',
        actor,
        {
          at: [
            cx + COLLAR.across * boxWidth(target) * Math.cos(angle),
            cy + COLLAR.down * boxHeight(target) * Math.sin(angle),
          ],
          width: size * sizeOf(target),
        },
        { angle: 0.5 * t, isMirrored: t > 0 },
      )
      build.mayTouchFace.add(layer)
      return inkBoxOf(layer)
    })
  remember(build, actor, unionOf(boxes))
}
