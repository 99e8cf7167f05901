import { birdBust } from '#engine/forms/bodies/bird-bust.ts'
import { percherBody, type PercherMake } from '#engine/forms/bodies/percher.ts'
import type { PercherPose } from '#engine/forms/bodies/percher-poses.ts'
import { songbird } from '#engine/forms/heads/songbird.ts'
import type { Wing } from '#engine/forms/sculpt/bird.ts'
import type { Blade } from '#engine/forms/sculpt/blades.ts'
import type { Body } from '#engine/forms/sculpt/body.ts'
import { MATERIALS } from '#engine/forms/sculpt/clay.ts'
import type { Head, HueOf } from '#engine/forms/sculpt/head.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'
import { dab } from '#engine/forms/sculpt/paint.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'

const TAGS = ['featherBlack', 'furBlack', 'rockDark', 'wood'] as const
const [BLACK, SHEEN, BILL] = [0, 1, 2]
const HORN = MATERIALS.indexOf('horn')
const hue: HueOf = (tone, material, crisp) =>
  material === HORN ? BILL : crisp > 0.4 && tone < 0.1 ? SHEEN : BLACK

/** Heavy bill with bristles over the nostril. */
const head = (camera: Camera, open = 0): Head =>
  songbird(
    {
      bill: { long: 0.66, deep: 0.17, hook: 0.05 },
      base: 0.72,
      coat: [dab([0, -0.05, 0.7], 0.6, 0.62, 1)],
      eye: 0.065,
      bristles: true,
      open,
    },
    camera,
  )

/** Glossy black: every feather dark at its root, with a pale rim to part it from the next. */
const GLOSS: Pick<Blade, 'tone' | 'hue'> = { tone: [0.96, 0.72, 0.3], hue: BLACK }
/** Black quills under coverts that shine more the smaller they are, so that the rows part. */
const ROWS: readonly ReturnType<Wing['look']>[] = [
  { tone: [0.98, 0.82, 0.4], hue: BLACK },
  { tone: [0.95, 0.62, 0.16], hue: SHEEN },
  { tone: [0.97, 0.74, 0.3], hue: BLACK },
  { tone: [0.92, 0.56, 0.14], hue: SHEEN },
]
const look: Wing['look'] = (row) => ROWS[row]!

const RAVEN: PercherMake = {
  name: 'raven',
  tags: TAGS,
  head,
  hue,
  headScale: 0.46,
  stout: 1,
  quills: 1,
  coat: () => GLOSS,
  wing: look,
  tail: look(0, 0),
  pointed: 0.8,
  leg: { thigh: 0.11, shank: 0.032, toe: 0.16, claw: 0.08 },
  down: { tone: 0.8, hue: BLACK },
  foot: { skin: SHEEN, horn: BILL },
}

export const ravenBody = (pose: PercherPose, camera: Camera, open = 0): Body =>
  percherBody(pose, camera, RAVEN, open)

/** The head alone, throat hackles loose and pointed. */
export const ravenBust = (camera: Camera, open = 0): Body =>
  birdBust({
    name: 'raven',
    head: head(camera, open),
    hue,
    tags: TAGS,
    reach: 1.04,
    neck: [
      [-0.26, 0.08, 0],
      [-0.42, -0.26, 0],
      [-0.46, -0.6, 0],
      [-0.4, -0.94, 0],
      [-0.28, -1.2, 0],
    ],
    radii: [0.33, 0.4, 0.48, 0.52, 0.42],
    coats: [
      {
        from: 0.06,
        to: 0.86,
        long: (u) => mix(0.24, 0.6, smoothstep(0.1, 0.8, u)),
        wide: (u) => mix(0.055, 0.095, smoothstep(0.1, 0.8, u)),
        pointed: 1,
        loose: 0.16,
        look: () => GLOSS,
      },
    ],
  })
