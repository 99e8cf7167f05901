import { cutAcross, type Inside } from '#engine/body/limb-axis.ts'
import { shrink, type Pixels, type SkinMask } from '#engine/body/photo.ts'
import type { LimbReading } from '#shared/body.ts'

/** A design on a limb: its middle and its width, in points of the mask. */
export interface Fit {
  x: number
  y: number
  width: number
}

/** Where a design has ink: `across` and `down` from the design's middle, in parts of the design's width. */
interface InkSpots {
  spots: { across: number; down: number }[]
  middle: { across: number; down: number }
  width: number
  height: number
}

const INSIDE = 128
/** The design is judged by this many points along its longer edge. */
const SPOTS = 24
/** Parts of the limb's width: a design that is wider than tall may reach further around. */
const TALL_WIDTH = 0.7
const FLAT_WIDTH = 0.85
const LONGEST = 1.8
/** Part of the photo's shorter edge: on a back the design needs skin around it to be looked at. */
const MOST_OF_PHOTO = 0.6
const SCALES = [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.42, 0.35]
/** Steps along the limb on either side, and how far all of them go in limb widths. */
const STEPS = 10
const REACH = 1
/** What a limb's width away from the wanted spot costs, in parts of the wanted size. */
const AWAY = 0.4
/** Nothing is drawn closer to the picture's edge, in parts of its width. */
const MARGIN = 0.02

/** As large as suits the limb and as near to the wanted spot as leaves all of the design on skin. */
export function fitDesign(limb: LimbReading, mask: SkinMask, art: Pixels): Fit {
  const ink = inkSpotsOf(art)
  const limbWidth = limb.width * mask.width
  const wanted = Math.min(
    (ink.height < 0.8 * ink.width ? FLAT_WIDTH : TALL_WIDTH) * (limbWidth / ink.width),
    LONGEST * (limbWidth / ink.height),
    (MOST_OF_PHOTO * Math.min(mask.width, mask.height)) / Math.max(ink.width, ink.height),
  )
  const turn = (limb.axisDegrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  let [best, most] = [undefined as Fit | undefined, -Infinity]
  for (let step = -STEPS; step <= STEPS; step++) {
    const away = (REACH * step) / STEPS
    const spot = middleAt(limb, mask, away * limbWidth)
    for (const scale of SCALES) {
      const width = wanted * scale
      const { across, down } = ink.middle
      const x = spot.x - width * (across * cos - down * sin)
      const y = spot.y - width * (across * sin + down * cos)
      const onSkin = skinUnder(ink, mask, { x, y, width }, cos, sin)
      // Ink beside the skin counts far more than a smaller design.
      const value = scale - AWAY * Math.abs(away) - 4 * (1 - onSkin)
      if (value <= most) continue
      most = value
      best = { x, y, width }
    }
  }
  return best!
}

function inkSpotsOf(art: Pixels): InkSpots {
  const { width, height, rgba } = shrink(art, SPOTS)
  const at = (i: number) => ({
    across: ((i % width) + 0.5 - width / 2) / width,
    down: (Math.floor(i / width) + 0.5 - height / 2) / width,
  })
  const all = Array.from({ length: width * height }, (_, i) => i)
  const inked = all.filter((i) => rgba[4 * i + 3]! > 12)
  const spots = (inked.length > 0 ? inked : all).map(at)
  const [left, right] = rangeOf(spots.map(({ across }) => across))
  const [top, bottom] = rangeOf(spots.map(({ down }) => down))
  return {
    spots,
    middle: { across: (left + right) / 2, down: (top + bottom) / 2 },
    width: right - left + 1 / width,
    height: bottom - top + 1 / width,
  }
}

const rangeOf = (values: readonly number[]) => [Math.min(...values), Math.max(...values)] as const

/** On the limb's middle line so far along from the wanted spot, as far as both sides are to be seen. */
function middleAt({ axisDegrees, tap }: LimbReading, mask: SkinMask, along: number) {
  const turn = (axisDegrees * Math.PI) / 180
  const [acrossX, acrossY] = [Math.cos(turn), Math.sin(turn)]
  const inside: Inside = {
    width: mask.width,
    height: mask.height,
    isInside: (i) => mask.alpha[i]! >= INSIDE,
  }
  const x = tap.x * mask.width - acrossY * along
  const y = tap.y * mask.height + acrossX * along
  const offset = cutAcross(inside, x, y, acrossX, acrossY)?.offset ?? 0
  return { x: x + acrossX * offset, y: y + acrossY * offset }
}

/** Share of the ink that would lie on skin. */
function skinUnder(
  { spots }: InkSpots,
  { width, height, alpha }: SkinMask,
  fit: Fit,
  cos: number,
  sin: number,
): number {
  const margin = MARGIN * width
  let count = 0
  for (const { across, down } of spots) {
    const x = fit.x + fit.width * (across * cos - down * sin)
    const y = fit.y + fit.width * (across * sin + down * cos)
    if (x < margin || y < margin || x >= width - margin || y >= height - margin) continue
    if (alpha[Math.floor(y) * width + Math.floor(x)]! >= INSIDE) count++
  }
  return count / spots.length
}
