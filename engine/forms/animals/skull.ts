import type { Form } from '#engine/forms/form.ts'
import { skull as bone } from '#engine/forms/heads/skull.ts'

export const skull: Form = {
  name: 'skull',
  views: {
    turned: () => bone({ yaw: -32, pitch: 4, roll: 0, zoom: 1.45, x: 0, y: -0.05 }),
  },
}
