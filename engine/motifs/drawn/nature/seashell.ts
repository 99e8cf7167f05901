import { measured } from '#engine/motifs/drawing/box.ts'
import { polar, smooth, tube, type Point } from '#engine/motifs/drawing/geometry.ts'
import { line } from '#engine/motifs/drawing/parts.ts'
import { brush } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** A scallop: ribs fan from the hinge, each one a rounded lobe at the rim. */
function scallop(): Part[] {
  const ribs = 11
  const hinge: Point = [0, 84]
  const rim = (t: number, r: number): Point =>
    polar(r * (1 - 0.16 * Math.abs(t - 0.5) ** 1.4), Math.PI * (1.07 + t * 0.86), hinge)
  const lobes = Array.from({ length: ribs }, (_, i): Part => {
    const [a, b] = [i / ribs, (i + 1) / ribs],
      m = (a + b) / 2
    return {
      d: smooth([hinge, rim(a, 80), rim(a, 168), rim(m, 184), rim(b, 168), rim(b, 80)], true, 0.7),
      fill: 'petalLight',
      stroke: 0.9,
    }
  })
  // the outer lobes lie under the middle ones
  const order = lobes.map((_, i) => i).toSorted((a, b) => Math.abs(b - 5) - Math.abs(a - 5))
  const bands = [0.42, 0.62, 0.8]
    .map((share) =>
      smooth(
        Array.from({ length: 13 }, (_, i) => rim(0.03 + (i / 12) * 0.94, 180 * share)),
        false,
      ),
    )
    .join('')
  return [
    { d: 'M-40 70L-22 54L22 54L40 70L30 96C14 104 -14 104 -30 96Z', fill: 'petalLight' },
    ...order.map((i) => lobes[i]!),
    line(bands, 0.6, 1),
    { d: 'M-26 88C-18 70 18 70 26 88C14 98 -14 98 -26 88Z', fill: 'petalLight' },
    line('M-14 92L-8 78M0 94L0 76M14 92L8 78', 0.6, 1),
  ]
}

/** A nautilus cut open: chambers along a growing spiral. */
function nautilus(): Part[] {
  const at = (t: number, k: number): Point => polar(4.6 * Math.exp(0.176 * t) * k, t + 0.4)
  const end = Math.PI * 5.6
  const outer = Array.from({ length: 120 }, (_, i) => at((i / 119) * end, 1))
  const walls = Array.from({ length: 24 }, (_, i) => {
    const t = end - 1.9 - i * 0.46
    const from = at(t, 1),
      to = at(t - Math.PI * 2, 1),
      bow = at(t - 0.32, 0.64)
    return brush([from, bow, to], 1.5)
  })
  const wall = tube(outer, (u) => 0.5 + 1.7 * u)
  return [
    { d: smooth(outer.filter((_, i) => i > 76 && i % 3 === 0)), fill: 'petalLight' },
    ...walls,
    { d: wall.strip(0, 1, -1, 1, 160), fill: 'black', stroke: 0.3 },
    brush([at(end, 1), at(end - 0.2, 0.62), at(end - Math.PI * 2, 1.02)], 2.6),
    ...[0.5, 0.9, 1.3, 1.7].map((back) =>
      brush([at(end - back, 0.96), at(end - back - 0.12, 0.86), at(end - back - 0.3, 0.76)], 1.6),
    ),
  ]
}

export const seashell: Motif = {
  name: 'seashell',
  isBrittle: true,
  category: 'nature',
  words: ['seashell', 'shell', 'sea shell', 'scallop', 'nautilus', 'clam'],
  variants: ['scallop', 'nautilus'],
  draw: ({ variant }) => measured(variant === 'nautilus' ? nautilus() : scallop()),
}
