import { before } from '#engine/forms/costumes/hat-kit.ts'
import { band, leaf, steps } from '#engine/forms/costumes/kit.ts'
import { pearls } from '#engine/forms/costumes/pearls.ts'
import type { Mesh } from '#engine/forms/human/mesh.ts'
import { ball, ringAt, sheet, tube } from '#engine/forms/human/solids.ts'
import { pieceOf, resting, type Costume, type Fit, type Worn } from '#engine/forms/human/worn.ts'
import { add, curve, unit, type V3 } from '#engine/forms/sculpt/maths.ts'

/** Middle of the patch and half of its width and height. */
const PATCH = { x: 0.34, y: 0.1, wide: 0.25, tall: 0.22 }

/** A patch of leather over the left eye, on a band about the head. */
const eyepatch: Costume = {
  pieces: (fit) => {
    const { x, y, wide, tall } = PATCH
    const front = before(fit, x, y + 0.12, 0.05)[2]
    return [
      {
        mesh: sheet(
          steps(1, -1, 9).map((v) =>
            steps(-1, 1, 9).map((u): V3 => {
              const half = wide * Math.sqrt(Math.max(0, 1 - (v < 0 ? v * v : 0.4 * v * v)))
              const at = x + u * half
              return [
                at,
                y + v * tall,
                front + 0.07 - 0.5 * Math.max(0, at - 0.2) ** 2 - 0.05 * v * v,
              ]
            }),
          ),
        ),
        tone: 0.92,
        tag: 'black',
        gloss: 0.25,
      },
      {
        mesh: tube(
          steps(0, 360, 61).map((degrees) => {
            // It rises from below one ear over the patch and the brow to the other side.
            const high = 0.32 - 0.3 * Math.sin(((degrees - 20) * Math.PI) / 180)
            return resting(fit, degrees, high, 0.035)
          }),
          () => 0.045,
          [1, 0.4],
        ),
        tone: 0.92,
        tag: 'black',
      },
    ]
  },
}

/** Cloth over both eyes, lower at the bridge of the nose, knotted behind. */
const blindfold: Costume = {
  pieces: (fit) => {
    const heights = (degrees: number): readonly [number, number] => {
      const ahead = Math.cos((degrees * Math.PI) / 180)
      return [-0.08 - 0.08 * ahead, 0.3 + 0.06 * ahead]
    }
    const knot = resting(fit, 180, 0.08, 0.1)
    const end = (side: number) => leaf(knot, [side * 0.5, -1, -0.1], [0, 0, -1], 0.9)
    return [
      { mesh: band(fit, [-180, 180], heights, 0.07), tone: 0.68, tag: 'clothDark' },
      pieceOf([ball(knot, [0.14, 0.12, 0.1]), end(1), end(-1)], { tone: 0.68, tag: 'clothDark' }),
    ]
  },
}

/** Where something is held between the lips, at one corner of the mouth, and the way it points: seen end-on it would be a plug. */
const LIPS = { x: 0.16, y: -0.54 }
const ASIDE: V3 = [0.84, -0.1, 0.54]

/** A place before the lips on the side that is seen: so far along the way it points, and higher. */
const fromLips = (fit: Fit): ((t: number, up?: number, off?: number) => V3) => {
  const lips = before(fit, fit.side * LIPS.x, LIPS.y, -0.03)
  const way = unit([fit.side * ASIDE[0], ASIDE[1], ASIDE[2]])
  return (t, up = 0, off = 0) => add(add(lips, way, t), [fit.side * off, up, 0])
}

/** Smoke that rises in a ribbon, thinner towards its end. */
const wisp = (from: V3, side: number, tall: number): Mesh =>
  tube(
    steps(0, 1, 33).map((t): V3 =>
      add(from, [
        side * (0.06 * t + 0.24 * t * Math.sin(t * 7.4 + 0.5)),
        tall * t,
        0.08 * Math.sin(t * 5),
      ]),
    ),
    (t) => 0.012 + 0.075 * Math.sin(Math.PI * Math.min(1, 0.08 + t)) * (1 - 0.4 * t),
    [1, 0.45],
  )

const pipe: Costume = {
  pieces: (fit) => {
    const at = fromLips(fit)
    const foot = at(0.86, -0.24)
    const bowl = steps(0, 1, 9).map((t) => at(0.86 + 0.06 * t, -0.3 + 0.52 * t))
    const mouth = bowl.at(-1)!
    return [
      pieceOf(
        [
          tube(
            curve([at(-0.02), at(0.26, 0.0), at(0.56, -0.1), foot], 6),
            (t) => 0.038 + 0.035 * t * t,
          ),
          tube(bowl, (t) => 0.13 + 0.075 * Math.sin(0.35 + t * 1.9)),
        ],
        { tone: 0.74, tag: 'wood', gloss: 0.5 },
      ),
      {
        mesh: tube(
          [...ringAt(mouth, [1, 0, 0], [0, 0, 1], 0.16, 0.16, 16), add(mouth, [0.16, 0, 0])],
          () => 0.035,
        ),
        tone: 0.4,
        tag: 'wood',
        gloss: 0.4,
      },
      { mesh: ball(add(mouth, [0, -0.01, 0]), [0.14, 0.03, 0.14]), tone: 0.95, tag: 'black' },
      pieceOf(
        [
          wisp(add(mouth, [0, 0.06, 0]), fit.side, 1.5),
          wisp(add(mouth, [0, 0.04, 0]), -fit.side, 0.8),
        ],
        { tone: 0.08, tag: 'cloud' },
      ),
    ]
  },
}

/** Rolled tobacco between the lips: its end in the mouth, its length, its ember, and smoke. */
const smoked = (
  long: number,
  thick: number,
  [held, body]: readonly [Omit<Worn, 'mesh'>, Omit<Worn, 'mesh'>],
): Costume => ({
  pieces: (fit) => {
    const at = fromLips(fit)
    const piece = (from: number, to: number) => tube([at(from), at(to)], () => thick)
    return [
      { mesh: piece(-0.02, 0.3 * long), ...held },
      { mesh: piece(0.3 * long, 0.92 * long), ...body },
      { mesh: piece(0.92 * long, long), tone: 0.85, tag: 'red' },
      { mesh: wisp(at(long + 0.04, 0.05), fit.side, 1.2), tone: 0.08, tag: 'cloud' },
    ]
  },
})

const cigarette = smoked(0.78, 0.04, [
  { tone: 0.4, tag: 'leather' },
  { tone: 0.03, tag: 'paper' },
])

/** What may be asked for on anybody's face. */
export const FACE_GEAR = {
  eyepatch,
  blindfold,
  pipe,
  cigarette,
  pearls,
} as const satisfies Record<string, Costume>
