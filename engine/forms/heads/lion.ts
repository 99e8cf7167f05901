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
import { dropped } from '#engine/forms/heads/jaw.ts'
import { mane } from '#engine/forms/heads/mane.ts'
import { patch, ragged } from '#engine/forms/heads/patch.ts'
import { MATERIALS } from '#engine/forms/sculpt/clay.ts'
import { lie } from '#engine/forms/sculpt/hair.ts'
import type { Head, HueOf } from '#engine/forms/sculpt/head.ts'
import type { V3 } from '#engine/forms/sculpt/maths.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'
import { field, type Paint } from '#engine/forms/sculpt/paint.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'

/** Longer in the face than a tiger, with a broad straight nose and a heavy chin: without it, side on, he would be a seal. */
const BUILD: FelineBuild = {
  skull: [0.86, 0.9, 0.95],
  cheek: 0.92,
  ruff: 0.8,
  reach: 1.1,
  broad: 1.22,
  square: 1,
  chin: 1.16,
  bridge: 1.16,
  brow: 1.1,
  ear: { at: [0.62, 0.7, -0.12], size: [0.19, 0.2, 0.12], by: [34, 0, -34] },
  eye: {
    at: [0.43, 0.12, 0.56],
    width: 0.146,
    round: 0.56,
    slant: 0.44,
    tone: 0.3,
    pupil: 'round',
    lid: 0.7,
    rim: 0.034,
  },
  nose: 0.66,
  fang: 0.38,
}

const isWhite = (p: V3, gape: number): number => {
  return Math.max(
    patch(p, [0.24, -0.54, 1.05], 0.3),
    patch(p, dropped(felineJaw(BUILD, gape))([0, -0.8, 0.78]), 0.36),
    patch(p, [0.44, -0.06, 0.52], 0.13),
  )
}
/** 0 on the short coat of the face, 1 on the mane. */
const maned = (p: V3): number => {
  const [x, y, z] = [Math.abs(p[0]), p[1], p[2]]
  // it grows low on the forehead, lowest over the middle: higher, he would be balding
  const tall = y > 0.02 ? 0.7 + 0.16 * Math.min(1, x / 0.4) : 0.96
  const away = Math.hypot(x / 0.82, (y - 0.02) / tall, Math.min(0, z - 0.42) / 0.74)
  return smoothstep(0.93, 1.08, away + ragged(p) * 0.5)
}

/** The short tawny coat, pale about the mouth and under the eyes. */
const face = (p: V3, gape: number): number =>
  mix(
    0.3 + 0.14 * smoothstep(0.4, 0.7, p[1]) * smoothstep(0.3, 0.1, Math.abs(p[0])),
    0.02,
    isWhite(p, gape),
  )

const coat = (p: V3, gape: number): number => {
  // roots by the face are tawny, what lies behind is nearly black
  const deep = mix(0.42, 0.67, smoothstep(0.05, -0.7, p[2] + ragged(p) * 1.4))
  return mix(face(p, gape), deep, maned(p))
}

const paints = (gape: number, isAsleep: boolean, yaw: number): Paint[] => [
  field((p) => coat(p, gape)),
  ...felineFace(isAsleep ? shut(BUILD) : BUILD, gape, yaw),
]

/** A low crown, a straight nose and a deep square muzzle: a high one and a snout that tapers would make her a bear. */
const LIONESS: FelineBuild = {
  ...BUILD,
  skull: [0.86, 0.76, 0.95],
  cheek: 0.98,
  ruff: 0.76,
  reach: 1.04,
  broad: 1.02,
  square: 1,
  chin: 1.2,
  bridge: 1.14,
  brow: 0.45,
  ear: { at: [0.61, 0.6, -0.2], size: [0.25, 0.27, 0.12], by: [32, 0, -32] },
  eye: { ...BUILD.eye, at: [0.37, 0.18, 0.57], width: 0.15, slant: 0.42, tone: 0.2, rim: 0.04 },
  end: [0, -1.95, -0.3],
}

/** Pale below the chin, dark behind and within the ears. */
const lionessCoat = (p: V3, gape: number): number => {
  const pale = Math.max(
    patch(p, [0, -1.2, 0.1], 0.55, [0.9, 1.3, 1]),
    patch(p, [0.7, -0.5, 0.05], 0.36, [0.9, 1, 1]) * 0.6,
  )
  const cup = patch(p, [0.7, 0.66, -0.1], 0.16, [0.9, 1, 1.2])
  return mix(mix(face(p, gape), 0.06, pale), 0.72, cup)
}

const guides = (gape: number) => [
  ...felineGuides(BUILD, gape).slice(0, 10),
  ...felineGuides(BUILD, gape).slice(12, 13),
  ...felineGuides(BUILD, gape).slice(17),
  lie([0, 0.85, 0.1], [0, 1, -0.3], 0.3, 0.3),
  lie([0.6, -0.35, 0.1], [0.9, -0.8, -0.6], 0.4, 0.3),
  lie([0, 1.3, -0.4], [0.1, 1, -0.4], 0.6, 0.3),
  lie([0.5, 1.1, -0.5], [0.6, 0.8, -0.4], 0.6, 0.3),
  lie([1.0, 0.7, -0.5], [1, 0.1, -0.4], 0.6, 0.3),
  lie([1.2, 0.2, -0.6], [0.8, -0.6, -0.3], 0.6, 0.3),
  lie([1.1, -0.4, -0.6], [0.5, -1, -0.2], 0.6, 0.3),
  lie([0.8, -1.0, -0.5], [0.1, -1, 0], 0.6, 0.3),
  lie([0.3, -1.3, -0.3], [0, -1, 0.05], 0.6, 0.3),
  lie([0.1, -1.7, -0.4], [0, -1, 0], 0.5, 0.3),
]

const TAGS = ['fur', 'furLight', 'furDark', 'pink', 'gold', 'furWhite'] as const
const lionessHue =
  (gape: number): HueOf =>
  (tone, material, crisp, at) => {
    const of = MATERIALS[material]
    if (of === 'tongue') return 3
    if (of === 'tooth') return 5
    if (crisp > 0.5 && (at[1] < -0.1 || tone < 0.62)) return at[1] < -0.1 ? 2 : 4
    return isWhite(at, gape) > 0.5 ? 5 : 1
  }
export const lionHue = (gape: number): HueOf => {
  const bare = lionessHue(gape)
  return (tone, material, crisp, at) => {
    const hue = bare(tone, material, crisp, at)
    const isCoat = hue === 1 || (hue === 5 && MATERIALS[material] !== 'tooth')
    return isCoat && maned(at) > 0.5 ? (tone > 0.54 ? 2 : 0) : hue
  }
}

export const lioness = (camera: Camera, gape = 0, isAsleep = false): Head => ({
  name: 'lioness',
  clay: felineClay(isAsleep ? shut(LIONESS) : LIONESS, gape),
  camera,
  base: 0.3,
  paints: [
    field((p) => lionessCoat(p, gape)),
    ...felineFace(isAsleep ? shut(LIONESS) : LIONESS, gape, camera.yaw),
  ],
  // a close coat: long hair at the cheeks would make her an otter
  guides: felineGuides(LIONESS, gape, 0.55),
  whiskers: felineWhiskers(LIONESS),
  fade: felineFade(-1.75),
  tags: TAGS,
  hue: lionessHue(gape),
})

export const lion = (camera: Camera, gape = 0, isAsleep = false): Head => ({
  name: 'lion',
  clay: mane(felineClay(isAsleep ? shut(BUILD) : BUILD, gape)),
  camera,
  base: 0.3,
  paints: paints(gape, isAsleep, camera.yaw),
  guides: guides(gape),
  whiskers: felineWhiskers(BUILD),
  fade: ([x, y]) => smoothstep(-2.75, -2.05, y - Math.abs(x) * 0.2),
  tags: TAGS,
  hue: lionHue(gape),
})
