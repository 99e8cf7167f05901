import { EAGLE_TAGS, eagleHue, eagleRuff } from '#engine/forms/bodies/eagle-bust.ts'
import { birdBody } from '#engine/forms/bodies/bird.ts'
import { eagle as bust } from '#engine/forms/heads/eagle.ts'
import type { BirdLeg } from '#engine/forms/sculpt/bird-leg.ts'
import type { EaglePose } from '#engine/forms/bodies/eagle-poses.ts'
import { fan } from '#engine/forms/sculpt/bird.ts'
import type { Blade } from '#engine/forms/sculpt/blades.ts'
import type { Body } from '#engine/forms/sculpt/body.ts'
import type { Head, HueOf } from '#engine/forms/sculpt/head.ts'
import { noise } from '#engine/forms/sculpt/maths.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'
import type { Plumage } from '#engine/forms/sculpt/plumage.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'

/** What parts one bird of prey from another in the same pose; colour numbers are those of the eagle's tags. */
export interface RaptorMake {
  name: string
  tags: Body['tags']
  bust: (camera: Camera, open?: number) => Head
  hue: HueOf
  /** A feather of the body, one of the tail, one of the thigh. */
  look: Plumage['look']
  tail: Pick<Blade, 'tone' | 'hue' | 'tip'>
  thigh: Pick<Blade, 'tone' | 'hue' | 'tip'>
  /** A feather of the neck, where the head stands alone. */
  ruff: Plumage['look']
}

const DARK = { tone: [0.75, 0.2, 0.02], hue: 0 } as const
/** A bald eagle: white neck and tail, a ragged border to the dark body. */
export const BALD: RaptorMake = {
  name: 'eagle',
  tags: EAGLE_TAGS,
  bust,
  hue: eagleHue,
  look: (u, v, row) =>
    u + noise(v * 2, row) * 0.04 < 0.36 ? { tone: [0.3, 0, 0.02], hue: 1 } : DARK,
  tail: { tone: [0.4, 0.02, 0.12], hue: 1 },
  ruff: eagleRuff,
  thigh: DARK,
}

export function eagleBody(pose: EaglePose, camera: Camera, make: RaptorMake = BALD): Body {
  const { head, tail } = pose
  const talons = pose.legs.map((joints, n): BirdLeg => ({
    joints,
    side: n ? -1 : 1,
    thigh: 0.17,
    shank: 0.05,
    toe: 0.22,
    claw: 0.19,
  }))
  return birdBody({
    name: make.name,
    camera,
    tags: make.tags,
    spine: pose.spine,
    radii: [0.19, 0.25, 0.3, 0.34, 0.25, 0.1],
    back: pose.back,
    head: {
      bust: make.bust(camera, head.open),
      at: head.at,
      scale: 0.5,
      face: head.face,
      ...(head.crown ? { crown: head.crown } : {}),
      hue: make.hue,
      tip: [0, 0, 1.02],
    },
    coats: [
      {
        from: 0.03,
        to: 0.92,
        long: (u) => mix(0.15, 0.25, smoothstep(0, 0.5, u)),
        wide: (u) => mix(0.05, 0.084, smoothstep(0, 0.5, u)),
        pointed: 0.6,
        look: make.look,
      },
    ],
    ...(pose.wing
      ? {
          wings: [
            { wing: pose.wing, side: 1, arm: 0.13 },
            { wing: pose.wing, side: -1, arm: 0.13 },
          ],
        }
      : {}),
    ...(pose.folded ? { folded: pose.folded } : {}),
    tail: fan(
      pose.spine.at(-1)!,
      tail.way,
      tail.across ?? [0, 0, 1],
      tail.facing,
      tail.spread,
      [0.72, 0.71, 0.69, 0.66, 0.62, 0.58].map((l) => l * (tail.long ?? 1)),
      0.085,
      () => make.tail,
    ),
    legs: talons,
    thigh: {
      long: () => 0.15,
      wide: () => 0.05,
      look: () => make.thigh,
    },
    down: ({ u, v }) => ({ tone: 0.4, hue: make.look(u, v, 0).hue, hair: 0.1, lift: 0.2 }),
    foot: { skin: 4, horn: 2 },
    ...(pose.branch ? { branch: pose.branch } : {}),
  })
}
