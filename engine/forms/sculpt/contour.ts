import type { V2 } from '#engine/forms/sculpt/maths.ts'
import type { Surface } from '#engine/forms/sculpt/view.ts'

/** A line where the near surface ends; for every point, a pixel of the near side and one of the far side. */
export interface Contour {
  points: V2[]
  near: number[]
  far: number[]
}

export type Link = { to: number; near: number; far: number }

/** Joins two corners by a crack between a near pixel and a far one. */
export function linkInto(
  links: Map<number, Link[]>,
  a: number,
  b: number,
  near: number,
  far: number,
): void {
  for (const [from, to] of [
    [a, b],
    [b, a],
  ] as const) {
    const list = links.get(from)
    if (list) list.push({ to, near, far })
    else links.set(from, [{ to, near, far }])
  }
}

/** Where the surface ends against nothing, it falls away so steeply that pixels beside its edge jump as well. */
const GRAZING_PX = 2

/** Outline and inner contours: cracks between pixels whose depths jump, chained and smoothed. */
export function contours(s: Surface, jump = 0.07, least = 26, part?: Int32Array): Contour[] {
  const { size, depth } = s
  const parted = (i: number, j: number): boolean =>
    part !== undefined && part[i] !== part[j] && s.hit[i]! + s.hit[j]! > 0
  // one fin may fold: no line within it
  const same = (i: number, j: number): boolean =>
    part !== undefined && part[i]! >= 1000 && part[i] === part[j]
  // The outline is chained by itself: cracks beside it would branch off and leave it in pieces.
  const outer = new Map<number, Link[]>()
  const inner = new Map<number, Link[]>()
  const isAtEdge = (i: number): boolean => {
    for (let n = 1; n <= GRAZING_PX; n++)
      if (!s.hit[i - n] || !s.hit[i + n] || !s.hit[i - n * size] || !s.hit[i + n * size])
        return true
    return false
  }
  const link = (a: number, b: number, near: number, far: number): void => {
    const isOuter = s.hit[near] !== s.hit[far]
    if (!isOuter && !parted(near, far) && (isAtEdge(near) || isAtEdge(far))) return
    linkInto(isOuter ? outer : inner, a, b, near, far)
  }
  const corner = size + 1
  // A row at a time: a loop within a loop is left by the compiler at the end of every row.
  const linkRow = (y: number): void => {
    for (let x = 0; x + 1 < size; x++) {
      const i = y * size + x
      const right = depth[i]! - depth[i + 1]!
      const down = depth[i]! - depth[i + size]!
      if ((Math.abs(right) > jump && !same(i, i + 1)) || parted(i, i + 1))
        link(
          y * corner + x + 1,
          (y + 1) * corner + x + 1,
          ...(right > 0 ? ([i, i + 1] as const) : ([i + 1, i] as const)),
        )
      if ((Math.abs(down) > jump && !same(i, i + size)) || parted(i, i + size))
        link(
          (y + 1) * corner + x,
          (y + 1) * corner + x + 1,
          ...(down > 0 ? ([i, i + size] as const) : ([i + size, i] as const)),
        )
    }
  }
  for (let y = 0; y + 1 < size; y++) linkRow(y)
  return [outer, inner].flatMap((links) => chains(links, corner, least))
}

/** From loose ends first, so that no line is begun in its middle. */
export function chains(links: Map<number, Link[]>, corner: number, least: number): Contour[] {
  const out: Contour[] = []
  const loose: number[] = []
  const joined: number[] = []
  for (const [at, { length }] of links) (length === 1 ? loose : joined).push(at)
  for (const start of [...loose, ...joined]) {
    const one: Contour = { points: [], near: [], far: [] }
    let at = start
    for (;;) {
      const next = links.get(at)?.pop()
      if (!next) break
      const back = links.get(next.to)!
      back.splice(
        back.findIndex((l) => l.to === at),
        1,
      )
      one.points.push([(at % corner) - 0.5, Math.floor(at / corner) - 0.5])
      one.near.push(next.near)
      one.far.push(next.far)
      at = next.to
    }
    if (one.points.length >= least) out.push({ ...one, points: smoothed(one.points) })
  }
  return out
}

function smoothed(points: V2[]): V2[] {
  let line = points
  for (let pass = 0; pass < 6; pass++)
    line = line.map((p, i) => {
      const [a, b] = [line[i - 1], line[i + 1]]
      return a && b ? [(a[0] + 2 * p[0] + b[0]) / 4, (a[1] + 2 * p[1] + b[1]) / 4] : p
    })
  return line
}
