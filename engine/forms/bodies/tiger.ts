import { FELINE_POSES, type FelinePose } from '#engine/forms/bodies/feline-poses.ts'
import { BIG_CAT, felineBody, isLeg, type FelineLook } from '#engine/forms/bodies/feline.ts'
import { young } from '#engine/forms/bodies/shaped.ts'
import { tiger as bust } from '#engine/forms/heads/tiger.ts'
import type { Body, Skin } from '#engine/forms/sculpt/body.ts'
import { clamp, noise } from '#engine/forms/sculpt/maths.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'
import type { Spot } from '#engine/forms/sculpt/skin.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'

/** Black bars round the body: from the back down, pointed, some split round a gold core, short ones between; no two alike. */
function stripe(spot: Spot): number {
  const { tube, arc, v } = spot
  const leg = isLeg(spot)
  const tail = tube.name === 'tail'
  const gap = tail ? 0.17 : leg ? 0.13 : 0.15
  const around = Math.abs(v) / Math.PI
  const side = v > 0 ? 3.7 : 11.3
  const wobble = noise(around * 4 + side, arc * 1.7) * 0.36 * Math.min(1, around * 4)
  const a = arc / gap + wobble + (leg ? around * 0.3 : around * 0.7)
  const n = Math.floor(a)
  const h = Math.abs(a - n - 0.5) * 2
  if (tail) return smoothstep(0.04, -0.04, h - 0.48)
  const rank = Math.abs(noise(n * 7.3 + 0.5, side))
  const ends =
    (leg ? smoothstep(0.1, 0.24, arc) : smoothstep(0.02, 0.16, arc)) *
    smoothstep(tube.total, tube.total - 0.16, arc)
  const reach = leg ? 1.1 - rank * 0.5 : 0.52 + rank * 0.42
  const q = around / reach
  const width = (leg ? 0.4 : mix(0.46, 0.6, rank)) * Math.max(0, 1 - q) ** 0.7 * ends
  const fork = !leg && n % 2 === 0 ? Math.max(0, q - 0.3) * 0.36 * (1 - q) * 2 : 0
  const bar = smoothstep(0.07, -0.05, Math.max(h - width, fork - h))
  // a short one from below, between two long ones
  const low = !leg
    ? smoothstep(
        0.1,
        -0.02,
        1 - h - 0.26 * smoothstep(0.3, 0.42, around) * smoothstep(0.72, 0.5, around),
      )
    : 0
  return width > 0.03 ? Math.max(bar, low * ends) : low * ends
}

function coat(spot: Spot): Skin {
  const { tube, u, v } = spot
  const belly = Math.abs(v) / Math.PI
  const leg = isLeg(spot)
  const pale = leg
    ? smoothstep(0.78, 1, u) * 0.5
    : smoothstep(0.62, 0.82, belly) * (tube.name === 'tail' ? 0.4 : 1)
  const black = stripe(spot)
  const tip = tube.name === 'tail' ? smoothstep(0.9, 0.94, u) : 0
  return {
    tone: mix(mix(0.34, 0.02, pale), 1, Math.max(black, tip)),
    hue: pale > 0.5 ? 1 : 0,
    hair: clamp(leg ? 0.07 : tube.name === 'trunk' && u < 0.25 ? 0.13 : mix(0.085, 0.14, pale)),
    lift: 0.16,
  }
}

export const tigerBody = (
  pose: FelinePose,
  camera: Camera,
  { gape = 0, isAsleep = false, build = BIG_CAT }: FelineLook = {},
): Body =>
  felineBody({
    build,
    pose: FELINE_POSES[pose],
    camera,
    bust: bust(camera, gape, isAsleep),
    skin: coat,
  })

export const tigerCubBody = (camera: Camera): Body =>
  tigerBody('walk', camera, { build: young(BIG_CAT) })
