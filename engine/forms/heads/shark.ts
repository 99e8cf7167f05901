import { Clay, hinged } from '#engine/forms/sculpt/clay.ts'
import { lie } from '#engine/forms/sculpt/hair.ts'
import type { Head } from '#engine/forms/sculpt/head.ts'
import { noise, type V2, type V3 } from '#engine/forms/sculpt/maths.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'
import { field, frame, mark, shape, SIDE, type Paint } from '#engine/forms/sculpt/paint.ts'
import { model, tube } from '#engine/forms/sculpt/skeleton.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'

const HINGE: V3 = [0, -0.12, -0.12]
/** Great white or hammerhead: the cone of a snout, or a bar with the eyes at its ends. */
export type SharkKind = 'white' | 'hammer'
const EYES: Record<SharkKind, V3> = { white: [0.335, 0.12, 0.36], hammer: [1.0, 0.13, 0.46] }

/** A place on a jaw's bow: `t` from the middle (0) to the corner of the mouth (1). */
const bow = (t: number, wide: number, front: number, y: number): V3 => {
  const a = t * 1.42
  return [Math.sin(a) * wide, y, -0.02 + Math.cos(a) * front]
}

/** Mouth slung far under the snout, jaws that come forward as they open. */
function clay(open: number, kind: SharkKind): Clay {
  const EYE = EYES[kind]
  const skin = { of: 'bone' } as const
  const jaw = hinged(HINGE, open)
  const gape = open / 40
  const out = new Clay()
    .ball([0, 0.02, -0.3], [0.44, 0.46, 0.6], skin)
    .limb([0.27, -0.1, 0.0], [0.12, -0.07, 0.42], 0.11, 0.09, { k: 0.12, ...skin }) // upper lip
  if (kind === 'hammer') hammer(out)
  else cone(out)
  out
    .limb(jaw([0.26, -0.2, -0.14]), jaw([0.2, -0.22, 0.2]), 0.16, 0.1, { k: 0.1, ...skin })
    .limb(jaw([0.2, -0.22, 0.2]), jaw([0, -0.22, 0.4]), 0.1, 0.085, { k: 0.1, ...skin })
    .ball(jaw([0, -0.26, 0.06]), [0.24, 0.13, 0.3], { k: 0.1, ...skin })
  if (gape > 0.1) {
    const middle = jaw([0, -0.14, 0.34])
    out
      .ball(
        [0, (-0.1 + middle[1]) / 2, (0.4 + middle[2]) / 2 - 0.02],
        [0.27, 0.24 * gape + 0.05, 0.4],
        {
          cut: true,
          k: 0.04,
          of: 'mouth',
        },
      )
      .ball([0, -0.22, 0.0], [0.26, 0.26 * gape + 0.03, 0.16], { k: 0.02, of: 'mouth' })
      .limb(jaw([0, -0.2, 0.0]), jaw([0, -0.17, 0.26]), 0.14, 0.12, { k: 0.03, of: 'tongue' })
  } else out.ball([0, -0.16, 0.3], [0.4, 0.014, 0.3], { cut: true, k: 0.02, of: 'mouth' })
  const upper = (t: number): V3 => bow(t, 0.3, 0.5, -0.13)
  const lower = (t: number): V3 => jaw(bow(t, 0.27, 0.44, -0.17))
  teeth(out, upper, lower, jaw, gape)
  return out
    .ball([EYE[0] - 0.06, EYE[1], EYE[2]], [0.09, 0.085, 0.09], { k: 0.02, ...skin })
    .ball([0.16, 0.09, 0.78], [0.05, 0.016, 0.03], { cut: true, k: 0.015, of: 'mouth' })
}

function cone(out: Clay): void {
  const snout = tube(
    'snout',
    [
      [0, 0.05, -0.1],
      [0, 0.08, 0.2],
      [0, 0.11, 0.5],
      [0, 0.14, 0.78],
      [0, 0.15, 0.96],
      [0, 0.15, 1.05],
    ],
    [0.42, 0.385, 0.3, 0.19, 0.1, 0.04],
    [0, 1, 0],
    4,
  )
  model(out, snout, { k: 0.1, of: 'bone' })
}

/** A flat bar set across, scalloped along its front edge, thick where the eyes are. */
function hammer(out: Clay): void {
  const skin = { of: 'bone' } as const
  out
    .limb([0, 0.05, -0.1], [0, 0.12, 0.42], 0.4, 0.22, { k: 0.1, ...skin })
    .ball([0, 0.13, 0.56], [0.5, 0.11, 0.24], { k: 0.12, ...skin })
    .ball([0.56, 0.13, 0.52], [0.46, 0.1, 0.19], { k: 0.08, by: [10, 0, 0], ...skin })
    .ball([0.94, 0.13, 0.46], [0.13, 0.12, 0.17], { k: 0.08, ...skin })
    .ball([0.3, 0.13, 0.82], [0.07, 0.2, 0.06], { cut: true, k: 0.06, ...skin })
}

/** Gums, and on them two rows of triangles, the inner row half hidden. */
function teeth(
  out: Clay,
  upper: (t: number) => V3,
  lower: (t: number) => V3,
  jaw: (p: V3) => V3,
  gape: number,
): void {
  const COUNT = 6
  const bare = smoothstep(0.05, 0.5, gape)
  for (let n = 0; n < COUNT * 2; n++) {
    const [a, b] = [n / COUNT / 2, (n + 1) / COUNT / 2]
    if (bare > 0) {
      out.limb(upper(a), upper(b), 0.05, 0.046, { k: 0.03, of: 'tongue' })
      out.limb(lower(a), lower(b), 0.05, 0.046, { k: 0.03, of: 'tongue' })
    }
  }
  for (let n = 0; n < COUNT; n++)
    for (const row of [0, 1]) {
      if (row && bare < 0.5) continue
      const t = (n + 0.32 + row * 0.5) / (COUNT + 0.4)
      const long = mix(0.19, 0.09, t) * (row ? 0.75 : 1) * mix(0.6, 1, bare)
      const [p, q] = [upper(t), lower(t)]
      const back = row * 0.06
      const root: V3 = [p[0] * (1 - row * 0.2), p[1] - 0.01, p[2] - back]
      const under: V3 = [q[0] * (1 - row * 0.2), q[1] + 0.01, q[2] - back]
      const tip: V3 = [root[0] * 0.98, root[1] - long, root[2] - 0.02]
      const [, dy, dz] = jaw([0, HINGE[1] + long * 0.8, HINGE[2]])
      const peak: V3 = [under[0] * 0.97, under[1] + dy - HINGE[1], under[2] + dz - HINGE[2]]
      out.limb(root, tip, 0.05, 0.003, { k: 0.006, of: 'tooth' })
      out.limb(under, peak, 0.042, 0.003, { k: 0.006, of: 'tooth' })
    }
}

/** Slate above, white below, with a torn edge between. */
const coat: Paint = field(([x, y, z]) => {
  const line = 0.0 + 0.16 * smoothstep(0.1, 0.9, z) + noise(z * 7 + (x < 0 ? 20 : 0), 3) * 0.035
  return mix(
    0.03,
    mix(0.36, 0.5, smoothstep(0.1, 0.5, y)),
    smoothstep(line - 0.015, line + 0.02, y),
  )
})

function paints(open: number, kind: SharkKind): Paint[] {
  const f = frame(EYES[kind], [0, 0, -1], [1, 0.1, 0.2], 0.16)
  const ring = (r: number, x = 0, y = 0): V2[] =>
    Array.from({ length: 12 }, (_, k) => [
      x + Math.cos((k / 6) * Math.PI) * r,
      y + Math.sin((k / 6) * Math.PI) * r,
    ])
  const crisp = { soft: 0.006, hair: 0 }
  const crease = (path: string): Paint => mark(SIDE, path, 0.9, { soft: 0.012, hair: 0 })
  return [
    coat,
    shape(f, ring(0.095), 0.2, { soft: 0.03, hair: 0, alpha: 0.5 }),
    shape(f, ring(0.072), 0.99, crisp),
    shape(f, ring(0.018, -0.02, 0.028), 0, crisp),
    crease('0.62,-0.02,0.003 0.5,-0.05,0.009 0.36,-0.07,0.003'),
    ...(open > 12 ? [crease('0.56,0.03,0.002 0.42,0.0,0.007 0.28,-0.02,0.002')] : []),
    // pores of the snout
    ...Array.from({ length: 12 }, (_, n) =>
      mark(
        SIDE,
        [
          [0.6 + (n % 6) * 0.05, 0.08 + Math.floor(n / 6) * 0.04 + (n % 2) * 0.015, 0.006],
          [0.605 + (n % 6) * 0.05, 0.08 + Math.floor(n / 6) * 0.04 + (n % 2) * 0.015, 0.006],
        ],
        0.8,
        crisp,
      ),
    ),
  ]
}

/** `open` is how far the jaws gape, in degrees. */
export const shark = (camera: Camera, open: number, kind: SharkKind): Head => ({
  name: 'shark',
  clay: clay(open, kind),
  camera,
  base: 0.4,
  paints: paints(open, kind),
  guides: [lie([0, 0.3, 0], [0, 0, -1], 0.01, 0.05)],
  sheen: 0.12,
})
