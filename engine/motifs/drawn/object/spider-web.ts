import { measured } from '#engine/motifs/drawing/box.ts'
import { circle, polar, TAU, type Point } from '#engine/motifs/drawing/geometry.ts'
import { line } from '#engine/motifs/drawing/parts.ts'
import { brush } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

interface Web {
  centre: Point
  /** angle and length of every anchor thread */
  threads: readonly { angle: number; length: number }[]
  closed: boolean
  rings: number
}

/** Anchor threads, and between them rings that sag towards the centre as real silk does. */
function web({ centre, threads, closed, rings }: Web): Part[] {
  const parts: Part[] = threads.map(({ angle, length }) =>
    brush([centre, polar(length * 0.5, angle, centre), polar(length, angle, centre)], 1.3),
  )
  let d = ''
  for (let ring = 1; ring <= rings; ring++) {
    const share = (ring / (rings + 0.4)) ** 1.12
    threads.forEach(({ angle, length }, i) => {
      const next = threads[i + 1] ?? (closed ? threads[0]! : undefined)
      if (!next) return
      const turn = next.angle < angle ? next.angle + TAU : next.angle
      const from = polar(length * share, angle, centre),
        to = polar(next.length * share, turn, centre)
      const sag = polar(((length + next.length) / 2) * share * 0.76, (angle + turn) / 2, centre)
      d += `M${from[0].toFixed(1)} ${from[1].toFixed(1)}Q${sag[0].toFixed(1)} ${sag[1].toFixed(1)} ${to[0].toFixed(1)} ${to[1].toFixed(1)}`
    })
  }
  parts.push(line(d, 0.9, 0))
  return parts
}

/** A small hanging spider, legs drawn as tapered strokes. */
function spider([x, y]: Point, size: number): Part[] {
  const at = (dx: number, dy: number): Point => [x + dx * size, y + dy * size]
  const legs = [-1, 1].flatMap((side) =>
    [
      [-0.5, -0.9, -1.7],
      [-0.15, -0.5, -0.5],
      [0.2, 0.3, 0.8],
      [0.5, 0.9, 1.9],
    ].map(([a, b, c]) =>
      brush(
        [at(0.2 * side, a! * 0.6), at(1.25 * side, b! - 0.25), at(1.35 * side, c!)],
        size * 0.1,
      ),
    ),
  )
  return [
    ...legs,
    { d: circle(at(0, 0.75), size * 0.72), fill: 'black', stroke: 0.4 },
    { d: circle(at(0, -0.22), size * 0.44), fill: 'black', stroke: 0.4 },
    {
      d: `M${at(-0.16, 0.45).join(' ')}L${at(0.16, 0.45).join(' ')}L${at(0, 0.72).join(' ')}L${at(0.16, 1).join(' ')}L${at(-0.16, 1).join(' ')}L${at(0, 0.72).join(' ')}Z`,
      fill: 'red',
      stroke: 0.4,
    },
  ]
}

export const spiderWeb: Motif = {
  name: 'spider-web',
  kind: 'frame',
  category: 'object',
  words: ['spider web', 'spiderweb', 'cobweb', 'web'],
  variants: ['corner', 'round'],
  draw({ variant, random }) {
    if (variant === 'corner') {
      const threads = Array.from({ length: 6 }, (_, i) => ({
        angle: (i / 5) * (Math.PI / 2) + (i > 0 && i < 5 ? (random() - 0.5) * 0.08 : 0),
        length: (i === 0 || i === 5 ? 224 : 196) + random() * 16,
      }))
      return measured([
        ...web({ centre: [-110, -110], threads, closed: false, rings: 7 }),
        line('M36 36L36 62', 0.7, 0),
        ...spider([36, 76], 15),
      ])
    }
    const threads = Array.from({ length: 12 }, (_, i) => ({
      angle: (i / 12) * TAU + (random() - 0.5) * 0.12,
      length: 118 + random() * 18,
    }))
    return measured(web({ centre: [0, 0], threads, closed: true, rings: 8 }))
  },
}
