import { leopardBody } from '#engine/forms/bodies/leopard.ts'
import { FACING_RIGHT, FACING_US, from, type Form } from '#engine/forms/form.ts'
import { leopard as head } from '#engine/forms/heads/leopard.ts'

export const leopard: Form = {
  name: 'leopard',
  views: {
    head: () => head({ yaw: 0, pitch: 4, roll: 0, zoom: 1.6, x: 0, y: -0.34, light: FACING_US }),
    turned: () => head({ yaw: 38, pitch: 4, roll: 0, zoom: 1.65, x: 0, y: -0.34 }),
    prowling: () => leopardBody('prowl', from(-38, 13, -26, FACING_RIGHT)),
    roaring: () => head({ yaw: 24, pitch: 0, roll: 5, zoom: 1.7, x: 0, y: -0.4 }, 56),
  },
}
