import { WOLF_POSES, wolfBody } from '#engine/forms/bodies/wolf.ts'
import { FACING_RIGHT, FACING_US, from, type Form } from '#engine/forms/form.ts'
import { wolf as head } from '#engine/forms/heads/wolf.ts'

export const wolf: Form = {
  name: 'wolf',
  views: {
    turned: () => head({ yaw: 42, pitch: 4, roll: 0, zoom: 1.75, x: 0.05, y: -0.3 }),
    front: () => head({ yaw: 0, pitch: 6, roll: 0, zoom: 1.7, x: 0, y: -0.3, light: FACING_US }),
    running: () => wolfBody(WOLF_POSES.run, from(-52, 6, 6, FACING_RIGHT)),
    leaping: () => wolfBody(WOLF_POSES.gather, from(-22, 6, 0, FACING_RIGHT)),
  },
}
