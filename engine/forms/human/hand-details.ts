import { STRIDE, type Mesh } from '#engine/forms/human/mesh.ts'
import { add, cross, curve, dot, unit, type V2, type V3 } from '#engine/forms/sculpt/maths.ts'
import type { SeenStrand } from '#engine/forms/sculpt/sight.ts'
import type { Surface } from '#engine/forms/sculpt/view.ts'
import { mix, smoothstep } from '#engine/pixels/maths.ts'

/** A line on the skin of a hand: the rim of a nail, a crease over a joint, a tendon. */
export interface Detail {
  points: readonly V3[]
  /** How deep the skin sinks there, below nothing where it stands out, and half how wide, in decimetres. */
  deep: number
  half: number
  /** How heavy a pen draws it; tendons are shade alone. */
  pen?: number
}

/** Where a bone of a finger begins and ends, in the frame of the hand: fingers up, the palm towards +x, the thumb towards +z. */
export type FingerBone = (finger: number, bone: number) => readonly [from: V3, to: V3]

/** The way across a finger when its back looks at us; the thumb lies turned to the others. */
const ACROSS: V3 = [0, 0, 1]
const ACROSS_THUMB: V3 = [0.8, 0, 0.6]

/** A place of the skin straight over one within a finger. */
function onSkin({ data }: Mesh, p: V3, out: V3): V3 {
  let [high, least] = [0, Infinity]
  for (let v = 0; v < data.length; v += STRIDE) {
    const to: V3 = [data[v]! - p[0], data[v + 1]! - p[1], data[v + 2]! - p[2]]
    const up = dot(to, out)
    if (up < 0.01 || up > 0.25) continue
    const off = Math.hypot(...add(to, out, -up))
    if (off >= least) continue
    least = off
    high = up
  }
  return add(p, out, high)
}

/** Outline of a nail: how far behind the tip and how far aside, once around its root. */
const NAIL: readonly V2[] = [
  [0.025, 0.046],
  [0.075, 0.052],
  [0.112, 0.036],
  [0.122, 0],
  [0.112, -0.036],
  [0.075, -0.052],
  [0.025, -0.046],
]
const CREASE: readonly V2[] = [
  [0.006, 0.05],
  [-0.004, 0.025],
  [-0.007, 0],
  [-0.004, -0.025],
  [0.006, -0.05],
]
/** Creases over the middle joint and over the last: how far along from it. */
const OVER_MIDDLE = [-0.036, -0.006, 0.026]
const OVER_LAST = [-0.012, 0.014]

/** Nails, knuckles and tendons of a hand, wherever its fingers are. */
export function detailsOf(mesh: Mesh, boneAt: FingerBone): Detail[] {
  return [1, 2, 3, 4, 5].flatMap((finger) => {
    const hint = finger === 1 ? ACROSS_THUMB : ACROSS
    const small = finger === 5 ? 0.82 : finger === 1 ? 1.2 : 1
    const on = (bone: number, places: readonly V2[], from: 'head' | 'tail'): V3[] => {
      const [head, tail] = boneAt(finger, bone)
      const along = unit(add(tail, head, -1))
      const side = unit(add(hint, along, -dot(hint, along)))
      const out = cross(side, along)
      const start = from === 'tail' ? tail : head
      const back = from === 'tail' ? -1 : 1
      return places.map(([a, b]) =>
        onSkin(mesh, add(add(start, along, back * a * small), side, b * small), out),
      )
    }
    const creases = (bone: number, offs: readonly number[]): Detail[] =>
      offs.map((off) => ({
        points: on(
          bone,
          CREASE.map(([a, b]): V2 => [a + off, b]),
          'head',
        ),
        deep: 0.2,
        half: 0.007,
        pen: 0.7,
      }))
    return [
      { points: on(3, NAIL, 'tail'), deep: 0.28, half: 0.006, pen: 0.9 },
      ...creases(3, OVER_LAST),
      ...(finger === 1 ? [] : [...creases(2, OVER_MIDDLE), tendonOf(mesh, boneAt(finger, 1)[0])]),
    ]
  })
}

/** From a knuckle down the back of the hand towards the wrist, which is the middle of its frame. */
function tendonOf(mesh: Mesh, knuckle: V3): Detail {
  const points = [0.94, 0.8, 0.64, 0.48, 0.34].map((t) =>
    onSkin(mesh, [knuckle[0] * t, knuckle[1] * t, knuckle[2] * t], [-1, 0, 0]),
  )
  return { points, deep: -0.42, half: 0.042 }
}

/** How far behind what is seen a place may lie and still be on it, in decimetres. */
const NEAR = 0.03

/** The lines as they are seen, each in the stretches that nothing hides. */
function seenOf(s: Surface, { points }: Detail, isOwn: (i: number) => boolean): V2[][] {
  const runs: V2[][] = [[]]
  for (const at of curve(points, 4)) {
    const [x, y, z] = s.project(at)
    const i = Math.floor(y) * s.size + Math.floor(x)
    if (s.hit[i] && isOwn(i) && s.depth[i]! < z + NEAR) runs.at(-1)!.push([x, y])
    else if (runs.at(-1)!.length > 0) runs.push([])
  }
  return runs.filter((run) => run.length >= 3)
}

/** Lines for pens, and for who shades how deep the skin sinks at every pixel. */
export function drawnDetails(
  s: Surface,
  details: readonly Detail[],
  isOwn: (i: number) => boolean,
): { strands: SeenStrand[]; deep: Float32Array } {
  const deep = new Float32Array(s.hit.length)
  const strands = details.flatMap((detail) =>
    seenOf(s, detail, isOwn).flatMap((points): SeenStrand[] => {
      sink(s, deep, points, detail)
      return detail.pen ? [{ points, width: detail.pen, tone: 0.9, isFeature: true }] : []
    }),
  )
  return { strands, deep }
}

function sink(s: Surface, deep: Float32Array, points: readonly V2[], detail: Detail): void {
  const reach = Math.max(1, detail.half * s.pixelsPerUnit)
  const far = Math.ceil(reach * 2)
  const last = points.length - 1
  points.slice(0, last).forEach(([fromX, fromY], k) => {
    const [toX, toY] = points[k + 1]!
    const stamps = Math.max(1, Math.ceil((2 * Math.hypot(toX - fromX, toY - fromY)) / reach))
    for (let j = 0; j < stamps; j++) {
      const t = j / stamps
      const [x, y] = [mix(fromX, toX, t), mix(fromY, toY, t)]
      // It begins and ends in nothing.
      const ends = Math.sin(((k + t) / last) * Math.PI) ** 0.6
      for (let py = Math.floor(y) - far; py <= y + far; py++)
        for (let px = Math.floor(x) - far; px <= x + far; px++) {
          const i = py * s.size + px
          if (px < 0 || px >= s.size || !s.hit[i]) continue
          const away = Math.hypot(px + 0.5 - x, py + 0.5 - y) / reach
          const much = detail.deep * ends * smoothstep(2, 0, away)
          if (Math.abs(much) > Math.abs(deep[i]!)) deep[i] = much
        }
    }
  })
}
