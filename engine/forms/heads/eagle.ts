import { raptor } from '#engine/forms/heads/raptor.ts'
import type { Head } from '#engine/forms/sculpt/head.ts'
import { dab } from '#engine/forms/sculpt/paint.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'

/** A bald eagle; `open` is how wide it screams, in degrees. */
export const eagle = (camera: Camera, open = 0): Head =>
  raptor(
    { beak: 0.88, open, base: 0.08, coat: [dab([0.25, -0.25, 0.1], 0.34, 0.3, 0.6)], iris: 0.16 },
    camera,
  )
