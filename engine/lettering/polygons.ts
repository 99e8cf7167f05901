import { createRequire } from 'node:module'
import type { Point } from '#engine/motifs/drawing/geometry.ts'
import { settled } from '#engine/lettering/marks.ts'
import { warped, type Line, type Ring } from '#engine/lettering/plane.ts'

// The part of the polygon library that is used here; its own module is CommonJS without types.
interface Corner {
  X: number
  Y: number
}
interface Clipper {
  AddPaths(paths: Corner[][], type: number, isClosed: boolean): void
  Execute(type: number, result: unknown, subject: number, clip: number): boolean
}
interface Offset {
  AddPaths(paths: Corner[][], join: number, end: number): void
  Execute(result: Corner[][], delta: number): void
}
interface Library {
  Clipper: {
    new (): Clipper
    CleanPolygons(paths: Corner[][], distance: number): Corner[][]
  }
  ClipperOffset: new (miter: number, arc: number) => Offset
  Paths: new () => Corner[][]
  PolyType: { ptSubject: number; ptClip: number }
  PolyFillType: { pftNonZero: number }
  ClipType: { ctUnion: number; ctDifference: number; ctIntersection: number }
  JoinType: { jtRound: number; jtMiter: number }
  EndType: { etClosedPolygon: number; etOpenRound: number; etOpenButt: number }
}
const library = createRequire(import.meta.url)('clipper-lib') as Library

/** How far a rounded corner may be from round, in its units. */
const ARC_ERROR = 22

/** The library counts in whole numbers: hundredths of our units. */
const GRAIN = 100

const toCorners = (rings: readonly Line[]): Corner[][] =>
  rings.map((ring) =>
    ring.map(([x, y]) => ({ X: Math.round(x * GRAIN), Y: Math.round(y * GRAIN) })),
  )
const toRings = (paths: Corner[][]): Ring[] =>
  paths
    .filter((path) => path.length > 2)
    .map((path) => path.map(({ X, Y }): Point => [X / GRAIN, Y / GRAIN]))

function combine(type: number, subject: readonly Ring[], clip: readonly Ring[]): Ring[] {
  const clipper = new library.Clipper()
  const result = new library.Paths()
  const { ptSubject, ptClip } = library.PolyType
  const { pftNonZero } = library.PolyFillType
  clipper.AddPaths(toCorners(subject), ptSubject, true)
  if (clip.length > 0) clipper.AddPaths(toCorners(clip), ptClip, true)
  clipper.Execute(type, result, pftNonZero, pftNonZero)
  return settled([...subject, ...clip], toRings(result))
}

/** What cuts is no part of what is left. */
const unmarkedCopy = (rings: readonly Ring[]): Ring[] => rings.map((ring) => [...ring])

export const union = (...areas: (readonly Ring[])[]): Ring[] =>
  combine(library.ClipType.ctUnion, areas.flat(), [])
export const difference = (from: readonly Ring[], cut: readonly Ring[]): Ring[] =>
  combine(library.ClipType.ctDifference, from, unmarkedCopy(cut))
export const intersection = (a: readonly Ring[], b: readonly Ring[]): Ring[] =>
  combine(library.ClipType.ctIntersection, a, unmarkedCopy(b))

/** Grown by a distance on every side, or shrunk where it is below 0. */
export function offset(
  rings: readonly Ring[],
  by: number,
  corners: 'round' | 'sharp' = 'round',
): Ring[] {
  const { JoinType, EndType } = library
  const work = new library.ClipperOffset(3, ARC_ERROR)
  const result = new library.Paths()
  const join = corners === 'round' ? JoinType.jtRound : JoinType.jtMiter
  work.AddPaths(toCorners(rings), join, EndType.etClosedPolygon)
  work.Execute(result, by * GRAIN)
  return settled(rings, toRings(result))
}

/** An even line of a width, as an area. */
export function penned(lines: readonly Line[], width: number): Ring[] {
  const work = new library.ClipperOffset(3, ARC_ERROR)
  const result = new library.Paths()
  work.AddPaths(toCorners(lines), library.JoinType.jtRound, library.EndType.etOpenRound)
  work.Execute(result, (width / 2) * GRAIN)
  return toRings(result)
}

export interface Nib {
  /** Half the width and half the thickness of the edge that writes. */
  broad: number
  thin: number
  angle: number
}

/** Letters written again with a broad nib: stems gain more than hairlines do. */
export function widened(rings: readonly Ring[], { broad, thin, angle }: Nib): Ring[] {
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)]
  const flat = broad / thin
  const to = ([x, y]: Point): Point => [cosine * x + sine * y, (-sine * x + cosine * y) * flat]
  const back = ([x, y]: Point): Point => [
    cosine * x - sine * (y / flat),
    sine * x + cosine * (y / flat),
  ]
  return union(warped(offset(warped(rings, to), broad), back))
}

/** Everything a shape passes over when it is moved: the body of a drop shade. Edges that face one way are one piece each. */
export function swept(rings: readonly Ring[], by: Point): Ring[] {
  const pieces: Ring[] = []
  for (const ring of simplified(rings, 0.3)) {
    const count = ring.length
    const at = (i: number) => ring[i % count]!
    const sides = ring.map((point, i) => {
      const next = at(i + 1)
      return Math.sign((next[0] - point[0]) * by[1] - (next[1] - point[1]) * by[0]) || 1
    })
    const start = Math.max(
      0,
      sides.findIndex((side, i) => side !== sides[(i + count - 1) % count]),
    )
    for (let i = 0; i < count;) {
      const chain: Point[] = [at(start + i)]
      const side = sides[(start + i) % count]
      while (i < count && sides[(start + i) % count] === side) {
        i++
        chain.push(at(start + i))
      }
      const far = chain.map(([x, y]): Point => [x + by[0], y + by[1]])
      pieces.push(...union([[...chain, ...far.toReversed()]]))
    }
  }
  const end = rings.map((ring) => ring.map(([x, y]): Point => [x + by[0], y + by[1]]))
  return union(rings, end, pieces)
}

/** Without the points that the eye would not miss. Coarser than this, tapered tails are torn. */
export const simplified = (rings: readonly Ring[], tolerance = 0.08): Ring[] =>
  settled(rings, toRings(library.Clipper.CleanPolygons(toCorners(rings), tolerance * GRAIN)))
