import { type Point } from '#engine/motifs/drawing/geometry.ts'
import { createRng } from '#shared/random.ts'
import type { GBuffer } from '#engine/render/gbuffer.ts'
import { deepest, depthAt, inward, type Inward } from '#engine/pixels/inward.ts'
import { smoothstep } from '#engine/pixels/maths.ts'
import { at, fbm } from '#engine/pixels/noise.ts'
import type { BeforeInk } from '#engine/styles/recipe.ts'

/** Regions kept free under all drawn ones, so that what lies inside the body is also below it in painting order. */
export const INSIDE = [
  'cavity',
  ...Array.from({ length: 8 }, () => 'tube'),
  'joint',
  'tube',
  'tube',
  'tube',
  'joint',
  'joint',
] as const

/** The layer that shows most: with several motifs that is the body worth opening. Cloth with words on it is none: a hole would take letters. */
function largestLayer(g: GBuffer): number | undefined {
  const areas = new Float64Array(g.layers.length)
  for (let y = 0; y < g.h; y += 4)
    for (let x = 0; x < g.w; x += 4) {
      const { layer } = g.regions[g.id[y * g.w + x]!]!
      if (layer >= 0 && !g.layers[layer]!.words) areas[layer]! += 1
    }
  let layer = g.layers.findIndex(({ words }) => !words)
  if (layer < 0) return undefined
  areas.forEach((area, k) => {
    if (area > areas[layer]!) layer = k
  })
  return layer
}

/** Where a body is thick enough to be opened: its middle, how thick it is there, and the way it runs. */
interface Rip {
  x: number
  y: number
  room: number
  /** A unit along the body. */
  along: Point
}

/** At most so many, and none much smaller than the first. */
const RIPS = { most: 2, least: 0.62 }
/** Half as wide and as long as the room there is. */
const SHAPE = { across: 0.6, along: 1.05 }
/** A body that is thinner than this, against its head, is none to open. */
const BESIDE_FACE = 0.5
/** How far from the middle of a head it is opened, in parts of the room there. */
const ASIDE = 0.62
/** The outline stays closed: so much of the room is left of the skin. */
const SKIN = 0.13

/** Tears the hero open where it is thick and fills the wounds with ribbed hoses, rods and cogs; the light does the rest. */
export function tearOpen(
  g: GBuffer,
  { seed, faceBox, workspace }: Pick<BeforeInk, 'seed' | 'faceBox' | 'workspace'>,
): void {
  const { w, h, id, line, regions } = g
  const random = createRng(seed + 9)
  const hero = largestLayer(g)
  if (hero === undefined) return
  for (let k = 1; k <= INSIDE.length; k++)
    Object.assign(regions[k]!, { layer: hero, isWithin: true })
  const rim =
    regions.push({ tag: 'torn', layer: hero, tone: 0, shade: 1, detail: 0, isWithin: true }) - 1
  const isHero = (x: number, y: number) =>
    x < w && y < h && regions[id[y * w + x]!]!.layer === hero && id[y * w + x]! > INSIDE.length
  const body = inward(g, 4, isHero)
  const side = random() < 0.5 ? 1 : -1
  const rips = findRips(body, { side, faceBox })
  const hole = workspace.bytes('wound', w * h)
  for (const rip of rips) ripOpen({ g, hole, body, hero }, rip)
  for (let i = 0; i < w * h; i++)
    if (hole[i] === 2) {
      id[i] = 1
      line[i] = 0
    }
  for (const rip of rips) fillWound({ g, hole }, rip, random)
  // The torn edge itself: a curled lip that lies over everything.
  for (let i = 0; i < w * h; i++)
    if (hole[i] === 1) {
      id[i] = rim
      line[i] = 0
    }
}

function findRips(
  body: Inward,
  { side, faceBox }: Pick<BeforeInk, 'faceBox'> & { side: number },
): Rip[] {
  const rips: Rip[] = []
  const [left, top, right, bottom] = faceBox ?? [0, 0, 0, 0]
  // Jaws and teeth belong to it.
  const chin = bottom + 0.6 * (bottom - top)
  const isFace = (x: number, y: number) => x > left && x < right && y > top && y < chin
  const thickest = deepest(body).depth
  const besideFace = deepest(body, (x, y) => !isFace(x, y)).depth
  // A head alone is opened at its side: half of a face is still a face.
  const isHead = faceBox !== null && besideFace < BESIDE_FACE * thickest
  const most = isHead || isMostly(faceBox, body) ? 1 : RIPS.most
  const isFree = (x: number, y: number) =>
    (isHead || !isFace(x, y)) &&
    rips.every((rip) => Math.hypot(rip.x - x, rip.y - y) > 2.6 * rip.room)
  while (rips.length < most) {
    const { x, y, depth } = deepest(body, isFree)
    if (depth < RIPS.least * (rips[0]?.room ?? 1) || depth < 8) break
    if (isHead) rips.push({ x: x + side * ASIDE * depth, y, room: depth, along: [0, 1] })
    else rips.push({ x, y, room: depth, along: wayOf(body, x, y, 2.2 * depth) })
  }
  return rips
}

/** A face that is a good part of what there is: one opening beside it is enough. */
function isMostly(box: BeforeInk['faceBox'], { values, step }: Inward): boolean {
  if (!box) return false
  const area = values.reduce((sum, depth) => sum + (depth > 0 ? 1 : 0), 0) * step * step
  return (box[2] - box[0]) * (box[3] - box[1]) > 0.2 * area
}

/** The long axis of what lies around a place. */
function wayOf(body: Inward, x: number, y: number, reach: number): Point {
  let [xx, xy, yy] = [0, 0, 0]
  for (let dy = -reach; dy <= reach; dy += body.step)
    for (let dx = -reach; dx <= reach; dx += body.step) {
      if (dx * dx + dy * dy > reach * reach || depthAt(body, x + dx, y + dy) === 0) continue
      xx += dx * dx
      xy += dx * dy
      yy += dy * dy
    }
  const angle = 0.5 * Math.atan2(2 * xy, xx - yy)
  return [Math.cos(angle), Math.sin(angle)]
}

interface Wound {
  g: GBuffer
  hole: Uint8Array
}

/** Of the square of the way from its middle, in parts of its size. */
const FARTHEST = 2.25

/** Marks the wound with 2 and its lip with 1: an ellipse along the body, roughened. */
function ripOpen(
  { g, hole, body, hero }: Wound & { body: Inward; hero: number },
  { x: cx, y: cy, room, along }: Rip,
): void {
  const { w, h, id, regions } = g
  const rough = fbm(64, 5, 71)
  const wide = fbm(128, 2, 73)
  const reach = 1.5 * room
  const grain = 90 / room
  for (let y = Math.max(2, (cy - reach) | 0); y < Math.min(h - 2, cy + reach); y++)
    for (let x = Math.max(2, (cx - reach) | 0); x < Math.min(w - 2, cx + reach); x++) {
      const i = y * w + x
      if (!id[i] || regions[id[i]]!.layer !== hero) continue
      const [u, v] = [x - cx, y - cy]
      const p = (u * along[1] - v * along[0]) / (SHAPE.across * room)
      const q = (u * along[0] + v * along[1]) / (SHAPE.along * room)
      // However rough the rim is, it never reaches so far.
      if (p * p + q * q > FARTHEST) continue
      const torn = 0.22 * at(rough, x * grain, y * grain) + 0.16 * at(wide, x * grain, y * grain)
      const skin = smoothstep(2.2 * SKIN, SKIN, depthAt(body, x, y) / room)
      const r = Math.sqrt(p * p + q * q) + torn + skin
      const mark = r < 0.88 ? 2 : r < 0.97 ? 1 : 0
      if (mark > hole[i]!) hole[i] = mark
    }
}

/** Hoses and rods run the way the body runs, cogs lie among them. */
function fillWound(
  { g, hole }: Wound,
  { x: cx, y: cy, room, along }: Rip,
  random: () => number,
): void {
  const place = (p: number, q: number): Point => [
    cx + room * (p * along[1] + q * along[0]),
    cy + room * (q * along[1] - p * along[0]),
  ]
  for (let k = 2; k <= INSIDE.length; k++) {
    const part = { g, hole, k }
    const front = k / INSIDE.length
    if (INSIDE[k - 1] === 'joint') {
      const spot = place(
        SHAPE.across * (((k * 0.43) % 1.2) - 0.6),
        SHAPE.along * (((k * 0.53) % 1.3) - 0.65),
      )
      paintCog(part, spot, room * (0.17 + 0.12 * front))
      continue
    }
    const p = SHAPE.across * (2 * ((k * 0.382) % 1) - 1)
    const [sway, phase, lean] = [0.05 + 0.1 * random(), random() * 6, 0.5 * (random() - 0.5)]
    const way = Array.from({ length: 40 }, (_, j): Point => {
      const t = j / 39
      return place(p + sway * Math.sin(t * 6 + phase) + lean * (t - 0.5), 2.8 * (t - 0.5))
    })
    // Every third is a bare rod.
    const isRod = k % 3 === 0
    paintHose(part, way, room * (isRod ? 0.06 : 0.08 + 0.06 * front), isRod ? 0 : 0.075 * room)
  }
}

interface Inner {
  g: GBuffer
  hole: Uint8Array
  k: number
}

function paintHose({ g, hole, k }: Inner, way: readonly Point[], r: number, rib: number): void {
  const { w, h, id, line } = g
  let along = 0
  for (let j = 1; j < way.length; j++) {
    const [ax, ay] = way[j - 1]!
    const [bx, by] = way[j]!
    const dx = bx - ax
    const dy = by - ay
    const length = Math.hypot(dx, dy) || 1
    const bottom = Math.min(h - 1, Math.max(ay, by) + r)
    const right = Math.min(w - 1, Math.max(ax, bx) + r)
    for (let y = Math.max(0, Math.floor(Math.min(ay, by) - r)); y <= bottom; y++)
      for (let x = Math.max(0, Math.floor(Math.min(ax, bx) - r)); x <= right; x++) {
        const i = y * w + x
        if (hole[i] !== 2) continue
        const t = ((x - ax) * dx + (y - ay) * dy) / (length * length)
        if (t < -0.05 || t > 1.05) continue
        const v = ((y - ay) * dx - (x - ax) * dy) / length
        if (v * v > r * r || id[i]! > k) continue
        id[i] = k
        // Ribs bow with the roundness of the hose; as lines they become grooves.
        const s = rib > 0 ? (along + t * length + 0.35 * Math.sqrt(r * r - v * v)) / rib : 0.5
        line[i] = s - Math.floor(s) < 0.17 ? 235 : r - Math.abs(v) < 1.6 ? 220 : 0
      }
    along += length
  }
}

/** A cog with its hub and bolts. */
function paintCog({ g, hole, k }: Inner, [jx, jy]: Point, r: number): void {
  const { w, h, id, line } = g
  for (let y = Math.max(0, Math.floor(jy - r)); y < Math.min(h, jy + r); y++)
    for (let x = Math.max(0, Math.floor(jx - r)); x < Math.min(w, jx + r); x++) {
      const i = y * w + x
      if (hole[i] !== 2 || id[i]! > k) continue
      const [dx, dy] = [x - jx, y - jy]
      const d = Math.sqrt(dx * dx + dy * dy) / r
      const angle = Math.atan2(dy, dx)
      const edge = 0.86 + 0.14 * Math.max(-1, Math.min(1, 3 * Math.cos(angle * 12)))
      if (d > edge) continue
      id[i] = k
      const isBolt = Math.cos(angle * 6) > 0.8 && d > 0.5 && d < 0.64
      const isRing = Math.abs(d - 0.36) < 0.05 || Math.abs(d - 0.7) < 0.03
      line[i] = isRing || isBolt || edge - d < 0.05 || d < 0.12 ? 240 : 0
    }
}
