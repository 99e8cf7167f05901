import { approaching } from '#engine/forms/bodies/approaching.ts'
import { isLeg } from '#engine/forms/bodies/canine.ts'
import {
  creases,
  elephant as bust,
  elephantTips,
  type Trunk,
} from '#engine/forms/heads/elephant.ts'
import type { Body, Skin } from '#engine/forms/sculpt/body.ts'
import { fromSeat } from '#engine/forms/sculpt/figure.ts'
import { noise } from '#engine/forms/sculpt/maths.ts'
import { quadruped, type Build, type Pose } from '#engine/forms/sculpt/quadruped.ts'
import type { Spot } from '#engine/forms/sculpt/skin.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'
import { smoothstep } from '#engine/pixels/maths.ts'

/** A barrel on four pillars, hardly a neck, a thin tail. */
const BUILD: Build = {
  spine: [0.42, 0.44, 0.4],
  trunk: [0.46, 0.52, 0.53, 0.48],
  flat: 0.8,
  neck: [0.2, 0.2],
  throat: [0.46, 0.4, 0.34],
  fore: [0.46, 0.5, 0.54, 0.22, 0.08],
  foreR: [0.3, 0.2, 0.15, 0.14, 0.15],
  hind: [0.5, 0.5, 0.34, 0.08],
  hindR: [0.38, 0.23, 0.15, 0.14, 0.15],
  wide: [0.24, 0.26],
  tail: { long: 0.85, r: [0.07, 0.05, 0.035, 0.028, 0.05, 0.01] },
  foot: 'pillar',
  hide: 'bone',
  head: { scale: 0.62, ahead: 0.3, up: 0.06, k: 0.16, reach: 2.3 },
}

/** At a stride, head up. */
const WALK: Pose = {
  spine: [2, 4, 0],
  neck: [24, 20],
  fore: [
    [-66, [-84, 4], [-66, 2], -74, -86],
    [-72, [-112, 4], [-98, 2], -100, -84],
  ],
  hind: [
    [[-94, 4], -116, -96, -86],
    [[-64, 4], -104, -78, -84],
  ],
  tail: [-130, -104, -96, -92, -100],
  face: [0.7, -0.1, 0.72],
}

const POSES = { walk: WALK, approach: approaching(WALK) }

/** Folds where the limbs leave the trunk, rings about the legs, a net of creases over all. */
function hide(spot: Spot): Skin {
  const { tube, u, v, arc, at } = spot
  const leg = isLeg(spot)
  const rings = leg
    ? smoothstep(0.3, 0.05, Math.abs(Math.sin(arc * 31 + noise(v * 2.5, arc * 3) * 1.6))) *
      smoothstep(0.3, 0.5, u) *
      0.12
    : 0
  const net = creases(at[1] * 0.8 + at[2] * 0.3, at[0] * 0.8 - at[2] * 0.3) * (leg ? 0.18 : 0.26)
  const tuft = tube.name === 'tail' ? smoothstep(0.75, 0.85, u) : 0
  return {
    tone: 0.36 + rings + net + noise(at[0] * 2, at[1] * 2) * 0.08 + tuft * 0.5,
    hue: tuft > 0.5 ? 2 : 0,
    hair: tuft > 0.5 ? 0.18 : 0,
  }
}

export function elephantBody(
  trunk: Trunk,
  camera: Camera,
  pose: keyof typeof POSES = 'walk',
): Body {
  const head = bust(camera, trunk)
  const f = quadruped(BUILD, POSES[pose])
  return {
    name: 'elephant',
    camera,
    clay: f.clay,
    tubes: f.tubes,
    tags: head.tags!,
    sheen: 0.1,
    head: { bust: head, seat: f.seat, hue: head.hue!, reach: 0.9 },
    own: { horn: { tone: 0.1, hue: 1, gloss: 0.2 } },
    shown: elephantTips(trunk).map((tip) => fromSeat(f.seat, tip)),
    skin: hide,
  }
}
