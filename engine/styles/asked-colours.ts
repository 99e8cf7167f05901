import type { Scene } from '#engine/compose/scene.ts'
import { at, noise } from '#engine/pixels/noise.ts'
import type { GBuffer, Region } from '#engine/render/gbuffer.ts'
import { isTintable } from '#engine/styles/palette.ts'

/** A region of one layer that can be of another colour, and how much of it is seen. */
interface Patch {
  id: number
  region: Region
  area: number
}

/** What is smaller counts for nothing when colours are shared out, in parts of the whole. */
const LEAST_SEEN = 0.015
/** As many patches are petals or feathers, which take turns. */
const MANY = 5
/** A material takes a colour of its own where there is enough of it. */
const SECOND_LEAST = 0.1
/** How far one colour reaches into the next on a body, in parts of its length: a coat has no seams. */
const BLEND = 0.16
/** More colours than these lie across, as on a flag with many bars. */
const MOST_UPRIGHT = 3

/**
 * Several colours for one subject reach its materials: petals take turns, a coat has one and its belly the other, and what is all
 * of one piece is divided into bands.
 */
export function shareColours(scene: Scene, g: GBuffer): void {
  scene.layers.forEach((layer, index) => {
    const { tints } = layer
    if (!tints || tints.length < 2) return
    const patches = patchesOf(g, index)
    const whole = patches.reduce((sum, { area }) => sum + area, 0)
    const seen = patches.filter(({ area }) => area > LEAST_SEEN * whole)
    if (seen.length >= MANY) return takeTurns(seen, patches, tints)
    const byTag = materialsOf(seen)
    const hasRoom = byTag.filter(({ area }) => area > SECOND_LEAST * whole).length >= tints.length
    if (hasRoom) return byMaterial(byTag, patches, tints)
    intoBands(g, patches, { tints, isSoft: layer.drawing.form !== undefined })
  })
}

/** Marks on a scaly coat belong to it, whatever they are of elsewhere. */
const ON_SCALES = new Set(['belly', 'leaf', 'gold'])

function patchesOf({ regions, id }: GBuffer, layer: number): Patch[] {
  const areas = new Map<number, number>()
  const own = regions.flatMap((region, k) => (region.layer === layer ? [{ region, k }] : []))
  const isScaly = own.some(({ region }) => region.tag === 'scale')
  for (const { region, k } of own)
    if (isTintable(region.tag) || region.tag === 'belly' || (isScaly && ON_SCALES.has(region.tag)))
      areas.set(k, 0)
  for (const k of id) {
    const area = areas.get(k)
    if (area !== undefined) areas.set(k, area + 1)
  }
  return [...areas].map(([k, area]) => ({ id: k, area, region: regions[k]! }))
}

/** A belly is of its own colour unless it is asked for another. */
function paint(region: Region, tint: string): void {
  region.tint = tint
  if (ON_SCALES.has(region.tag)) region.tag = 'scale'
}

/** Small parts go with the one that was painted before them. */
function takeTurns(seen: readonly Patch[], all: readonly Patch[], tints: readonly string[]): void {
  const isSeen = new Set(seen)
  let turn = -1
  for (const patch of all) {
    if (isSeen.has(patch)) turn++
    paint(patch.region, tints[Math.max(0, turn) % tints.length]!)
  }
}

function materialsOf(patches: readonly Patch[]): { tag: string; area: number }[] {
  const areas = new Map<string, number>()
  for (const { region, area } of patches) areas.set(region.tag, (areas.get(region.tag) ?? 0) + area)
  return [...areas]
    .map(([tag, area]) => ({ tag, area }))
    .toSorted((one, other) => other.area - one.area)
}

function byMaterial(
  materials: readonly { tag: string }[],
  patches: readonly Patch[],
  tints: readonly string[],
): void {
  const order = new Map(materials.map(({ tag }, k) => [tag, k]))
  for (const { region } of patches)
    paint(region, tints[(order.get(region.tag) ?? 0) % tints.length]!)
}

/** Each pixel goes to the region of its band; on a body the bands run into each other. */
function intoBands(
  g: GBuffer,
  patches: readonly Patch[],
  { tints, isSoft }: { tints: readonly string[]; isSoft: boolean },
): void {
  const bandsOf = new Map(
    patches.map(({ id, region }) => [
      id,
      tints.map((tint, k) => {
        if (k > 0) g.regions.push({ ...region })
        const band = k > 0 ? g.regions.length - 1 : id
        paint(g.regions[band]!, tint)
        return band
      }),
    ]),
  )
  const isUpright = !isSoft && tints.length <= MOST_UPRIGHT
  const along = (i: number) => (isUpright ? i % g.w : Math.floor(i / g.w))
  // Bands of one width would leave next to nothing of the outer ones on what is round.
  const before = sumsAlong(g, { along, isOwn: (k) => bandsOf.has(k) })
  const whole = Math.max(1, before.at(-1)!)
  const grain = noise(2, 1)
  const most = tints.length - 1
  g.id.forEach((k, i) => {
    const bands = bandsOf.get(k)
    if (!bands) return
    const stray = isSoft ? BLEND * at(grain, i % g.w, Math.floor(i / g.w)) : 0
    const t = before[along(i)]! / whole + stray
    g.id[i] = bands[Math.min(most, Math.max(0, Math.floor(t * tints.length)))]!
  })
}

/** How much lies before each place along a way, and at the end all of it. */
function sumsAlong(
  { w, h, id }: GBuffer,
  { along, isOwn }: { along: (i: number) => number; isOwn: (k: number) => boolean },
): Float64Array {
  const sums = new Float64Array(Math.max(w, h) + 1)
  id.forEach((k, i) => {
    if (isOwn(k)) sums[along(i) + 1]!++
  })
  for (let i = 1; i < sums.length; i++) sums[i]! += sums[i - 1]!
  return sums
}
