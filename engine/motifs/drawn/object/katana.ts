import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, lerp, sample, tube, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import { ellipse } from '#engine/motifs/drawing/shapes.ts'

/** Curved blade with ridge and temper line, oval guard, diamond-wrapped grip. Drawn point up, then leaned. */
function sword(): Part[] {
  const spine: Point[] = coords('0,40 3,-20 10,-80 24,-136')
  const blade = tube(sample(spine, 20), (u) => (u > 0.9 ? 8.2 * ((1 - u) / 0.1) ** 0.85 : 9 - u))
  const temper = Array.from({ length: 33 }, (_, i) =>
    blade.at(lerp(0.02, 0.95, i / 32), 0.45 + 0.2 * Math.sin(i * 1.5)),
  )
  const hilt = tube(sample(coords('0,54 -2,90 -8,130'), 20), () => 8.5)
  const wraps: Part[] = Array.from({ length: 7 }, (_, i) => {
    const u = (i + 0.5) / 7,
      du = 0.42 / 7
    const points = [hilt.at(u - du, 0), hilt.at(u, 0.62), hilt.at(u + du, 0), hilt.at(u, -0.62)]
    return {
      d: 'M' + points.map((p) => p.map((v) => v.toFixed(1)).join(' ')).join('L') + 'Z',
      fill: 'banner',
      stroke: 0.7,
      detail: 1,
    }
  })
  const cross = Array.from({ length: 8 }, (_, i) => {
    const a = hilt.at(i / 7, -1),
      b = hilt.at(Math.min(1, (i + 1) / 7), 1),
      c = hilt.at(i / 7, 1),
      e = hilt.at(Math.min(1, (i + 1) / 7), -1)
    return i < 7
      ? `M${a[0].toFixed(1)} ${a[1].toFixed(1)}L${b[0].toFixed(1)} ${b[1].toFixed(1)}M${c[0].toFixed(1)} ${c[1].toFixed(1)}L${e[0].toFixed(1)} ${e[1].toFixed(1)}`
      : ''
  }).join('')
  return [
    { d: blade.strip(0, 1, -1, 1, 80), fill: 'steel' },
    { d: blade.strip(0, 0.95, -1, -0.3, 60), fill: 'steelDark', stroke: 0.6 },
    line('M' + temper.map((p) => p.map((v) => v.toFixed(1)).join(' ')).join('L'), 0.55, 2),
    { d: 'M-10 34L10 34L9 48L-10 48Z', fill: 'gold' },
    { d: hilt.strip(), fill: 'red' },
    line(cross, 0.8, 0),
    ...wraps,
    { d: 'M-15 128L-1 130C1 138 -3 142 -9 142C-15 142 -17 136 -15 128Z', fill: 'gold' },
    { d: ellipse([0, 51], 24, 7), fill: 'gold' },
    line(ellipse([0, 50], 17, 4), 0.6, 1),
    { d: 'M-8 55L8 55L7 61L-8 61Z', fill: 'gold', stroke: 0.8 },
  ]
}

export const katana: Motif = {
  name: 'katana',
  kind: 'weapon',
  category: 'object',
  words: ['katana', 'samurai sword', 'japanese sword'],
  variants: ['single', 'crossed'],
  shows: { crossed: 2 },
  draw({ variant }) {
    if (variant === 'single') return measured(placed(sword(), { angle: 0.5, scale: 0.9 }))
    return measured([
      ...placed(sword(), { x: 6, angle: -0.75, mirror: true }),
      ...placed(sword(), { x: -6, angle: 0.75 }),
    ])
  },
}
