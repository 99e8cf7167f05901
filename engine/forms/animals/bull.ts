import { bullBody } from '#engine/forms/bodies/bull.ts'
import { beforeIt, FACING_NEAR, FACING_RIGHT, type Form, from } from '#engine/forms/form.ts'
import { bull as head } from '#engine/forms/heads/bull.ts'

export const bull: Form = {
  name: 'bull',
  views: {
    head: () => head({ yaw: 32, pitch: 10, roll: 0, zoom: 1.9, x: 0.08, y: -0.35 }),
    front: () => head({ yaw: 0, pitch: 16, roll: 0, zoom: 1.9, x: 0, y: -0.4, light: FACING_NEAR }),
    charging: () => bullBody('charge', from(-40, 8, 2, FACING_RIGHT)),
    approaching: () => bullBody('approach', beforeIt()),
    standing: () => bullBody('stand', from(-36, 6, 0, FACING_RIGHT)),
  },
  asked: ['approaching'],
}
