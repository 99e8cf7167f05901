import { greyhoundBody } from '#engine/forms/bodies/greyhound.ts'
import { FACING_RIGHT, from, NEAR_RIGHT, type Form } from '#engine/forms/form.ts'
import { greyhound as head } from '#engine/forms/heads/greyhound.ts'

/** Greyhounds and whippets. */
export const greyhound: Form = {
  name: 'greyhound',
  asked: ['head'],
  views: {
    standing: () => greyhoundBody('stand', from(-14, 5, 0, FACING_RIGHT)),
    running: () => greyhoundBody('run', from(-16, 6, 4, FACING_RIGHT)),
    head: () =>
      head({ yaw: 54, pitch: 4, roll: 0, zoom: 1.7, x: 0.02, y: -0.4, light: NEAR_RIGHT }),
  },
}
