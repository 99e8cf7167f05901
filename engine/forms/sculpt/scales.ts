import { smoothstep } from '#engine/pixels/maths.ts'
import type { Spot } from '#engine/forms/sculpt/skin.ts'

/** One pixel's place on a scale: row and file, root to tip (0..1), across (-1..1), and how far under the scale before. */
export type Scale = { row: number; file: number; t: number; across: number; under: number }

/** Overlapping round scales in offset rows along a tube; `files` of them go round it, each `long` long. */
export function scaleAt(
  { arc, v }: Pick<Spot, 'arc' | 'v'>,
  long: number,
  files: number,
  bulge = 0.85,
): Scale {
  const a = arc / long
  const round = (v / (2 * Math.PI)) * files
  const floor = Math.floor(a)
  const across = (row: number): number => {
    const b = round + (row & 1 ? 0.5 : 0)
    return (b - Math.round(b)) * 2
  }
  const shape = (x: number): number => bulge * Math.sqrt(Math.max(0, 1 - x * x))
  const before = across(floor - 1)
  const covers = shape(before) - (a - floor)
  if (covers > 0) {
    const t = (a - floor + 1) / (1 + shape(before))
    return { row: floor - 1, file: Math.round(round), t, across: before, under: 1 + a - floor }
  }
  const x = across(floor)
  return {
    row: floor,
    file: Math.round(round),
    t: (a - floor) / (1 + shape(x)),
    across: x,
    under: -covers,
  }
}

/** Tone of a scale: dark where it comes out from under the one before, bare at its rim, black line between. */
export function scaleTone(
  scale: Scale,
  pixels: number,
  base: number,
  deep = 0.5,
): { tone: number; line: number } {
  const line = smoothstep(1.5, 0.5, scale.under * pixels)
  const shade = smoothstep(0.75, 0, scale.under) * deep
  const rim = smoothstep(0.6, 1, scale.t) * 0.25
  return { tone: Math.max(0, base + shade - rim), line }
}

/** Plates across the belly: one line per plate. */
export function plateAt(
  { arc }: Spot,
  long: number,
  pixels: number,
): { tone: number; line: number } {
  const h = arc / long - Math.floor(arc / long)
  return { tone: smoothstep(0.55, 0, h) * 0.4, line: smoothstep(1.5, 0.5, h * long * pixels) }
}

/** Scales of a head: rows from its nose back, files round the line its neck goes on in. */
export const scaleAround =
  ({ long, files, deep }: { long: number; files: number; deep: number }) =>
  (at: ArrayLike<number>, pixelsPerUnit: number): { tone: number; line: number } => {
    const [x, y, z] = [at[0]!, at[1]!, at[2]!]
    const scale = scaleAt({ arc: 4 - z, v: Math.atan2(x, y + 0.1) }, long, files)
    const { tone, line } = scaleTone(scale, long * pixelsPerUnit, 0, deep)
    return { tone, line: line * 0.8 }
  }
