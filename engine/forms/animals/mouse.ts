import { mouseBody } from '#engine/forms/bodies/mouse.ts'
import { FACING_RIGHT, from, type Form } from '#engine/forms/form.ts'
import { mouse as head } from '#engine/forms/heads/mouse.ts'

/** Rats and mice. */
export const mouse: Form = {
  name: 'mouse',
  views: {
    upright: () => mouseBody('upright', from(-38, 6, 0, FACING_RIGHT)),
    head: () => head({ yaw: 46, pitch: 4, roll: 0, zoom: 1.35, x: 0.1, y: -0.22 }),
    running: () => mouseBody('run', from(-34, 10, 0, FACING_RIGHT)),
  },
}
