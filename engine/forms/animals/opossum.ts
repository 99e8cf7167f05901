import { opossumBody } from '#engine/forms/bodies/opossum.ts'
import { FACING_RIGHT, from, type Form } from '#engine/forms/form.ts'
import { opossum as head } from '#engine/forms/heads/opossum.ts'

export const opossum: Form = {
  name: 'opossum',
  views: {
    head: () => head({ yaw: 48, pitch: 4, roll: 0, zoom: 1.3, x: 0.12, y: -0.2 }),
    screaming: () => head({ yaw: 52, pitch: 0, roll: 6, zoom: 1.4, x: 0.1, y: -0.28 }, 30),
    walking: () => opossumBody('amble', from(-36, 8, 0, FACING_RIGHT)),
    upright: () => opossumBody('beg', from(-38, 6, 0, FACING_RIGHT)),
  },
  asked: ['screaming'],
}
