import type { Ink } from '#engine/render/artwork.ts'
import { stampStroke } from '#engine/pixels/stamp.ts'
import { createRng } from '#shared/random.ts'
import { materialOf } from '#engine/render/materials.ts'
import { curve, lineInk, pageOf, type Shaded } from '#engine/styles/shared.ts'

export interface EngravingOptions {
  spacing?: number
  drape?: number
  low?: number
  high?: number
  gamma?: number
}

/**
 * Banknote lines: each region is sliced by parallel planes across its axis, the slices bend with the modelled height, and
 * width follows tone. Traced as polylines first; the picture is those polylines, so the SVG is the same drawing.
 */
export function engraving(s: Shaded, o: EngravingOptions = {}): Ink {
  const { g, f } = s
  const { w, h } = g
  const black = lineInk(s)
  const gap = (o.spacing ?? 5.6) * g.pixel
  const drape = o.drape ?? 0.62
  const table = curve(o.low ?? 0.16, o.high ?? 1.05, o.gamma ?? 1.05)
  const strokes: number[][] = []
  const boxes = regionBoxes(g, f)
  for (const { members, angle, hairy } of groupRegions(g, f)) {
    const box = unionBox(boxes, members)
    if (!box) continue
    const isMember = new Uint8Array(g.regions.length)
    for (const k of members) isMember[k] = 1
    const family = { angle, gap: hairy ? gap * 0.85 : gap, bend: hairy ? 0.12 : drape, from: 0 }
    trace(s, table, { box, isMember, ...family }, strokes)
    // The second family, across the first, draws only the darks.
    if (!hairy)
      trace(
        s,
        table,
        { box, isMember, angle: angle + 0.95, gap, bend: -drape * 0.8, from: 0.62 },
        strokes,
      )
  }
  const page = pageOf(g, black)
  for (const stroke of strokes) stampStroke(page, stroke)
  return { w, h, black, vectors: { isWhole: true, dots: [], strokes } }
}

interface Family {
  box: readonly number[]
  isMember: Uint8Array
  angle: number
  gap: number
  /** How far the modelled height pushes a line aside. */
  bend: number
  /** Above 0, only where tone is above it. */
  from: number
}

/** The thinnest half width worth a stroke, and the fewest numbers (three a point) of one. */
const THINNEST = 0.34
const SHORTEST = 9

function trace(s: Shaded, table: Float32Array, family: Family, out: number[][]): void {
  const { g, f } = s
  const { gap, bend } = family
  const [nx, ny] = [Math.cos(family.angle), Math.sin(family.angle)]
  const [x0, y0, x1, y1] = family.box as [number, number, number, number]
  const corners = [x0, x1].flatMap((x) => [y0, y1].map((y) => [x, y] as const))
  const across = corners.map(([x, y]) => x * nx + y * ny)
  const down = corners.map(([x, y]) => y * nx - x * ny)
  const last = Math.max(...across) + 60
  for (let line = Math.floor((Math.min(...across) - 60) / gap); line * gap < last; line++) {
    let current: number[] = []
    let shift = 0
    const close = () => {
      if (current.length > SHORTEST) out.push(current)
      current = []
    }
    for (let b = Math.min(...down); b <= Math.max(...down); b += 3) {
      let [x, y] = [0, 0]
      // Position and height of a slice depend on each other; two corrections suffice.
      for (let turn = 0; turn < 2; turn++) {
        const a = line * gap + shift
        x = a * nx - b * ny
        y = a * ny + b * nx
        if (!(x > 2 && y > 2 && x < g.w - 3 && y < g.h - 3)) break
        shift = bend * f.height[(y >> 1) * f.w2 + (x >> 1)]!
        shift = shift > 40 ? 40 : shift < -40 ? -40 : shift
      }
      const half = halfWidthAt(s, table, family, x, y)
      if (half < THINNEST) close()
      else current.push(x, y, half)
    }
    close()
  }
}

function halfWidthAt(
  { g, l }: Shaded,
  table: Float32Array,
  { gap, from, isMember }: Family,
  x: number,
  y: number,
): number {
  if (!(x > 2 && y > 2 && x < g.w - 3 && y < g.h - 3)) return 0
  const i = (y | 0) * g.w + (x | 0)
  if (!isMember[g.id[i]!] || g.line[i]! >= 220) return 0
  let t = table[(l.tone[i]! * 1024) | 0]!
  if (from > 0) t = t > from ? ((t - from) / (1 - from)) * 0.6 : 0
  return 0.44 * gap * t
}

interface Group {
  members: number[]
  angle: number
  hairy: boolean
}

/** Small regions of one layer share a direction (else the drawing flickers); large ones get their own. */
function groupRegions(g: Shaded['g'], f: Shaded['f']): Group[] {
  const groups: Group[] = []
  const byLayer = new Map<number, Group>()
  for (let k = 1; k < g.regions.length; k++) {
    const shape = f.shapes[k]!
    if (shape.area < 60 || materialOf(g.regions[k]!.tag).albedo > 0.9) continue
    const own = Math.atan2(shape.ay, shape.ax)
    // hair and feathers are cut along their length, everything else across it
    const hairy = materialOf(g.regions[k]!.tag).root > 0.4 && shape.stretch > 1.7
    if (hairy && shape.area > 160) {
      groups.push({ members: [k], angle: own + Math.PI / 2, hairy })
      continue
    }
    if (shape.area > 1500) {
      groups.push({ members: [k], angle: own + 0.22, hairy })
      continue
    }
    const key = g.regions[k]!.layer
    let group = byLayer.get(key)
    if (!group) {
      byLayer.set(
        key,
        (group = { members: [], angle: createRng(key + 5)() * 0.6 + 0.9, hairy: false }),
      )
      groups.push(group)
    }
    group.members.push(k)
  }
  return groups
}

function regionBoxes(g: Shaded['g'], f: Shaded['f']): Int32Array {
  const boxes = new Int32Array(g.regions.length * 4)
  for (let k = 0; k < g.regions.length; k++) {
    boxes[k * 4] = 1e6
    boxes[k * 4 + 1] = 1e6
  }
  for (let y = 0; y < f.h2; y++)
    for (let x = 0; x < f.w2; x++) {
      const k = g.id[2 * y * g.w + 2 * x]! * 4
      if (2 * x < boxes[k]!) boxes[k] = 2 * x
      if (2 * y < boxes[k + 1]!) boxes[k + 1] = 2 * y
      if (2 * x + 2 > boxes[k + 2]!) boxes[k + 2] = 2 * x + 2
      if (2 * y + 2 > boxes[k + 3]!) boxes[k + 3] = 2 * y + 2
    }
  return boxes
}

function unionBox(boxes: Int32Array, members: number[]): number[] | null {
  const u = [1e6, 1e6, -1, -1]
  for (const k of members) {
    if (boxes[k * 4]! > 1e5) continue
    u[0] = Math.min(u[0]!, boxes[k * 4]!)
    u[1] = Math.min(u[1]!, boxes[k * 4 + 1]!)
    u[2] = Math.max(u[2]!, boxes[k * 4 + 2]!)
    u[3] = Math.max(u[3]!, boxes[k * 4 + 3]!)
  }
  return u[2]! < 0 ? null : u
}
