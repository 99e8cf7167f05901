import { evened, lifted } from '#engine/forms/figures/garments.ts'
import { keepFaces, STRIDE, subdivide } from '#engine/forms/human/mesh.ts'
import { tube } from '#engine/forms/human/solids.ts'
import { AXIS, pieceOf, type Costume, type Fit, type Worn } from '#engine/forms/human/worn.ts'
import { add, unit, type V3 } from '#engine/forms/sculpt/maths.ts'
import { smoothstep } from '#engine/pixels/maths.ts'
import type { Material as Tag } from '#shared/materials.ts'

interface Cloth {
  /** How far a place lies under the neckline; above it skin is bare. */
  over: (at: V3) => number
  tone: number
  tag: Tag
  /** Half the width of what binds the edge. */
  hem?: number
}

/** Cloth from a neckline down, bound with a hem so that its edge has a thickness of its own. */
function cut({ over, tone, tag, hem = 0.045 }: Cloth, fit: Fit): Worn[] {
  const line = necklineOf(fit, over)
  const { data } = fit.bust
  const cloth = keepFaces(fit.bust, (v) => over(placeOf(data, v)) > -REACH)
  // What reaches over the neckline is drawn down to it, so that cloth begins right under its hem.
  for (let v = 0; v < cloth.data.length; v += STRIDE)
    cloth.data[v + 1]! += Math.min(
      0,
      over([cloth.data[v]!, cloth.data[v + 1]!, cloth.data[v + 2]!]),
    )
  evened(cloth, 4)
  lifted(cloth, () => OFF)
  return [
    { mesh: subdivide(cloth), tone, tag },
    pieceOf([tube([...line, line[0]!], () => hem, [1, 0.5])], { tone: tone * 0.75, tag }),
  ]
}

/** How far over the neckline faces of the skin may reach that cloth is made of. */
const REACH = 0.2
/** How far cloth stands off the skin. */
const OFF = 0.07

/** Where the cloth ends on the skin, once around the neck. */
function necklineOf({ bust: { data, quads } }: Fit, over: Cloth['over']): V3[] {
  const found: V3[] = []
  for (let q = 0; q < quads.length; q += 4)
    for (let k = 0; k < 4; k++) {
      const [a, b] = [quads[q + k]!, quads[q + ((k + 1) % 4)]!]
      // Every edge lies between two faces: once is enough.
      if (a > b) continue
      const [p, r] = [placeOf(data, a), placeOf(data, b)]
      const [high, low] = [over(p), over(r)]
      if (high > 0 === low > 0 || p[1] < LOWEST_NECKLINE) continue
      found.push(add(p, add(r, p, -1), high / (high - low)))
    }
  const around = found.toSorted((p, r) => angleOf(p) - angleOf(r))
  const even = [1, 2, 3].reduce((line) => line.map((_, k) => between(line, k)), around)
  return even.map((p) => add(add(p, unit([p[0], 0.4, p[2] - AXIS]), OFF), [0, -0.035, 0]))
}

const placeOf = (data: Float32Array, v: number): V3 => [
  data[v * STRIDE]!,
  data[v * STRIDE + 1]!,
  data[v * STRIDE + 2]!,
]

const LOWEST_NECKLINE = -2
const angleOf = ([x, , z]: V3): number => Math.atan2(x, z - AXIS)

function between(line: readonly V3[], k: number): V3 {
  const near = [-1, 0, 1].map((j) => line[(k + j + line.length) % line.length]!)
  return [0, 1, 2].map((d) => (near[0]![d]! + near[1]![d]! + near[2]![d]!) / 3) as unknown as V3
}

/** How far a place lies below a neckline that is cut to a point, so deep and so wide. */
const belowPoint =
  (high: number, deep: number, wide: number) =>
  ([x, y, z]: V3): number =>
    high - deep * Math.max(0, 1 - Math.abs(x) / wide) * smoothstep(-0.2, 0.2, z) - y

/** And below one that is round. */
const belowRound =
  (high: number, deep: number, wide: number) =>
  ([x, y, z]: V3): number =>
    high - deep * Math.sqrt(Math.max(0, 1 - (x / wide) ** 2)) * smoothstep(-0.3, 0.3, z) - y

/** A dark shirt, open at the throat. */
export const openShirt: Costume = {
  pieces: (fit) =>
    cut({ over: belowPoint(-1.02, 0.62, 0.5), tone: 0.74, tag: 'clothDark', hem: 0.055 }, fit),
}

/** A dark dress with a round neckline. */
export const darkDress: Costume = {
  pieces: (fit) => cut({ over: belowRound(-1.16, 0.44, 0.95), tone: 0.78, tag: 'black' }, fit),
}

/** A light blouse, closed to the collar bones. */
export const blouse: Costume = {
  pieces: (fit) =>
    cut({ over: belowPoint(-1.02, 0.4, 0.42), tone: 0.34, tag: 'violet', hem: 0.06 }, fit),
}

/** A child's shirt. */
export const smallShirt: Costume = {
  pieces: (fit) => cut({ over: belowRound(-1.02, 0.3, 0.7), tone: 0.5, tag: 'blue' }, fit),
}

/** A robe of undyed cloth, laid over itself. */
export const robe: Costume = {
  pieces: (fit) =>
    cut({ over: belowPoint(-0.98, 0.75, 0.62), tone: 0.2, tag: 'cloth', hem: 0.06 }, fit),
}
