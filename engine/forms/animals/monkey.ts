import { APE_POSES, apeBody, MONKEY } from '#engine/forms/bodies/ape.ts'
import { FACING_NEAR, FACING_RIGHT, from, type Form } from '#engine/forms/form.ts'
import { monkey as head } from '#engine/forms/heads/monkey.ts'

export const monkey: Form = {
  name: 'monkey',
  views: {
    head: () => head({ yaw: 28, pitch: 4, roll: 0, zoom: 1.4, x: 0, y: -0.25 }),
    front: () => head({ yaw: 0, pitch: 4, roll: 0, zoom: 1.4, x: 0, y: -0.25, light: FACING_NEAR }),
    screaming: () => head({ yaw: 28, pitch: -8, roll: 4, zoom: 1.45, x: 0, y: -0.3 }, 32),
    sitting: () => {
      const camera = from(-44, 6, 0, FACING_RIGHT)
      return apeBody({
        build: MONKEY,
        pose: APE_POSES.sit,
        camera,
        bust: head(camera),
        tones: [0.5, 0.56, 0.2],
      })
    },
  },
}
