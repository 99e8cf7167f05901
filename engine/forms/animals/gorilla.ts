import { APE_POSES, apeBody, GORILLA } from '#engine/forms/bodies/ape.ts'
import { FACING_NEAR, FACING_RIGHT, from, NEAR_RIGHT, type Form } from '#engine/forms/form.ts'
import { gorilla as head } from '#engine/forms/heads/gorilla.ts'
import type { Body } from '#engine/forms/sculpt/body.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'

const body = (pose: keyof typeof APE_POSES, camera: Camera): Body =>
  apeBody({
    build: GORILLA,
    pose: APE_POSES[pose],
    camera,
    bust: head(camera),
    tones: [0.56, 0.16, 0.5],
  })

export const gorilla: Form = {
  name: 'gorilla',
  views: {
    head: () => head({ yaw: 26, pitch: 4, roll: 0, zoom: 1.65, x: 0, y: -0.32, light: NEAR_RIGHT }),
    front: () =>
      head({ yaw: 0, pitch: 4, roll: 0, zoom: 1.65, x: 0, y: -0.32, light: FACING_NEAR }),
    roaring: () =>
      head({ yaw: 34, pitch: -12, roll: 6, zoom: 1.75, x: 0, y: -0.4, light: NEAR_RIGHT }, 40),
    walking: () => body('knuckles', from(-36, 6, 0, FACING_RIGHT)),
    sitting: () => body('sit', from(-46, 6, 0, FACING_RIGHT)),
  },
}
