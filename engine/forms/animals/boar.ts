import { boarBody } from '#engine/forms/bodies/boar.ts'
import { FACING_NEAR, FACING_RIGHT, from, type Form } from '#engine/forms/form.ts'
import { boar as head } from '#engine/forms/heads/boar.ts'

export const boar: Form = {
  name: 'boar',
  views: {
    head: () => head({ yaw: 44, pitch: 4, roll: 0, zoom: 1.75, x: 0.1, y: -0.45 }),
    front: () =>
      head({ yaw: 0, pitch: 8, roll: 0, zoom: 1.75, x: 0, y: -0.45, light: FACING_NEAR }),
    charging: () => boarBody('charge', from(-36, 8, 2, FACING_RIGHT)),
    standing: () => boarBody('stand', from(-36, 6, 0, FACING_RIGHT)),
  },
}
