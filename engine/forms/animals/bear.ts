import { bearBody, cubBody } from '#engine/forms/bodies/bear.ts'
import { FACING_RIGHT, FACING_US, from, type Form } from '#engine/forms/form.ts'
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
    young: () => cubBody(from(-38, 8, 0, FACING_RIGHT)),
  },
  asked: ['young'],
}
