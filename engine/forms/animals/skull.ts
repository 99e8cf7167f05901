import { FACING_US, type Form } from '#engine/forms/form.ts'
import { skull as bone } from '#engine/forms/heads/skull.ts'

export const skull: Form = {
  name: 'skull',
  views: {
    front: () => bone({ yaw: 0, pitch: 3, roll: 0, zoom: 1.45, x: 0, y: -0.05, light: FACING_US }),
    turned: () => bone({ yaw: -32, pitch: 4, roll: 0, zoom: 1.45, x: 0, y: -0.05 }),
    profile: () => bone({ yaw: -84, pitch: 2, roll: 0, zoom: 1.35, x: 0, y: -0.05 }),
    screaming: () => bone({ yaw: -24, pitch: 2, roll: 0, zoom: 1.75, x: 0, y: -0.26 }, 'open'),
    jawless: () =>
      bone({ yaw: 0, pitch: 3, roll: 0, zoom: 1.25, x: 0, y: 0.16, light: FACING_US }, 'missing'),
    'turned-jawless': () =>
      bone({ yaw: -32, pitch: 4, roll: 0, zoom: 1.25, x: 0, y: 0.16 }, 'missing'),
    'profile-jawless': () =>
      bone({ yaw: -84, pitch: 2, roll: 0, zoom: 1.4, x: 0, y: 0.16 }, 'missing'),
  },
  asked: ['screaming', 'jawless', 'turned-jawless', 'profile-jawless'],
}
