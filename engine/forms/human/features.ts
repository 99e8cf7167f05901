import { browAt, type FaceLook } from '#engine/forms/human/face.ts'
import { STRIDE, type Mesh } from '#engine/forms/human/mesh.ts'
import { curve, type V2, type V3 } from '#engine/forms/sculpt/maths.ts'
import type { SeenStrand } from '#engine/forms/sculpt/sight.ts'
import type { Surface } from '#engine/forms/sculpt/view.ts'
import { mix } from '#engine/pixels/maths.ts'

/** A line of the left half of a face, on the human at rest, and how heavy it is drawn; the right half mirrors it. */
interface Feature {
  path: readonly V2[]
  width: number
  /** Runs on over the middle into the other half. */
  isWhole?: boolean
}

const path = (text: string): V2[] =>
  text.split(' ').map((pair) => pair.split(',').map(Number) as unknown as V2)

/** What a pen draws of any face: the mouth, the lips about it, the wings of the nose, the fold over the eye. */
const LINES: readonly Feature[] = [
  { path: path('0.285,-0.53 0.18,-0.537 0.08,-0.532 0,-0.538'), width: 1.7, isWhole: true },
  {
    path: path('0.275,-0.528 0.2,-0.5 0.13,-0.475 0.075,-0.458 0.035,-0.461 0,-0.475'),
    width: 1,
    isWhole: true,
  },
  { path: path('0.2,-0.592 0.13,-0.625 0.06,-0.64 0,-0.643'), width: 1.2, isWhole: true },
  { path: path('0.135,-0.19 0.175,-0.235 0.18,-0.285 0.155,-0.315 0.125,-0.31'), width: 1.3 },
  {
    path: path('0.125,-0.312 0.095,-0.297 0.06,-0.31 0.03,-0.33 0,-0.336'),
    width: 1.2,
    isWhole: true,
  },
  { path: path('0.19,0.188 0.25,0.228 0.33,0.238 0.43,0.212 0.49,0.17'), width: 0.9 },
]

/** Lids, for faces so small that their eyes have no lashes. */
const LID: Feature = {
  path: path('0.175,0.115 0.23,0.165 0.32,0.192 0.42,0.175 0.5,0.118'),
  width: 1.7,
}

/** Where the lids of a closed eye meet: the rim of the upper one, told as all else on the open eye at rest. */
const CLOSED_LID: Feature = { ...LID, width: 2.2 }
/** Lashes lie on the skin under it. */
const CLOSED_LASHES: readonly Feature[] = [0.27, 0.33, 0.385, 0.435, 0.48, 0.52].map((x, k) => {
  const low = 0.045 + 1.3 * Math.max(0, x - 0.33) ** 2
  const long = 0.045 + 0.01 * k
  return {
    path: [
      [x, low],
      [x + 0.35 * long, low - 0.6 * long],
      [x + 0.95 * long, low - 0.85 * long],
    ],
    width: 0.9,
  }
})

/** Beyond these the head is no face. */
const isFace = (x: number, y: number, z: number): boolean =>
  z > 0.25 && Math.abs(x) < 0.75 && y > -0.85 && y < 0.6

/**
 * The triangles of the face, three vertices each, and the box that each fills at rest. Every point of every line asks all of them,
 * so they lie side by side.
 */
interface Triangles {
  data: Float32Array
  corners: Uint32Array
  /** Left, right, low, high. */
  boxes: Float64Array
}

/** A place on the rim of a triangle is within its box, whatever was rounded. */
const ROOM = 1e-6

/** The faces of a mesh that lie in the face, each as two triangles. */
function trianglesOf({ data, quads }: Mesh): Triangles {
  const corners: number[] = []
  for (let q = 0; q < quads.length; q += 4) {
    const [a, b, c, d] = [0, 1, 2, 3].map((k) => quads[q + k]! * STRIDE) as [
      number,
      number,
      number,
      number,
    ]
    if (isFace(data[a + 3]!, data[a + 4]!, data[a + 5]!)) corners.push(a, b, c, a, c, d)
  }
  const boxes = new Float64Array((corners.length / 3) * 4)
  for (let t = 0, k = 0; k < corners.length; t += 4, k += 3)
    for (let d = 0; d < 2; d++) {
      const [a, b, c] = [0, 1, 2].map((n) => data[corners[k + n]! + 3 + d]!) as [
        number,
        number,
        number,
      ]
      boxes[t + d * 2] = Math.min(a, b, c) - ROOM
      boxes[t + d * 2 + 1] = Math.max(a, b, c) + ROOM
    }
  return { data, corners: Uint32Array.from(corners), boxes }
}

/** Where a place of the face at rest is now: on the foremost triangle over it. */
function placeOf({ data, corners, boxes }: Triangles, [x, y]: V2): V3 | undefined {
  let found: V3 | undefined
  let front = -9
  for (let t = 0, k = 0; t < boxes.length; t += 4, k += 3) {
    if (x < boxes[t]! || x > boxes[t + 1]! || y < boxes[t + 2]! || y > boxes[t + 3]!) continue
    const [a, b, c] = [corners[k]!, corners[k + 1]!, corners[k + 2]!]
    const [restX, restY] = [data[a + 3]!, data[a + 4]!]
    const [ux, uy] = [data[b + 3]! - restX, data[b + 4]! - restY]
    const [wx, wy] = [data[c + 3]! - restX, data[c + 4]! - restY]
    const area = ux * wy - uy * wx
    if (Math.abs(area) < 1e-9) continue
    const [px, py] = [x - restX, y - restY]
    const [wb, wc] = [(px * wy - py * wx) / area, (ux * py - uy * px) / area]
    if (wb < 0 || wc < 0 || wb + wc > 1) continue
    const of = (d: number) => data[a + d]! * (1 - wb - wc) + data[b + d]! * wb + data[c + d]! * wc
    const z = of(5)
    if (z <= front) continue
    front = z
    found = [of(0), of(1), of(2)]
  }
  return found
}

/** How far behind what is seen a place may lie and still be on it, in decimetres. */
const NEAR = 0.05

/** Eyes narrower than this, in pixels, have no lashes. */
const SMALL_EYE = 16

/**
 * The lines by which a pen tells a face, as they are seen: however small the face is, its brows, eyes, nose and mouth remain.
 * `unitPx` is how many pixels a decimetre of the face takes.
 */
export function featureLines(
  skin: Mesh,
  s: Surface,
  { look, unitPx, isOwn }: { look: FaceLook; unitPx: number; isOwn: (i: number) => boolean },
): SeenStrand[] {
  const triangles = trianglesOf(skin)
  const reach = NEAR * (unitPx / s.pixelsPerUnit)
  const seen = (place: V2): V2 | undefined => {
    const at = placeOf(triangles, place)
    if (!at) return undefined
    const [x, y, z] = s.project(at)
    const i = Math.floor(y) * s.size + Math.floor(x)
    return s.hit[i] && isOwn(i) && s.depth[i]! < z + reach ? [x, y] : undefined
  }
  const brow: Feature = {
    path: [0.02, 0.25, 0.5, 0.75, 0.97].map((t) => browAt(t, look.arch)),
    width: Math.min(2.4, mix(1, 1.7, (look.heavy ?? 1) - 0.4)) * (unitPx > 100 ? 1.25 : 0.9),
  }
  const isSmall = 0.32 * unitPx < SMALL_EYE
  const lids = look.isAsleep
    ? [CLOSED_LID, ...(isSmall ? [] : CLOSED_LASHES)]
    : isSmall
      ? [LID]
      : []
  const features = [...LINES, brow, ...lids]
  return features.flatMap(({ path: points, width, isWhole }) => {
    const fine = curve(points, 3)
    const other = fine.map(([x, y]): V2 => [-x, y])
    const runs = isWhole ? [[...fine, ...other.toReversed().slice(1)]] : [fine, other]
    return runs.flatMap((run) => unbroken(run.map(seen)).map((line) => drawn(line, width)))
  })
}

const drawn = (points: V2[], width: number): SeenStrand => ({
  points,
  width,
  tone: 0.95,
  isFeature: true,
})

/** The stretches of a line that are seen. */
function unbroken(points: readonly (V2 | undefined)[]): V2[][] {
  const runs: V2[][] = [[]]
  for (const p of points)
    if (p) runs.at(-1)!.push(p)
    else if (runs.at(-1)!.length > 0) runs.push([])
  return runs.filter((run) => run.length >= 4)
}
