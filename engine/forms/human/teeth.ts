import { STRIDE, type Mesh } from '#engine/forms/human/mesh.ts'
import { box, joined, seat } from '#engine/forms/human/solids.ts'
import { pieceOf, type Costume } from '#engine/forms/human/worn.ts'
import type { V3 } from '#engine/forms/sculpt/maths.ts'

/** Middle of each lip on the human at rest. */
const UPPER: V3 = [0, -0.5, 0.95]
const LOWER: V3 = [0, -0.585, 0.95]
/** Half widths of the teeth from the middle outwards, and how tall they are. */
const UPPER_TEETH = [0.036, 0.03, 0.028] as const
/** Side by side without a gap. */
const BRIGHT_TEETH = [0.034, 0.03, 0.028, 0.02] as const
const LOWER_TEETH = [0.024, 0.025, 0.025] as const

/** Where a place of the human at rest is now. */
function placed({ data }: Mesh, [x, y, z]: V3): V3 {
  let [found, least]: [V3, number] = [[0, 0, 0], Infinity]
  for (let v = 0; v < data.length; v += STRIDE) {
    const far = Math.hypot(data[v + 3]! - x, data[v + 4]! - y, data[v + 5]! - z)
    if (far >= least) continue
    least = far
    found = [data[v]!, data[v + 1]!, data[v + 2]!]
  }
  return found
}

/** A row of teeth behind a lip, standing out of it by half. */
function row(lip: V3, widths: readonly number[], tall: number, way: 1 | -1): Mesh[] {
  return [-1, 1].flatMap((side) => {
    let x = 0
    return widths.map((half, k) => {
      x += half
      const at: V3 = [side * x, lip[1] + way * tall * 0.4, lip[2] - 0.1 - 1.5 * x * x]
      x += half
      return box(seat(at, [1, 0, 0], [side * 2 * x, 0, 1]), [
        half * 0.98,
        tall * (1 - 0.06 * k),
        0.03,
      ])
    })
  })
}

/** The teeth of an open mouth. */
export const teeth: Costume = {
  pieces: ({ bust }) => [
    pieceOf(
      [
        ...row(placed(bust, UPPER), UPPER_TEETH, 0.075, -1),
        ...row(placed(bust, LOWER), LOWER_TEETH, 0.06, 1),
      ],
      { tone: 0.02, tag: 'paper', gloss: 0.3 },
    ),
  ],
}

/** The upper teeth of who laughs: one light band, since every gap that is drawn makes a grin of bones of it. */
export const brightTeeth: Costume = {
  pieces: ({ bust }) => [
    pieceOf([joined(row(placed(bust, UPPER), BRIGHT_TEETH, 0.05, -1))], {
      tone: 0.02,
      tag: 'paper',
      gloss: 0.3,
    }),
  ],
}
