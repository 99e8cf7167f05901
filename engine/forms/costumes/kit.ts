import { evened, lifted } from '#engine/forms/figures/garments.ts'
import { lockLayer, type Lock } from '#engine/forms/human/locks.ts'
import { keepFaces, STRIDE, subdivide, type Mesh } from '#engine/forms/human/mesh.ts'
import { sheet, tube } from '#engine/forms/human/solids.ts'
import { resting, type Fit, type Worn } from '#engine/forms/human/worn.ts'
import { add, cross, curve, unit, type V3 } from '#engine/forms/sculpt/maths.ts'
import { mix } from '#engine/pixels/maths.ts'

/** Numbers from one to another, both included. */
export const steps = (from: number, to: number, count: number): number[] =>
  Array.from({ length: count }, (_, k) => mix(from, to, count > 1 ? k / (count - 1) : 0.5))

/** Cloth that lies on the body wherever a place of the human at rest is said to be covered. */
export function shell(
  { bust }: Fit,
  covers: (rest: V3) => boolean,
  { off = 0.06, smooth = 6 }: { off?: number; smooth?: number } = {},
): Mesh {
  const { data } = bust
  const cloth = keepFaces(bust, (v) =>
    covers([data[v * STRIDE + 3]!, data[v * STRIDE + 4]!, data[v * STRIDE + 5]!]),
  )
  evened(cloth, smooth)
  lifted(cloth, () => off)
  return subdivide(cloth)
}

/** A band about the head between two heights, as far around as told. */
export function band(
  fit: Fit,
  [from, to]: readonly [number, number],
  heights: (degrees: number) => readonly [number, number],
  off = 0.06,
): Mesh {
  const around = steps(from, to, Math.max(4, Math.round(Math.abs(to - from) / 6)))
  const rows = [1, 0.5, 0].map((t) =>
    around.map((degrees) => {
      const [low, high] = heights(degrees)
      return resting(fit, degrees, mix(low, high, t), off)
    }),
  )
  return sheet(rows)
}

/** Where a bust begins to run out into skin, somewhat above. */
const ENDING = -0.9

/** What hangs so low runs out into skin where the bust does, instead of being cut off. Above that it has no place on skin, or hair would grow on it. */
export function endingWithBust(mesh: Mesh): Mesh {
  const { data } = mesh
  for (let v = 0; v < data.length; v += STRIDE)
    if (data[v + 1]! < ENDING) data.copyWithin(v + 3, v, v + 3)
  return mesh
}

/** Three strands laid over each other along a line, as hair that is worn, ended by nothing: what ties it is worn too. */
export function braid(line: readonly V3[], thick: number, tone: number, turns = 7): Worn {
  const fine = curve(line, 10)
  const last = fine.length - 1
  const locks = [0, 1, 2].map((k): Lock => {
    const points: V3[] = []
    const out: V3[] = []
    fine.forEach((p, j) => {
      const along = unit(add(fine[Math.min(last, j + 1)]!, fine[Math.max(0, j - 1)]!, -1))
      const side = unit(cross(along, [0, 0.05, 1]))
      const front = cross(side, along)
      const phase = (j / last) * turns * Math.PI + (k * 2 * Math.PI) / 3
      const r = thick * mix(1, 0.62, j / last)
      const at = add(add(p, side, Math.sin(phase) * r), front, Math.sin(2 * phase) * r * 0.55)
      points.push(at)
      out.push(unit(add(front, side, 0.5 * Math.sin(phase))))
    })
    return { points, out, width: thick * 0.85, tint: k * 0.5 - 0.5, round: 0.75, isBlunt: true }
  })
  const { mesh, ways } = lockLayer(locks)
  return { mesh, ways: ways!, tone, tag: tone > 0.68 ? 'furBlack' : 'hair' }
}

export interface Quill {
  at: V3
  way: V3
  /** The way its flat side looks. */
  facing: V3
  length: number
  width: number
}

/** A feather from one share of its length to another, bent a little forward at the tip. */
export function feather({ at, way, facing, length, width }: Quill, from = 0, to = 1): Mesh {
  const along = unit(way)
  const side = unit(cross(along, facing))
  const up = cross(side, along)
  return sheet(
    steps(from, to, 9).map((t) => {
      const half = width * Math.min(1, 0.25 + 3 * t) * Math.sqrt(Math.max(0, 1 - t ** 7))
      const middle = add(add(at, along, t * length), up, 0.1 * length * t * t)
      return [-1, -0.5, 0, 0.5, 1].map((u) =>
        add(add(middle, side, u * half), up, -0.22 * half * u * u),
      )
    }),
  )
}

export const quillOf = ({ at, way, facing, length }: Quill): Mesh => {
  const along = unit(way)
  const up = cross(unit(cross(along, facing)), along)
  const line = steps(0, 0.92, 6).map((t) =>
    add(add(at, along, t * length), up, 0.1 * length * t * t + 0.015),
  )
  return tube(line, (t) => 0.018 * (1 - 0.6 * t))
}

/** A rose that looks along a way: a bud of petals wound about each other, wider ones around it. */
export function rose(at: V3, facing: V3, size: number): Mesh[] {
  const w = unit(facing)
  const u = unit(cross(Math.abs(w[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0], w))
  const v = cross(w, u)
  const petal = (turn: number, reach: number, rise: number, wide: number): Mesh =>
    sheet(
      steps(0, 1, 5).map((t) =>
        steps(-1, 1, 7).map((s) => {
          const angle = turn + s * wide
          // Petals curl outwards at their rim, and their corners lie back.
          const r = size * reach * (0.35 + 0.65 * t) * (1 - 0.1 * s * s * t)
          const lip = t > 0.8 ? (t - 0.8) * 0.9 : 0
          const high = size * (rise * Math.sin(t * Math.PI * 0.62) - lip - 0.14 * s * s * t)
          return add(add(add(at, u, Math.cos(angle) * r), v, Math.sin(angle) * r), w, high)
        }),
      ),
    )
  return [
    ...steps(0, 4, 5).map((k) => petal(k * 1.257 + 0.3, 1.02, 0.3, 0.74)),
    ...steps(0, 4, 5).map((k) => petal(k * 1.257 + 0.95, 0.78, 0.52, 0.78)),
    ...steps(0, 3, 4).map((k) => petal(k * 1.571 + 0.2, 0.52, 0.68, 0.95)),
    ...steps(0, 2, 3).map((k) => petal(k * 2.094 + 1.1, 0.28, 0.78, 1.25)),
  ]
}

/** A leaf beside a flower. */
export const leaf = (at: V3, way: V3, facing: V3, length: number): Mesh => {
  const along = unit(way)
  const side = unit(cross(along, facing))
  const up = cross(side, along)
  return sheet(
    steps(0, 1, 8).map((t) => {
      const half = length * 0.3 * Math.sin(Math.PI * t ** 0.8) ** 0.8
      const middle = add(add(at, along, t * length), up, 0.12 * length * Math.sin(t * Math.PI))
      return [-1, 0, 1].map((u) => add(add(middle, side, u * half), up, 0.25 * half * Math.abs(u)))
    }),
  )
}
