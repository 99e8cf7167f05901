import { FACING_US, type Form } from '#engine/forms/form.ts'
import { skull as bone } from '#engine/forms/heads/skull.ts'

export const skull: Form = {
  name: 'skull',
  views: {
    front: () => bone({ yaw: 0, pitch: 3, roll: 0, zoom: 1.45, x: 0, y: -0.05, light: FACING_US }),
    turned: () => bone({ yaw: -32, pitch: 4, roll: 0, zoom: 1.45, x: 0, y: -0.05 }),
    profile: () => bone({ yaw: -84, pitch: 2, roll: 0, zoom: 1.35, x: 0, y: -0.05 }),
  },
}
