import { openLoft } from '#engine/forms/human/solids.ts'
import { STRIDE, type Mesh } from '#engine/forms/human/mesh.ts'
import { add, cross, curve, dot, noise, unit, type V3 } from '#engine/forms/sculpt/maths.ts'
import { mix } from '#engine/pixels/maths.ts'
import type { Material as Tag } from '#shared/materials.ts'

/** Cloth that hangs about both legs. */
export interface Skirt {
  /** How far down the legs it goes: 1 is the ankle. */
  length: number
  /** How much wider than the legs the hem is, in decimetres. */
  flare: number
  /** How many folds, and how deep they are at the hem. */
  folds: number
  deep: number
  tone: number
  tag: Tag
  /** Where it begins: under the arms for a dress without a waist. */
  from?: 'waist' | 'chest'
}

const RINGS = 22
const AROUND = 56
/** How much of its width cloth keeps from ring to ring. */
const FALL = 0.985
/** Half the height of the slice that a ring goes around: at the waist and from the hips on. */
const [NARROW, SLICE] = [0.2, 0.75]

/** The line that cloth hangs along: from the waist between the knees to between the ankles. */
type Joint = (bone: string, end?: 'head' | 'tail') => V3

const between = (a: V3, b: V3): V3 => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2]

/** A skirt about whatever the legs do: each ring is as wide as the legs within it, and never narrower than what it hangs from. */
export function skirtOf(body: Mesh, joint: Joint, skirt: Skirt): Mesh {
  const top = joint(skirt.from === 'chest' ? 'spine02' : 'spine04')
  const hips = between(joint('upperleg01.L'), joint('upperleg01.R'))
  const knees = between(joint('lowerleg01.L'), joint('lowerleg01.R'))
  const ankles = between(joint('foot.L'), joint('foot.R'))
  const line = curve([top, hips, knees, ankles, add(ankles, add(ankles, knees, -1), 0.12)], 12)
  const waist = 12
  const side = unit(add(joint('upperleg01.L'), joint('upperleg01.R'), -1))
  const reach = waist + skirt.length * (36 - waist)
  let before: number[] = []
  let last = top
  const rings: V3[][] = []
  for (let k = 0; k <= RINGS; k++) {
    const t = k / RINGS
    const at = t * reach
    const i = Math.min(line.length - 2, Math.floor(at))
    const c = mixed(line[i]!, line[i + 1]!, at - i)
    const along = unit(add(line[Math.min(line.length - 1, i + 3)]!, line[Math.max(0, i - 2)]!, -1))
    const u = unit(add(side, along, -dot(side, along)))
    const w = cross(along, u)
    const slice = mix(NARROW, SLICE, Math.min(1, at / waist))
    const widths = widthsOf(body, { c, along, u, w, slice })
    const low = Math.max(0, (at - waist) / (36 - waist))
    // Cloth falls from the widest place above it.
    const step = add(c, last, -1)
    before = widths.map((own, j) => {
      const angle = (j / AROUND) * Math.PI * 2
      const gone = Math.cos(angle) * dot(step, u) + Math.sin(angle) * dot(step, w)
      return Math.max(own, ((before[j] ?? 0) - gone) * FALL)
    })
    last = c
    rings.push(
      softened(before).map((r, j) => {
        const angle = (j / AROUND) * Math.PI * 2
        const wave = Math.sin(angle * skirt.folds + 1.6 * noise(angle * 1.3, low * 1.5))
        const wide =
          r + 0.08 + skirt.flare * low + skirt.deep * wave * Math.min(1, low * 1.4 + 0.05)
        return add(add(c, u, Math.cos(angle) * wide), w, Math.sin(angle) * wide)
      }),
    )
  }
  return openLoft(rings)
}

const mixed = (a: V3, b: V3, t: number): V3 => [
  mix(a[0], b[0], t),
  mix(a[1], b[1], t),
  mix(a[2], b[2], t),
]

interface Slice {
  c: V3
  along: V3
  u: V3
  w: V3
  slice: number
}

/** How far the body reaches each way within a slice. */
function widthsOf({ data }: Mesh, { c, along, u, w, slice }: Slice): number[] {
  const widths = Array.from({ length: AROUND }, () => 0.15)
  const ways = widths.map((_, j) => {
    const angle = (j / AROUND) * Math.PI * 2
    return [Math.cos(angle), Math.sin(angle)] as const
  })
  for (let v = 0; v < data.length; v += STRIDE * 2) {
    const p = add([data[v]!, data[v + 1]!, data[v + 2]!], c, -1)
    if (Math.abs(dot(p, along)) > slice) continue
    const [x, y] = [dot(p, u), dot(p, w)]
    if (Math.hypot(x, y) > 4.5) continue
    ways.forEach(([cos, sin], j) => {
      const far = x * cos + y * sin
      if (far > widths[j]!) widths[j] = far
    })
  }
  return widths
}

const softened = (values: readonly number[]): number[] =>
  values.map((_, j) => {
    const of = (k: number) => values[(j + k + values.length) % values.length]!
    return (of(-2) + of(-1) + 2 * of(0) + of(1) + of(2)) / 6
  })
