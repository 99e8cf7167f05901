import { CANINE_BUILD, CANINE_POSES, canineBody, isLeg } from '#engine/forms/bodies/canine.ts'
import { young } from '#engine/forms/bodies/shaped.ts'
import { wolf as bust } from '#engine/forms/heads/wolf.ts'
import type { Bearing } from '#engine/forms/heads/canine.ts'
import type { Build, Pose } from '#engine/forms/sculpt/quadruped.ts'
import type { Body, Skin } from '#engine/forms/sculpt/body.ts'
import { noise, type V3 } from '#engine/forms/sculpt/maths.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'
import type { Spot } from '#engine/forms/sculpt/skin.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'

/** Leaner than a dog: deep chest, tucked belly, long straight legs on small feet. */
const BUILD: Build = {
  ...CANINE_BUILD,
  spine: [0.4, 0.44, 0.42],
  trunk: [0.23, 0.185, 0.32, 0.33],
  flat: 0.64,
  throat: [0.34, 0.3, 0.26],
  fore: [0.4, 0.41, 0.5, 0.17, 0.13],
  foreR: [0.155, 0.082, 0.052, 0.064, 0.062],
  hind: [0.46, 0.5, 0.4, 0.13],
  hindR: [0.21, 0.1, 0.046, 0.062, 0.06],
  tail: { long: 0.95, r: [0.07, 0.11, 0.13, 0.1, 0.02] },
  head: { ...CANINE_BUILD.head, scale: 0.37 },
}

/** Thigh forward and shank back, so that the hock shows; the head no higher than a hunter carries it. */
const STAND: Pose = {
  ...CANINE_POSES.stand,
  spine: [-4, -4, -2],
  neck: [42, 28],
  fore: [
    [-62, [-110, 3], [-88, 2], -84, -4],
    [-58, [-98, 3], [-78, 2], -74, -4],
  ],
  hind: [
    [[-68, 4], -134, -88, -4],
    [[-44, 4], -118, -76, -4],
  ],
  tail: [-138, -112, -98, -94, -104],
}

/** Nose, and the chin of an open jaw. */
const MUZZLE: readonly V3[] = [
  [0, -0.3, 1.5],
  [0, -1.05, 1.1],
]

const POSES = { ...CANINE_POSES, stand: STAND }

/** Dark saddle, pale belly and legs, black tip of the tail; borders break into locks along the hair. */
function coat(spot: Spot): Skin {
  const { tube, u, v, arc, along } = spot
  const belly = Math.abs(v) / Math.PI
  const leg = isLeg(spot)
  const lock = noise(arc * 4, v * 9) * 0.09 + noise(arc * 9 + 5, v * 22) * 0.05
  const saddle = leg ? 0 : smoothstep(0.42, 0.26, belly + lock)
  const pale = leg
    ? smoothstep(0.2, 0.6, u + lock * 2) * smoothstep(0.3, 0.6, belly + lock) * 0.8
    : smoothstep(0.58, 0.72, belly + lock)
  const tip = tube.name === 'tail' ? smoothstep(0.7, 0.85, u) : 0
  const tone = mix(mix(mix(0.4, 0.56, saddle), 0.05, pale), 0.9, tip)
  // long on neck and withers, close over the flank: long everywhere, the body is plush
  const long = leg ? 0.035 : tube.name === 'trunk' ? mix(0.26, 0.07, smoothstep(0.1, 0.6, u)) : 0.24
  const down = leg ? 0 : smoothstep(0.5, 0.9, belly) * 0.5
  return {
    tone,
    hue: tone > 0.6 ? 2 : tone < 0.22 ? 1 : 0,
    hair: long,
    lift: leg ? 0.1 : 0.26,
    to: [along[0], along[1] - down, along[2]],
  }
}

export const wolfBody = (
  pose: keyof typeof POSES,
  camera: Camera,
  bearing: Bearing = {},
  build = BUILD,
): Body =>
  canineBody({
    build,
    pose: POSES[pose],
    camera,
    bust: bust(camera, bearing),
    skin: coat,
    // a howl throws the muzzle out of the picture
    ...(pose === 'howl' ? { tips: MUZZLE } : {}),
  })

export const pupBody = (camera: Camera): Body => wolfBody('stand', camera, {}, young(BUILD))
