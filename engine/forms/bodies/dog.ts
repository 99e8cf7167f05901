import { CANINE_POSES, canineBody, isLeg } from '#engine/forms/bodies/canine.ts'
import { CLOAKS, type Cloak } from '#engine/forms/bodies/dog-cloaks.ts'
import type { BreedName } from '#engine/forms/heads/breeds.ts'
import { spots } from '#engine/forms/heads/spotted-dogs.ts'
import type { Bearing } from '#engine/forms/heads/canine.ts'
import { dog as bust } from '#engine/forms/heads/dog.ts'
import type { Body, Skin } from '#engine/forms/sculpt/body.ts'
import { noise } from '#engine/forms/sculpt/maths.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'
import type { Spot } from '#engine/forms/sculpt/skin.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'

const skinOf =
  ({ base, saddle, belly: reach, hair, socks = 0, isSpotted = false }: Cloak) =>
  (spot: Spot): Skin => {
    const { tube, u, v, arc, along } = spot
    const belly = Math.abs(v) / Math.PI
    const leg = isLeg(spot)
    const lock = noise(arc * 4, v * 9) * 0.08 + noise(arc * 9 + 5, v * 22) * 0.05
    const dark = leg ? 0 : smoothstep(0.5, 0.38, belly + lock)
    const pale = leg
      ? smoothstep(1 - socks, 1.2 - socks, u + lock)
      : smoothstep(reach - 0.04, reach + 0.08, belly + lock)
    const plain = mix(mix(base, saddle, dark), 0.05, pale)
    // spots are strewn over the unrolled coat
    const tone = isSpotted ? mix(plain, 0.85, spots([arc, v * 0.3, 0], 0.16)) : plain
    return {
      tone,
      hue: tone > 0.56 ? 2 : tone < 0.2 ? 1 : 0,
      hair: leg ? 0.045 : tube.name === 'tail' ? hair * 1.6 : hair,
      lift: 0.18,
      to: [along[0], along[1] - (leg ? 0 : smoothstep(0.5, 0.9, belly) * 0.4), along[2]],
    }
  }

export const dogBody = (
  breed: BreedName,
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
