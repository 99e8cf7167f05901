import { ramBody } from '#engine/forms/bodies/ram.ts'
import { FACING_NEAR, FACING_RIGHT, from, type Form } from '#engine/forms/form.ts'
import { ram as head } from '#engine/forms/heads/ram.ts'

export const ram: Form = {
  name: 'ram',
  views: {
    head: () => head({ yaw: 38, pitch: 6, roll: 0, zoom: 1.75, x: 0.05, y: -0.45 }),
    front: () =>
      head({ yaw: 0, pitch: 14, roll: 0, zoom: 1.75, x: 0, y: -0.45, light: FACING_NEAR }),
    standing: () => ramBody('stand', from(-36, 6, 0, FACING_RIGHT)),
    charging: () => ramBody('charge', from(-34, 6, 4, FACING_RIGHT)),
  },
}
