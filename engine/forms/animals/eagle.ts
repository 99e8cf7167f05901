import { EAGLE_POSES, eagleBody } from '#engine/forms/bodies/eagle.ts'
import { FACING_RIGHT, from, type Form } from '#engine/forms/form.ts'
import { eagle as head } from '#engine/forms/heads/eagle.ts'

export const eagle: Form = {
  name: 'eagle',
  views: {
    attacking: () => eagleBody(EAGLE_POSES.swoop, from(-50, 8, 4, FACING_RIGHT)),
    head: () => head({ yaw: 72, pitch: 0, roll: 0, zoom: 1.4, x: 0, y: -0.5 }),
  },
}
