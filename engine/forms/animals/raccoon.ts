import { raccoonBody } from '#engine/forms/bodies/raccoon.ts'
import { FACING_RIGHT, FACING_US, from, type Form } from '#engine/forms/form.ts'
import { raccoon as head } from '#engine/forms/heads/raccoon.ts'

const BARED = { gape: 30, snarl: 1.2 }

export const raccoon: Form = {
  name: 'raccoon',
  views: {
    head: () => head({ yaw: 0, pitch: 6, roll: 0, zoom: 1.5, x: 0, y: -0.3, light: FACING_US }),
    turned: () => head({ yaw: 38, pitch: 4, roll: 0, zoom: 1.5, x: 0.05, y: -0.3 }),
    snarling: () => head({ yaw: 40, pitch: 0, roll: 2, zoom: 1.55, x: 0.05, y: -0.36 }, BARED),
    sitting: () => raccoonBody('beg', from(-42, 6, 0, FACING_RIGHT)),
    standing: () => raccoonBody('stand', from(-34, 8, 0, FACING_RIGHT)),
  },
  asked: ['snarling'],
}
