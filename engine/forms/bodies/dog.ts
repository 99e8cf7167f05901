import { CANINE_BUILD, CANINE_POSES, canineBody, isLeg } from '#engine/forms/bodies/canine.ts'
import type { BreedName } from '#engine/forms/heads/breeds.ts'
import type { Bearing } from '#engine/forms/heads/canine.ts'
import { dog as bust } from '#engine/forms/heads/dog.ts'
import type { Body, Skin } from '#engine/forms/sculpt/body.ts'
import { noise } from '#engine/forms/sculpt/maths.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'
import type { Build } from '#engine/forms/sculpt/quadruped.ts'
import type { Spot } from '#engine/forms/sculpt/skin.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'

/** How a breed is coated below the neck: tones of coat, pale parts and saddle, and how long its hair is. */
interface Cloak {
  build: Build
  base: number
  saddle: number
  /** How far round the body the pale belly reaches, 1 not at all. */
  belly: number
  hair: number
}

const SMOOTH: Build = {
  ...CANINE_BUILD,
  throat: [0.33, 0.26, 0.23],
  tail: { long: 0.85, r: [0.085, 0.08, 0.065, 0.05, 0.02] },
  sinew: 0.6,
}

const CLOAKS = {
  labrador: { build: SMOOTH, base: 0.26, saddle: 0.32, belly: 0.8, hair: 0.06 },
  'german-shepherd': { build: CANINE_BUILD, base: 0.34, saddle: 0.7, belly: 1, hair: 0.1 },
  husky: { build: CANINE_BUILD, base: 0.6, saddle: 0.64, belly: 0.5, hair: 0.16 },
} as const satisfies Partial<Record<BreedName, Cloak>>
export type WholeBreed = keyof typeof CLOAKS

const skinOf =
  ({ base, saddle, belly: reach, hair }: Cloak) =>
  (spot: Spot): Skin => {
    const { tube, u, v, arc, along } = spot
    const belly = Math.abs(v) / Math.PI
    const leg = isLeg(spot)
    const lock = noise(arc * 4, v * 9) * 0.08 + noise(arc * 9 + 5, v * 22) * 0.05
    const dark = leg ? 0 : smoothstep(0.5, 0.38, belly + lock)
    const pale = leg
      ? reach < 0.6
        ? smoothstep(0.1, 0.3, u + lock)
        : 0
      : smoothstep(reach - 0.04, reach + 0.08, belly + lock)
    const tone = mix(mix(base, saddle, dark), 0.05, pale)
    return {
      tone,
      hue: tone > 0.56 ? 2 : tone < 0.2 ? 1 : 0,
      hair: leg ? 0.045 : tube.name === 'tail' ? hair * 1.6 : hair,
      lift: 0.18,
      to: [along[0], along[1] - (leg ? 0 : smoothstep(0.5, 0.9, belly) * 0.4), along[2]],
    }
  }

export const dogBody = (
  breed: WholeBreed,
  pose: keyof typeof CANINE_POSES,
  camera: Camera,
  bearing: Bearing = {},
): Body =>
  canineBody({
    build: CLOAKS[breed].build,
    pose: CANINE_POSES[pose],
    camera,
    bust: bust(breed, camera, bearing),
    skin: skinOf(CLOAKS[breed]),
  })
