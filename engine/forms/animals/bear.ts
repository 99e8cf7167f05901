import { bearBody, cubBody } from '#engine/forms/bodies/bear.ts'
import { beforeIt, FACING_RIGHT, FACING_US, type Form, from } from '#engine/forms/form.ts'
import { bear as head } from '#engine/forms/heads/bear.ts'

export const bear: Form = {
  name: 'bear',
  views: {
    head: () => head({ yaw: -22, pitch: 4, roll: 0, zoom: 1.85, x: 0, y: -0.4 }),
    front: () => head({ yaw: 0, pitch: 5, roll: 0, zoom: 1.85, x: 0, y: -0.4, light: FACING_US }),
    roaring: () =>
      head({ yaw: 46, pitch: -2, roll: 8, zoom: 1.9, x: 0, y: -0.42 }, { gape: 34, snarl: 1.4 }),
    profile: () => head({ yaw: 82, pitch: 2, roll: 0, zoom: 1.85, x: 0, y: -0.4 }),
    rearing: () => bearBody('rear', from(-42, 0, -4, [0.35, 0.5, 0.85]), { gape: 34, snarl: 1 }),
    walking: () => bearBody('walk', from(-38, 8, 0, FACING_RIGHT)),
    approaching: () => bearBody('approach', beforeIt()),
    sitting: () => bearBody('sit', from(-44, 4, 0, FACING_RIGHT)),
    charging: () =>
      bearBody(
        'charge',
        { ...from(-34, 8, 4, FACING_RIGHT), zoom: 1.06 },
        { gape: 24, snarl: 0.8 },
      ),
    lying: () => bearBody('lie', from(-36, 8, 0, FACING_RIGHT), { lid: 0 }),
    young: () => cubBody(from(-38, 8, 0, FACING_RIGHT)),
  },
  asked: ['young', 'approaching'],
}

/** The same bear in white. */
export const polarBear: Form = {
  name: 'polar-bear',
  views: {
    head: () => head({ yaw: -22, pitch: 4, roll: 0, zoom: 1.85, x: 0, y: -0.4 }, {}, 'white'),
    front: () =>
      head({ yaw: 0, pitch: 5, roll: 0, zoom: 1.85, x: 0, y: -0.4, light: FACING_US }, {}, 'white'),
    roaring: () =>
      head(
        { yaw: 46, pitch: -2, roll: 8, zoom: 1.9, x: 0, y: -0.42 },
        { gape: 34, snarl: 1.4 },
        'white',
      ),
    rearing: () =>
      bearBody('rear', from(-42, 0, -4, [0.35, 0.5, 0.85]), { gape: 34, snarl: 1, coat: 'white' }),
    walking: () => bearBody('walk', from(-38, 8, 0, FACING_RIGHT), { coat: 'white' }),
    sitting: () => bearBody('sit', from(-44, 4, 0, FACING_RIGHT), { coat: 'white' }),
    lying: () => bearBody('lie', from(-36, 8, 0, FACING_RIGHT), { lid: 0, coat: 'white' }),
  },
}
