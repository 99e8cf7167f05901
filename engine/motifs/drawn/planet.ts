import { measured } from '#engine/motifs/drawing/box.ts'
import { circle } from '#engine/motifs/drawing/geometry.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import { star } from '#engine/motifs/drawing/shapes.ts'

/** Half an elliptic ring: the far half passes behind the globe, the near half before it. */
function ringHalf(rx: number, ry: number, inner: number, near: boolean): string {
  const sweep = near ? 1 : -1
  const arc = (k: number, back: boolean) => {
    const x = rx * k * (back ? -1 : 1),
      y = ry * k * sweep * 1.333
    return `C${(-x).toFixed(1)} ${y.toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)} ${x.toFixed(1)} 0`
  }
  return `M${-rx} 0${arc(1, false)}L${(rx * inner).toFixed(1)} 0${arc(inner, true)}Z`
}

export const planet: Motif = {
  name: 'planet',
  category: 'celestial',
  words: ['planet', 'saturn', 'ringed planet', 'space'],
  variants: ['saturn'],
  draw() {
    const tilt = -0.38
    const bands = [
      'M-60 -20C-30 -8 30 -8 60 -20L63 -8C32 5 -32 5 -63 -8Z',
      'M-62 16C-30 30 30 30 62 16L56 32C28 44 -28 44 -56 32Z',
      'M-47 -42C-24 -33 24 -33 47 -42L53 -33C26 -24 -26 -24 -53 -33Z',
    ]
    const globe: Part[] = [
      { d: circle([0, 0], 64), fill: 'sun' },
      ...bands.map((d, i): Part => ({
        d,
        fill: i === 1 ? 'leather' : 'flame',
        stroke: 0.6,
        detail: 1,
      })),
      line('M-40 52C-20 58 20 58 40 52M-20 -58C-8 -56 8 -56 20 -58', 0.6, 2),
    ]
    const ring = (near: boolean): Part[] => [
      { d: ringHalf(116, 32, 0.72, near), fill: 'banner' },
      line(`M-100 0C-100 ${near ? 37 : -37} 100 ${near ? 37 : -37} 100 0`, 0.6, 1),
      line(`M-92 0C-92 ${near ? 34 : -34} 92 ${near ? 34 : -34} 92 0`, 0.5, 2),
    ]
    const stars = [
      [-84, -70, 9],
      [86, 66, 8],
      [-70, 78, 6],
      [60, -84, 5],
    ].map(([x, y, r]): Part => ({
      d: star(4, r!, r! * 0.3, [x!, y!]),
      fill: 'star',
      stroke: 0.7,
      detail: 1,
    }))
    return measured([
      ...placed([...ring(false), ...globe, ...ring(true)], { angle: tilt }),
      ...stars,
    ])
  },
}
