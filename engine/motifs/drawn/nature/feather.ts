import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, lerp, polygon, sample, tube, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Rng } from '#shared/random.ts'
import { along, brush } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import { bird } from '#engine/motifs/drawn/animal/birds.ts'

const spine: Point[] = coords('-52,132 -30,88 -4,22 8,-52 -4,-128')

/** Half widths of the vane from the down to the tip. */
const VANE = [0.5, 0.78, 0.93, 0.99, 1, 0.99, 0.95, 0.88, 0.77, 0.6, 0.36, 0]

/** A quill with an uneven vane: one side broader, the edge torn in a few places, down at the foot. `cut` ends the vane early on its outer side. */
function quill(random: Rng, cut = 1): Part[] {
  const path = tube(sample(spine, 24), () => 1)
  const start = 0.2
  const width = (u: number, side: number) => {
    const t = (u - start) / (1 - start)
    return (side < 0 ? 23 : 31) * along(VANE, t)
  }
  const tears = [-1, 1].map((side) => ({
    side,
    at: [0.36, 0.55, 0.74].map((u) => u + (random() - 0.5) * 0.07 + (side < 0 ? 0.05 : 0)),
  }))
  // a barb leaves the shaft forward and up, so the rim is reached later than its root
  const rim = (u: number, side: number): Point =>
    path.at(Math.min(1, u + 0.09 * (1 - u)), width(Math.min(1, u + 0.02), side) * side)
  const edge = (side: number, end: number): Point[] => {
    const points: Point[] = []
    const steps = 44
    for (let i = 0; i <= steps; i++) {
      const u = lerp(start, end, i / steps)
      points.push(rim(u, side))
      const tear = tears[side < 0 ? 0 : 1]!.at.find((t) => t >= u && t < u + (end - start) / steps)
      if (tear !== undefined && tear < end)
        points.push(path.at(tear + 0.012, width(tear, side) * side * 0.42), rim(tear + 0.016, side))
    }
    return points
  }
  const barbs = Array.from({ length: 34 }, (_, i) => {
    const u = lerp(start, 0.95, i / 33)
    return [-1, 1]
      .filter((side) => side < 0 || u < cut)
      .map((side) => {
        const tip = rim(u, side),
          root = path.at(u, 0)
        return polygon(
          [
            root,
            path.at(u + 0.03, width(u, side) * side * 0.4),
            [lerp(root[0], tip[0], 0.93), lerp(root[1], tip[1], 0.93)],
          ],
          false,
        )
      })
      .join('')
  }).join('')
  const middle = (end: number): Point[] =>
    Array.from({ length: 21 }, (_, i) => path.at(lerp(end, start, i / 20), 0))
  // where the vane breaks off into birds its edge is frayed
  const frayed: Point[] =
    cut < 1
      ? [
          path.at(cut - 0.02, 20),
          path.at(cut + 0.05, 17),
          path.at(cut - 0.03, 13),
          path.at(cut + 0.06, 10),
          path.at(cut - 0.01, 6),
          path.at(cut + 0.05, 3),
        ]
      : []
  // the dark end of an eagle's feather, and one broken bar below it
  const band = (from: number, to: number, side: number): Part => ({
    d: polygon([
      ...edge(side, to).filter((_, i, all) => i / all.length >= (from - start) / (to - start)),
      path.at(to, 0),
      ...[0.75, 0.5, 0.25, 0].map((t) => path.at(lerp(from, to, t) + 0.014, 0)),
      path.at(from + 0.05, side * width(from, side) * 0.35),
      path.at(from + 0.03, side * width(from, side) * 0.7),
    ]),
    fill: 'featherDark',
    stroke: 0.5,
  })
  const tip = [
    band(0.72, 1, -1),
    band(0.5, 0.58, -1),
    ...(cut < 1 ? [] : [band(0.72, 1, 1), band(0.5, 0.58, 1)]),
  ]
  const shaft = tube(sample(spine, 24), (u) => lerp(2.8, 0.4, u))
  return [
    { d: polygon([...edge(-1, 1), ...middle(1)]), fill: 'feather', stroke: 0.8 },
    { d: polygon([...edge(1, cut), ...frayed, ...middle(cut)]), fill: 'feather', stroke: 0.8 },
    ...tip,
    line(barbs, 0.4, 1),
    // down
    ...coords('0.19,-9 0.2,10 0.23,-14 0.24,15 0.27,-15').map(([u, v]) =>
      brush([path.at(u, 0), path.at(u - 0.01, v * 0.6), path.at(u - 0.05, v)], 1.1, 'feather', 1),
    ),
    { d: shaft.strip(0, 1, -1, 1, 60), fill: 'bone', stroke: 0.7 },
  ]
}

function dissolving(random: Rng): Part[] {
  const flock: [number, number, number, number][] = [
    [22, -70, 0.3, -0.5],
    [40, -52, 0.36, 0.1],
    [30, -96, 0.34, -0.2],
    [54, -84, 0.44, 0.25],
    [48, -118, 0.4, -0.35],
    [76, -112, 0.54, 0.1],
    [70, -146, 0.46, 0.3],
    [102, -140, 0.62, -0.2],
    [96, -80, 0.4, -0.1],
  ]
  return [
    ...quill(random, 0.66),
    ...flock.flatMap(([x, y, scale, angle], i) => placed(bird(i), { x, y, scale, angle })),
  ]
}

export const feather: Motif = {
  name: 'feather',
  category: 'nature',
  words: ['feather', 'quill', 'plume', 'feather with birds', 'bird feather'],
  variants: ['single', 'birds'],
  draw: ({ variant, random }) => measured(variant === 'birds' ? dissolving(random) : quill(random)),
}
