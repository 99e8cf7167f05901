import { birdBody } from '#engine/forms/bodies/bird.ts'
import type { PercherPose } from '#engine/forms/bodies/percher-poses.ts'
import type { BirdLeg } from '#engine/forms/sculpt/bird-leg.ts'
import { fan, type Wing } from '#engine/forms/sculpt/bird.ts'
import type { Blade } from '#engine/forms/sculpt/blades.ts'
import type { Body } from '#engine/forms/sculpt/body.ts'
import type { Head, HueOf } from '#engine/forms/sculpt/head.ts'
import type { Plumage } from '#engine/forms/sculpt/plumage.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'

/** What parts a raven from a dove or a sparrow in the same pose. */
export interface PercherMake {
  name: string
  tags: Body['tags']
  head: (camera: Camera, open: number) => Head
  hue: HueOf
  /** Size of the head, and how stout the body is: 1 a raven's. */
  headScale: number
  stout: number
  /** Length of the quills of wing and tail, 1 a raven's. */
  quills: number
  /** A feather of the body, of a row of the wing, of the tail. */
  coat: Plumage['look']
  wing: Wing['look']
  tail: Pick<Blade, 'tone' | 'hue'>
  /** How pointed the small feathers are. */
  pointed: number
  leg: Pick<BirdLeg, 'thigh' | 'shank' | 'toe' | 'claw'>
  down: { tone: number; hue: number }
  /** Colour numbers of legs and of claws. */
  foot: { skin: number; horn: number }
}

const RADII = [0.15, 0.2, 0.26, 0.28, 0.19, 0.08]

/** A bird that sits on branches, in any plumage. */
export function percherBody(pose: PercherPose, camera: Camera, make: PercherMake, open = 0): Body {
  const { branch, tail } = pose
  const { quills, wing: look } = make
  const wing: Wing | undefined = pose.wing && {
    ...pose.wing,
    long: [pose.wing.long[0] * quills, pose.wing.long[1] * quills],
    look,
  }
  const folded = pose.folded && { ...pose.folded, look }
  const legs = pose.legs.map((joints, n): BirdLeg => ({
    joints,
    side: n ? -1 : 1,
    ...make.leg,
  }))
  return birdBody({
    name: make.name,
    camera,
    tags: make.tags,
    spine: pose.spine,
    radii: RADII.map((r, i) => r * (i > 0 && i < 5 ? make.stout : 1)),
    back: pose.back,
    head: {
      bust: make.head(camera, open),
      ...pose.head,
      scale: make.headScale,
      hue: make.hue,
      tip: [0, 0, 1.02],
    },
    coats: [
      {
        from: 0.02,
        to: 0.92,
        long: (u) => mix(0.14, 0.22, smoothstep(0, 0.5, u)),
        wide: (u) => mix(0.042, 0.07, smoothstep(0, 0.5, u)),
        pointed: make.pointed,
        look: make.coat,
      },
    ],
    ...(wing
      ? {
          wings: [
            { wing, side: 1, arm: 0.11 },
            { wing, side: -1, arm: 0.11 },
          ],
        }
      : {}),
    ...(folded ? { folded } : {}),
    ...(branch ? { branch } : {}),
    tail: fan(
      pose.spine.at(-1)!,
      tail.way,
      [0, 0, 1],
      tail.facing,
      tail.spread,
      [0.7, 0.69, 0.66, 0.62, 0.56].map((long) => long * quills),
      0.08,
      () => make.tail,
    ),
    legs,
    thigh: { long: () => 0.12, wide: () => 0.04, look: (u, v) => make.coat(u, v, 0) },
    down: () => ({ ...make.down, hair: 0.08, lift: 0.2 }),
    foot: make.foot,
  })
}
