import { cowBody, highlandBody } from '#engine/forms/bodies/cow.ts'
import { FACING_NEAR, FACING_RIGHT, from, type Form } from '#engine/forms/form.ts'
import { cow as patchedHead, highlandCow as shaggyHead } from '#engine/forms/heads/cow.ts'

export const cow: Form = {
  name: 'cow',
  views: {
    head: () => patchedHead({ yaw: 32, pitch: 8, roll: 0, zoom: 1.7, x: 0.08, y: -0.4 }),
    standing: () => cowBody(from(-36, 6, 0, FACING_RIGHT)),
    front: () =>
      patchedHead({ yaw: 0, pitch: 14, roll: 0, zoom: 1.7, x: 0, y: -0.4, light: FACING_NEAR }),
  },
}

export const highlandCow: Form = {
  name: 'highland-cow',
  views: {
    head: () =>
      shaggyHead({ yaw: 0, pitch: 12, roll: 0, zoom: 2, x: 0, y: -0.4, light: FACING_NEAR }),
    turned: () => shaggyHead({ yaw: 30, pitch: 8, roll: 0, zoom: 2, x: 0.06, y: -0.4 }),
    standing: () => highlandBody(from(-36, 6, 0, FACING_RIGHT)),
  },
}
