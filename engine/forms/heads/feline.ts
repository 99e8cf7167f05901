import { dropped, openMouth, type Jaw } from '#engine/forms/heads/jaw.ts'
import { ruff } from '#engine/forms/heads/ruff.ts'
import { eye } from '#engine/forms/heads/eye.ts'
import { Clay } from '#engine/forms/sculpt/clay.ts'
import { lie, type Guide } from '#engine/forms/sculpt/hair.ts'
import type { V3 } from '#engine/forms/sculpt/maths.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'
import { FRONT, frame, mark, shape, type Paint } from '#engine/forms/sculpt/paint.ts'

/** What makes one cat's head differ from another's; 1 is a tiger's. */
export interface FelineBuild {
  /** Width, height and depth of the skull. */
  skull: V3
  /** Half width of the cheekbones and of the ruff below them. */
  cheek: number
  ruff: number
  /** How far the muzzle comes forward, how broad it is, and how deep the chin. */
  reach: number
  broad: number
  /** How far the muzzle is drawn up towards the eyes. */
  high?: number
  chin: number
  /** How squarely the muzzle ends: pads deep and chin well forward under the nose, 0 a tiger's. */
  square?: number
  /** Breadth of the bridge of the nose, and how far its top sinks between the eyes. */
  bridge: number
  /** How heavily the brow hangs over the eyes. */
  brow?: number
  /** Where the lips run, when not as a tiger's: across, up, half width. */
  lips?: string
  ear: { at: V3; size: V3; by: V3; tip?: V3 }
  eye: {
    at: V3
    width: number
    round: number
    slant: number
    tone: number
    pupil: 'round' | 'slit'
    /** How far it is open; 0 in sleep. */
    lid?: number
    /** Width of its black rim. */
    rim?: number
  }
  /** Darkness of the nose leather. */
  nose: number
  fang: number
  /** Where the pointed ruff of the bust ends. */
  end?: V3
}

/** The same cat asleep. */
export const shut = (b: FelineBuild): FelineBuild => ({ ...b, eye: { ...b.eye, lid: 0 } })

/** Where things of the muzzle lie on this build. */
const muzzleOf =
  ({ reach, broad, high = 0 }: FelineBuild) =>
  ([x, y, z]: V3): V3 => [x * broad, y + high, 0.42 + (z - 0.42) * reach]

/** How far the lips are drawn back. */
const snarlOf = (gape: number): number => Math.min(1, gape / 20)

export function felineJaw(b: FelineBuild, gape: number): Jaw {
  const m = muzzleOf(b)
  return {
    joint: [0, -0.3, 0.02],
    gape,
    front: m([0.2, -0.58 + 0.05 * snarlOf(gape), 1.0]),
    back: m([0.33, -0.46, 0.44]),
    fang: b.fang,
    tongue: 0.17 * b.broad,
  }
}

export function felineClay(b: FelineBuild, gape = 0): Clay {
  const m = muzzleOf(b)
  const jaw = felineJaw(b, gape)
  const low = dropped(jaw)
  const snarl = snarlOf(gape)
  const [w, h, d] = b.skull
  const lift = 0.06 * snarl
  const { brow = 1 } = b
  // an open mouth has no square end
  const square = (b.square ?? 0) * (1 - snarl)
  const c = new Clay()
    .ball([0, 0.24, -0.3], [0.8 * w, 0.74 * h, 0.82 * d])
    .ball([0.52 * b.cheek, -0.06, 0.02], [0.4 * b.cheek, 0.4, 0.46], { k: 0.25 }) // cheekbone
    .ball([0.7 * b.ruff, -0.46, -0.28], [0.42 * b.ruff, 0.46, 0.36], { k: 0.35 })
  if (b.end)
    // an open jaw wants the throat out of its way
    ruff(c, {
      from: [0, -0.72, -0.55 - 0.22 * snarl],
      to: [b.end[0], b.end[1], b.end[2] - 0.25 * snarl],
      wide: 0.8 * b.ruff,
      deep: 0.68,
      thick: 0.22,
    })
  c.limb(
    [0.34 * b.broad, -0.42 - 0.14 * snarl, 0.12],
    low(m([0.2, -0.74, 0.66])),
    0.3 - 0.08 * snarl,
    (0.19 + 0.04 * snarl) * b.chin,
    { k: 0.2 - 0.1 * snarl },
  ) // jaw
    .limb(
      m([0.04 * b.bridge, 0.28, 0.42]),
      m([0.05 * b.bridge, -0.28 + lift, 1.0]),
      0.27 * b.bridge,
      0.19 * b.bridge,
      { k: 0.16 },
    ) // bridge
    .ball(
      m([0.2, -0.48 - 0.02 * square + lift, 0.9 + 0.02 * square]),
      [0.26 * b.broad, 0.22 + 0.04 * square, 0.27],
      { k: 0.1 },
    ) // whisker pads
    .limb(m([0.3, -0.3 + lift, 0.62]), m([0.44, -0.3, 0.36]), 0.16, 0.16, { k: 0.14 }) // cheek to pad
    .ball(
      low(m([0, -0.78 - 0.02 * square, 0.76 + 0.08 * snarl + 0.14 * square])),
      [0.23 * b.broad, (0.17 + 0.06 * snarl) * b.chin, 0.2],
      { k: 0.07 + 0.06 * snarl },
    ) // chin
    .limb([0.2, 0.34, 0.5], [0.54, 0.34 * h, 0.3], 0.12 * brow, 0.14 * brow, { k: 0.16 }) // brow
  socket(c, b)
  if (snarl > 0)
    for (const n of [0, 1, 2])
      c.limb(
        m([0.1, 0.02 - n * 0.1, 0.78 + n * 0.08]),
        m([0.3, -0.1 - n * 0.09, 0.66 + n * 0.06]),
        0.022,
        0.016,
        { k: 0.06, cut: true },
      )
  ears(c, b)
  c.ball(m([0, -0.28 + lift, 1.1]), [0.2 * b.broad, 0.1, 0.1], { k: 0.05, of: 'skin' }) // nose leather
    .ball(m([0.11, -0.325 + lift, 1.17]), [0.055, 0.03, 0.06], {
      cut: true,
      k: 0.03,
      of: 'skin',
      by: [0, 0, 20],
    })
  return gape > 0 ? openMouth(c, jaw) : c
}

function socket(c: Clay, { brow = 1, eye: { at, width, lid } }: FelineBuild): void {
  const s = width / 0.125
  // a lid that is shut lies over the ball: a hollow there would be a black patch
  if (lid === 0) {
    c.ball([at[0] - 0.14, at[1] - 0.06, at[2] - 0.02], [0.16, 0.2, 0.12], { k: 0.12 }).ball(
      [at[0], at[1] - 0.01, at[2] - 0.07],
      [0.17, 0.14, 0.12],
      { k: 0.08 },
    )
    return
  }
  c.ball([at[0] + 0.005, at[1], at[2] + 0.12 - 0.06 * brow], [0.17 * s, 0.12 * s, 0.16], {
    cut: true,
    k: 0.14,
  }).ball([at[0] + 0.005, at[1] - 0.01, at[2] - 0.12], [0.16, 0.13, 0.13], { k: 0.03 })
}

function ears(c: Clay, { ear: { at, size, by, tip } }: FelineBuild): void {
  c.ball(at, size, { k: 0.12, by })
  if (tip) c.limb(at, tip, size[0] * 0.92, 0.035, { k: 0.1 })
  const ahead = 0.13
  const up = tip ? 0.1 : 0.03
  c.ball(
    [at[0] + 0.03, at[1] + up, at[2] + ahead],
    [size[0] * 0.66, size[1] * (tip ? 1.05 : 0.7), 0.12],
    { cut: true, k: 0.05, by },
  )
}

/** Heads that are turned further than this show one eye, which then looks out to the side: facing ahead it would be a slit. */
const SIDE_ON = 55

/** Nose, lips and eyes, the same on every cat; they go last. */
export function felineFace(b: FelineBuild, gape = 0, yaw = 0): Paint[] {
  const m = muzzleOf(b)
  const lift = 0.06 * snarlOf(gape)
  const lips = { ...FRONT, o: [0, b.high ?? 0, 0] as const }
  const nose = { ...FRONT, o: m([0, lift, 1.1]), reach: 0.22 }
  const s = b.broad
  const flat = (text: string): readonly V3[] =>
    text.split(' ').map((p): V3 => {
      const [x = 0, y = 0, w = 0] = p.split(',').map(Number)
      return [x * s, y, w]
    })
  const [ex, ey, ez] = b.eye.at
  // a shut lid hangs level, however the open eye slants
  const slant = b.eye.lid === 0 ? b.eye.slant * 0.4 : b.eye.slant
  return [
    ...[-0.4, -0.47, -0.54, -0.6].map((y, k) =>
      mark(
        lips,
        [
          [0.12 * s, y + 0.02 + lift, 0.003],
          [0.25 * s, y + lift, 0.01],
          [0.37 * s, y + lift - 0.01 - k * 0.01, 0.003],
        ],
        0.75,
        { soft: 0.012, shake: 0.02 },
      ),
    ), // rows of whisker roots
    ...(gape > 0
      ? [
          mark(lips, flat(`0,${-0.38 + lift},0.01 0,${-0.6 + lift},0.016`), 0.98, {
            soft: 0.016,
            hair: 0.1,
          }),
        ]
      : [
          mark(
            lips,
            flat(
              b.lips ??
                '0,-0.38,0.01 0,-0.55,0.014 0.06,-0.63,0.022 0.17,-0.69,0.022 0.3,-0.73,0.016 0.4,-0.78,0.003',
            ),
            0.98,
            { soft: 0.018, hair: 0.1 },
          ),
        ]),
    shape(
      nose,
      flat(
        '-0.22,-0.26,0 -0.14,-0.2,0 0,-0.19,0 0.14,-0.2,0 0.22,-0.26,0 0.12,-0.36,0 0.03,-0.42,0 -0.03,-0.42,0 -0.12,-0.36,0',
      ).map(([x, y]) => [x, y] as const),
      b.nose,
      { soft: 0.014, hair: 0, gloss: 0.25 },
    ),
    mark(nose, flat('0.22,-0.28,0.006 0.15,-0.345,0.024 0.07,-0.35,0.02 0.05,-0.32,0.004'), 0.98, {
      soft: 0.012,
      hair: 0,
    }),
    mark(nose, flat('0.22,-0.25,0.006 0.12,-0.19,0.01 0,-0.185,0.008'), 0.85, {
      soft: 0.012,
      hair: 0,
    }),
    ...(b.eye.lid === 0
      ? []
      : [
          mark(
            frame([ex, ey - 0.01, ez], [-0.6, -0.7, 0.5], [0.3, 0.2, 0.9]),
            '0.1,0,0.02 0.18,-0.01,0.02 0.28,0.01,0.003',
            0.95,
            { soft: 0.02 },
          ), // tear line
        ]),
    ...eye({
      at: b.eye.at,
      along: yaw > SIDE_ON ? [0.62, slant, -0.72] : [0.86, slant, -0.4],
      facing: yaw > SIDE_ON ? [0.66, 0.1, 0.74] : [0.24, 0.1, 0.96],
      width: b.eye.width,
      round: b.eye.round,
      tone: b.eye.tone,
      pupil: b.eye.pupil,
      pupilSize: b.eye.pupil === 'slit' ? 0.66 : 0.37,
      // from corner to corner: white beside it would make the eye a person's
      iris: 1.12,
      glint: 0.14,
      // a wide dark about the rim would be a mask
      halo: 0.25,
      rim: (b.eye.rim ?? 0.025) / b.eye.width,
      lid: b.eye.lid ?? (gape > 0 ? 0.74 : 0.86),
    }),
  ]
}

/** How a cat's coat lies; `long` lengthens cheeks and throat. */
export function felineGuides(b: FelineBuild, gape = 0, long = 1): Guide[] {
  const m = muzzleOf(b)
  const low = dropped(felineJaw(b, gape))
  const snarl = snarlOf(gape)
  const { at } = b.ear
  return [
    lie(m([0, -0.1, 1.0]), [0, 0.7, -0.7], 0.06, 0.1),
    lie(m([0, 0.2, 0.7]), [0, 1, -0.4], 0.09, 0.1),
    lie([0.1, 0.6, 0.3], [0.1, 1, -0.4], 0.15, 0.12),
    lie([0.34, 0.4, 0.5], [0.4, 1, -0.3], 0.13, 0.15),
    lie([0.55, 0.35, 0.3], [0.9, 0.5, -0.4], 0.15, 0.2),
    lie(m([0.2, -0.45, 1.15]), [0.8, -0.2, -0.5], 0.07, 0.12),
    lie(m([0.4, -0.5, 0.9]), [0.9, -0.4, -0.5], 0.1, 0.15),
    lie(m([0.2, -0.05, 0.8]), [0.7, 0.1, -0.6], 0.09, 0.1),
    lie([0.45, -0.1, 0.55], [0.9, -0.3, -0.5], 0.13, 0.15),
    lie([0.7, 0.1, 0.1], [1, -0.1, -0.5], 0.2, 0.25),
    lie([0.8, -0.3, 0], [1, -0.6, -0.3], 0.34 * long, 0.35),
    lie([0.7, -0.7, 0], [0.7, -1, -0.2], 0.4 * long, 0.35),
    lie(low(m([0, -0.85, 0.9])), [0, -1, 0.1], 0.12, 0.3),
    lie(low([0.3, -0.8, 0.5]), [0.5, -1, -0.2], mix(0.24, 0.12, snarl) * long, 0.3),
    // an open jaw hangs where the throat was; its long hair lies behind it
    lie([0.1, -1.2 - 0.3 * snarl, 0.1 - 0.6 * snarl], [0.1, -1, 0.1], 0.4 * long, 0.25),
    lie([0.8, -1.2, -0.5], [0.2, -1, 0], 0.45 * long, 0.3),
    lie([0, 0.85, -0.2], [0, 0.7, -0.7], 0.16, 0.15),
    lie([at[0] + 0.13, at[1] + 0.16, at[2]], [0.5, 1, 0], 0.06, 0.1),
    lie([at[0] - 0.12, at[1] + 0.11, at[2] + 0.05], [-0.3, 1, 0], 0.08, 0.1),
    lie([at[0] - 0.02, at[1] - 0.02, at[2] + 0.1], [0.5, 1, 0.3], 0.18, 0.3),
  ]
}

/** Four whiskers a side. */
export const felineWhiskers = (b: FelineBuild): (readonly V3[])[] => {
  const m = muzzleOf(b)
  return [
    [
      [0.3, -0.42, 1.08],
      [0.7, -0.42, 1.05],
      [1.15, -0.6, 0.8],
    ],
    [
      [0.33, -0.48, 1.05],
      [0.72, -0.56, 1.02],
      [1.1, -0.84, 0.8],
    ],
    [
      [0.31, -0.54, 1.04],
      [0.6, -0.7, 1.02],
      [0.9, -1.02, 0.9],
    ],
    [
      [0.26, -0.39, 1.1],
      [0.6, -0.3, 1.1],
      [1.1, -0.36, 0.8],
    ],
  ].map((line) => line.map(([x = 0, y = 0, z = 0]): V3 => [x, y + (b.high ?? 0), m([0, 0, z])[2]]))
}

/** Whole above, thinning out over the locks of the ruff. */
export const felineFade =
  (lowest: number) =>
  ([x, y, z]: V3): number =>
    smoothstep(lowest, lowest + 0.55, y - z * 0.1 + Math.abs(x) * 0.1)
