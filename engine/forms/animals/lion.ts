import { lionBody, lionCubBody, lionessBody } from '#engine/forms/bodies/lion.ts'
import {
  beforeIt,
  FACING_RIGHT,
  FACING_US,
  type Form,
  from,
  NEAR_RIGHT,
} from '#engine/forms/form.ts'
import { lion as head, lioness as lionessHead } from '#engine/forms/heads/lion.ts'

export const lion: Form = {
  name: 'lion',
  views: {
    front: () => head({ yaw: 0, pitch: 4, roll: 0, zoom: 2.3, x: 0, y: -0.08, light: FACING_US }),
    prowling: () => lionBody('walk', from(-36, 8, 0, FACING_RIGHT)),
    approaching: () => lionBody('approach', beforeIt()),
    lying: () => lionBody('lie', from(-36, 8, 0, FACING_RIGHT)),
    asleep: () => lionBody('lie', from(-36, 8, 0, FACING_RIGHT), { isAsleep: true }),
    roaring: () => head({ yaw: 38, pitch: -7, roll: 9, zoom: 2.46, x: -0.2, y: -0.4 }, 44),
    profile: () => head({ yaw: 70, pitch: 2, roll: 0, zoom: 2.5, x: -0.1, y: -0.42 }),
    sitting: () => lionBody('rest', from(-40, 6, 0, FACING_RIGHT)),
    leaping: () => lionBody('leap', from(-20, 6, 0, FACING_RIGHT), { gape: 40 }),
  },
  asked: ['approaching'],
}

export const lioness: Form = {
  name: 'lioness',
  views: {
    front: () =>
      lionessHead({ yaw: 0, pitch: 4, roll: 0, zoom: 1.65, x: 0, y: -0.3, light: FACING_US }),
    turned: () =>
      lionessHead({ yaw: 34, pitch: 4, roll: 0, zoom: 1.65, x: 0, y: -0.3, light: NEAR_RIGHT }),
    roaring: () => lionessHead({ yaw: 28, pitch: -6, roll: 8, zoom: 1.6, x: 0.04, y: -0.38 }, 43),
    prowling: () => lionessBody('walk', from(-36, 8, 0, FACING_RIGHT)),
    lying: () => lionessBody('lie', from(-36, 8, 0, FACING_RIGHT)),
    asleep: () => lionessBody('lie', from(-36, 8, 0, FACING_RIGHT), { isAsleep: true }),
    sitting: () => lionessBody('rest', from(-40, 6, 0, FACING_RIGHT)),
    leaping: () => lionessBody('leap', from(-20, 6, 0, FACING_RIGHT), { gape: 40 }),
    profile: () => lionessHead({ yaw: 70, pitch: 2, roll: 0, zoom: 1.65, x: 0, y: -0.3 }),
    young: () => lionCubBody(from(-36, 8, 0, FACING_RIGHT)),
  },
  asked: ['young'],
}
