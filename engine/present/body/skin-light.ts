import { clamp01, mix, smoothstep } from '#engine/pixels/maths.ts'
import { at, fbm, noise } from '#engine/pixels/noise.ts'
import { KEY_LIGHT, type Surface } from '#engine/present/body/surface.ts'

/** Monk scale swatches and the multipliers that keep them from looking chalky (light) or metallic (dark). */
const MONK = [
  '#f6ede4',
  '#f3e7db',
  '#f7ead0',
  '#eadaba',
  '#d7bd96',
  '#a07e56',
  '#825c43',
  '#604134',
  '#3a312a',
  '#292420',
] as const
const WARM = [
  [0.95, 0.8, 0.72],
  [0.94, 0.79, 0.71],
  [0.93, 0.8, 0.76],
  [0.95, 0.8, 0.72],
  [1, 0.86, 0.76],
  [1.06, 0.93, 0.86],
  [1, 0.97, 0.94],
  [0.98, 1, 0.98],
  [1.34, 1.02, 0.86],
  [1.52, 1.06, 0.86],
] as const

type Light3 = readonly [r: number, g: number, b: number]

const linear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)

export interface Complexion {
  albedo: Light3
  /** 0 for the light half of the scale, 1 for its end. */
  dark: number
  exposure: number
  /** The wall behind. */
  wall: Light3
}

/** `tone` is 1 to 10. */
export function complexionOf(tone: number): Complexion {
  const swatch = MONK[tone - 1]!
  const warm = WARM[tone - 1]!
  const channel = (q: 0 | 1 | 2) =>
    linear(parseInt(swatch.slice(1 + 2 * q, 3 + 2 * q), 16) / 255) * warm[q]
  const dark = smoothstep(4, 9, tone - 1)
  return {
    albedo: [channel(0), channel(1), channel(2)],
    dark,
    // A photographer opens up for dark skin; the ink must stay readable on it.
    exposure: mix(0.92, 5, dark ** 2.7),
    wall: dark > 0.5 ? [0.4, 0.365, 0.33] : dark > 0.05 ? [0.4, 0.37, 0.335] : [0.33, 0.325, 0.325],
  }
}

/** A body without ink: light per channel already times skin, and the shine that lies on top of everything. */
export interface LitBody {
  r: Float32Array
  g: Float32Array
  b: Float32Array
  gloss: Float32Array
}

interface Tables {
  diffuse: readonly Float32Array[]
  shine: Float32Array
}

function tablesFor(dark: number): Tables {
  // Red light travels furthest under the skin: its terminator is softest.
  const wrap = [0.52, 0.28, 0.2].map((v) => v * mix(1, 0.6, dark))
  const power = [1.22, 1.3, 1.34]
  return {
    diffuse: wrap.map((k, q) =>
      Float32Array.from({ length: 1025 }, (_, i) =>
        Math.pow(clamp01((i / 512 - 1 + k) / (1 + k)), power[q]!),
      ),
    ),
    shine: Float32Array.from(
      { length: 1025 },
      (_, i) => (i / 1024) ** 18 * 0.045 + (i / 1024) ** 80 * 0.055,
    ),
  }
}

const HALFWAY = (() => {
  const [x, y, z] = KEY_LIGHT
  const length = Math.hypot(x, y, z + 1)
  return [x / length, y / length, (z + 1) / length] as const
})()

export function lightBody(surface: Surface, complexion: Complexion): LitBody {
  const { relief } = surface
  const { side } = relief
  const n = side * side
  const lit: LitBody = {
    r: new Float32Array(n),
    g: new Float32Array(n),
    b: new Float32Array(n),
    gloss: new Float32Array(n),
  }
  const tables = tablesFor(complexion.dark)
  const mottle = fbm(64, 4, 15)
  const flush = fbm(128, 2, 16)
  const weave = noise(2, 23)
  const folds = fbm(128, 3, 24)
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const i = y * side + x
      if (relief.rim[i]! < -0.012) continue
      const lamp = lampAt(surface, tables, i)
      const skin = skinAt(surface, complexion, i, at(mottle, x, y), at(flush, x, y))
      const cloth = surface.cloth[i]!
      const thread = 1 + 0.05 * at(weave, x, y) + 0.22 * at(folds, x * 1.6, y * 0.45)
      const fabric = (q: 0 | 1 | 2) =>
        surface.clothColour[q] * thread * (0.75 * lamp.r + 0.3 * lamp.sky)
      const k = complexion.exposure
      lit.r[i] = mix(skin[0] * lamp.r * k, fabric(0), cloth)
      lit.g[i] = mix(skin[1] * lamp.g * k, fabric(1), cloth)
      lit.b[i] = mix(skin[2] * lamp.b * k, fabric(2), cloth)
      const wet = 1 + 1.6 * surface.nail[i]!
      lit.gloss[i] = lamp.shine * wet * mix(0.95, 1.55, complexion.dark) * (1 - 0.93 * cloth)
    }
  return lit
}

function skinAt(
  { vein, nail }: Surface,
  { albedo, dark }: Complexion,
  i: number,
  mottle: number,
  flush: number,
): [number, number, number] {
  const m = 1 + 0.05 * mottle
  const red = 0.06 * (1 - 0.6 * dark) * flush
  // Blood in a vein is far down: only blue comes back.
  const blue = Math.min(1, vein[i]! * 260) * (1 - 0.75 * dark)
  const pink = 0.5 * nail[i]!
  return [
    albedo[0] * m * (1 + 0.35 * red - 0.1 * blue) * (1 + 0.1 * pink),
    albedo[1] * m * (1 - red - 0.03 * blue) * (1 + 0.04 * pink),
    albedo[2] * m * (1 - 0.9 * red + 0.02 * blue) * (1 + 0.2 * pink),
  ]
}

interface Lamp {
  r: number
  g: number
  b: number
  sky: number
  shine: number
}
const lamp: Lamp = { r: 0, g: 0, b: 0, sky: 0, shine: 0 }

/** Key from the upper left, sky from above, a fill and a cool edge from the right. One object is reused: this runs per point. */
function lampAt({ relief, slopeX, slopeY }: Surface, tables: Tables, i: number): Lamp {
  let nx = relief.nx[i]! - slopeX[i]!
  let ny = relief.ny[i]! - slopeY[i]!
  let nz = relief.nz[i]!
  const length = 1 / Math.sqrt(nx * nx + ny * ny + nz * nz)
  nx *= length
  ny *= length
  nz *= length
  const facing = nx * KEY_LIGHT[0] + ny * KEY_LIGHT[1] + nz * KEY_LIGHT[2]
  const j = ((facing < -1 ? -1 : facing > 1 ? 1 : facing) * 512 + 512) | 0
  const open = relief.open[i]!
  const key = relief.lit[i]!
  const turned = 1 - nz
  const fill = 0.13 * clamp01(nx * 0.75 + ny * 0.1 + nz * 0.6) + 0.1 * (0.7 - 0.5 * ny)
  const edge = turned * turned * clamp01(nx * 0.9 - ny * 0.3 + 0.15) * 0.16
  // Light that has been inside the skin comes out red in the folds and at the rim of a shadow.
  const deep = 1 - open
  lamp.r = (tables.diffuse[0]![j]! * mix(0.2, 1.03, key) + fill + edge) * (1 - 0.62 * deep)
  lamp.g = (tables.diffuse[1]![j]! * mix(0.11, 1.03, key) + fill + edge) * (1 - 0.8 * deep)
  lamp.b = (tables.diffuse[2]![j]! * mix(0.08, 1.03, key) + fill + 1.1 * edge) * (1 - 0.84 * deep)
  lamp.sky = fill + edge
  const spot = clamp01(nx * HALFWAY[0] + ny * HALFWAY[1] + nz * HALFWAY[2])
  const grazing = 1 + 1.4 * turned * turned
  lamp.shine = tables.shine[(spot * 1024) | 0]! * grazing * mix(0.15, 1, key) * open
  return lamp
}
