import { squirrelBody } from '#engine/forms/bodies/squirrel.ts'
import { FACING_RIGHT, from, type Form } from '#engine/forms/form.ts'
import { squirrel as head } from '#engine/forms/heads/squirrel.ts'

export const squirrel: Form = {
  name: 'squirrel',
  views: {
    upright: () => squirrelBody('upright', from(-34, 6, 0, FACING_RIGHT)),
    leaping: () => squirrelBody('leap', from(-30, 8, 0, FACING_RIGHT)),
    head: () => head({ yaw: 44, pitch: 4, roll: 0, zoom: 1.3, x: 0.06, y: -0.06 }),
  },
}
