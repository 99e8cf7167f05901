import { human } from '#engine/forms/human/human.ts'
import { normalsOf, STRIDE, subdivide, keepFaces, type Mesh } from '#engine/forms/human/mesh.ts'
import { noise } from '#engine/forms/sculpt/maths.ts'
import { smoothstep } from '#engine/pixels/maths.ts'
import type { Material as Tag } from '#shared/materials.ts'

/** Regions of the body by the bones that move them. */
const REGIONS = {
  head: /^(?:head|jaw|eye|oculi|orbic|oris|temporal|levator|risor|tongue|special)/,
  neck: /^neck/,
  chest: /^(?:spine0[12]|breast|clavicle|shoulder)/,
  waist: /^(?:spine0[345]|root|pelvis)/,
  upperArm: /^upperarm/,
  foreArm: /^lowerarm/,
  hand: /^(?:wrist|finger|metacarpal)/,
  thigh: /^upperleg/,
  shin: /^lowerleg/,
  foot: /^(?:foot|toe)/,
} as const
export type Region = keyof typeof REGIONS

let regions: { of: Region[] } | undefined

/** To which region each vertex of the body belongs most. */
function regionOf(): readonly Region[] {
  if (regions) return regions.of
  const { bones, skinned, skinBones, skinWeights } = human()
  const names = Object.keys(REGIONS) as Region[]
  const byBone = bones.map(({ name }) => names.find((region) => REGIONS[region].test(name))!)
  const of: Region[] = []
  for (let v = 0; v < skinned; v++) {
    const share = new Map<Region, number>()
    for (let k = 0; k < 4; k++) {
      const region = byBone[skinBones[v * 4 + k]!]!
      share.set(region, (share.get(region) ?? 0) + skinWeights[v * 4 + k]!)
    }
    of.push([...share].toSorted((a, b) => b[1] - a[1])[0]![0])
  }
  regions = { of }
  return of
}

/** Something worn that follows the body: which regions it covers, and how it looks. */
export interface Garment {
  covers: readonly Region[]
  /** Only between these heights of the human at rest. */
  from?: number
  to?: number
  /** Leaves the face free. */
  isHood?: boolean
  /** How far it stands off, in decimetres. */
  off?: number
  /** How smooth: hollows of the body are bridged. */
  smooth?: number
  /** How deep its folds are. */
  folds?: number
  tone: number
  tag: Tag
  gloss?: number
}

/** What of the body a garment covers. */
function coveredBy({
  covers,
  from = -99,
  to = 99,
  isHood = false,
}: Garment): (v: number) => boolean {
  const of = regionOf()
  const { rest } = human()
  return (v) => {
    const y = rest[v * 3 + 1]!
    if (isHood && y > 6.35 && y < 7.95 && rest[v * 3 + 2]! > 0.72) return false
    return covers.includes(of[v]!) && y >= from && y <= to
  }
}

/** The body where nothing covers it, with a rim under every hem. */
export function bareSkin(
  body: Mesh,
  garments: readonly Garment[],
  without: readonly Region[] = [],
): Mesh {
  const of = regionOf()
  const tests = garments.map(coveredBy)
  const isCovered = (v: number) => tests.some((test) => test(v))
  const rim = new Uint8Array(body.data.length / STRIDE)
  for (let q = 0; q < body.quads.length; q += 4) {
    const face = body.quads.subarray(q, q + 4)
    if (face.some((v) => !isCovered(v))) for (const v of face) rim[v] = 1
  }
  return keepFaces(body, (v) => !without.includes(of[v]!) && (!isCovered(v) || rim[v] === 1))
}

/** Only these regions of the body. */
export function regionsOf(body: Mesh, wanted: readonly Region[]): Mesh {
  const of = regionOf()
  return keepFaces(body, (v) => wanted.includes(of[v]!))
}

/** A garment as a shell over the posed body. */
export function shellOf(body: Mesh, garment: Garment): Mesh {
  const shell = keepFaces(body, coveredBy(garment))
  evened(shell, garment.smooth ?? 6)
  lifted(shell, () => garment.off ?? 0.1)
  const fine = subdivide(shell)
  const deep = garment.folds ?? 0.05
  if (deep > 0)
    lifted(fine, (v) => deep * foldAt(fine.data.subarray(v * STRIDE + 3, v * STRIDE + 6)))
  return fine
}

/** Cloth creases aslant, most where limbs bend. */
function foldAt(rest: Float32Array): number {
  const [x, y, z] = [rest[0]!, rest[1]! + 7.15, rest[2]!]
  const knee = smoothstep(1.6, 0.2, Math.abs(y + 3.4))
  const ankle = smoothstep(1.4, 0.1, Math.abs(y + 7))
  const waist = smoothstep(1.2, 0.1, Math.abs(y - 2))
  const much = 0.5 + 0.9 * Math.max(knee, ankle, waist)
  const wave =
    noise(x * 1.3 + y * 2.3 + 11, z * 1.3 + y * 0.7) + 0.5 * noise(x * 2.9 - y * 3.7, z * 2.5)
  return much * (1 - 2 * Math.abs(wave))
}

/** Every place moved outwards. */
export function lifted(mesh: Mesh, by: (v: number) => number): void {
  const normals = normalsOf(mesh)
  for (let v = 0; v < mesh.data.length / STRIDE; v++) {
    const much = by(v)
    for (let d = 0; d < 3; d++) mesh.data[v * STRIDE + d]! += normals[v * 3 + d]! * much
  }
}

/** Every place moved towards the middle of its neighbours; rims keep to themselves. */
export function evened({ data, quads }: Mesh, times: number): void {
  const count = data.length / STRIDE
  const edges = new Map<number, number>()
  for (let q = 0; q < quads.length; q++) {
    const [a, b] = [quads[q]!, quads[(q & ~3) + ((q + 1) & 3)]!]
    if (a === b) continue
    const key = a < b ? a * count + b : b * count + a
    edges.set(key, (edges.get(key) ?? 0) + 1)
  }
  const rim = new Uint8Array(count)
  for (const [key, sides] of edges)
    if (sides < 2) rim[Math.floor(key / count)] = rim[key % count] = 1
  for (let pass = 0; pass < times; pass++) {
    const sum = new Float32Array(count * 3)
    const near = new Float32Array(count)
    for (const [key, sides] of edges) {
      const [a, b] = [Math.floor(key / count), key % count]
      for (const [to, by] of [
        [a, b],
        [b, a],
      ] as const) {
        if (rim[to] && sides > 1) continue
        near[to]!++
        for (let d = 0; d < 3; d++) sum[to * 3 + d]! += data[by * STRIDE + d]!
      }
    }
    for (let v = 0; v < count; v++)
      for (let d = 0; d < 3; d++)
        if (near[v]!) {
          const at = v * STRIDE + d
          data[at] = data[at]! * 0.5 + (0.5 * sum[v * 3 + d]!) / near[v]!
        }
  }
}
