import { Clay, hinged } from '#engine/forms/sculpt/clay.ts'
import { lie } from '#engine/forms/sculpt/hair.ts'
import type { Head } from '#engine/forms/sculpt/head.ts'
import type { V3 } from '#engine/forms/sculpt/maths.ts'
import { dab, mark, SIDE, type Paint } from '#engine/forms/sculpt/paint.ts'
import { scaleAround } from '#engine/forms/sculpt/scales.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'
import { eye } from '#engine/forms/heads/eye.ts'

const HINGE: V3 = [0, -0.1, -0.4]

/** A viper: wedge of a skull, venom glands wide behind; with its jaws open, two long fangs before a dark throat. */
function clay(open: number): Clay {
  const skin = { of: 'bone' } as const
  const jaw = hinged(HINGE, open)
  const skull = hinged(HINGE, -open * 0.3)
  const isOpen = open > 10
  const out = new Clay()
    .ball(skull([0, 0.08, -0.3]), [0.34, 0.25, 0.48], { ...skin })
    .ball(skull([0.34, -0.0, -0.36]), [0.25, 0.22, 0.4], { k: 0.2, ...skin }) // gland
    .limb(skull([0.1, 0.08, 0.1]), skull([0.09, 0.08, 0.74]), 0.24, 0.14, { k: 0.2, ...skin }) // snout
    .limb(skull([0.2, -0.03, 0.0]), skull([0.12, -0.01, 0.78]), 0.13, 0.09, { k: 0.1, ...skin }) // upper lip
    .ball(skull([0, 0.07, 0.84]), [0.13, 0.12, 0.1], { k: 0.08, ...skin })
    .limb(skull([0.24, 0.3, -0.06]), skull([0.18, 0.27, 0.4]), 0.07, 0.06, { k: 0.06, ...skin }) // brow shield
    .ball(skull([0.29, 0.15, 0.24]), [0.1, 0.1, 0.13], { k: 0.02, ...skin }) // eye
  if (isOpen)
    out.ball(skull([0, -0.2, 0.3]), [0.19, 0.2, 0.52], { cut: true, k: 0.05, of: 'mouth' }) // gape
  out
    .limb(jaw([0.3, -0.16, -0.4]), jaw([0.18, -0.17, 0.3]), 0.13, 0.09, {
      k: isOpen ? 0.07 : 0.02,
      ...skin,
    }) // lower jaw
    .limb(jaw([0.18, -0.17, 0.3]), jaw([0.05, -0.15, 0.72]), 0.09, 0.08, { k: 0.05, ...skin })
  if (!isOpen)
    return out.ball(skull([0.12, 0.1, 0.86]), [0.03, 0.026, 0.04], { cut: true, k: 0.02, ...skin })
  const fang = { k: 0.015, of: 'tooth' } as const
  return out
    .limb(jaw([0, -0.12, -0.3]), jaw([0, -0.14, 0.5]), 0.19, 0.09, { k: 0.03, of: 'mouth' }) // floor of the mouth
    .ball([0, -0.12, -0.28], [0.28, 0.24, 0.2], { k: 0.04, of: 'mouth' })
    .limb(skull([0.13, -0.06, 0.6]), skull([0.13, -0.16, 0.64]), 0.08, 0.07, {
      k: 0.03,
      of: 'mouth',
    }) // sheath
    .limb(skull([0.13, -0.1, 0.62]), skull([0.14, -0.3, 0.66]), 0.065, 0.045, fang)
    .limb(skull([0.14, -0.3, 0.66]), skull([0.13, -0.54, 0.56]), 0.045, 0.004, fang)
    .limb(jaw([0.1, -0.1, 0.62]), jaw([0.1, 0.06, 0.64]), 0.03, 0.004, fang)
    .limb(jaw([0.15, -0.1, 0.44]), jaw([0.15, 0.02, 0.45]), 0.026, 0.004, fang)
    .ball(skull([0.12, 0.1, 0.86]), [0.03, 0.026, 0.04], { cut: true, k: 0.02, ...skin }) // nostril
}

function paints(open: number): Paint[] {
  const skull = hinged(HINGE, -open * 0.3)
  const on = (z: number, y: number, w: number): V3 => {
    const [, b, a] = skull([0, y, z])
    return [a, b, w]
  }
  const crisp = { soft: 0.015, hair: 0 }
  return [
    dab([0.1, 0.3, 0.2], 0.6, 0.5, 0.8),
    dab([0.4, -0.05, -0.3], 0.5, 0.2, 0.6),
    dab(hinged(HINGE, open)([0.15, -0.2, 0.3]), 0.42, 0.04, 0.95), // pale chin
    mark(
      SIDE,
      [on(0.16, 0.12, 0.03), on(-0.15, 0.06, 0.07), on(-0.5, -0.02, 0.09), on(-0.8, -0.06, 0.04)],
      0.95,
      { soft: 0.03, hair: 0 },
    ), // streak behind the eye
    mark(
      SIDE,
      [
        on(0.88, -0.05, 0.006),
        on(0.5, -0.09, 0.012),
        on(0.1, -0.12, 0.012),
        on(-0.36, -0.1, 0.006),
      ],
      0.97,
      crisp,
    ), // lip
    mark(
      SIDE,
      [on(0.86, 0.1, 0.003), on(0.5, 0.0, 0.006), on(0.1, 0.0, 0.006), on(-0.1, -0.02, 0.002)],
      0.85,
      crisp,
    ), // shields along it
    ...[0, 1, 2, 3, 4].map((k) =>
      mark(
        SIDE,
        [
          on(0.72 - k * 0.15, -0.07 - k * 0.008, 0.005),
          on(0.7 - k * 0.15, 0.05 - k * 0.015, 0.003),
        ],
        0.9,
        crisp,
      ),
    ),
    mark(SIDE, [on(0.56, 0.06, 0.012), on(0.5, 0.08, 0.022), on(0.46, 0.07, 0.008)], 0.98, crisp), // heat pit
    ...eye({
      at: skull([0.38, 0.16, 0.24]),
      along: [0.2, 0.12, -0.95],
      facing: [0.95, 0.15, 0.25],
      width: 0.12,
      round: 0.85,
      iris: 0.94,
      tone: 0.12,
      lid: 0.7,
      pupilSize: 0.2,
    }),
    mark(SIDE, [on(0.24, 0.24, 0.006), on(0.235, 0.16, 0.018), on(0.24, 0.09, 0.005)], 1, {
      soft: 0.006,
      hair: 0,
    }), // slit of the pupil
  ]
}

/** `open` is how far the jaws gape, in degrees. */
export const snake = (camera: Camera, open = 0): Head => ({
  name: 'snake',
  clay: clay(open),
  camera,
  base: 0.34,
  paints: paints(open),
  guides: [lie([0, 0.3, 0], [0, 0, -1], 0.01, 0.05)],
  scales: scaleAround({ long: 0.11, files: 20, deep: 0.4 }),
})
