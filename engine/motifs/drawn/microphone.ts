import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, sample, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, mirrored } from '#engine/motifs/drawing/parts.ts'
import { rect, roundRect } from '#engine/motifs/drawing/shapes.ts'

/** The fifties stage microphone: streamlined grille with three ribs, on a swivel. */
export const microphone: Motif = {
  name: 'microphone',
  category: 'object',
  words: ['microphone', 'mic', 'vintage microphone', 'singer'],
  variants: ['vintage'],
  draw() {
    const shell =
      'M0 -112C36 -112 54 -88 54 -52L54 10C54 40 34 58 0 58C-34 58 -54 40 -54 10L-54 -52C-54 -88 -36 -112 0 -112Z'
    const slots = mirrored(
      [14, 24, 33, 42].map((x): Part => {
        const top = -104 + (x / 54) ** 2.4 * 46,
          bottom = 50 - (x / 54) ** 2.4 * 34
        return {
          d: `M${x - 2.6} ${top}L${x + 2.6} ${top + 4}L${x + 2.6} ${bottom - 3}L${x - 2.6} ${bottom}Z`,
          fill: 'black',
          stroke: 0.4,
          detail: 1,
        }
      }),
    )
    const cable: Point[] = coords('0,116 6,128 34,128 52,112 76,116 84,96')
    const parts: Part[] = [
      line(
        'M' +
          sample(cable, 10)
            .map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`)
            .join('L'),
        1.8,
        1,
      ),
      {
        d: 'M-64 -6L-54 -6L-54 22C-50 54 -30 68 0 68C30 68 50 54 54 22L54 -6L64 -6L64 24C60 64 34 82 0 82C-34 82 -60 64 -64 24Z',
        fill: 'steelDark',
      },
      { d: shell, fill: 'steel' },
      ...slots,
      { d: roundRect(-7, -112, 14, 170, 6), fill: 'steel' },
      { d: 'M-56 -34C-20 -26 20 -26 56 -34L56 -14C20 -6 -20 -6 -56 -14Z', fill: 'steel' },
      line('M-54 -24C-20 -16 20 -16 54 -24', 0.6, 1),
      { d: 'M-14 -30L14 -30L14 -10L0 0L-14 -10Z', fill: 'red' },
      { d: rect(-9, 80, 18, 22), fill: 'steel' },
      line('M-9 87L9 87M-9 94L9 94', 0.6, 1),
      { d: roundRect(-14, 100, 28, 14, 4), fill: 'steelDark' },
      { d: roundRect(-70, -14, 14, 16, 5), fill: 'steel', stroke: 0.8 },
      { d: roundRect(56, -14, 14, 16, 5), fill: 'steel', stroke: 0.8 },
    ]
    return measured(parts)
  },
}
