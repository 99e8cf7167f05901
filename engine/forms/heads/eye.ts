import { type V2, type V3, curve, unit } from '#engine/forms/sculpt/maths.ts'
import { frame, mark, shape, type Frame, type Paint } from '#engine/forms/sculpt/paint.ts'

/** A beast's eye: no white to speak of, a big round iris cut by the upper lid, a black rim drawn out to the tear duct. */
export type Eye = {
  at: V3
  /** From the inner corner to the outer one. */
  along: V3
  facing: V3
  /** Half the width of the opening. */
  width: number
  /** Height over width of the opening. */
  round?: number
  iris?: number
  pupil?: 'round' | 'bar' | 'slit'
  tone?: number
  rim?: number
  look?: V2
  /** How much of the upper lid is open, 1 wide, 0.4 a glare. */
  lid?: number
  pupilSize?: number
  /** How far the inner corner is drawn out to the tear duct. */
  duct?: number
  /** Size of the light in it. */
  glint?: number
  /** How dark the coat is around the rim. */
  halo?: number
}

/** Width of a pupil over its height. */
const PUPIL = { round: 1, bar: 2, slit: 0.34 }

export function eye({
  at,
  along,
  facing,
  width: w,
  round = 0.62,
  iris = 0.7,
  pupil = 'round',
  tone = 0.3,
  rim = 0.16,
  look = [0, 0],
  lid = 1,
  pupilSize = 0.4,
  duct: drawn = 1,
  glint: light = 0.2,
  halo = 0.5,
}: Eye): Paint[] {
  const f: Frame = frame(at, unit(along), facing, w * 2.2)
  const h = w * round
  // inner corner low and drawn to a point, highest point of the upper lid inside the middle
  const opening: V2[] = [
    [-w, -h * 0.5],
    [-w * 0.55, h * 0.35 * lid],
    [-w * 0.05, h * 0.8 * lid],
    [w * 0.55, h * 0.62 * lid],
    [w, h * 0.08],
    [w * 0.6, -h * 0.62],
    [0, -h * 0.86],
    [-w * 0.6, -h * 0.72],
  ]
  const grown = (by: number, duct: number): V2[] =>
    opening.map(([x, y], i) => [
      x * (1 + by) - (i === 0 ? duct : 0),
      y * (1 + by * 1.5) - (i === 0 ? duct * 0.55 : 0),
    ])
  // lashes reach beyond the corners
  if (lid === 0) return asleep(f, w * 1.2, h * 1.1)
  const clip = curve([...opening, opening[0]!], 6)
  const ring = (r: number, cx: number, cy: number, sx = 1): V2[] =>
    Array.from({ length: 12 }, (_, k) => [
      cx + Math.cos((k / 6) * Math.PI) * r * sx,
      cy + Math.sin((k / 6) * Math.PI) * r,
    ])
  // a slit stands upright however the lids slant
  const [ux, uy] = [f.u[1], f.v[1]]
  const upright = Math.hypot(ux, uy) || 1
  const slit = (tall: number, x: number, y: number): V2[] =>
    ring(tall, 0, 0, PUPIL.slit).map(([a, b]): V2 => [
      x + (a * uy + b * ux) / upright,
      y + (b * uy - a * ux) / upright,
    ])
  const [cx, cy] = [look[0] * w, look[1] * w + h * 0.06]
  const r = w * iris
  const fine = w * 0.035
  // beside a slit, or it would notch it
  const glint = pupil === 'slit' ? 0.42 : -0.1
  return [
    shape(f, grown(rim * 2.2, w * 0.35 * drawn), 0.7, { soft: w * 0.3, alpha: halo }),
    shape(f, grown(rim, w * 0.3 * drawn), 0.99, { soft: fine, hair: 0 }),
    { ...shape(f, opening, 0.68, { soft: fine, hair: 0 }), isEye: true },
    shape(f, ring(r, cx, cy), 0.9, { soft: fine, hair: 0, clip }),
    shape(f, ring(r * 0.88, cx, cy), tone, { soft: r * 0.22, hair: 0, clip }),
    shape(f, ring(r * 0.5, cx, cy - r * 0.42, 1.2), Math.max(0, tone - 0.18), {
      soft: r * 0.35,
      hair: 0,
      clip,
      alpha: 0.8,
    }),
    shape(
      f,
      pupil === 'slit' ? slit(r * pupilSize, cx, cy) : ring(r * pupilSize, cx, cy, PUPIL[pupil]),
      1,
      {
        soft: fine,
        hair: 0,
        clip,
      },
    ),
    shape(
      f,
      [
        [-w, h * 0.2 * lid],
        [-w * 0.4, h * 1.2],
        [w * 0.6, h * 1.1],
        [w, h * 0.3 * lid],
        [w * 0.4, h * 0.42 * lid],
        [-w * 0.3, h * 0.42 * lid],
      ],
      0.98,
      { soft: h * 0.2, hair: 0, clip, alpha: 0.9 },
    ),
    shape(f, ring(r * light, cx + r * glint, cy + r * 0.42), 0, {
      soft: fine * 0.6,
      hair: 0,
      clip,
    }),
    mark(
      f,
      [
        [-w * 0.7, -h * 0.9, fine * 0.4],
        [0, -h * 1.12, fine],
        [w * 0.8, -h * 0.75, fine * 0.4],
      ],
      0.12,
      { soft: fine, hair: 0, alpha: 0.7 },
    ),
  ]
}

/** Shut: one line that hangs between the corners, heaviest in its middle, and the fold of the lid over it. */
const asleep = (f: Frame, w: number, h: number): Paint[] => [
  mark(
    f,
    [
      [-w * 1.2, -h * 0.34, w * 0.05],
      [-w * 0.5, -h * 0.66, w * 0.13],
      [w * 0.3, -h * 0.66, w * 0.15],
      [w * 0.9, -h * 0.16, w * 0.09],
      [w * 1.3, h * 0.3, w * 0.03],
    ],
    0.99,
    { soft: w * 0.05, hair: 0 },
  ),
  mark(
    f,
    [
      [-w * 0.8, h * 0.46, w * 0.02],
      [0, h * 0.7, w * 0.05],
      [w * 0.9, h * 0.5, w * 0.02],
    ],
    0.7,
    { soft: w * 0.08, hair: 0.3, alpha: 0.6 },
  ),
]
