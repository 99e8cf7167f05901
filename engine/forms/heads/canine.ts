import { canineEars, type CanineEar } from '#engine/forms/heads/canine-ears.ts'
import { eye } from '#engine/forms/heads/eye.ts'
import { dropped, openMouth, type Jaw } from '#engine/forms/heads/jaw.ts'
import { ruff } from '#engine/forms/heads/ruff.ts'
import { Clay } from '#engine/forms/sculpt/clay.ts'
import { lie, type Guide } from '#engine/forms/sculpt/hair.ts'
import { add, type V3 } from '#engine/forms/sculpt/maths.ts'
import { smoothstep } from '#engine/pixels/maths.ts'
import { FRONT, frame, mark, shape, SIDE, type Paint } from '#engine/forms/sculpt/paint.ts'

/** What makes one dog's head differ from another's; 1 is a wolf's. */
export interface CanineBuild {
  /** Width, height and depth of the skull. */
  skull: V3
  cheek: number
  /** Half width of the ruff below the cheeks; 0 for a smooth neck. */
  ruff: number
  muzzle: { long: number; wide: number; deep: number; /** How far its tip hangs. */ drop: number }
  /** How steeply the forehead rises from the muzzle. */
  stop: number
  /** How far the upper lips hang over the lower jaw. */
  flews: number
  ear: CanineEar
  eye: {
    at: V3
    width: number
    round: number
    slant: number
    tone: number
    /** A house dog's: dark from lid to lid, with one light. */
    mild?: boolean
    /** A fox's, whose pupils stand upright. */
    isSlit?: boolean
    /** A hunter's: the rim black and heavy, the coat around it left as it is, the lid low over the iris. */
    isHard?: boolean
  }
  /** Half width of the neck, and where the bust ends. */
  neck: {
    wide: number
    deep: number
    thick: number
    locks?: number
    /** Half width of the nape: without one the skull shows round behind the ears. */
    nape?: number
  }
  /** How far the points of the cheek ruff stand out; none without it. */
  clumps?: number
  /** Half width of a ridge that leads from crown to muzzle in one slope; the brow steps down without it. */
  slope?: number
  /** How far the corners of the mouth sink. */
  sullen?: number
  end: V3
  /** Length of hair, 1 a wolf's. */
  coat: number
  /** Length of hair on brow and forehead, 1 unless told: long, it hangs there like a fringe. */
  brow?: number
}

/** Where things of the muzzle lie on this build. */
export const muzzleOf =
  ({ muzzle: { long, wide, deep, drop } }: CanineBuild) =>
  ([x, y, z]: V3): V3 => {
    const t = Math.max(0, z - 0.2)
    return [x * wide, -0.36 + (y + 0.36) * deep - drop * t, 0.2 + (z - 0.2) * long]
  }

export function canineJaw(b: CanineBuild, gape: number, loll?: number): Jaw {
  const m = muzzleOf(b)
  return {
    joint: [0, -0.3, -0.02],
    gape,
    front: m([0.115, -0.52, 1.1]),
    back: m([0.24, -0.42, 0.36]),
    // who pants is glad, and shows a little less of its teeth
    fang: (loll === undefined ? 0.21 : 0.19) * Math.sqrt(b.muzzle.wide * b.muzzle.deep),
    tongue: 0.12 * b.muzzle.wide,
    ...(loll === undefined ? {} : { loll }),
  }
}

/** How a head is held: jaw open by degrees, tongue out, neck ending elsewhere as when thrown back. */
export interface Bearing {
  gape?: number
  /** How far the upper lip is drawn off the teeth, 0 to 1. */
  snarl?: number
  loll?: number
  end?: V3
  /** How far the eyes are open. */
  lid?: number
  /** Of two pricked ears the right one has fallen over. */
  isFlopped?: boolean
}

export function canineClay(
  b: CanineBuild,
  { gape = 0, snarl = 0, loll, end = b.end, lid }: Bearing = {},
): Clay {
  const m = muzzleOf(b)
  const jaw = canineJaw(b, gape, loll)
  const low = dropped(jaw)
  const open = Math.min(1, gape / 20)
  const [w, h, d] = b.skull
  const { wide, deep } = b.muzzle
  const c = new Clay()
    .ball([0, 0.1, -0.4], [0.7 * w, 0.62 * h, 0.84 * d])
    .ball([0.42 * b.cheek, -0.16, -0.12], [0.4 * b.cheek, 0.4, 0.5], { k: 0.25 }) // cheek
  if (b.ruff) c.ball([0.58 * b.ruff, -0.5, -0.5], [0.44 * b.ruff, 0.5, 0.42], { k: 0.35 })
  ruff(c, { from: [0, -0.75, -0.72], to: end, ...b.neck })
  const { nape } = b.neck
  if (nape)
    c.limb([0, 0.2, -0.66], [0, (end[1] - 0.75) * 0.5, (end[2] - 1.5) * 0.5], nape, nape * 0.9, {
      bust: true,
      k: 0.4,
    })
  if (b.clumps) cheekClumps(c, b.clumps)
  const lift = snarl * 0.09
  // a dog's muzzle springs from below its eyes, a wolf's from between them
  const step = Math.min(0.26, Math.max(0, b.stop - 0.5) * 0.9)
  c.limb(
    m([0, 0.06 - step, 0.16]),
    m([0, -0.3 + lift * 0.4, 1.16]),
    (0.3 - step * 0.2) * wide,
    0.185 * wide,
    { k: 0.2 - step * 0.4 },
  ) // bridge
    .limb(
      m([0.13 + lift * 0.4, -0.24, 0.3]),
      m([0.1 + lift * 0.2, -0.42 + lift, 1.08]),
      0.23 * wide * deep,
      0.175 * wide * deep,
      { k: 0.12 },
    ) // upper lips
    .limb(
      [0.26 * b.cheek, -0.42 - 0.1 * open, 0.05],
      low(m([0.07, -0.64, 0.98])),
      0.22,
      0.12 * wide,
      { k: 0.1 },
    ) // lower jaw
    .ball(low(m([0, -0.66, 1.0])), [0.13 * wide, 0.1, 0.12], { k: 0.06 }) // chin
    .ball([0.2, 0.3 * h, 0.12], [0.36, 0.24 * b.stop + 0.06, 0.32], { k: 0.16 }) // forehead
    .limb([0.16, 0.28 * h, 0.34], [0.48 * w, 0.34 * h, 0.1], 0.11, 0.12, { k: 0.14 }) // brow
  if (b.slope) c.limb([0, 0.4, -0.06], m([0, -0.06, 0.62]), b.slope, b.slope * 0.8, { k: 0.16 })
  // a high forehead has no furrow to speak of
  if (b.stop < 0.6) c.limb([0, 0.95, 0.3], [0, 0.22, 0.58], 0.05, 0.07, { k: 0.16, cut: true })
  if (b.flews > 0)
    c.ball(m([0.17, -0.5 - b.flews * 0.12, 0.72]), [0.12 * wide, 0.16 + 0.14 * b.flews, 0.36], {
      k: 0.12,
    })
  if (snarl > 0)
    for (const n of [0, 1, 2, 3])
      c.limb(
        m([0.05, -0.02 - n * 0.05, 0.5 + n * 0.14]),
        m([0.22, -0.2 - n * 0.03, 0.42 + n * 0.13]),
        0.022,
        0.014,
        { k: 0.05, cut: true },
      )
  const [ex, ey, ez] = b.eye.at
  const deepSet = b.eye.mild ? 0.1 : 0.07
  // a lid that is shut lies over the ball: a hollow there would be a black patch
  if (lid === 0) c.ball([ex, ey - 0.01, ez - 0.1], [0.16, 0.12, 0.13], { k: 0.08 })
  else
    c.ball([ex + 0.005, ey + 0.005, ez + deepSet], [0.17, 0.11, 0.16], { cut: true, k: 0.12 }) // socket
      .ball([ex, ey - 0.005, ez - 0.12], [0.15, 0.12, 0.13], { k: 0.03 })
  canineEars(c, b.ear)
  c.ball(m([0, -0.31 + lift * 0.5, 1.3]), [0.15 * wide, 0.12, 0.11], { k: 0.05, of: 'skin' }) // nose leather
    .ball(m([0.09, -0.33 + lift * 0.5, 1.4]), [0.052, 0.034, 0.07], {
      cut: true,
      k: 0.03,
      of: 'skin',
      by: [0, 0, -25],
    })
  return gape > 0 ? openMouth(c, jaw) : c
}

/** The ruff of the cheek ends in points, the lower the longer. */
function cheekClumps(c: Clay, far: number): void {
  const clumps: readonly (readonly [V3, V3, number])[] = [
    [[0.6, -0.02, -0.3], [0.46, -0.2, -0.34], 0.2],
    [[0.64, -0.3, -0.24], [0.46, -0.42, -0.3], 0.22],
    [[0.56, -0.58, -0.14], [0.34, -0.54, -0.22], 0.21],
  ]
  for (const [root, way, wide] of clumps)
    c.limb(root, add(root, way, far), wide, 0.015, { k: 0.12 })
}

/** Nose, lips and eyes; they go last. */
export function canineFace(b: CanineBuild, { gape = 0, snarl = 0, lid }: Bearing = {}): Paint[] {
  const m = muzzleOf(b)
  const at = (x: number, y: number, z: number, w: number): V3 => {
    const p = m([x, y, z])
    return [p[2], p[1], w]
  }
  const [ex, ey, ez] = b.eye.at
  const tip = m([0, -0.31 + snarl * 0.045, 1.34])
  const s = b.muzzle.wide
  const nose: readonly (readonly [number, number])[] = [
    [-0.16, -0.02],
    [-0.11, 0.07],
    [0, 0.075],
    [0.11, 0.07],
    [0.16, -0.02],
    [0.11, -0.1],
    [0.025, -0.17],
    [-0.025, -0.17],
    [-0.11, -0.1],
  ]
  const lips = b.flews * 0.16
  const sunk = b.sullen ?? 0
  return [
    ...(gape > 0
      ? []
      : [
          mark(
            SIDE,
            [
              at(0, -0.55, 1.24, 0.012),
              at(0, -0.58 - lips, 0.9, 0.02),
              at(0, -0.57 - lips * 1.6 - sunk * 0.6, 0.55, 0.024),
              at(0, -0.54 - lips * 0.6 - sunk, 0.3, 0.006),
            ],
            0.98,
            { soft: 0.022, hair: 0.1 },
          ),
          mark(
            { ...FRONT, o: [0, tip[1], 0] },
            [
              [0, -0.12, 0.012],
              [0, -0.25 * b.muzzle.deep, 0.016],
              // down and out round the lips: turned up, they would smile like a person's
              [0.07 * s, -0.3 * b.muzzle.deep - lips * 0.3, 0.022],
              [0.17 * s, -0.33 * b.muzzle.deep - lips, sunk ? 0.018 : 0.02],
              // where the corners sink, it falls on to the line along the side
              [
                0.27 * s,
                -0.32 * b.muzzle.deep - lips * 1.5 - Math.min(0.05, sunk),
                sunk ? 0.006 : 0.012,
              ],
            ],
            0.98,
            { soft: 0.015, hair: 0.1 },
          ),
        ]),
    shape(
      { ...FRONT, o: tip, reach: 0.24 },
      nose.map(([x, y]) => [x * s, y] as const),
      0.95,
      { soft: 0.015, hair: 0, gloss: 0.45 },
    ),
    mark(
      frame([ex, ey - 0.005, ez], [-0.5, -0.5, 0.6], [0.4, 0.2, 0.8]),
      '0.08,0,0.03 0.18,-0.02,0.025 0.3,-0.04,0.005',
      0.85,
      { soft: 0.04 },
    ),
    ...eye({
      at: b.eye.at,
      along: [0.84, b.eye.slant, -0.4],
      facing: [0.42, 0.12, 0.9],
      width: b.eye.width,
      round: b.eye.round,
      tone: b.eye.tone,
      // the iris reaches both corners: white beside it would make the eye a person's
      iris: b.eye.mild ? 1.04 : 1.12,
      pupilSize: b.eye.mild ? 0.56 : b.eye.isSlit ? 0.6 : b.eye.isHard ? 0.36 : 0.3,
      ...(b.eye.isSlit ? { pupil: 'slit' as const } : {}),
      lid: lid ?? (snarl > 0 ? 0.62 : b.eye.mild ? 0.98 : b.eye.isHard ? 0.66 : 0.74),
      rim: b.eye.mild ? 0.2 : b.eye.isHard ? 0.46 : 0.3,
      ...(b.eye.isHard ? { halo: 0, duct: 1.5 } : {}),
      ...(b.eye.mild ? { duct: 0.3, glint: 0.24 } : {}),
    }),
  ]
}

/** How a dog's coat lies. */
export function canineGuides(b: CanineBuild, gape = 0): Guide[] {
  const m = muzzleOf(b)
  const low = dropped(canineJaw(b, gape))
  const open = Math.min(1, gape / 20)
  const l = b.coat
  const brow = b.brow ?? 1
  const { at, tip } = b.ear
  return [
    lie(m([0, -0.2, 1.2]), [0, 0.35, -1], 0.05, 0.1),
    lie(m([0.15, -0.45, 1.1]), [0.35, -0.1, -1], 0.06, 0.1),
    lie(m([0.2, -0.4, 0.7]), [0.5, -0.25, -1], 0.08, 0.1),
    lie(m([0, 0.0, 0.6]), [0, 0.6, -0.8], 0.08, 0.1),
    lie([0, 0.5, 0.2], [0, 1, -0.5], (0.06 + 0.08 * l) * brow, 0.1),
    lie([0.25, 0.45, 0.25], [0.25, 1, -0.4], (0.06 + 0.08 * l) * brow, 0.15 * brow),
    lie([0.45, 0.42, 0.1], [0.6, 0.7, -0.5], (0.06 + 0.1 * l) * brow, 0.25 * brow),
    ...(b.neck.nape
      ? [
          lie([0, 0.45, -1.1], [0, -0.5, -1], 0.06 + 0.24 * l, 0.25),
          lie([0.45, 0.1, -1], [0.35, -0.7, -0.8], 0.06 + 0.3 * l, 0.3),
        ]
      : []),
    lie([0.36, 0, 0.4], [0.8, -0.5, -0.7], 0.06 + 0.06 * l),
    lie([0.6, -0.1, 0.1], [1, -0.35, -0.6], 0.06 + 0.22 * l),
    lie([0.75, -0.3, -0.1], [1, -0.7, -0.4], 0.06 + 0.36 * l, 0.35),
    lie([0.7, 0.15, -0.2], [1, -0.1, -0.6], 0.06 + 0.26 * l, 0.3),
    lie([0.5, -0.7, 0.1], [0.6, -1, -0.3], 0.06 + 0.34 * l, 0.3),
    lie(low(m([0, -0.75, 0.8])), [0, -0.6, -0.8], 0.05 + 0.05 * l),
    // an open jaw hangs where the throat was; its long hair lies behind it
    lie([0.1, -0.85 - 0.25 * open, 0.3 - 0.5 * open], [0, -1, -0.3], 0.06 + 0.2 * l),
    lie([0.2, -1.2, 0.1 - 0.4 * open], [0.15, -1, 0.1], 0.08 + 0.4 * l, 0.25),
    lie([0.9, -1.2, -0.6], [0.3, -1, -0.1], 0.08 + 0.45 * l, 0.3),
    lie([0.4, -0.9, -1.3], [0.2, -1, -0.6], 0.08 + 0.45 * l, 0.3),
    lie([0, 0.8, -0.3], [0, 0.6, -1], 0.06 + 0.1 * l),
    lie(
      [
        at[0] + (tip[0] - at[0]) * 0.7,
        at[1] + (tip[1] - at[1]) * 0.7,
        at[2] + (tip[2] - at[2]) * 0.7,
      ],
      [tip[0] - at[0], tip[1] - at[1], tip[2] - at[2]],
      0.05 + 0.05 * l,
      0.1,
    ),
    lie(
      [at[0] + (tip[0] - at[0]) * 0.3, at[1] + (tip[1] - at[1]) * 0.3, at[2] + 0.15],
      [tip[0] - at[0], tip[1] - at[1], tip[2] - at[2] + 0.2],
      0.05 + 0.18 * l,
      0.3,
    ),
  ]
}

/** Whole above, thinning out towards where the neck ends. */
export const canineFade =
  ({ end }: CanineBuild, bearing: Bearing = {}) =>
  (p: V3): number => {
    const to = bearing.end ?? end
    const span: V3 = [0, to[1] + 0.75, to[2] + 0.72]
    const t = ((p[1] + 0.75) * span[1] + (p[2] + 0.72) * span[2]) / (span[1] ** 2 + span[2] ** 2)
    return smoothstep(1.02, 0.5, t)
  }
