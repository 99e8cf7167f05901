import { lerp, polygon, tube, type Point } from '#engine/motifs/drawing/geometry.ts'
import { leaf } from '#engine/motifs/drawing/flora.ts'
import { chain, rope } from '#engine/motifs/drawing/ornament.ts'
import { placed } from '#engine/motifs/drawing/parts.ts'
import type { Cord, Motif, Part } from '#engine/motifs/motif.ts'
import type { Build } from '#engine/compose/build.ts'
import { isLiving } from '#engine/compose/kinds.ts'
import { halfWidthAt, silhouetteOf, stemOf, type Stem } from '#engine/compose/silhouette.ts'
import { isBundle, tieTogether } from '#engine/compose/tying.ts'
import { thread, THREAD_HALF } from '#engine/motifs/drawing/thread.ts'
import { boxHeight, boxWidth, centreOf, type Box } from '#engine/compose/scene.ts'

/** Half as thick as these, in parts of the height they wind up. */
const GIRTH: Record<Cord, number> = {
  vine: 0.011,
  rope: 0.02,
  links: 0.024,
  barbs: 0.009,
  thread: 0.005,
}
const TURNS = 2.5
/** What is so wide beside its height is broad, and is gone round more often. */
const BROAD = 0.6
const TURNS_BROAD = 3
/** Several share about so many turns, or nothing is seen of what they wind about; each goes to both sides of it. */
const TURNS_OF_ALL = 5.5
const LEAST_TURNS = 0.75
/** More strands than these are thinner. */
const FEW = 3
/** A face that reaches further down than this, in parts of the height, is a head's without a body. */
const HEAD_MOST = 0.45
const STEPS = 160
/** Even about something thin it swings out this far. */
const LEAST_SWING = 0.07
/** Of the height: where it starts and ends. */
const ENDS = { low: 0.04, high: 0.06, height: 0.92 }

/** One strand, in the stretches that lie behind the body and before it. */
export interface Strand {
  back: Part[]
  front: Part[]
}

/** Asked for by the knot, several are tied and wind about nobody. */
const TIED = /(?<!\p{L})(?:knots?|knoten|nudos?|n(?:œ|oe)uds?|nós|nodi)$/iu

export const cordOf = ({ cord }: Motif, text: string, count: number): Cord | undefined =>
  count > 1 && TIED.test(text) ? undefined : cord

/** As many strands as were asked for, side by side about the body that is there. */
export function windCords(
  build: Build,
  { cord, count }: { cord: Cord; count: number },
  target: Box,
): Strand[] {
  const turns = Math.max(LEAST_TURNS, Math.min(TURNS, TURNS_OF_ALL / count))
  const girth = GIRTH[cord] * boxHeight(target) * Math.min(1, Math.sqrt(FEW / count))
  const wound = belowFace(build, target)
  if (cord === 'thread' && isBundle(build, target)) return [tieTogether(build, target)]
  // About a heart one goes round both of its lobes, and its ends are out of sight behind.
  if (count === 1 && isBroadThing(build, wound))
    return [
      windCord(build, cord, { target: wound, girth, turns: TURNS_BROAD, from: 0.5, isBroad: true }),
    ]
  return Array.from({ length: count }, (_, i) =>
    windCord(build, cord, { target: wound, girth, turns, from: i / count, isBroad: false }),
  )
}

function isBroadThing({ cast, middle }: Build, target: Box): boolean {
  const hero = cast.get(middle[0]?.subject ?? -1)
  return hero !== undefined && !isLiving(hero) && boxWidth(target) > BROAD * boxHeight(target)
}

/** Ropes over somebody's face would be all that is seen of it: they go about the body under it. A head alone has nothing under it. */
function belowFace({ faceBox, boxes, middle }: Build, target: Box): Box {
  const isHero = target === boxes.get(middle[0]?.subject ?? -1)
  const [left, top, right, bottom] = target
  const hasBody = faceBox !== null && faceBox[3] < top + HEAD_MOST * boxHeight(target)
  return isHero && hasBody ? [left, faceBox[3], right, bottom] : target
}

/** Vines, ropes and chains: a helix in stretches about the body that is there, before it and behind it in turn. */
function windCord(
  build: Build,
  cord: Cord,
  {
    target,
    girth,
    turns,
    from: start,
    isBroad,
  }: { target: Box; girth: number; turns: number; from: number; isBroad: boolean },
): Strand {
  const height = boxHeight(target) * ENDS.height
  const shape = silhouetteOf(build.middle, target)
  const [cx] = centreOf(target)
  const stem = isBroad
    ? (y: number): Stem => ({ middle: cx, half: halfWidthAt(shape, cx, y) })
    : stemOf(shape, cx)
  const angleAt = (i: number) => ((i / STEPS) * turns + start) * Math.PI * 2
  const points = Array.from({ length: STEPS + 1 }, (_, i): Point => {
    const low = target[3] - ENDS.low * height
    const y = lerp(low, target[1] + ENDS.high * height, i / STEPS)
    const { middle, half } = stem(y)
    const reach = Math.max(LEAST_SWING * height, half) + girth
    return [middle + reach * Math.sin(angleAt(i)), y + 5 * Math.sin(2 * angleAt(i))]
  })
  const halves: Strand = { back: [], front: [] }
  const isBehind = (i: number) => Math.cos(angleAt(i)) < 0
  let from = 0
  for (let i = 1; i <= STEPS; i++) {
    if (i < STEPS && isBehind(i - 0.5) === isBehind(i + 0.5)) continue
    const stretch = points.slice(from, i + 1)
    const pile = isBehind(i - 0.5) ? halves.back : halves.front
    const middle = points[Math.round((from + i) / 2)]!
    const room = ROOM * stem(middle[1]).half
    if (stretch.length > 2) pile.push(...STRANDS[cord](stretch, girth, room))
    from = i
  }
  return halves
}

/** A leaf is no longer than this beside half the body it lies on: a blade must be seen among them. */
const ROOM = 1.5

const STRANDS: Record<Cord, (points: readonly Point[], girth: number, room: number) => Part[]> = {
  vine: leafy,
  rope: (points, girth) => rope(thinned(points), girth),
  links: (points, girth) => chain(thinned(points), LINK * girth, 'steel'),
  barbs: barbed,
  thread: (points, girth) => [thread(thinned(points), girth / THREAD_HALF)],
}

/** How long a link is beside its breadth. */
const LINK = 3.4
/** Every so many steps are one bend of a rope. */
const BEND_STEPS = 4

const thinned = (points: readonly Point[]): Point[] => [
  ...points.slice(0, -1).filter((_, i) => i % BEND_STEPS === 0),
  points.at(-1)!,
]

/** On each stretch, and in parts of the vine's girth. */
const LEAVES = { count: 7, length: 10, least: 4.5, slender: 0.46, spread: 1 }

function leafy(points: readonly Point[], girth: number, room: number): Part[] {
  const longest = Math.max(LEAVES.least * girth, Math.min(LEAVES.length * girth, room))
  const stem = tube(points, () => girth)
  const leaves = Array.from({ length: LEAVES.count }, (_, i) => {
    const u = (i + 0.5) / LEAVES.count
    const side = i % 2 ? 1 : -1
    const [x, y] = stem.at(u, 0)
    const [ax, ay] = stem.at(u + 0.02, 0)
    const size = 1 - 0.22 * (i % 3)
    const angle = Math.atan2(ay - y, ax - x) + Math.PI / 2 + side * LEAVES.spread
    const length = longest * size
    return placed(leaf({ length, width: LEAVES.slender * length, veins: 3 }), { x, y, angle })
  })
  return [...leaves.flat(), { d: stem.strip(), fill: 'leaf' }]
}

/** Two points twisted around a wire. */
function barbed(points: readonly Point[], girth: number): Part[] {
  const wire = tube(points, () => girth)
  const barbs = [1, 2, 3, 4, 5].map((k): Part => {
    const u = k / 6
    const barb = [wire.at(u - 0.03, -4), wire.at(u + 0.012, 0), wire.at(u + 0.03, 4), wire.at(u, 0)]
    return { d: polygon(barb), fill: 'black', stroke: 0.8 }
  })
  return [{ d: wire.strip(), fill: 'steel' }, ...barbs]
}
