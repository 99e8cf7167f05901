import { SHARK_POSES, sharkBody } from '#engine/forms/bodies/shark.ts'
import type { V3 } from '#engine/forms/sculpt/maths.ts'
import { FACING_RIGHT, from, type Form } from '#engine/forms/form.ts'

/** Light off the water below: the belly and the jaws are what is seen. */
const BELOW: V3 = [0.35, 0.3, 1]

/** Light from the surface, on the back that is seen. */
const OVERHEAD: V3 = [0.1, 0.75, 0.95]

export const shark: Form = {
  name: 'shark',
  views: {
    attacking: () => sharkBody(SHARK_POSES.attack, from(-48, -6, 4, BELOW)),
    hunting: () => sharkBody(SHARK_POSES.hunt, from(-24, 6, 4, FACING_RIGHT)),
    above: () => sharkBody(SHARK_POSES.cruise, from(-20, 56, 50, OVERHEAD)),
  },
  asked: ['above'],
}

export const hammerhead: Form = {
  name: 'hammerhead',
  views: {
    hunting: () => sharkBody(SHARK_POSES.patrol, from(-52, 24, 4, OVERHEAD), 'hammer'),
    above: () => sharkBody(SHARK_POSES.cruise, from(-20, 60, 50, OVERHEAD), 'hammer'),
  },
}
