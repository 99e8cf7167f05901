import { tigerBody, tigerCubBody } from '#engine/forms/bodies/tiger.ts'
import { beforeIt, FACING_RIGHT, FACING_US, type Form, from } from '#engine/forms/form.ts'
import { tiger as head } from '#engine/forms/heads/tiger.ts'

export const tiger: Form = {
  name: 'tiger',
  views: {
    front: () => head({ yaw: 0, pitch: 4, roll: 0, zoom: 1.65, x: 0, y: -0.3, light: FACING_US }),
    roaring: () => head({ yaw: 26, pitch: -6, roll: 8, zoom: 1.6, x: 0.04, y: -0.38 }, 43),
    prowling: () => tigerBody('prowl', from(-38, 13, -26, FACING_RIGHT)),
    approaching: () => tigerBody('approach', beforeIt()),
    turned: () => head({ yaw: 36, pitch: 4, roll: 0, zoom: 1.65, x: 0, y: -0.3 }),
    profile: () => head({ yaw: 68, pitch: 2, roll: 0, zoom: 1.7, x: 0, y: -0.2 }),
    lying: () => tigerBody('lie', from(-36, 8, 0, FACING_RIGHT)),
    asleep: () => tigerBody('lie', from(-36, 8, 0, FACING_RIGHT), { isAsleep: true }),
    sitting: () => tigerBody('rest', from(-40, 6, 0, FACING_RIGHT)),
    leaping: () => tigerBody('leap', from(-20, 6, 0, FACING_RIGHT), { gape: 40 }),
    young: () => tigerCubBody(from(-36, 8, 0, FACING_RIGHT)),
  },
  asked: ['young', 'approaching'],
}
