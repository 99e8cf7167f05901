import { feather, shell, steps, type Quill } from '#engine/forms/costumes/kit.ts'
import { ringAt, tube } from '#engine/forms/human/solids.ts'
import { pieceOf, type Costume } from '#engine/forms/human/worn.ts'
import { add, curve, unit, type V3 } from '#engine/forms/sculpt/maths.ts'
import { mix } from '#engine/pixels/maths.ts'

/** The arm of the left wing, from the shoulder blade up to the wrist and on to its tip. */
const ARM: readonly V3[] = [
  [0.55, -1.3, -0.75],
  [1.0, -0.25, -0.95],
  [1.42, 0.95, -1],
  [1.78, 1.75, -0.95],
  [2.1, 1.85, -0.85],
]

/** A row of feathers along the arm: how many, how long at root and tip, how wide, and how far before the row behind it. */
interface Row {
  count: number
  long: readonly [number, number]
  width: number
  before: number
}

const ROWS: readonly Row[] = [
  { count: 17, long: [1.1, 2.5], width: 0.2, before: 0 },
  { count: 17, long: [0.8, 1.5], width: 0.19, before: 0.2 },
  { count: 18, long: [0.5, 0.85], width: 0.17, before: 0.38 },
  { count: 20, long: [0.3, 0.42], width: 0.13, before: 0.54 },
]

function quillsOf({ count, long, width, before }: Row, side: 1 | -1): Quill[] {
  const arm = curve(ARM, 12)
  return steps(0, 1, count).map((t) => {
    const [x, y, z] = arm[Math.round(t * (arm.length - 1))]!
    // At the shoulder they hang, at the tip they point out and down.
    const way = unit([side * mix(0.3, 0.5, t ** 1.4), -1, -0.12])
    return {
      at: [side * x, y, z + before],
      way,
      facing: [side * 0.15, 0.1, 1],
      length: mix(long[0], long[1], Math.sin(t * Math.PI * 0.62)),
      width,
    }
  })
}

/** Raised wings, row over row of feathers, and a ring of light over the head. */
export const wingsAndHalo: Costume = {
  pieces: () => {
    const halo = ringAt([0, 1.62, -0.25], [1, 0, 0], [0, 0.22, 1], 0.72, 0.66, 40)
    return [
      ...ROWS.map((row, k) =>
        pieceOf(
          ([1, -1] as const).flatMap((side) =>
            quillsOf(row, side).map((quill) => feather(quill, 1, 0)),
          ),
          { tone: 0.04 + 0.03 * (k % 2), tag: 'featherWhite' },
        ),
      ),
      pieceOf(
        ([1, -1] as const).map((side) =>
          tube(
            curve(ARM, 6).map(([x, y, z]): V3 => add([side * x, y, z], [0, 0, 0.5])),
            (t) => 0.16 * (1 - 0.55 * t),
          ),
        ),
        { tone: 0.05, tag: 'featherWhite' },
      ),
      { mesh: tube([...halo, halo[0]!], () => 0.045), tone: 0.18, tag: 'gold', gloss: 0.7 },
    ]
  },
}

/** A light gown that is gathered at the throat. */
export const gown: Costume = {
  pieces: (fit) => {
    const line = steps(0, 360, 49).map((degrees): V3 => {
      const a = (degrees * Math.PI) / 180
      let p: V3 = [Math.sin(a) * 0.82, -1.42 - 0.22 * Math.cos(a), Math.cos(a) * 0.7 - 0.12]
      const away = fit.skin.outside(p)
      if (away !== undefined) p = add(p, fit.skin.normal, 0.08 - away)
      return p
    })
    return [
      {
        mesh: shell(
          fit,
          ([x, y, z]) => y < -1.45 - (z > 0 ? 0.2 * Math.max(0, 0.7 - Math.abs(x)) : 0),
          {
            off: 0.07,
          },
        ),
        tone: 0.14,
        tag: 'cloth',
      },
      pieceOf([tube(line, () => 0.05, [1, 0.6])], { tone: 0.25, tag: 'gold', gloss: 0.5 }),
    ]
  },
}
