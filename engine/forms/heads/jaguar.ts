import {
  felineClay,
  felineFace,
  felineFade,
  felineGuides,
  felineJaw,
  felineWhiskers,
  type FelineBuild,
} from '#engine/forms/heads/feline.ts'
import { dropped } from '#engine/forms/heads/jaw.ts'
import { patch, ragged } from '#engine/forms/heads/patch.ts'
import { spotted } from '#engine/forms/heads/rosettes.ts'
import { MATERIALS } from '#engine/forms/sculpt/clay.ts'
import type { Head, HueOf } from '#engine/forms/sculpt/head.ts'
import type { V3 } from '#engine/forms/sculpt/maths.ts'
import { field } from '#engine/forms/sculpt/paint.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'

/** The heaviest jaw of all cats: a broad, square head, small round ears set wide, a thick neck. */
const BUILD: FelineBuild = {
  skull: [1, 0.93, 1],
  cheek: 1.12,
  ruff: 0.92,
  reach: 1.04,
  broad: 1.1,
  chin: 1.2,
  square: 0.2,
  bridge: 0.98,
  brow: 0.2,
  ear: { at: [0.64, 0.66, -0.34], size: [0.17, 0.18, 0.12], by: [30, 0, -36] },
  eye: {
    at: [0.38, 0.12, 0.56],
    width: 0.12,
    round: 0.58,
    slant: 0.36,
    tone: 0.28,
    pupil: 'round',
  },
  nose: 0.5,
  fang: 0.4,
  end: [0, -1.75, -0.1],
}

interface Coat {
  tone: (at: V3) => number
  pale: (at: V3) => number
}

/** Deep gold, white about the lips and over the eyes; the spots of the brow run together into larger ones behind it. */
function coatOf(gape: number): Coat {
  const chin = dropped(felineJaw(BUILD, gape))([0, -0.8, 0.76])
  const pale = (p: V3): number =>
    Math.max(
      patch(p, [0.26, -0.54, 0.98], 0.36, [1, 0.8, 1]),
      patch(p, chin, 0.36),
      patch(p, [0.46, -0.08, 0.52], 0.14),
      patch(p, [0.38, 0.32, 0.5], 0.14, [1.3, 0.8, 1]),
      patch(p, [0, -1.25, 0.05], 0.55, [0.9, 1.3, 1]),
    )
  return {
    pale,
    tone: (p) => {
      const [x, y, z] = [Math.abs(p[0]), p[1], p[2]]
      const bare = Math.max(
        smoothstep(0.17, 0.09, x) * smoothstep(0.55, 0.72, z),
        smoothstep(0.25, 0.18, Math.hypot(x - 0.38, y - 0.12, z - 0.56)),
        smoothstep(0.78, 0.92, z),
      )
      const far = smoothstep(0.25, 0.95, Math.hypot(x, y - 0.1))
      const marking = far > 0.45 + ragged(p) ? spotted(p, 0.24, 0.4) : spotted(p, 0.13, 0.36)
      // each large one holds a paler heart
      const heart = far > 0.55 + ragged(p) ? spotted(p, 0.24, 0.2) * 0.7 : 0
      return mix(mix(0.36, 0.02, pale(p)), 1, (1 - bare) * Math.max(0, marking - heart))
    },
  }
}

/** Tags in this order: coat, pale, eye, tongue, black. */
const hueOf =
  ({ pale }: Coat): HueOf =>
  (tone, material, crisp, at) => {
    const of = MATERIALS[material]
    if (of === 'tongue' || of === 'skin') return 3
    if (of === 'tooth') return 1
    if (crisp > 0.5 && tone < 0.62) return at[1] < -0.1 ? 3 : 2
    return pale(at) > 0.5 ? 1 : 0
  }

export function jaguar(camera: Camera, gape = 0): Head {
  const coat = coatOf(gape)
  return {
    name: 'jaguar',
    clay: felineClay(BUILD, gape),
    camera,
    base: 0.34,
    paints: [field(coat.tone), ...felineFace(BUILD, gape, camera.yaw)],
    guides: felineGuides(BUILD, gape, 0.62),
    whiskers: felineWhiskers(BUILD),
    fade: felineFade(-1.72),
    tags: ['fur', 'furWhite', 'gold', 'pink', 'black'],
    hue: hueOf(coat),
  }
}
