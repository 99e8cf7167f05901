import type { Point } from '#engine/motifs/drawing/geometry.ts'
import type { Actor } from '#engine/compose/cast.ts'
import { put, type Build } from '#engine/compose/build.ts'
import { inkBoxOf } from '#engine/compose/placing.ts'
import { silhouetteOf, type Silhouette } from '#engine/compose/silhouette.ts'
import { coverage, unionOf, type Box } from '#engine/compose/scene.ts'

/** In breadths of the arm: no two blooms are of one size, and the largest are set first. */
const SIZES = [0.5, 0.4, 0.44, 0.31, 0.36, 0.26, 0.29]
const SMALL_SIZE = 0.7
/** As many as are needed to fill an arm, where nobody said how many. */
const FULL = 6
const TRIES = 70
const CELLS = 120
/** A bloom is half behind its neighbours: so much of it is on bare skin. */
const BARE = 0.6
/** How far apart two of them are, in the mean of their sizes, where they do not crowd. */
const APART = 0.9

/** Flowers of different sizes in the gaps of an arm, tucked behind what is there or before its lower rim, and never over a face. */
export function fillGaps(build: Build, actor: Actor, arm: number): void {
  const count = Math.min(SIZES.length, actor.isVague ? Math.max(FULL, actor.count) : actor.count)
  const layers = [...build.back, ...build.middle, ...build.front]
  const stack = unionOf(layers.map(inkBoxOf))
  const area: Box = [-arm / 2, stack[1] - 0.12 * arm, arm / 2, stack[3] + 0.16 * arm]
  const shape = silhouetteOf(layers, area, CELLS)
  const scale = actor.motif.isTiny ? SMALL_SIZE : 1
  const taken: { at: Point; size: number }[] = []
  for (const share of SIZES.slice(0, count)) {
    const size = share * scale * arm
    const at = bestGap(build, { shape, area, size, taken })
    taken.push({ at, size })
    const isBefore = at[1] > (build.heroBox[1] + 2 * build.heroBox[3]) / 3 && taken.length % 2 === 1
    const pile = isBefore && !isOverFace(build.faces, at, size) ? 'front' : 'back'
    put(
      build,
      pile,
      actor,
      { at, width: size },
      { isMirrored: at[0] > 0, angle: (build.random() - 0.5) * 0.9 + (at[0] / arm) * 1.1 },
    )
  }
}

const isOverFace = (faces: readonly Box[], [x, y]: Point, size: number): boolean =>
  faces.some((face) => {
    const half = size / 2
    return coverage(face, [x - half, y - half, x + half, y + half]) > 0.02
  })

/** The place where a bloom is best seen, still touches somebody, and does not crowd another. */
function bestGap(
  { random, faces }: Build,
  {
    shape,
    area,
    size,
    taken,
  }: {
    shape: Silhouette
    area: Box
    size: number
    taken: readonly { at: Point; size: number }[]
  },
): Point {
  let best: { at: Point; worth: number } | undefined
  for (let turn = 0; turn < TRIES; turn++) {
    const at: Point = [
      area[0] + 0.4 * size + random() * (area[2] - area[0] - 0.8 * size),
      area[1] + random() * (area[3] - area[1]),
    ]
    const bare = bareAround(shape, at, size / 2)
    const crowd = taken.reduce((sum, other) => {
      const far = Math.hypot(at[0] - other.at[0], at[1] - other.at[1])
      return sum + Math.max(0, APART - (2 * far) / (size + other.size))
    }, 0)
    const isLoose = bare > 0.97 && !taken.some((other) => touches(at, size, other))
    const worth =
      -2 * Math.abs(bare - BARE) -
      3 * crowd -
      (isLoose ? 2 : 0) -
      (isOverFace(faces, at, size) ? 1.2 : 0)
    if (!best || worth > best.worth) best = { at, worth }
  }
  return best!.at
}

const touches = ([x, y]: Point, size: number, other: { at: Point; size: number }): boolean =>
  Math.hypot(x - other.at[0], y - other.at[1]) < (size + other.size) / 2

/** To each side of its middle a bloom is looked at so many times: it is done hundreds of times for a design. */
const LOOKS = 4

/** The share of a disc that lies on bare skin. */
function bareAround(
  { isInk, width, height, cell, left, top }: Silhouette,
  [x, y]: Point,
  radius: number,
): number {
  let [all, bare] = [0, 0]
  const step = radius / LOOKS
  for (let dy = -radius; dy <= radius; dy += step)
    for (let dx = -radius; dx <= radius; dx += step) {
      if (dx * dx + dy * dy > radius * radius) continue
      all++
      const [u, v] = [Math.floor((x + dx - left) / cell), Math.floor((y + dy - top) / cell)]
      if (u < 0 || v < 0 || u >= width || v >= height || !isInk[v * width + u]) bare++
    }
  return bare / Math.max(1, all)
}
