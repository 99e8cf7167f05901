import { canineBody, isLeg } from '#engine/forms/bodies/canine.ts'
import type { Body, Skin } from '#engine/forms/sculpt/body.ts'
import type { Head } from '#engine/forms/sculpt/head.ts'
import { noise } from '#engine/forms/sculpt/maths.ts'
import type { Build, Pose } from '#engine/forms/sculpt/quadruped.ts'
import type { Spot } from '#engine/forms/sculpt/skin.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'

/** A silverback: arms like trunks, short legs, no tail to speak of. */
export const GORILLA: Build = {
  spine: [0.36, 0.38, 0.36],
  trunk: [0.4, 0.45, 0.5, 0.48],
  flat: 0.92,
  neck: [0.2, 0.18],
  throat: [0.44, 0.38, 0.3],
  fore: [0.36, 0.56, 0.54, 0.12, 0.14],
  foreR: [0.31, 0.21, 0.16, 0.15, 0.12],
  hind: [0.42, 0.38, 0.16, 0.2],
  hindR: [0.34, 0.22, 0.14, 0.13, 0.11],
  wide: [0.22, 0.36],
  tail: { long: 0.06, r: [0.08, 0.05] },
  foot: 'paw',
  claws: 0.2,
  head: { scale: 0.46, ahead: 0.2, up: 0.1, k: 0.14 },
}
/** A monkey of the trees: slim limbs, a long tail. */
export const MONKEY: Build = {
  spine: [0.3, 0.32, 0.3],
  trunk: [0.26, 0.25, 0.27, 0.25],
  flat: 0.9,
  neck: [0.14, 0.12],
  throat: [0.22, 0.19, 0.16],
  fore: [0.24, 0.4, 0.4, 0.1, 0.12],
  foreR: [0.15, 0.09, 0.066, 0.062, 0.055],
  hind: [0.4, 0.4, 0.16, 0.16],
  hindR: [0.2, 0.11, 0.068, 0.068, 0.058],
  wide: [0.14, 0.2],
  tail: { long: 1.7, r: [0.06, 0.055, 0.05, 0.045, 0.04, 0.02] },
  foot: 'paw',
  claws: 0.2,
  head: { scale: 0.4, ahead: 0.14, up: 0.12, k: 0.1 },
}

/** On its knuckles, chest high. */
const KNUCKLES: Pose = {
  spine: [34, 30, 24],
  neck: [34, 16],
  fore: [
    [-66, [-76, 8], [-66, 4], -84, -160],
    [-72, [-118, 8], [-100, 4], -96, -168],
  ],
  hind: [
    [[-74, 16], -126, -30, -4],
    [[-30, 16], -112, -12, 0],
  ],
  tail: [-140, -130],
  face: [0.74, -0.06, 0.66],
}
/** On its haunches, forearms on its knees. */
const SIT: Pose = {
  spine: [66, 76, 72],
  neck: [70, 56],
  fore: [
    [-60, [-92, 22], [-46, -4], [-60, 0], -70],
    [-56, [-84, 22], [-40, -4], [-56, 0], -70],
  ],
  hind: [
    [[28, 26], [-104, 6], -4, 0],
    [[34, 26], [-102, 6], -4, 0],
  ],
  tail: [-160, -176, 170, 140, 100, 60, 20, -40],
  face: [0.62, -0.04, 0.78],
}
export const APE_POSES = { knuckles: KNUCKLES, sit: SIT }

interface Ape {
  build: Build
  pose: Pose
  camera: Camera
  bust: Head
  /** Tone of the coat, and of the saddle and the belly. */
  tones: readonly [coat: number, saddle: number, belly: number]
}

export function apeBody({ build, pose, camera, bust, tones: [plain, saddle, below] }: Ape): Body {
  const skin = (spot: Spot): Skin => {
    const { tube, u, v, arc } = spot
    const leg = isLeg(spot)
    const tail = tube.name === 'tail'
    const belly = Math.abs(v) / Math.PI
    const lock = noise(arc * 5, v * 8) * 0.1
    if (leg && u > 0.86) return { tone: 0.5, hue: 1, hair: 0 }
    const back =
      leg || tail ? 0 : smoothstep(0.62, 0.44, belly + lock) * smoothstep(0.36, 0.5, u + lock)
    const front = leg || tail ? 0 : smoothstep(0.7, 0.85, belly + lock)
    return {
      tone: mix(mix(plain, saddle, back), below, front) + lock * 0.3,
      hue: 0,
      hair: leg ? mix(0.15, 0.08, u) : tail ? 0.07 : 0.13,
      lift: leg ? 0.16 : 0.22,
    }
  }
  return canineBody({ build, pose, camera, bust, skin })
}
