import { elephantBody } from '#engine/forms/bodies/elephant.ts'
import { beforeIt, FACING_NEAR, type Form, from } from '#engine/forms/form.ts'
import { elephant as head } from '#engine/forms/heads/elephant.ts'
import type { V3 } from '#engine/forms/sculpt/maths.ts'

/** Broad flanks want the light on them. */
const FACING_FLANK: V3 = [-0.15, 0.75, 0.75]

export const elephant: Form = {
  name: 'elephant',
  views: {
    head: () =>
      head({ yaw: 0, pitch: 4, roll: 0, zoom: 1.95, x: 0, y: -0.7, light: FACING_NEAR }, 'hanging'),
    trumpeting: () => head({ yaw: 40, pitch: 2, roll: 0, zoom: 1.95, x: 0.12, y: -0.12 }, 'raised'),
    walking: () => elephantBody('hanging', from(-38, 6, 0, FACING_FLANK)),
    approaching: () => elephantBody('hanging', beforeIt(4), 'approach'),
    saluting: () => elephantBody('raised', from(-40, 6, 0, FACING_FLANK)),
  },
  asked: ['approaching'],
}
