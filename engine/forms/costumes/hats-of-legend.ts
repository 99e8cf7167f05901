import { isUnderHat, tipped, turned } from '#engine/forms/costumes/hat-kit.ts'
import { feather, leaf, steps } from '#engine/forms/costumes/kit.ts'
import { ball, sheet, tube } from '#engine/forms/human/solids.ts'
import {
  about,
  outOf,
  pieceOf,
  resting,
  type Costume,
  type Fit,
  type Worn,
} from '#engine/forms/human/worn.ts'
import type { V3 } from '#engine/forms/sculpt/maths.ts'

const RADIANS = Math.PI / 180

/** A wide brim and a tall cone that bends over. */
const witchHat: Costume = {
  pieces: () => [
    pieceOf(
      [
        turned(
          [
            [2.75, 0.02],
            [2.4, 0.2],
            [1.9, 0.46],
            [1.3, 0.8],
            [0.8, 1.06],
          ],
          ([x, y, z]) => {
            const up = Math.max(0, y - 1.2)
            const crumple = 0.04 * Math.sin(y * 11)
            return tipped([x + 0.28 * up * up + crumple, y - 0.12 * up * up, z - 0.1 * up])
          },
        ),
        turned(
          [
            [0.82, 1.02],
            [0.74, 1.4],
            [0.66, 1.8],
            [0.62, 2.05],
          ],
          ([x, y, z], r) => tipped([x, y + 0.08 * Math.sin(x * 3) * (r - 1), z]),
        ),
      ],
      { tone: 0.84, tag: 'black' },
    ),
    {
      mesh: turned(
        [
          [1.12, 0.94],
          [0.98, 1.02],
          [0.84, 1.09],
        ],
        tipped,
      ),
      tone: 0.4,
      tag: 'violet',
    },
    {
      mesh: tube(
        [
          [-0.17, 0.86],
          [0.17, 0.86],
          [0.17, 1.12],
          [-0.17, 1.12],
          [-0.17, 0.86],
        ].map(([x, y]) => tipped([x!, y!, 1.0 - 0.35 * (y! - 0.86)])),
        () => 0.04,
      ),
      tone: 0.25,
      tag: 'gold',
      gloss: 0.6,
    },
  ],
  hides: isUnderHat,
}

/** How far a three-cornered brim is turned up there, 0 at its corners to 1. */
const upAt = (degrees: number): number => 0.5 - 0.5 * Math.cos(3 * degrees * RADIANS)

/** A three-cornered hat bound with braid, bones on its front, a feather on its side. */
const tricorne: Costume = {
  pieces: () => {
    const rim = (t: number, degrees: number): V3 => {
      const up = upAt(degrees)
      const r = 1.04 + (0.95 - 0.6 * up) * t
      return tipped(about(degrees, 0.74 + t * (0.12 + 0.72 * up), r))
    }
    const around = steps(0, 360, 97)
    const front = (x: number, y: number): V3 => [x, 1.12 + y, 1.36 - 0.1 * Math.abs(x)]
    const plume = (k: number) => ({
      at: rim(0.5, 62),
      way: [0.5 + 0.1 * k, 0.75, -0.75] as V3,
      facing: [0.6, 0.2, 0.7] as V3,
      length: 1.5 - 0.18 * k,
      width: 0.24,
    })
    return [
      pieceOf(
        [
          turned(
            [
              [1.62, 0.02],
              [1.6, 0.6],
              [1.4, 0.9],
              [0.72, 1.03],
            ],
            tipped,
          ),
          sheet(steps(1, 0, 6).map((t) => around.map((degrees) => rim(t, degrees)))),
        ],
        { tone: 0.8, tag: 'clothDark' },
      ),
      {
        mesh: tube(
          around.map((degrees) => rim(1, degrees)),
          () => 0.05,
        ),
        tone: 0.22,
        tag: 'gold',
        gloss: 0.5,
      },
      pieceOf(
        [
          ball(front(0, 0.06), [0.14, 0.15, 0.06]),
          ball(front(0, -0.1), [0.085, 0.07, 0.06]),
          tube([front(-0.3, -0.22), front(0.3, 0.02)], () => 0.035),
          tube([front(0.3, -0.22), front(-0.3, 0.02)], () => 0.035),
        ],
        { tone: 0.03, tag: 'bone' },
      ),
      pieceOf(
        [0, 1].map((k) => feather(plume(k))),
        { tone: 0.1, tag: 'featherWhite' },
      ),
    ]
  },
  hides: isUnderHat,
}

const isScalp = (degrees: number): number => 0.28 + 0.3 * Math.cos(degrees * RADIANS)

/** A kerchief tied tight over the whole head, knotted behind one ear. */
const bandana: Costume = {
  pieces: (fit: Fit): Worn[] => {
    const knot = resting(fit, 108, 0.36, 0.12)
    const tail = (down: number, back: number) => leaf(knot, [0.45, -down, back], outOf(knot), 0.8)
    return [
      {
        mesh: turned(
          [
            [1.4, 0.02],
            [1.34, 0.5],
            [1.14, 0.86],
            [0.86, 1.04],
            [0.6, 1.06],
          ],
          ([x, y, z], r) => {
            const degrees = Math.atan2(x, z) / RADIANS
            const low = Math.max(0, (r - 0.8) / 0.28)
            return [x, y - low * (0.62 - isScalp(degrees)), z]
          },
        ),
        tone: 0.5,
        tag: 'red',
      },
      pieceOf([ball(knot, [0.1, 0.12, 0.14]), tail(1.2, -0.5), tail(0.8, -1)], {
        tone: 0.52,
        tag: 'red',
      }),
      pieceOf(
        steps(0, 330, 12).flatMap((degrees) =>
          [0.82, 1.1].map((y, k) =>
            ball(about(degrees + 15 * k, y, k ? 0.87 : 1.0), [0.05, 0.05, 0.05]),
          ),
        ),
        { tone: 0.03, tag: 'paper' },
      ),
    ]
  },
  hides: ([x, y, z]) => y > isScalp(Math.atan2(x, z) / RADIANS) - 0.1,
}

/** Hats of witches and pirates. */
export const HATS_OF_LEGEND = {
  'witch-hat': witchHat,
  tricorne,
  bandana,
} as const satisfies Record<string, Costume>
