import type { Workspace } from '#engine/pixels/workspace.ts'
import type { Fields } from '#engine/render/fields.ts'
import type { GBuffer } from '#engine/render/gbuffer.ts'
import { materialOf } from '#engine/render/materials.ts'

/** Light and shade at full size, in the workspace they were worked out in. */
export interface Light {
  /** Darkness 0..1 with the material's own value. */
  tone: Float32Array
  /** Darkness of form alone. */
  form: Float32Array
  shine: Float32Array
}

export interface LightOptions {
  direction?: [number, number, number]
  /** How steep the volume reads. */
  depth?: number
  /** How dark overlaps get. */
  occlusion?: number
  /** How much the material's own darkness counts. */
  albedo?: number
}

const SHINE = Float32Array.from({ length: 1025 }, (_, i) => (i / 1024) ** 26)
const MIRROR_STEPS = 512
/** A studio reflection: dark floor, bright window, thin dark bar, soft top. Gives metal its bands. */
const MIRROR = Float32Array.from({ length: MIRROR_STEPS + 1 }, (_, i) => {
  const t = (i / MIRROR_STEPS) * 2 - 1
  const bump = (c: number, s: number) => Math.exp(-((t - c) * (t - c)) / (2 * s * s))
  const sky = 0.75 * bump(0.55, 0.14) - 0.5 * bump(0.22, 0.12)
  const floor = 0.4 * bump(-0.25, 0.16) - 0.55 * bump(-0.75, 0.2)
  return Math.min(1, 0.34 + sky + floor)
})

/** One packed row per region, in this order; looking objects up per pixel costs more than the light itself. */
const ROW = 11
const [ALBEDO, GLOSS, ROOT, SHADE, EXTRA, NEAR, PER_SPAN, ORIGIN_X, ORIGIN_Y, CREASE, REACH] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
] as const

function packRegions(g: GBuffer, f: Fields, own: number): Float32Array {
  const table = new Float32Array(g.regions.length * ROW)
  g.regions.forEach((region, k) => {
    const material = materialOf(region.tag)
    const shape = f.shapes[k]!
    // Wide creases only on broad forms: between teeth they would add up to black.
    const isBroad = shape.stretch < 2 && shape.area > 6000
    const row = [
      material.albedo * own,
      material.gloss,
      material.root,
      Math.min(1.25, 0.3 + 0.7 * region.shade),
      region.tone,
      shape.near,
      1 / Math.max(6, shape.far - shape.near),
      shape.ox,
      shape.oy,
      isBroad ? material.crease : Math.min(0.18, material.crease),
      isBroad ? material.reach : 12,
    ]
    table.set(row, k * ROW)
  })
  return table
}

interface Rig {
  g: GBuffer
  f: Fields
  relief: Float32Array
  /** Above 0 where nothing has to be worked out, for what is put there is known. */
  covered?: Uint8Array | undefined
  table: Float32Array
  out: Light
  toLight: readonly [number, number, number]
  halfway: readonly [number, number, number]
  depth: number
  occlusion: number
  /** One row of the half-size fields, averaged between the two it lies between: slopes (see `Fields`), cover, distance to a line. */
  row: { gx: Float32Array; gy: Float32Array; cover: Float32Array; edge: Float32Array }
}

/** Normals from the half-size slopes (raised to full size row by row) plus the fine relief, then tone in one pass. */
export function light(
  { g, f, relief, covered }: Pick<Rig, 'g' | 'f' | 'relief' | 'covered'>,
  workspace: Workspace,
  options: LightOptions = {},
): Light {
  const { w, h } = g
  const n = w * h
  const [lx, ly, lz] = options.direction ?? [-0.5, -0.62, 0.6]
  const length = Math.hypot(lx, ly, lz + 1)
  const rig: Rig = {
    g,
    f,
    relief,
    covered,
    table: packRegions(g, f, options.albedo ?? 1),
    // Rows 1 to h - 2 are written whole, bare skin as zero; the two at the rim stay clear.
    out: {
      tone: workspace.floats('light: tone', n),
      form: workspace.floats('light: form', n),
      shine: workspace.floats('light: shine', n),
    },
    toLight: [lx, ly, lz],
    halfway: [lx / length, ly / length, (lz + 1) / length],
    depth: options.depth ?? 1.15,
    occlusion: options.occlusion ?? 0.75,
    row: {
      gx: new Float32Array(f.w2 + 1),
      gy: new Float32Array(f.w2 + 1),
      cover: new Float32Array(f.w2 + 1),
      edge: new Float32Array(f.w2 + 1),
    },
  }
  for (let y = 1; y < h - 1; y++) {
    const y2 = Math.min(f.h2 - 1, y >> 1)
    const a = y2 * f.w2
    const b = Math.min(f.h2 - 1, y2 + (y & 1)) * f.w2
    raiseRow(rig, a, b)
    lightRow(rig, y, a, b)
  }
  return rig.out
}

function raiseRow({ f, row }: Rig, a: number, b: number): void {
  const { w2, gx, gy, occlusion, edge } = f
  const { gx: rowX, gy: rowY, cover, edge: rowEdge } = row
  for (let x = 0; x < w2; x++) {
    rowX[x] = 0.5 * (gx[a + x]! + gx[b + x]!)
    rowY[x] = 0.5 * (gy[a + x]! + gy[b + x]!)
    cover[x] = 0.5 * (occlusion[a + x]! + occlusion[b + x]!)
    rowEdge[x] = 0.5 * (edge[a + x]! + edge[b + x]!)
  }
}

function lightRow(rig: Rig, y: number, a: number, b: number): void {
  const { g, f, relief, covered, table, out, depth, row, halfway } = rig
  const { w, id } = g
  const { w2, id: half } = f
  const { gx: rowX, gy: rowY, cover: rowCover, edge: rowEdge } = row
  const { tone, form, shine: shines } = out
  const [lx, ly, lz] = rig.toLight
  const [hx, hy, hz] = halfway
  for (let x = 1, i = y * w + 1; x < w - 1; x++, i++) {
    const k = id[i]!
    if (!k || (covered !== undefined && covered[i] !== 0)) continue
    const p = x >> 1
    const q = p + (x & 1) < w2 ? p + (x & 1) : p
    let gx = 0.5 * (rowX[p]! + rowX[q]!)
    let gy = 0.5 * (rowY[p]! + rowY[q]!)
    let cover = 0.5 * (rowCover[p]! + rowCover[q]!)
    if (half[a + p] !== k || half[b + q] !== k || half[a + q] !== k) {
      // At a border only a sample of the same region counts, else edges show two-pixel steps.
      const from = sameRegion(half, k, a + p, b + q, a + q, b + p)
      if (from >= 0) {
        gx = f.gx[from]!
        gy = f.gy[from]!
        cover = f.occlusion[from]!
      }
    }
    const edge = 0.5 * (rowEdge[p]! + rowEdge[q]!)
    // Relief fades out beside lines, so that drawn edges stay clean.
    const fine = edge < 6 ? edge * 0.083 : 0.5
    const rx = id[i + 1] === k && id[i - 1] === k ? (relief[i + 1]! - relief[i - 1]!) * fine : 0
    const ry = id[i + w] === k && id[i - w] === k ? (relief[i + w]! - relief[i - w]!) * fine : 0
    let nx = -(gx * depth + rx)
    let ny = -(gy * depth + ry)
    const nz = 1 / Math.sqrt(nx * nx + ny * ny + 1)
    nx *= nz
    ny *= nz
    const lit = nx * lx + ny * ly + nz * lz
    const o = k * ROW
    const gloss = table[o + GLOSS]!
    let dark = 1 - (0.14 + 0.98 * (lit > 0 ? lit : lit * 0.25))
    if (gloss > 0.8) {
      const mirror = MIRROR[((1 - nx * 0.55 - ny * 0.83) * 0.5 * MIRROR_STEPS) | 0]!
      dark = 0.35 * dark + 0.65 * (1 - mirror)
    }
    const t = shadeOf(table, o, x, y, dark, rig.occlusion * cover, edge)
    const spot = nx * hx + ny * hy + nz * hz
    const shine = spot > 0 ? SHINE[(spot * 1024) | 0]! * gloss : 0
    form[i] = t
    shines[i] = shine
    tone[i] = (1 - (1 - t) * (1 - table[o + ALBEDO]!)) * (1 - 0.85 * (shine < 1 ? shine : 1))
  }
}

/** The first of four places that lies in the region; -1 if none does. */
function sameRegion(
  half: Uint16Array,
  k: number,
  first: number,
  second: number,
  third: number,
  fourth: number,
): number {
  if (half[first] === k) return first
  if (half[second] === k) return second
  if (half[third] === k) return third
  return half[fourth] === k ? fourth : -1
}

/** Darkness of form: unlit side, dark roots, overlap, and a crease beside lines and hollows. Plain arguments: it runs once a pixel. */
function shadeOf(
  table: Float32Array,
  o: number,
  x: number,
  y: number,
  dark: number,
  cover: number,
  edge: number,
): number {
  const root = table[o + ROOT]!
  let base = 0
  if (root !== 0) {
    const dx = x - table[o + ORIGIN_X]!
    const dy = y - table[o + ORIGIN_Y]!
    base = 1 - (Math.sqrt(dx * dx + dy * dy) - table[o + NEAR]!) * table[o + PER_SPAN]!
    base = base < 0 ? 0 : base * base * root * 0.62
  }
  let t = (0.82 * dark + base) * table[o + SHADE]! + cover - 0.1 + table[o + EXTRA]!
  const reach = table[o + REACH]!
  if (edge < reach) {
    const c = 1 - edge / reach
    t += table[o + CREASE]! * c * c
  }
  return t < 0 ? 0 : t > 1 ? 1 : t
}
