import { type Point } from '#engine/motifs/drawing/geometry.ts'
import { createRng } from '#shared/random.ts'
import type { GBuffer } from '#engine/render/gbuffer.ts'
import { at, fbm } from '#engine/pixels/noise.ts'
import type { Shaded } from '#engine/styles/shared.ts'

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

type Box = readonly [x0: number, y0: number, x1: number, y1: number]

/** The layer that shows most, and where: with several motifs that is the body worth opening. */
function largestLayer(g: GBuffer): { layer: number; box: Box } {
  const stats = g.layers.map(() => ({
    area: 0,
    box: [g.w, g.h, 0, 0] as [number, number, number, number],
  }))
  for (let y = 0; y < g.h; y += 4)
    for (let x = 0; x < g.w; x += 4) {
      const found = stats[g.regions[g.id[y * g.w + x]!]!.layer]
      if (!found) continue
      found.area++
      const { box } = found
      box[0] = Math.min(box[0], x)
      box[1] = Math.min(box[1], y)
      box[2] = Math.max(box[2], x)
      box[3] = Math.max(box[3], y)
    }
  let layer = 0
  stats.forEach((found, k) => {
    if (found.area > stats[layer]!.area) layer = k
  })
  return { layer, box: stats[layer]?.box ?? [0, 0, g.w, g.h] }
}

/** Where the rip lies in the body's box: off centre, slim and slanted, away from the middle of a face. */
const RIP = { x: 0.52, y: 0.04, across: 0.4, down: 0.92 }

/** Tears the hero open along a diagonal and fills the wound with ribbed hoses and ring joints; the light does the rest. */
export function tearOpen(
  g: GBuffer,
  { seed, workspace }: Pick<Shaded, 'seed' | 'workspace'>,
): void {
  const { w, h, id, line } = g
  const random = createRng(seed + 9)
  const { layer: hero, box } = largestLayer(g)
  for (let k = 1; k <= INSIDE.length; k++) g.regions[k]!.layer = hero
  const rim = g.regions.push({ tag: 'torn', layer: hero, tone: 0, shade: 1, detail: 0 }) - 1
  const side = random() < 0.5 ? 1 : -1
  const hole = workspace.bytes('wound', w * h)
  ripOpen(g, hole, { hero, box, side })
  for (let i = 0; i < w * h; i++)
    if (hole[i] === 2) {
      id[i] = 1
      line[i] = 0
    }
  const [x0, y0, x1, y1] = box
  const [cx, cy, rw, rh] = [(x0 + x1) / 2, (y0 + y1) / 2, (x1 - x0) / 2, (y1 - y0) / 2]
  const span = x1 - x0
  const { x: ox, across } = RIP
  for (let k = 2; k <= INSIDE.length; k++) {
    const part = { g, hole, k }
    if (INSIDE[k - 1] === 'joint') {
      const spot: Point = [
        cx + side * rw * (ox + across * (((k * 0.43) % 1.2) - 0.6)),
        cy + rh * (((k * 0.53) % 1.2) - 0.6),
      ]
      paintJoint(part, spot, span * 0.06)
      continue
    }
    const front = k / INSIDE.length
    const x = cx + side * rw * (ox - across + 2 * across * ((k * 0.382) % 1))
    const [sway, phase, lean] = [
      span * (0.02 + 0.04 * random()),
      random() * 6,
      -side * span * (0.05 + 0.22 * random()),
    ]
    const way = Array.from({ length: 40 }, (_, j): Point => {
      const t = j / 39
      return [x + sway * Math.sin(t * 5 + phase) + lean * (t - 0.5), y0 - 10 + t * (y1 - y0 + 20)]
    })
    paintHose(part, way, span * (0.026 + 0.026 * front), k % 3 === 0 ? 0 : 8 + 7 * front)
  }
  // The torn edge itself: a curled lip that lies over everything.
  for (let i = 0; i < w * h; i++)
    if (hole[i] === 1) {
      id[i] = rim
      line[i] = 0
    }
}

/** Marks the wound with 2 and its lip with 1: a slanted ellipse, roughened. */
function ripOpen(
  g: GBuffer,
  hole: Uint8Array,
  { hero, box, side }: { hero: number; box: Box; side: number },
): void {
  const { w, h, id } = g
  const [x0, y0, x1, y1] = box
  const rough = fbm(64, 5, 71)
  const wide = fbm(128, 2, 73)
  const [cx, cy, rw, rh] = [(x0 + x1) / 2, (y0 + y1) / 2, (x1 - x0) / 2, (y1 - y0) / 2]
  for (let y = Math.max(2, y0 | 0); y < Math.min(h - 2, y1); y++)
    for (let x = Math.max(2, x0 | 0); x < Math.min(w - 2, x1); x++) {
      const i = y * w + x
      const k = id[i]!
      if (!k || g.regions[k]!.layer !== hero) continue
      const u = (side * (x - cx)) / rw - RIP.x
      const v = (y - cy) / rh - RIP.y
      const p = (u * 0.96 + v * 0.28) / RIP.across
      const q = (v * 0.96 - u * 0.28) / RIP.down
      const r = Math.sqrt(p * p + q * q) + 0.3 * at(rough, x, y) + 0.2 * at(wide, x, y)
      hole[i] = r < 0.95 ? 2 : r < 1.015 ? 1 : 0
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

function paintJoint({ g, hole, k }: Inner, [jx, jy]: Point, r: number): void {
  const { w, h, id, line } = g
  for (let y = Math.max(0, Math.floor(jy - r)); y < Math.min(h, jy + r); y++)
    for (let x = Math.max(0, Math.floor(jx - r)); x < Math.min(w, jx + r); x++) {
      const i = y * w + x
      const d = Math.hypot(x - jx, y - jy) / r
      if (hole[i] !== 2 || d > 1 || id[i]! > k) continue
      id[i] = k
      const isBolt = Math.cos(Math.atan2(y - jy, x - jx) * 6) > 0.8 && d > 0.62 && d < 0.8
      line[i] = Math.abs(d - 0.5) < 0.05 || Math.abs(d - 0.92) < 0.04 || isBolt ? 240 : 0
    }
}
