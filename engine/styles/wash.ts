import type { Rng } from '#shared/random.ts'
import { blur } from '#engine/pixels/blur.ts'
import { smoothstep } from '#engine/pixels/maths.ts'
import { at, fbm, noise } from '#engine/pixels/noise.ts'
import { CANDY, colourOf } from '#engine/styles/palette.ts'
import type { Shaded } from '#engine/styles/shared.ts'

type Density = readonly [number, number, number]

const density = (r: number, g: number, b: number): Density => [
  -Math.log(r),
  -Math.log(g),
  -Math.log(b),
]

const INDIGO = density(0.16, 0.3, 0.62)
const AQUA = density(0.14, 0.6, 0.74)
const VIOLET = density(0.46, 0.26, 0.68)
const ROSE = density(0.88, 0.26, 0.46)
const AMBER = density(0.98, 0.62, 0.16)
const LEAF = density(0.3, 0.62, 0.34)

/** Three neighbours on a painter's wheel and one stranger: all hues at once would be a toy. */
const HARMONIES: readonly (readonly Density[])[] = [
  [INDIGO, VIOLET, ROSE],
  [AQUA, INDIGO, VIOLET],
  [AMBER, ROSE, VIOLET],
  [AQUA, LEAF, AMBER],
  [ROSE, AMBER, AQUA],
]

/** Pigment in the paper at half size, as absorbance: densities add up like paint. */
export interface Wash {
  r: Float32Array
  g: Float32Array
  b: Float32Array
}

/** The wet shape: the drawing's own colours run together and spill past the lines into two or three hues. */
export function layWash(s: Shaded, random: Rng): Wash {
  const { f, l, g, seed, workspace } = s
  const { w2, h2 } = f
  const n = w2 * h2
  const wash = {
    r: workspace.floats('wash: red', n),
    g: workspace.floats('wash: green', n),
    b: workspace.floats('wash: blue', n),
  }
  const wet = workspace.floats('wash: wet', n)
  localColours(s, wash, wet)
  const soften = (values: Float32Array, radius: number) =>
    blur({ width: w2, height: h2, values }, { radius, workspace })
  for (const plane of [wash.r, wash.g, wash.b]) soften(plane, 5)
  soften(wet, Math.round(30 * g.pixel))
  const harmony = HARMONIES[Math.floor(random() * HARMONIES.length)]!
  const shape = fbm(128, 5, (seed % 7) + 40)
  const hueNoise = fbm(128, 3, 51)
  const granules = noise(4, 52)
  const bloom = fbm(64, 4, 53)
  const [shiftX, shiftY, lean] = [random() * 512, random() * 512, random() * 6.28]
  const [leanX, leanY] = [Math.cos(lean) / w2, Math.sin(lean) / h2]
  for (let y = 0; y < h2; y++)
    for (let x = 0; x < w2; x++) {
      const i = y * w2 + x
      // Half of the shape is chance: paint stops short of the line in one place and runs over it in another.
      const near = smoothstep(0.01, 0.2, wet[i]!)
      const edge = wet[i]! * 1.7 + near * 1.15 * at(shape, x + shiftX, y + shiftY) - 0.5
      if (edge < -0.05) {
        wash.r[i] = wash.g[i] = wash.b[i] = 0
        continue
      }
      const inside = smoothstep(-0.02, 0.04, edge)
      // Pigment is pushed to the drying edge, thins out behind it and gathers in back-runs.
      const rim = Math.exp(-((edge - 0.04) ** 2) / 0.001)
      const run = Math.exp(-(at(bloom, x + 200, y) ** 2) / 0.004)
      const body = 0.34 + 0.3 * smoothstep(0.1, 0.9, edge) + 0.4 * at(bloom, x, y)
      const flow =
        inside * (Math.max(0.08, body) + 0.5 * rim + 0.18 * run) * (1 + 0.24 * at(granules, x, y))
      const way = (x - w2 / 2) * leanX + (y - h2 / 2) * leanY + 0.34 * at(hueNoise, x, y) + 0.5
      const hue = Math.min(harmony.length - 1.001, Math.max(0, way * (harmony.length - 1)))
      const a = harmony[Math.floor(hue)]!
      const b = harmony[Math.floor(hue) + 1]!
      const t = smoothstep(0.2, 0.8, hue - Math.floor(hue))
      const isDrawn = f.id[i]! > 0
      const own = isDrawn ? 0.74 : 0.14
      const amount = flow * (isDrawn ? 0.4 + 1.05 * l.form[2 * y * g.w + 2 * x]! : 0.8)
      const mixed = (plane: number, q: 0 | 1 | 2) =>
        amount * (plane * own * 1.45 + (1 - own) * (a[q] * (1 - t) + b[q] * t))
      wash.r[i] = mixed(wash.r[i]!, 0)
      wash.g[i] = mixed(wash.g[i]!, 1)
      wash.b[i] = mixed(wash.b[i]!, 2)
    }
  splatter(s, wash, harmony, random)
  return wash
}

function localColours({ g, f }: Shaded, wash: Wash, wet: Float32Array): void {
  const absorb = g.regions.map((region) => {
    const c = colourOf(CANDY, region.tag, region.tint)
    return c ? density(Math.max(0.04, c[0]), Math.max(0.04, c[1]), Math.max(0.04, c[2])) : null
  })
  for (let i = 0; i < wet.length; i++) {
    const k = f.id[i]!
    if (!k) continue
    wet[i] = 1
    const a = absorb[k]
    if (!a) continue
    wash.r[i] = a[0]
    wash.g[i] = a[1]
    wash.b[i] = a[2]
  }
}

/** Drops flung off to one side, and runs that leave the lower rim of what is wet. */
function splatter({ f, g }: Shaded, wash: Wash, harmony: readonly Density[], random: Rng): void {
  const { w2, h2 } = f
  const pick = () => harmony[Math.floor(random() * harmony.length)]!
  const flung = random() * 6.283
  // Ink that belongs to no region is lettering: colour in a letter makes another letter of it.
  const isWritten = (x: number, y: number, reach: number) => {
    for (let yy = Math.floor(y - reach); yy <= y + reach; yy += 2)
      for (let xx = Math.floor(x - reach); xx <= x + reach; xx += 2) {
        if (xx < 0 || yy < 0 || xx >= w2 || yy >= h2 || f.id[yy * w2 + xx]) continue
        if (g.line[2 * yy * g.w + 2 * xx]! > 40) return true
      }
    return false
  }
  for (let k = 0; k < 90; k++) {
    const angle = flung + (random() + random() + random() - 1.5) * 1.7
    const reach = Math.min(w2, h2) * (0.3 + 0.15 * random() ** 0.6)
    const size = (0.5 + 5.5 * random() ** 6) * g.pixel
    const at2 = [w2 / 2 + reach * Math.cos(angle), h2 / 2 + reach * Math.sin(angle)] as const
    const look = { size, strength: 0.3 + 0.5 * random(), pigment: pick() }
    if (!isWritten(at2[0], at2[1], size + 8 * g.pixel)) drop(f, wash, at2, look)
  }
  // The margin of a low canvas is no smaller than that of a square one.
  const foot = h2 - 0.07 * Math.max(w2, h2)
  for (let k = 0; k < 5; k++) {
    const x = Math.round(w2 * (0.28 + 0.44 * random()))
    let y = h2 - 1
    while (y > 0 && wash.r[y * w2 + x]! + wash.g[y * w2 + x]! + wash.b[y * w2 + x]! < 0.25) y--
    if (y < h2 * 0.4 || y > h2 * 0.9) continue
    const wanted = Math.min(foot - y, (20 + 50 * random()) * g.pixel)
    let length = 0
    while (length < wanted && !isWritten(x, y + length + 10 * g.pixel, 9 * g.pixel)) length++
    const size = (0.8 + 0.9 * random()) * g.pixel
    const pigment = pick()
    if (length < 8 * g.pixel) continue
    for (let t = 0; t < length; t++)
      drop(f, wash, [x + Math.sin(t / 22 + k), y + t], {
        size: size * (1 - (0.4 * t) / length),
        strength: 0.15,
        pigment,
      })
    drop(f, wash, [x + Math.sin(length / 22 + k), y + length], {
      size: size * 1.5,
      strength: 0.5,
      pigment,
    })
  }
}

function drop(
  { w2, h2 }: Shaded['f'],
  wash: Wash,
  [x, y]: readonly [number, number],
  { size, strength, pigment }: { size: number; strength: number; pigment: Density },
): void {
  const rough = fbm(64, 3, 33)
  for (let yy = Math.max(0, Math.floor(y - size - 1)); yy <= Math.min(h2 - 1, y + size + 1); yy++)
    for (
      let xx = Math.max(0, Math.floor(x - size - 1));
      xx <= Math.min(w2 - 1, x + size + 1);
      xx++
    ) {
      const d = Math.hypot(xx - x, yy - y) + 0.3 * size * at(rough, xx * 5, yy * 5)
      const v =
        Math.min(1, Math.max(0, size + 0.5 - d)) *
        strength *
        (0.7 + 0.5 * smoothstep(0.5, 0.95, d / size))
      const i = yy * w2 + xx
      wash.r[i]! += pigment[0] * v
      wash.g[i]! += pigment[1] * v
      wash.b[i]! += pigment[2] * v
    }
}
