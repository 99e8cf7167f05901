import { findLimb, likeliestSpot, type FoundSkin } from '#engine/body/find-limb.ts'
import { fitDesign } from '#engine/body/fit-design.ts'
import { areaOf } from '#engine/body/grid.ts'
import { axisDegreesOf, cutAcross, limbAt } from '#engine/body/limb-axis.ts'
import { matteOf } from '#engine/body/matte.ts'
import { qualityOf } from '#engine/body/photo-quality.ts'
import { resample, shrink, type Pixels, type SkinMask } from '#engine/body/photo.ts'
import { clamp01 } from '#engine/pixels/maths.ts'
import type { SeenBody, Sight } from '#engine/body/see-body.ts'
import type { InkPlacement, LimbReading, PhotoRefusal, PhotoTap } from '#shared/body.ts'

/** What one photo tells of the skin in it. */
export interface PhotoReading {
  limb: LimbReading
  mask: SkinMask
  /** No skin is known: all of the photo counts as a plane. */
  isPlane?: boolean
}

/** Outlines are drawn at this size. */
const MASK_PX = 512
/** Within so many degrees two opinions of an axis agree. */
const AGREED = 8
/** Further from a tap there is no skin that was meant, in parts of the longer edge. */
const MOST_AWAY = 0.025
/**
 * How sure the net must be, on average, and how much of the photo it must be: less was a wall, a suit or sand on the photos that were tried.
 * Where nobody tapped only what is surer and larger is taken; otherwise a tap is asked for.
 */
const TAPPED = [0.65, 0.01] as const
const UNASKED = [0.8, 0.012] as const

/** The skin around a tap, or around the likeliest spot where nobody tapped. */
export function readPhoto(photo: Pixels, seen: SeenBody, tap?: PhotoTap): PhotoReading {
  const work = shrink(photo, MASK_PX)
  const small = resample(work, seen.width, seen.height)
  const isFaceMeant = tap?.isFaceMeant ?? false
  const found = findLimb(seen, tap && pointAt(tap, seen))
  const { width, height } = seen
  const spot = tap ? found.seed : likeliestSpot(found.mask, seen)
  const [x, y] = [(spot % width) + 0.5, Math.floor(spot / width) + 0.5]
  const mask = matteOf(work, found.mask, small)
  const share = areaOf(found.mask) / found.mask.length
  const quality = qualityOf(photo, work, mask)
  const refusal = refusalFor(found, share, tap)
  return {
    limb: {
      // What was tapped beside the skin is taken for the skin nearest to it.
      tap: tap && found.away === 0 ? tap : { ...tap, x: x / width, y: y / height, isFaceMeant },
      ...runOf(found, seen, x, y),
      skinShare: share,
      quality: refusal ? 0 : quality.score * clamp01(found.sureness),
      refusals: refusal ? [refusal, ...quality.refusals] : quality.refusals,
    },
    mask,
  }
}

/** Where nobody tapped, the spot that is found is looked at from closer, as if it had been. */
export function readPhotoBy(photo: Pixels, sight: Sight, tap?: PhotoTap): PhotoReading {
  const first = readPhoto(photo, sight(tap), tap)
  if (tap || first.limb.refusals.length > 0) return first
  const closer = readPhoto(photo, sight(first.limb.tap), first.limb.tap)
  return closer.limb.refusals.length > 0 ? first : closer
}

const pointAt = ({ x, y }: PhotoTap, { width, height }: SeenBody) =>
  Math.min(height - 1, Math.floor(y * height)) * width + Math.min(width - 1, Math.floor(x * width))

function refusalFor(
  { away, sureness, isFace }: FoundSkin,
  share: number,
  tap: PhotoTap | undefined,
): PhotoRefusal | undefined {
  const [leastSure, leastShare] = tap ? TAPPED : UNASKED
  if (away > MOST_AWAY || sureness < leastSure) return 'no-person'
  if (isFace && !tap?.isFaceMeant) return 'on-face'
  return share < leastShare ? 'too-little-skin' : undefined
}

/** Which way the limb runs, by its bone, and how wide it is there. Where no bone is seen its outline tells both. */
function runOf(
  { mask, axisDegrees }: FoundSkin,
  { width, height }: SeenBody,
  x: number,
  y: number,
): Pick<LimbReading, 'axisDegrees' | 'width'> {
  const inside = { width, height, isInside: (i: number) => mask[i] === 1 }
  const byOutline = limbAt(inside, x, y)
  if (axisDegrees === undefined)
    return {
      axisDegrees: byOutline.isTube ? axisDegreesOf(byOutline) : 0,
      width: Math.max(1, 2 * byOutline.radius) / width,
    }
  const degrees = byOutline.isTube ? between(axisDegrees, axisDegreesOf(byOutline)) : axisDegrees
  const turn = (degrees * Math.PI) / 180
  const cut = cutAcross(inside, x, y, Math.cos(turn), Math.sin(turn))
  return { axisDegrees: degrees, width: Math.max(1, 2 * (cut?.half ?? byOutline.radius)) / width }
}

/** The bone knows which limb is meant and its outline where it runs: where they nearly agree both count, otherwise the bone does. */
function between(bone: number, outline: number): number {
  const apart = ((((outline - bone) % 180) + 270) % 180) - 90
  if (Math.abs(apart) > AGREED) return bone
  const middle = bone + apart / 2
  return middle > 90 ? middle - 180 : middle <= -90 ? middle + 180 : middle
}

/** In the middle of the limb beside the point of interest, along the limb, as large as it shows well. */
export function suggestPlacement({ limb, mask }: PhotoReading, art: Pixels): InkPlacement {
  const { x, y, width } = fitDesign(limb, mask, art)
  return {
    x: clamp01(x / mask.width),
    y: clamp01(y / mask.height),
    turnDegrees: limb.axisDegrees,
    size: Math.min(1.5, Math.max(0.02, width / mask.width)),
    bend: 1,
    age: 'healed',
  }
}
