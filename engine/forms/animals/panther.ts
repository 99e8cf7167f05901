import { pantherBody } from '#engine/forms/bodies/leopard.ts'
import { FACING_RIGHT, FACING_US, from, type Form } from '#engine/forms/form.ts'
import { panther as head } from '#engine/forms/heads/leopard.ts'

export const panther: Form = {
  name: 'panther',
  views: {
    roaring: () => head({ yaw: 28, pitch: -6, roll: 8, zoom: 1.6, x: 0.04, y: -0.38 }, 44),
    front: () => head({ yaw: 0, pitch: 4, roll: 0, zoom: 1.6, x: 0, y: -0.34, light: FACING_US }),
    prowling: () => pantherBody('prowl', from(-38, 10, -14, FACING_RIGHT)),
    climbing: () => pantherBody('climb', from(-40, 24, 52, FACING_RIGHT), { gape: 48 }),
    profile: () => head({ yaw: 68, pitch: 2, roll: 0, zoom: 1.65, x: 0, y: -0.3 }),
    lying: () => pantherBody('lie', from(-36, 8, 0, FACING_RIGHT)),
    asleep: () => pantherBody('lie', from(-36, 8, 0, FACING_RIGHT), { isAsleep: true }),
    leaping: () => pantherBody('leap', from(-20, 6, 0, FACING_RIGHT), { gape: 40 }),
    // Whiskers reach further than the body, and would be cut off.
    sitting: () => pantherBody('rest', { ...from(-40, 6, 0, FACING_RIGHT), zoom: 1.06 }),
  },
}
