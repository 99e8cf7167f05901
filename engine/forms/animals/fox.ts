import { foxBody, kitBody } from '#engine/forms/bodies/fox.ts'
import { FACING_RIGHT, FACING_US, from, type Form } from '#engine/forms/form.ts'
import { fox as head } from '#engine/forms/heads/fox.ts'

export const fox: Form = {
  name: 'fox',
  views: {
    head: () => head({ yaw: 0, pitch: 6, roll: 0, zoom: 1.82, x: 0, y: -0.2, light: FACING_US }),
    turned: () => head({ yaw: 40, pitch: 4, roll: 0, zoom: 1.82, x: 0.05, y: -0.2 }),
    profile: () => head({ yaw: 78, pitch: 2, roll: 0, zoom: 1.82, x: 0, y: -0.2 }),
    snarling: () =>
      head({ yaw: 42, pitch: 0, roll: 2, zoom: 1.82, x: 0.05, y: -0.26 }, { gape: 30, snarl: 1.1 }),
    lying: () => foxBody('lie', from(-34, 8, 0, FACING_RIGHT)),
    behind: () => foxBody('sit-away', from(118, 8, 0, FACING_RIGHT)),
    sitting: () => foxBody('sit', from(-34, 6, 0, FACING_RIGHT)),
    curled: () => foxBody('curl', from(0, 34, 0, FACING_US)),
    running: () => foxBody('run', from(-30, 8, 4, FACING_RIGHT)),
    standing: () => foxBody('stand', from(-34, 8, 0, FACING_RIGHT)),
    leaping: () => foxBody('dive', from(-18, 6, 0, FACING_RIGHT)),
    prowling: () => foxBody('prowl', from(-34, 8, 0, FACING_RIGHT)),
    young: () => kitBody(from(-34, 8, 0, FACING_RIGHT)),
  },
  asked: ['young', 'snarling'],
}
