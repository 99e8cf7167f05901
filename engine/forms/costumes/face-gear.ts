import { before } from '#engine/forms/costumes/hat-kit.ts'
import { steps } from '#engine/forms/costumes/kit.ts'
import { ball, ringAt, sheet, tube } from '#engine/forms/human/solids.ts'
import { pieceOf, resting, type Costume } from '#engine/forms/human/worn.ts'
import { add, unit, type V3 } from '#engine/forms/sculpt/maths.ts'

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

/** Where something is held between the lips, at one corner of the mouth, and the way it points. */
const LIPS = { x: -0.16, y: -0.54 }

const pipe: Costume = {
  pieces: (fit) => {
    const [x, y, z] = before(fit, LIPS.x, LIPS.y, -0.03)
    const foot: V3 = [x - 0.2, y - 0.27, z + 0.52]
    const bowl = steps(0, 1, 6).map((t): V3 => add(foot, [-0.01 * t, 0.36 * t - 0.05, 0.05 * t]))
    const mouth = bowl.at(-1)!
    return [
      pieceOf(
        [
          tube(
            [[x, y, z], [x - 0.07, y - 0.05, z + 0.2], [x - 0.15, y - 0.17, z + 0.38], foot],
            (t) => 0.034 + 0.02 * t,
          ),
          tube(bowl, (t) => 0.11 + 0.05 * Math.sin(t * 2.4)),
        ],
        { tone: 0.72, tag: 'wood', gloss: 0.4 },
      ),
      {
        mesh: tube(
          [...ringAt(mouth, [1, 0, 0], [0, 0, 1], 0.12, 0.12, 16), add(mouth, [0.12, 0, 0])],
          () => 0.03,
        ),
        tone: 0.4,
        tag: 'wood',
        gloss: 0.4,
      },
      { mesh: ball(add(mouth, [0, -0.01, 0]), [0.1, 0.03, 0.1]), tone: 0.95, tag: 'black' },
    ]
  },
}

const cigarette: Costume = {
  pieces: (fit) => {
    const [x, y, z] = before(fit, LIPS.x, LIPS.y, -0.03)
    const way = unit([-0.42, -0.22, 1])
    const at = (t: number): V3 => add([x, y, z], way, 0.62 * t)
    return [
      { mesh: tube([at(0), at(0.34)], () => 0.037), tone: 0.4, tag: 'leather' },
      { mesh: tube([at(0.34), at(0.9)], () => 0.036), tone: 0.03, tag: 'paper' },
      { mesh: tube([at(0.9), at(1)], () => 0.036), tone: 0.85, tag: 'red' },
    ]
  },
}

/** What may be asked for on anybody's face. */
export const FACE_GEAR = { eyepatch, pipe, cigarette } as const satisfies Record<string, Costume>
