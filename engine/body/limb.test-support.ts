import type { Pixels } from '#engine/body/photo.ts'
import { knownLimb, type SeenBody } from '#engine/body/see-body.ts'
import { createRng } from '#shared/random.ts'
import { clamp01 } from '#engine/pixels/maths.ts'

export interface MadeLimb {
  photo: Pixels
  /** 1 where skin is. */
  truth: Uint8Array
  /** What a net would say that knows limbs. */
  seen: SeenBody
}

export interface LimbOptions {
  width?: number
  height?: number
  axisDegrees?: number
  /** Linear light of the skin, 0 to 1 each. */
  skin?: readonly [number, number, number]
  /** A dark strap across the limb, so far along from its middle. */
  strapAt?: number
  /** How much wider than its middle the limb is half a picture further down, as a forearm at the elbow. */
  widening?: number
}

/** No photo: a shaded cylinder over coloured squares, quick to make and known to the pixel. */
export function makeLimb({
  width = 400,
  height = 480,
  axisDegrees = 20,
  skin = [0.52, 0.3, 0.2],
  strapAt = Infinity,
  widening = 0,
}: LimbOptions = {}): MadeLimb {
  const random = createRng(7)
  const rgba = new Uint8ClampedArray(width * height * 4)
  const truth = new Uint8Array(width * height)
  const squares = Array.from({ length: 64 }, () => [random(), random(), random()] as const)
  const turn = (axisDegrees * Math.PI) / 180
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const [dx, dy] = [x - width / 2, y - height / 2]
      const along = -dx * Math.sin(turn) + dy * Math.cos(turn)
      const radius = 0.2 * width * (1 + (2 * widening * along) / height)
      const across = (dx * Math.cos(turn) + dy * Math.sin(turn)) / radius
      const isLimb = Math.abs(across) < 1
      const isStrap = isLimb && Math.abs(along - strapAt) < 14
      truth[i] = isLimb && !isStrap ? 1 : 0
      const square = squares[(Math.floor(x / 50) + 8 * Math.floor(y / 60)) % 64]!
      const light =
        0.25 + 0.75 * clamp01(Math.sqrt(1 - Math.min(1, across * across)) - 0.25 * across)
      const grain = (random() - 0.5) * 8
      for (let q = 0; q < 3; q++) {
        const value = isStrap ? 0.02 : isLimb ? skin[q]! * light : 0.1 + 0.15 * square[2 - q]!
        rgba[4 * i + q] = 255 * Math.pow(value, 1 / 2.2) + grain
      }
      rgba[4 * i + 3] = 255
    }
  const photo = { width, height, rgba }
  const alpha = Uint8ClampedArray.from(truth, (value) => 255 * value)
  return { photo, truth, seen: knownLimb({ width, height, alpha }, photo) }
}

/** Nobody anywhere. */
export function nobodyIn(photo: Pixels): SeenBody {
  const nobody = knownLimb({ width: 1, height: 1, alpha: new Uint8ClampedArray(1) }, photo)
  nobody.person.fill(0)
  return nobody
}

/** Byte by byte; the test runner's own comparison takes a second for a picture. */
export const isSame = (one: Uint8ClampedArray, other: Uint8ClampedArray): boolean =>
  one.length === other.length && one.every((value, i) => value === other[i])
