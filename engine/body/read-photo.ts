import { seenClasses, toModelInput, type SeenClasses } from '#engine/body/class-scores.ts'
import { bestSpot, findSeed } from '#engine/body/find-seed.ts'
import { fitDesign } from '#engine/body/fit-design.ts'
import { growSkin } from '#engine/body/grow-skin.ts'
import { evidenceFor, refusalFor, sureness } from '#engine/body/judge-photo.ts'
import { axisDegreesOf, limbAt } from '#engine/body/limb-axis.ts'
import { clamp01 } from '#engine/pixels/maths.ts'
import { matteOf } from '#engine/body/matte.ts'
import { qualityOf } from '#engine/body/photo-quality.ts'
import { shrink, type Pixels, type SkinMask } from '#engine/body/photo.ts'
import { colourField } from '#engine/body/skin-colour.ts'
import type { InkPlacement, LimbReading, PhotoPoint } from '#shared/body.ts'

export { toModelInput }

/** What one photo tells of the skin in it. */
export interface PhotoReading {
  limb: LimbReading
  mask: SkinMask
}

/** The outline is searched at this size and drawn at the other. */
const SEARCH_PX = 256
const MASK_PX = 512

/** `classScores`: for each of 256 x 256 points how much it looks like background, hair, body skin, face skin, clothes, other. */
export function readPhoto(
  photo: Pixels,
  classScores: Float32Array,
  tap?: PhotoPoint,
): PhotoReading {
  const work = shrink(photo, MASK_PX)
  const small = shrink(work, SEARCH_PX)
  const { width, height } = small
  const field = colourField(small)
  const seen = seenClasses(classScores, small)
  const seed = tap ? pointAt(tap, width, height) : findSeed(field, seen)
  const skin = growSkin(field, seed, priorsAround(seed, seen))
  const spot = tap ? seed : bestSpot(skin.mask, small)
  const [x, y] = [(spot % width) + 0.5, Math.floor(spot / width) + 0.5]
  const limb = limbAt({ width, height, isInside: (i) => skin.mask[i] === 1 }, x, y)
  const mask = matteOf(work, skin.mask, small)
  const evidence = evidenceFor(skin, field, seen, limb)
  const quality = qualityOf(photo, work, mask)
  const refusal = refusalFor(evidence)
  return {
    limb: {
      tap: tap ?? { x: clamp01(limb.x / width), y: clamp01(limb.y / height) },
      axisDegrees: limb.isTube ? axisDegreesOf(limb) : 0,
      width: (2 * limb.radius) / width,
      skinShare: evidence.share,
      quality: refusal ? 0 : quality.score * sureness(evidence),
      refusals: refusal ? [refusal, ...quality.refusals] : quality.refusals,
    },
    mask,
  }
}

const pointAt = ({ x, y }: PhotoPoint, width: number, height: number) =>
  Math.min(height - 1, Math.floor(y * height)) * width + Math.min(width - 1, Math.floor(x * width))

/** Where the model knows the tapped spot for skin, its word on the whole piece counts a little or much; close limbs it often does not know. */
function priorsAround(seed: number, seen: SeenClasses): Float32Array[] {
  const isKnown = seen.bodySkin[seed]! + seen.faceSkin[seed]! > 0.6
  return isKnown
    ? [priorBy(seen, 0.25), priorBy(seen, 0.7)]
    : [new Float32Array(seen.bodySkin.length).fill(1)]
}

function priorBy({ bodySkin, faceSkin, hair, clothes }: SeenClasses, trust: number) {
  const doubt = 0.4 + 0.4 * trust
  return bodySkin.map(
    (value, i) =>
      (1 - trust + trust * (value + faceSkin[i]!)) * (1 - doubt * (hair[i]! + clothes[i]!)),
  )
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
