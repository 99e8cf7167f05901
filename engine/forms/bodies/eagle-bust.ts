import { birdBust } from '#engine/forms/bodies/bird-bust.ts'
import type { RaptorMake } from '#engine/forms/bodies/eagle.ts'
import type { Body } from '#engine/forms/sculpt/body.ts'
import { MATERIALS } from '#engine/forms/sculpt/clay.ts'
import type { HueOf } from '#engine/forms/sculpt/head.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'
import type { Plumage } from '#engine/forms/sculpt/plumage.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'

const [HORN, MOUTH, SKIN] = ['horn', 'mouth', 'skin'].map((m) => MATERIALS.indexOf(m as 'horn'))
export const EAGLE_TAGS = [
  'furDark',
  'featherWhite',
  'featherBlack',
  'feather',
  'beak',
  'red',
  'wood',
] as const

/** Yellow beak and eye on a white head. */
export const eagleHue: HueOf = (tone, material, crisp) =>
  material === HORN
    ? 4
    : material === MOUTH
      ? 2
      : material === SKIN
        ? 5
        : crisp > 0.4 && tone < 0.6
          ? 4
          : 1

/** White to the shoulder, then the first dark feathers. */
export const eagleRuff: Plumage['look'] = (u) =>
  u > 0.7 ? { tone: [0.9, 0.5, 0.4], hue: 0 } : { tone: [0.42, 0, 0.04], hue: 1 }

/** The head of a bird of prey on a ruff that runs out in points. */
export const raptorBust = (
  { name, bust, hue, tags, ruff }: RaptorMake,
  camera: Camera,
  open = 0,
): Body =>
  birdBust({
    name,
    head: bust(camera, open),
    hue,
    tags,
    reach: 1.02,
    neck: [
      [-0.3, 0.12, 0],
      [-0.5, -0.24, 0],
      [-0.58, -0.62, 0],
      [-0.52, -0.98, 0],
      [-0.4, -1.26, 0],
    ],
    radii: [0.36, 0.45, 0.56, 0.6, 0.5],
    coats: [
      {
        from: 0.1,
        to: 0.86,
        long: (u) => mix(0.24, 0.6, smoothstep(0.1, 0.8, u)),
        wide: (u) => mix(0.07, 0.12, smoothstep(0.1, 0.8, u)),
        pointed: 1,
        loose: 0.12,
        look: ruff,
      },
    ],
  })
