import { measured } from '#engine/motifs/drawing/box.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line } from '#engine/motifs/drawing/parts.ts'
import { annulus, ellipse } from '#engine/motifs/drawing/shapes.ts'

/** A guttering candle in a chamberstick. */
export const candle: Motif = {
  name: 'candle',
  category: 'object',
  words: ['candle', 'burning candle', 'candlelight', 'candlestick'],
  variants: ['holder'],
  draw() {
    const rays = [-1.2, -0.8, -0.4, 0, 0.4, 0.8, 1.2]
      .map((a) => {
        const p = (r: number) =>
          `${(r * Math.sin(a)).toFixed(1)} ${(-70 - r * Math.cos(a)).toFixed(1)}`
        return `M${p(50)}L${p(a % 0.8 === 0 ? 68 : 60)}`
      })
      .join('')
    const parts: Part[] = [
      line(rays, 0.9, 1),
      { d: annulus([66, 92], 20, 12), fill: 'gold' },
      { d: 'M-74 92C-70 112 -44 122 0 122C44 122 70 112 74 92Z', fill: 'gold' },
      { d: ellipse([0, 92], 76, 15), fill: 'gold' },
      line(ellipse([0, 92], 64, 11), 0.6, 1),
      { d: 'M-32 74L32 74L36 92C20 100 -20 100 -36 92Z', fill: 'gold' },
      // wax, with runs of different length
      {
        d: 'M-26 -26C-26 -32 26 -32 26 -26L27 6C27 20 35 22 35 36C35 46 27 48 26 40L26 78C10 84 -10 84 -26 78L-26 64C-27 72 -37 72 -37 60C-37 44 -27 40 -27 20Z',
        fill: 'bone',
      },
      { d: ellipse([0, -26], 26, 8), fill: 'bone' },
      { d: ellipse([0, -25], 16, 4.5), fill: 'flameIn', stroke: 0.6, detail: 1 },
      {
        d: 'M-18 -22C-18 -6 -22 4 -18 14C-15 20 -10 18 -10 10C-10 0 -8 -8 -8 -20Z',
        fill: 'bone',
        stroke: 0.8,
        detail: 1,
      },
      {
        d: 'M8 -20C8 2 6 20 9 32C12 38 17 36 17 28C17 10 18 -8 18 -22Z',
        fill: 'bone',
        stroke: 0.8,
        detail: 1,
      },
      line('M-4 40C-4 54 -4 64 -5 76M18 50C18 60 18 68 17 75', 0.5, 2),
      line('M0 -26C-1 -34 2 -38 0 -46', 1.6, 0),
      {
        d: 'M2 -112C8 -92 24 -80 21 -58C19 -46 10 -40 0 -40C-10 -40 -20 -47 -20 -60C-20 -80 2 -90 2 -112Z',
        fill: 'flame',
      },
      {
        d: 'M2 -82C4 -72 12 -66 11 -55C10 -47 5 -44 0 -44C-6 -44 -10 -48 -10 -55C-10 -66 1 -72 2 -82Z',
        fill: 'flameIn',
        stroke: 0.8,
      },
    ]
    return measured(parts)
  },
}
