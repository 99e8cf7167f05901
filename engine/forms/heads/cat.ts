import {
  felineClay,
  felineFace,
  felineFade,
  felineGuides,
  felineWhiskers,
  type FelineBuild,
} from '#engine/forms/heads/feline.ts'
import { patch, ragged } from '#engine/forms/heads/patch.ts'
import { MATERIALS } from '#engine/forms/sculpt/clay.ts'
import type { Head } from '#engine/forms/sculpt/head.ts'
import { triples, type V3 } from '#engine/forms/sculpt/maths.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'
import { field, FRONT, mark, type Paint } from '#engine/forms/sculpt/paint.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'

/** A round skull, a small muzzle, great eyes with slit pupils and tall pointed ears. */
const BUILD: FelineBuild = {
  skull: [1.02, 0.8, 0.9],
  cheek: 1.08,
  ruff: 0.9,
  reach: 0.44,
  broad: 0.7,
  high: 0.13,
  chin: 0.62,
  bridge: 0.62,
  brow: 0.1,
  lips: '0,-0.38,0.01 0,-0.54,0.014 0.08,-0.63,0.02 0.2,-0.67,0.02 0.32,-0.64,0.012 0.38,-0.58,0.003',
  ear: {
    at: [0.5, 0.66, -0.25],
    size: [0.27, 0.3, 0.13],
    by: [24, 0, -18],
    tip: [0.68, 1.26, -0.3],
  },
  eye: {
    at: [0.4, 0.11, 0.48],
    width: 0.155,
    round: 0.86,
    slant: 0.4,
    tone: 0.32,
    pupil: 'slit',
    lid: 0.7,
  },
  nose: 0.5,
  fang: 0.2,
  end: [0, -1.5, -0.1],
}

export const CAT_COATS = ['tabby', 'black'] as const
export type CatCoat = (typeof CAT_COATS)[number]

const BARS = [
  '0.06,0.38,0.008 0.1,0.56,0.03 0.08,0.78,0.01',
  '0.2,0.4,0.008 0.26,0.58,0.034 0.22,0.8,0.01',
  '0.34,0.4,0.006 0.42,0.52,0.03 0.44,0.7,0.006',
  '0.54,0.06,0.008 0.74,0.06,0.03 0.95,-0.06,0.006',
  '0.5,-0.14,0.006 0.72,-0.2,0.034 0.92,-0.38,0.006',
  '0.48,-0.3,0.004 0.66,-0.42,0.03 0.8,-0.62,0.006',
]

const isPale = (p: V3): number =>
  Math.max(
    patch(p, [0.14, -0.42, 0.78], 0.24),
    patch(p, [0, -0.68, 0.6], 0.26),
    patch(p, [0, -1.15, 0.05], 0.5, [0.9, 1.2, 1]),
    patch(p, [0.38, -0.1, 0.5], 0.14, [1.2, 0.8, 1]),
  )
const cup = (p: V3): number => patch(p, [0.6, 0.92, -0.12], 0.2, [0.7, 1.3, 1])

const PAINTS: Record<CatCoat, readonly Paint[]> = {
  tabby: [
    field((p) => mix(mix(0.36, 0.03, isPale(p)), 0.55, cup(p) * 0.6)),
    ...BARS.map((bar) => mark(FRONT, triples(bar), 0.66, { soft: 0.03, shake: 0.05 })),
  ],
  black: [field((p) => 0.62 + 0.05 * smoothstep(-0.1, 0.15, ragged(p)) - 0.2 * cup(p))],
}
const TAGS = {
  tabby: ['fur', 'furWhite', 'furDark', 'green', 'pink'],
  black: ['furBlack', 'furWhite', 'black', 'gold', 'pink'],
} as const

/** The build of one coat, its eyes open or shut. */
const buildOf = (coat: CatCoat, lid: number | undefined): FelineBuild => ({
  ...BUILD,
  nose: coat === 'black' ? 0.85 : 0.45,
  eye: { ...BUILD.eye, ...(lid === undefined ? {} : { lid }) },
})

export const cat = (
  camera: Camera,
  coat: CatCoat,
  { gape = 0, lid }: { gape?: number; lid?: number } = {},
): Head => ({
  name: 'cat',
  clay: felineClay(buildOf(coat, lid), gape),
  camera,
  base: 0.36,
  paints: [...PAINTS[coat], ...felineFace(buildOf(coat, lid), gape)],
  guides: felineGuides(BUILD, gape, 0.8),
  whiskers: felineWhiskers(BUILD),
  fade: felineFade(-1.62),
  tags: TAGS[coat],
  ...(coat === 'black' ? { sheen: 0.2 } : {}),
  hue: (tone, material, crisp, at) => {
    const of = MATERIALS[material]
    if (of === 'tongue') return 4
    if (of === 'tooth') return 1
    if (of === 'skin') return coat === 'black' ? 2 : 4
    if (crisp > 0.5) return at[1] < -0.12 ? (coat === 'black' ? 2 : 4) : tone < 0.6 ? 3 : 2
    if (coat === 'black') return 0
    if (cup(at) > 0.5) return 4
    return isPale(at) > 0.5 ? 1 : tone > 0.52 ? 2 : 0
  },
})
