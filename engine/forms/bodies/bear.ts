import { approaching } from '#engine/forms/bodies/approaching.ts'
import { LIE } from '#engine/forms/bodies/resting.ts'
import { canineBody, isLeg } from '#engine/forms/bodies/canine.ts'
import { young } from '#engine/forms/bodies/shaped.ts'
import type { Bearing } from '#engine/forms/heads/canine.ts'
import { bear as bust, type BearCoat } from '#engine/forms/heads/bear.ts'
import type { Body, Skin } from '#engine/forms/sculpt/body.ts'
import { noise } from '#engine/forms/sculpt/maths.ts'
import type { Build, Pose } from '#engine/forms/sculpt/quadruped.ts'
import type { Spot } from '#engine/forms/sculpt/skin.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'

/** Heavy all over, a hump over the shoulders, flat soles, long claws, hardly a tail. */
const BUILD: Build = {
  spine: [0.42, 0.44, 0.42],
  trunk: [0.42, 0.43, 0.46, 0.47],
  flat: 0.84,
  neck: [0.3, 0.26],
  throat: [0.44, 0.38, 0.3],
  fore: [0.42, 0.44, 0.42, 0.14, 0.17],
  foreR: [0.29, 0.2, 0.155, 0.15, 0.12],
  hind: [0.46, 0.42, 0.2, 0.2],
  hindR: [0.36, 0.23, 0.15, 0.15, 0.12],
  wide: [0.22, 0.26],
  tail: { long: 0.14, r: [0.09, 0.07] },
  foot: 'paw',
  claws: 1.7,
  sinew: 1,
  head: { scale: 0.44, ahead: 0.2, up: 0.06, k: 0.16 },
}

/** In step, head low and swung out. */
const WALK: Pose = {
  spine: [8, -2, -4],
  neck: [2, -4],
  fore: [
    [-52, [-92, 6], [-66, 4], -50, -6],
    [-70, [-122, 6], [-102, 4], -70, -10],
  ],
  hind: [
    [[-84, 8], -124, -50, -6],
    [[-46, 8], -118, -30, 0],
  ],
  tail: [-140, -120],
  face: [0.74, -0.12, 0.66],
}
/** Up on its hind legs, arms raised. */
const REAR: Pose = {
  spine: [76, 84, 78],
  neck: [74, 52],
  fore: [
    [-34, [-34, 34], [14, 10], [0, 0], [-34, 0]],
    [-24, [16, 30], [66, 12], [44, 0], 0],
  ],
  hind: [
    [[-72, 16], [-112, 6], -24, 0],
    [[-34, 20], [-100, 8], -20, 0],
  ],
  tail: [-160, -140],
  face: [0.86, 0.28, 0.42],
  crown: [-0.3, 0.95, 0],
}
/** Down on its haunches like a bear at rest, forepaws between its knees. */
const SIT: Pose = {
  spine: [58, 62, 60],
  neck: [54, 34],
  fore: [
    [-70, [-104, 14], [-58, 2], -50, -20],
    [-60, [-88, 14], [-44, 2], -40, -16],
  ],
  hind: [
    [[-4, 40], [-22, 26], 20, 78],
    [[2, 40], [-18, 26], 24, 80],
  ],
  tail: [-170, -176],
  face: [0.74, -0.08, 0.66],
}
/** At full tilt: forelegs thrown ahead, hind legs driving, head out. */
const CHARGE: Pose = {
  spine: [14, 2, -8],
  neck: [10, 2],
  fore: [
    [-38, [-58, 8], [-20, 4], -30, -10],
    [-62, [-116, 8], [-60, 4], -110, -140],
  ],
  hind: [
    [[-122, 10], -150, -110, -130],
    [[-90, 8], -146, -84, -90],
  ],
  tail: [-150, -140],
  face: [0.84, -0.1, 0.52],
}
const POSES = {
  walk: WALK,
  approach: approaching(WALK),
  rear: REAR,
  sit: SIT,
  charge: CHARGE,
  lie: LIE,
}

/** Long brown fur, darker on legs, grizzled on the hump. */
function coat(spot: Spot): Skin {
  const { tube, u, v, arc } = spot
  const leg = isLeg(spot)
  const belly = Math.abs(v) / Math.PI
  const lock = noise(arc * 4, v * 7) * 0.12 + noise(arc * 9, v * 19) * 0.05
  const hump = leg ? 0 : smoothstep(0.28, 0.1, belly + lock) * smoothstep(0.75, 0.3, u)
  const dark = leg ? smoothstep(0.25, 0.8, u + lock) : smoothstep(0.5, 0.95, belly + lock) * 0.25
  const tone = mix(mix(0.48, 0.34, hump), 0.7, dark)
  return {
    tone,
    hue: tone > 0.72 ? 2 : tone < 0.3 ? 1 : 0,
    hair: leg ? mix(0.16, 0.07, u) : tube.name === 'tail' ? 0.14 : 0.2,
    lift: leg ? 0.16 : 0.26,
  }
}

/** How it bears its head, which coat it has and bones of its own. */
interface BearLook extends Bearing {
  coat?: BearCoat
  build?: Build
}

/** White, a little grey where the legs turn under. */
function white(spot: Spot): Skin {
  const { tone, ...brown } = coat(spot)
  return { ...brown, tone: 0.04 + tone * 0.1, hue: 0 }
}

export const bearBody = (
  pose: keyof typeof POSES,
  camera: Camera,
  { coat: kind = 'brown', build = BUILD, ...bearing }: BearLook = {},
): Body =>
  canineBody({
    build,
    pose: POSES[pose],
    camera,
    bust: bust(camera, bearing, kind),
    skin: kind === 'white' ? white : coat,
  })

export const cubBody = (camera: Camera): Body => bearBody('walk', camera, { build: young(BUILD) })
