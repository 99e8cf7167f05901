import {
  felineClay,
  felineFace,
  felineFade,
  felineGuides,
  felineWhiskers,
  type FelineBuild,
} from '#engine/forms/heads/feline.ts'
import { patch } from '#engine/forms/heads/patch.ts'
import { spotted } from '#engine/forms/heads/rosettes.ts'
import { MATERIALS } from '#engine/forms/sculpt/clay.ts'
import { lie } from '#engine/forms/sculpt/hair.ts'
import type { Head, HueOf } from '#engine/forms/sculpt/head.ts'
import { triples, type V3 } from '#engine/forms/sculpt/maths.ts'
import { field, FRONT, mark } from '#engine/forms/sculpt/paint.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'

const EAR_TIP: V3 = [0.74, 1.34, -0.32]

/** A great ruff that hangs from the cheeks in two points, tall ears that end in brushes. */
const BUILD: FelineBuild = {
  skull: [0.94, 0.92, 0.96],
  cheek: 1.06,
  ruff: 1.12,
  reach: 0.78,
  broad: 0.9,
  high: 0.02,
  chin: 0.9,
  bridge: 0.9,
  brow: 0.9,
  ear: { at: [0.54, 0.7, -0.26], size: [0.25, 0.3, 0.13], by: [24, 0, -18], tip: EAR_TIP },
  eye: {
    at: [0.37, 0.11, 0.53],
    width: 0.13,
    round: 0.68,
    slant: 0.4,
    tone: 0.3,
    pupil: 'round',
  },
  nose: 0.5,
  fang: 0.3,
  end: [0, -1.65, -0.1],
}

const BARS = [
  '0.07,0.42,0.008 0.1,0.58,0.026 0.1,0.76,0.008',
  '0.22,0.42,0.008 0.27,0.56,0.028 0.26,0.74,0.006',
  '0.56,0.02,0.01 0.76,-0.08,0.034 0.96,-0.34,0.008',
  '0.5,-0.18,0.008 0.72,-0.34,0.036 0.9,-0.7,0.008',
  '0.62,-0.62,0.01 0.74,-0.84,0.05 0.74,-1.1,0.01',
]

const isPale = (p: V3): number =>
  Math.max(
    patch(p, [0.16, -0.46, 0.86], 0.28),
    patch(p, [0, -0.76, 0.66], 0.28),
    patch(p, [0.38, -0.1, 0.5], 0.16, [1.2, 0.8, 1]),
    patch(p, [0.36, 0.3, 0.5], 0.14, [1.2, 0.8, 1]),
    patch(p, [0.8, -0.5, 0.05], 0.36, [1, 1, 1]) * 0.8,
    patch(p, [0, -1.2, 0.05], 0.55, [0.9, 1.3, 1]),
  )

function coat(p: V3): number {
  const [x, y, z] = [Math.abs(p[0]), p[1], p[2]]
  const ear =
    patch(p, EAR_TIP, 0.3, [0.9, 1, 0.9]) * 0.95 +
    patch(p, [0.5, 1.0, -0.42], 0.16, [0.8, 1.4, 0.6]) * 0.5
  const crown = smoothstep(0.4, 0.6, y) * smoothstep(0.75, 0.55, x) * smoothstep(0.4, 0.1, z)
  const spots = spotted(p, 0.12, 0.28) * crown * 0.8
  return mix(mix(0.34, 0.03, isPale(p)), 0.92, Math.min(1, Math.max(ear, spots)))
}

/** Tags in this order: coat, pale, eye, nose, black. */
const hue: HueOf = (tone, material, crisp, at) => {
  const of = MATERIALS[material]
  if (of === 'tooth') return 1
  if (of === 'skin' || of === 'tongue') return 3
  if (crisp > 0.5 && tone < 0.62) return at[1] < -0.1 ? 3 : 2
  if (coat(at) > 0.6) return 4
  return isPale(at) > 0.5 ? 1 : 0
}

export const lynx = (camera: Camera, gape = 0): Head => ({
  name: 'lynx',
  clay: felineClay(BUILD, gape),
  camera,
  base: 0.34,
  paints: [
    field(coat),
    ...BARS.map((bar) => mark(FRONT, triples(bar), 0.85, { soft: 0.03, shake: 0.05 })),
    ...felineFace(BUILD, gape),
  ],
  guides: [
    ...felineGuides(BUILD, gape, 1.1),
    lie(EAR_TIP, [0.12, 1, -0.05], 0.5, 0.12),
    lie([0.8, -0.55, 0], [0.5, -1, 0], 0.6, 0.3),
  ],
  whiskers: felineWhiskers(BUILD),
  fade: felineFade(-1.68),
  tags: ['fur', 'furWhite', 'gold', 'pink', 'black'],
  hue,
})
