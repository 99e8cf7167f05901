import { CANINE_BUILD, CANINE_POSES, canineBody, isLeg } from '#engine/forms/bodies/canine.ts'
import { CLOAKS, type Cloak } from '#engine/forms/bodies/dog-cloaks.ts'
import { seated } from '#engine/forms/bodies/seated.ts'
import type { BreedName } from '#engine/forms/heads/breeds.ts'
import { spots } from '#engine/forms/heads/spotted-dogs.ts'
import type { Bearing } from '#engine/forms/heads/canine.ts'
import { dog as bust } from '#engine/forms/heads/dog.ts'
import type { Body, Skin } from '#engine/forms/sculpt/body.ts'
import { noise } from '#engine/forms/sculpt/maths.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'
import type { Pose } from '#engine/forms/sculpt/quadruped.ts'
import type { Spot } from '#engine/forms/sculpt/skin.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'

const skinOf =
  ({ base, saddle, belly, hair, socks = 0, points = 0.05, bib, isSpotted = false }: Cloak) =>
  (spot: Spot): Skin => {
    const { tube, u, v, arc, along } = spot
    const below = Math.abs(v) / Math.PI
    const leg = isLeg(spot)
    // a white breast reaches further up the sides than a belly
    const reach = bib === undefined ? belly : mix(bib, belly, smoothstep(0.22, 0.46, u))
    const lock = noise(arc * 4, v * 9) * 0.08 + noise(arc * 9 + 5, v * 22) * 0.05
    const dark = leg ? 0 : smoothstep(0.5, 0.38, below + lock)
    const pale = leg
      ? smoothstep(1 - socks, 1.2 - socks, u + lock)
      : smoothstep(reach - 0.04, reach + 0.08, below + lock)
    const plain = mix(mix(base, saddle, dark), points, pale)
    // spots are strewn over the unrolled coat
    const tone = isSpotted ? mix(plain, 0.85, spots([arc, v * 0.3, 0], 0.16)) : plain
    const isTan = points > 0.2 && pale > 0.5
    return {
      tone,
      hue: isTan ? 1 : tone > 0.56 ? 2 : tone < 0.2 ? 1 : 0,
      hair: leg ? 0.045 : tube.name === 'tail' ? hair * 1.6 : hair,
      lift: 0.18,
      to: [along[0], along[1] - (leg ? 0 : smoothstep(0.5, 0.9, below) * 0.4), along[2]],
    }
  }

/** The neck rises from the shoulders: in one line with the back it would be an otter's. */
const UPRIGHT: Pose['neck'] = [78, 52]
const SEATED: ReadonlySet<keyof typeof CANINE_POSES> = new Set(['sit', 'sit-away'])

export const dogBody = (
  breed: BreedName,
  pose: keyof typeof CANINE_POSES,
  camera: Camera,
  bearing: Bearing = {},
): Body => {
  const own = CLOAKS[breed].build
  // in a ring there is room for a head of a wolf's size and no larger
  const build = pose === 'curl' ? { ...own, head: CANINE_BUILD.head } : own
  return canineBody({
    build,
    pose: SEATED.has(pose)
      ? seated(build, { ...CANINE_POSES[pose], neck: UPRIGHT })
      : CANINE_POSES[pose],
    camera,
    bust: bust(breed, camera, bearing),
    skin: skinOf(CLOAKS[breed]),
  })
}
