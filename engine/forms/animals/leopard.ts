import { leopardBody } from '#engine/forms/bodies/leopard.ts'
import { FACING_RIGHT, FACING_US, from, type Form } from '#engine/forms/form.ts'
import { leopard as head } from '#engine/forms/heads/leopard.ts'

export const leopard: Form = {
  name: 'leopard',
  views: {
    head: () => head({ yaw: 0, pitch: 4, roll: 0, zoom: 1.6, x: 0, y: -0.34, light: FACING_US }),
    turned: () => head({ yaw: 38, pitch: 4, roll: 0, zoom: 1.65, x: 0, y: -0.34 }),
    prowling: () => leopardBody('prowl', from(-38, 13, -26, FACING_RIGHT)),
    roaring: () => head({ yaw: 26, pitch: -6, roll: 8, zoom: 1.6, x: 0.04, y: -0.38 }, 43),
    profile: () => head({ yaw: 68, pitch: 2, roll: 0, zoom: 1.65, x: 0, y: -0.3 }),
    lying: () => leopardBody('lie', from(-36, 8, 0, FACING_RIGHT)),
    asleep: () => leopardBody('lie', from(-36, 8, 0, FACING_RIGHT), { isAsleep: true }),
    leaping: () => leopardBody('leap', from(-20, 6, 0, FACING_RIGHT), { gape: 40 }),
    // Whiskers reach further than the body, and would be cut off.
    sitting: () => leopardBody('rest', { ...from(-40, 6, 0, FACING_RIGHT), zoom: 1.06 }),
  },
}
