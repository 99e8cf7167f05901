import type { Form } from '#engine/forms/form.ts'
import { bear as head } from '#engine/forms/heads/bear.ts'

export const bear: Form = {
  name: 'bear',
  views: {
    head: () => head({ yaw: -18, pitch: 4, roll: 0, zoom: 1.75, x: 0, y: -0.35 }),
  },
}
