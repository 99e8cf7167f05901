import { measured } from '#engine/motifs/drawing/box.ts'
import { circle, type Point, tube } from '#engine/motifs/drawing/geometry.ts'
import { gleam, placed } from '#engine/motifs/drawing/parts.ts'
import { degrees } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

const HALF = 46
const TOP = -150
const LONG = 300
const TURNS = 1.75
/** Rungs, which do not lie where the strands cross. */
const RUNGS = 21

/** Where a strand is at a height, and how near: 1 before, -1 behind. */
const strandAt = (t: number, phase: number): { at: Point; near: number } => {
  const angle = t * TURNS * Math.PI * 2 + phase
  return { at: [HALF * Math.sin(angle), TOP + LONG * t], near: Math.cos(angle) }
}

/** The pieces of a strand that lie before or behind. */
function pieces(phase: number, isNear: boolean): Part[] {
  const steps = 240
  const runs: Point[][] = []
  let run: Point[] = []
  for (let i = 0; i <= steps; i++) {
    const { at, near } = strandAt(i / steps, phase)
    if (near >= 0 === isNear) run.push(at)
    else if (run.length > 0) {
      runs.push(run)
      run = []
    }
  }
  if (run.length > 0) runs.push(run)
  return runs
    .filter((points) => points.length > 3)
    .flatMap((points): Part[] => {
      const body = tube(points, (u) => (isNear ? 7 + 4 * Math.sin(Math.PI * u) : 6.5))
      return [
        { d: body.strip(0, 1, -1, 1, 40), fill: isNear ? 'blue' : 'steelDark' },
        ...(isNear ? [gleam(body.strip(0.2, 0.8, -0.66, -0.34, 24))] : []),
      ]
    })
}

const rung = (i: number): Part[] => {
  const t = (i + 0.5) / RUNGS
  const [a, b] = [strandAt(t, 0).at, strandAt(t, Math.PI).at]
  const wide = b[0] - a[0]
  if (Math.abs(wide) < 22) return []
  const y = a[1]
  const middle = a[0] + wide * 0.5
  const bar = (from: number, to: number): string =>
    `M${from.toFixed(1)} ${(y - 3).toFixed(1)}L${to.toFixed(1)} ${(y - 3).toFixed(1)}L${to.toFixed(1)} ${(y + 3).toFixed(1)}L${from.toFixed(1)} ${(y + 3).toFixed(1)}Z`
  return [
    { d: bar(a[0], middle), fill: i % 2 ? 'red' : 'gold', stroke: 0.8 },
    { d: bar(middle, b[0]), fill: i % 2 ? 'gold' : 'red', stroke: 0.8 },
    { d: circle([middle, y], 3.6), fill: 'paper', stroke: 0.8, detail: 1 },
  ]
}

const helix = (): Part[] => [
  ...pieces(0, false),
  ...pieces(Math.PI, false),
  ...Array.from({ length: RUNGS }, (_, i) => rung(i)).flat(),
  ...pieces(0, true),
  ...pieces(Math.PI, true),
]

export const dna: Motif = {
  name: 'dna',
  category: 'symbol',
  words: ['dna', 'double helix', 'dna helix'],
  variants: ['helix'],
  draw: () => measured(placed(helix(), { angle: degrees(14) })),
}
