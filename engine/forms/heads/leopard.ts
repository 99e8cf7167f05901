import {
  felineClay,
  felineFace,
  felineFade,
  felineGuides,
  felineJaw,
  felineWhiskers,
  shut,
  type FelineBuild,
} from '#engine/forms/heads/feline.ts'
import { patch, ragged } from '#engine/forms/heads/patch.ts'
import { dropped } from '#engine/forms/heads/jaw.ts'
import { spotted } from '#engine/forms/heads/rosettes.ts'
import { MATERIALS } from '#engine/forms/sculpt/clay.ts'
import type { Head, HueOf } from '#engine/forms/sculpt/head.ts'
import type { V3 } from '#engine/forms/sculpt/maths.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'
import { field } from '#engine/forms/sculpt/paint.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'

/** Sleeker than a tiger: a rounder skull, a short strong muzzle, little ruff. */
const BUILD: FelineBuild = {
  skull: [0.94, 0.96, 1],
  cheek: 0.96,
  ruff: 0.84,
  reach: 1.02,
  broad: 0.98,
  chin: 1.05,
  bridge: 1,
  ear: { at: [0.56, 0.74, -0.34], size: [0.18, 0.2, 0.12], by: [30, 0, -30] },
  eye: {
    at: [0.36, 0.13, 0.56],
    width: 0.125,
    round: 0.64,
    slant: 0.34,
    tone: 0.3,
    pupil: 'round',
  },
  nose: 0.55,
  fang: 0.36,
  end: [0, -1.7, -0.1],
}

/** Heavier in the muzzle and flatter in the brow, with narrow eyes: round ones make a black face a toy's. */
const PANTHER: FelineBuild = {
  ...BUILD,
  skull: [0.94, 0.9, 1],
  cheek: 1,
  ruff: 0.74,
  reach: 1.08,
  broad: 1.18,
  chin: 1.15,
  bridge: 0.96,
  ear: { at: [0.56, 0.72, -0.3], size: [0.19, 0.21, 0.11], by: [30, 0, -30] },
  eye: { ...BUILD.eye, at: [0.37, 0.14, 0.56], width: 0.128, round: 0.5, slant: 0.46, tone: 0.34 },
  nose: 0.8,
}

interface Coat {
  tone: (at: V3) => number
  /** Whether the coat is pale there. */
  pale: (at: V3) => number
}

/** Tawny, pale about the muzzle, under the eyes and on the throat; solid spots that grow away from the nose. */
function leopardCoat(gape: number): Coat {
  const chin = dropped(felineJaw(BUILD, gape))([0, -0.78, 0.74])
  const pale = (p: V3): number =>
    Math.max(
      patch(p, [0.22, -0.52, 0.95], 0.34, [1, 0.8, 1]),
      patch(p, chin, 0.34),
      patch(p, [0.44, -0.06, 0.52], 0.15),
      patch(p, [0.36, 0.32, 0.5], 0.13, [1.2, 0.8, 1]),
      patch(p, [0, -1.2, 0.05], 0.55, [0.9, 1.3, 1]),
    )
  return {
    pale,
    tone: (p) => {
      const [x, y, z] = [Math.abs(p[0]), p[1], p[2]]
      // none on the bridge of the nose and round the eyes
      const bare = Math.max(
        smoothstep(0.2, 0.1, x) * smoothstep(0.5, 0.7, z),
        smoothstep(0.24, 0.17, Math.hypot(x - 0.36, y - 0.13, z - 0.56)),
        smoothstep(0.75, 0.9, z),
      )
      const far = smoothstep(0.2, 0.9, Math.hypot(x, y - 0.1))
      const small = spotted(p, 0.115, 0.3)
      const large = spotted(p, 0.19, 0.34)
      return mix(mix(0.3, 0.02, pale(p)), 1, (1 - bare) * (far > 0.5 + ragged(p) ? large : small))
    },
  }
}

/** Black with the sheen left to the light. */
const pantherCoat = (): Coat => ({
  pale: () => 0,
  tone: (p) => 0.62 + 0.05 * smoothstep(-0.1, 0.15, ragged(p)),
})

/** Tags in this order: coat, pale, eye, tongue, black. */
const hueOf =
  ({ pale }: Coat, nose: number): HueOf =>
  (tone, material, crisp, at) => {
    const of = MATERIALS[material]
    if (of === 'tongue') return 3
    if (of === 'tooth') return 1
    if (of === 'skin') return nose
    if (crisp > 0.5 && tone < 0.62) return at[1] < -0.1 ? nose : 2
    return pale(at) > 0.5 ? 1 : 0
  }

interface Kind {
  name: string
  build: FelineBuild
  coat: Coat
  tags: NonNullable<Head['tags']>
  nose: number
  sheen?: number
}

const headOf = (
  { name, build, coat, tags, nose, sheen }: Kind,
  camera: Camera,
  gape: number,
  isAsleep: boolean,
): Head => ({
  name,
  clay: felineClay(isAsleep ? shut(build) : build, gape),
  camera,
  base: 0.3,
  paints: [field(coat.tone), ...felineFace(isAsleep ? shut(build) : build, gape, camera.yaw)],
  guides: felineGuides(build, gape, 0.7),
  whiskers: felineWhiskers(build),
  fade: felineFade(-1.72),
  tags,
  hue: hueOf(coat, nose),
  ...(sheen === undefined ? {} : { sheen }),
})

export const leopard = (camera: Camera, gape = 0, isAsleep = false): Head =>
  headOf(
    {
      name: 'leopard',
      build: BUILD,
      coat: leopardCoat(gape),
      tags: ['fur', 'furWhite', 'gold', 'pink', 'black'],
      nose: 3,
    },
    camera,
    gape,
    isAsleep,
  )

export const panther = (camera: Camera, gape = 0, isAsleep = false): Head =>
  headOf(
    {
      name: 'panther',
      build: PANTHER,
      coat: pantherCoat(),
      tags: ['furBlack', 'furWhite', 'gold', 'pink', 'black'],
      nose: 4,
      sheen: 0.34,
    },
    camera,
    gape,
    isAsleep,
  )
