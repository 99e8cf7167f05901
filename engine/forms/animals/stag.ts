import { stagBody } from '#engine/forms/bodies/stag.ts'
import { FACING_NEAR, FACING_RIGHT, from, type Form } from '#engine/forms/form.ts'
import { stag as head } from '#engine/forms/heads/stag.ts'

export const stag: Form = {
  name: 'stag',
  views: {
    head: () => head({ yaw: 36, pitch: 4, roll: 0, zoom: 2.5, x: 0.1, y: 0.2 }),
    front: () => head({ yaw: 0, pitch: 18, roll: 0, zoom: 2.5, x: 0, y: 0.2, light: FACING_NEAR }),
    leaping: () => stagBody('leap', from(-30, 6, 4, FACING_RIGHT)),
    standing: () => stagBody('stand', from(-36, 6, 0, FACING_RIGHT)),
  },
}
