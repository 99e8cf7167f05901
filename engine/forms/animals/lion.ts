import type { Form } from '#engine/forms/form.ts'
import { lion as head } from '#engine/forms/heads/lion.ts'

export const lion: Form = {
  name: 'lion',
  views: {
    roaring: () => head({ yaw: 60, pitch: -6, roll: 4, zoom: 1.95, x: -0.2, y: -0.15 }),
  },
}
