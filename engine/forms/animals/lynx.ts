import { lynxBody } from '#engine/forms/bodies/lynx.ts'
import { FACING_RIGHT, FACING_US, from, type Form } from '#engine/forms/form.ts'
import { lynx as head } from '#engine/forms/heads/lynx.ts'

export const lynx: Form = {
  name: 'lynx',
  views: {
    head: () => head({ yaw: 0, pitch: 4, roll: 0, zoom: 1.75, x: 0, y: -0.02, light: FACING_US }),
    turned: () => head({ yaw: 36, pitch: 4, roll: 0, zoom: 1.75, x: 0.04, y: -0.02 }),
    roaring: () => head({ yaw: 26, pitch: -6, roll: 6, zoom: 1.75, x: 0.04, y: -0.12 }, 40),
    sitting: () => lynxBody('sit', from(-38, 6, 0, FACING_RIGHT)),
    walking: () => lynxBody('walk', from(-36, 8, 0, FACING_RIGHT)),
  },
  asked: ['roaring'],
}
