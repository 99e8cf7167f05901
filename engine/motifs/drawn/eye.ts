import { measured } from '#engine/motifs/drawing/box.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import { almondEye } from '#engine/motifs/drawing/ornament.ts'

/** Upper lashes fan outward, lower ones are short; both grow longer to the outer corner. */
function lashes(): Part[] {
  const upper = Array.from({ length: 13 }, (_, i): Part => {
    const t = i / 12,
      x = -74 + t * 156,
      y = -42 * Math.sin(Math.PI * (0.08 + t * 0.86)) ** 0.85 - 2
    const reach = 16 + 12 * Math.sin(Math.PI * t),
      lean = (t - 0.42) * 30
    return {
      d: `M${(x - 1.8).toFixed(1)} ${y.toFixed(1)}Q${(x + lean * 0.3).toFixed(1)} ${(y - reach * 0.7).toFixed(1)} ${(x + lean).toFixed(1)} ${(y - reach).toFixed(1)}Q${(x + lean * 0.55 + 2).toFixed(1)} ${(y - reach * 0.55).toFixed(1)} ${(x + 1.8).toFixed(1)} ${y.toFixed(1)}Z`,
      fill: 'black',
      stroke: 0.3,
    }
  })
  const lower = Array.from({ length: 10 }, (_, i) => {
    const t = i / 9,
      x = -52 + t * 118,
      y = 41 * Math.sin(Math.PI * (0.2 + t * 0.66)) ** 0.8
    return `M${x.toFixed(1)} ${y.toFixed(1)}L${(x + (t - 0.4) * 14).toFixed(1)} ${(y + 9).toFixed(1)}`
  }).join('')
  return [...upper, line(lower, 0.8, 1)]
}
const drop = (x: number, y: number, size: number): Part[] =>
  placed(
    [
      {
        d: 'M0 -18C3 -8 11 0 11 9C11 16 6 20 0 20C-6 20 -11 16 -11 9C-11 0 -3 -8 0 -18Z',
        fill: 'ice',
      },
      {
        d: 'M-6 8C-6 13 -3 15 0 16C-4 17 -8 13 -8 9Z',
        fill: 'paper',
        stroke: 0,
        detail: 1,
        shade: 0,
      },
    ],
    { x, y, scale: size },
  )

export const eye: Motif = {
  name: 'eye',
  category: 'human',
  words: ['eye', 'human eye', 'crying eye', 'eyeball', 'tear'],
  variants: ['open', 'crying'],
  draw({ variant }) {
    const lid: Part = {
      d: 'M-96 6C-60 -50 52 -58 98 -2L102 -6C56 -70 -66 -62 -96 6Z',
      fill: 'black',
      stroke: 0.6,
    }
    const parts: Part[] = [
      ...almondEye(96, 34, 'iris'),
      lid,
      line('M-96 6C-102 8 -104 12 -106 16M-90 -18C-54 -72 54 -78 100 -24', 0.9, 0),
      line('M-86 10C-82 8 -80 6 -78 2M-70 44C-30 62 30 62 72 40', 0.6, 1),
      ...lashes(),
      {
        d: 'M-98 -66C-62 -104 20 -114 96 -80C30 -96 -44 -90 -90 -58C-95 -58 -99 -61 -98 -66Z',
        fill: 'black',
        stroke: 0.6,
      },
    ]
    if (variant === 'open') return measured(parts)
    return measured([...parts, ...drop(26, 58, 1.15), ...drop(30, 110, 1.3), ...drop(-40, 66, 0.8)])
  },
}
