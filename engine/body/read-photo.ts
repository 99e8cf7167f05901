import { seenClasses, toModelInput, type SeenClasses } from '#engine/body/class-scores.ts'
import { findSeed } from '#engine/body/find-seed.ts'
import { growSkin } from '#engine/body/grow-skin.ts'
import { evidenceFor, refusalFor, sureness } from '#engine/body/judge-photo.ts'
import { axisDegreesOf, cutAcross, limbAt } from '#engine/body/limb-axis.ts'
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
  const [x, y] = [(seed % width) + 0.5, Math.floor(seed / width) + 0.5]
  const skin = growSkin(field, seed, priorAround(seed, seen))
  const limb = limbAt({ width, height, isInside: (i) => skin.mask[i] === 1 }, x, y)
  const mask = matteOf(work, skin.mask, small)
  const evidence = evidenceFor(skin, field, seen)
  const quality = qualityOf(photo, work, mask)
  const refusal = refusalFor(evidence)
  return {
    limb: {
      tap: tap ?? { x: limb.x / width, y: limb.y / height },
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

/** The model is trusted about the whole piece where it knows the tapped spot for skin; close limbs it often does not know. */
function priorAround(seed: number, { bodySkin, faceSkin, hair, clothes }: SeenClasses) {
  const isKnown = bodySkin[seed]! + faceSkin[seed]! > 0.6
  const prior = new Float32Array(bodySkin.length).fill(1)
  if (!isKnown) return prior
  for (let i = 0; i < prior.length; i++)
    prior[i] = (0.75 + 0.25 * (bodySkin[i]! + faceSkin[i]!)) * (1 - 0.5 * (hair[i]! + clothes[i]!))
  return prior
}

/** In the middle of the limb beside the point of interest, along the limb, as wide as it shows well. */
export function suggestPlacement(
  reading: PhotoReading,
  art: { width: number; height: number },
): InkPlacement {
  const { limb, mask } = reading
  // Lengths in a photo are parts of its width, also those that run down it.
  const tallest = (1.7 * limb.width * art.width) / art.height
  const longest = (0.8 * (mask.height / mask.width) * art.width) / art.height
  const size = Math.min(limb.width, tallest, longest, 0.9)
  const { x, y } = middleOf(reading)
  return {
    x: Math.min(1, Math.max(0, x)),
    y: Math.min(1, Math.max(0, y)),
    turnDegrees: limb.axisDegrees,
    size: Math.min(1.5, Math.max(0.02, size)),
    bend: 1,
    age: 'healed',
  }
}

/** The point of interest moved across the limb to its middle, as far as both sides are to be seen. */
function middleOf({ limb, mask }: PhotoReading): PhotoPoint {
  const { width, height, alpha } = mask
  const turn = (limb.axisDegrees * Math.PI) / 180
  const [acrossX, acrossY] = [Math.cos(turn), Math.sin(turn)]
  const inside = { width, height, isInside: (i: number) => alpha[i]! >= 128 }
  const [x, y] = [limb.tap.x * width, limb.tap.y * height]
  const offset = cutAcross(inside, x, y, acrossX, acrossY)?.offset ?? 0
  return { x: (x + acrossX * offset) / width, y: (y + acrossY * offset) / height }
}
