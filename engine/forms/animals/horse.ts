import { HORSE_POSES, horseBody } from '#engine/forms/bodies/horse.ts'
import { FACING_RIGHT, from, type Form } from '#engine/forms/form.ts'
import { horse as head } from '#engine/forms/heads/horse.ts'

export const horse: Form = {
  name: 'horse',
  views: {
    head: () => head({ yaw: 62, pitch: 0, roll: 4, zoom: 1.6, x: -0.25, y: -0.1 }),
    running: () => horseBody(HORSE_POSES.gallop, from(-42, 6, 6, FACING_RIGHT)),
    rearing: () => horseBody(HORSE_POSES.rear, from(-25, 5, 0, FACING_RIGHT)),
  },
}
