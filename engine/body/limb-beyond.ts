import type { Limb } from '#engine/body/limb-axis.ts'
import { BINS, type ColourField } from '#engine/body/skin-colour.ts'

/** A colour of the piece takes up at least this share of it. */
const COMMON = 0.004
/** Cuts across the limb are read at so many points on either side of its middle, over so much of its radius. */
const SIDE_POINTS = 4
const SIDE_REACH = 0.6
/** Straps and bandages are no wider, in radii of the limb. */
const WIDEST_BAND = 3
const MOST_OF_A_CUT = 0.75

/** How far the limb's colours go on beyond what lies across it, such as a strap, in its radii; 0 where the piece just ends. */
export function beyondBand(mask: Uint8Array, field: ColourField, limb: Limb): number {
  const common = commonColours(mask, field)
  return Math.max(
    longestRun(mask, field, common, limb, -1),
    longestRun(mask, field, common, limb, 1),
  )
}

function commonColours(mask: Uint8Array, { bin }: ColourField): Uint8Array {
  const counts = new Uint32Array(BINS)
  let area = 0
  for (let i = 0; i < mask.length; i++) {
    counts[bin[i]!]! += mask[i]!
    area += mask[i]!
  }
  return Uint8Array.from(counts, (count) => (count > COMMON * area ? 1 : 0))
}

function longestRun(
  mask: Uint8Array,
  field: ColourField,
  common: Uint8Array,
  { x, y, alongX, alongY, radius }: Limb,
  direction: 1 | -1,
): number {
  const { width, height, bin } = field
  const spacing = (SIDE_REACH * radius) / SIDE_POINTS
  let [longest, run, sinceMask] = [0, 0, 0]
  for (let along = 0; sinceMask <= WIDEST_BAND * radius; along++) {
    const [middleX, middleY] = [x + direction * alongX * along, y + direction * alongY * along]
    if (middleX < 0 || middleY < 0 || middleX >= width || middleY >= height) break
    let [points, inside, alike] = [0, 0, 0]
    for (let side = -SIDE_POINTS; side <= SIDE_POINTS; side++) {
      const column = Math.floor(middleX - alongY * side * spacing)
      const row = Math.floor(middleY + alongX * side * spacing)
      if (column < 0 || row < 0 || column >= width || row >= height) continue
      const i = row * width + column
      points++
      if (mask[i]) inside++
      else alike += common[bin[i]!]!
    }
    const isInside = inside > points / 2
    sinceMask = isInside ? 0 : sinceMask + 1
    run = !isInside && alike > MOST_OF_A_CUT * points ? run + 1 : 0
    longest = Math.max(longest, run)
  }
  return longest / Math.max(1, radius)
}
