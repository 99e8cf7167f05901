import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, polygon, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line } from '#engine/motifs/drawing/parts.ts'
import { waveBand } from '#engine/motifs/drawing/ornament.ts'
import { rect, roundRect } from '#engine/motifs/drawing/shapes.ts'

/** Half width of the tower at a height: it tapers toward the gallery. */
const halfAt = (y: number) => 17 + ((y + 46) / 120) * 15

/** Lighthouse on a rock, beams left and right, sea below. */
export const lighthouse: Motif = {
  name: 'lighthouse',
  category: 'object',
  words: ['lighthouse', 'light house', 'beacon'],
  variants: ['beam'],
  draw() {
    const band = (top: number, bottom: number, fill: Part['fill']): Part => {
      const arc = (y: number) => `Q0 ${y + 7}`
      return {
        d: `M${-halfAt(top)} ${top}${arc(top)} ${halfAt(top)} ${top}L${halfAt(bottom)} ${bottom}${arc(bottom)} ${-halfAt(bottom)} ${bottom}Z`,
        fill,
      }
    }
    const beam = (side: number): Part => ({
      d: polygon([
        [side * 8, -70],
        [side * 112, -102],
        [side * 112, -44],
      ]),
      fill: 'flameIn',
      stroke: 0.8,
      shade: 0.3,
    })
    const window = (y: number): Part => ({
      d: `M-4 ${y + 10}L-4 ${y}C-4 ${y - 6} 4 ${y - 6} 4 ${y}L4 ${y + 10}Z`,
      fill: 'black',
      stroke: 0.6,
      detail: 1,
    })
    const rock: Point[] = coords(
      '-84,104 -74,84 -56,82 -48,68 -30,72 -14,66 10,70 30,64 46,76 60,76 72,92 88,104',
    )
    const bands: Part[] = []
    for (let i = 0; i < 5; i++)
      bands.push({
        ...band(-46 + i * 24, -46 + (i + 1) * 24, i % 2 ? 'paper' : 'red'),
        tone: i % 2 ? 0 : 0.3,
      })
    const parts: Part[] = [
      beam(-1),
      beam(1),
      line('M30 -76L106 -92M30 -64L106 -56M-30 -76L-106 -92M-30 -64L-106 -56', 0.5, 2),
      ...bands,
      window(-24),
      window(24),
      { d: 'M-8 76L-8 56C-8 46 8 46 8 56L8 76Z', fill: 'wood', stroke: 0.8 },
      // gallery, lantern room and dome
      { d: roundRect(-27, -54, 54, 9, 3), fill: 'steelDark' },
      line(
        'M-25 -54L-25 -64M-17 -54L-17 -64M17 -54L17 -64M25 -54L25 -64M-27 -64L-12 -64M12 -64L27 -64',
        0.8,
        1,
      ),
      { d: rect(-13, -84, 26, 30), fill: 'sun' },
      line('M-13 -69L13 -69M-4.5 -84L-4.5 -54M4.5 -84L4.5 -54', 0.7, 1),
      { d: 'M-19 -84C-16 -98 -6 -106 0 -108C6 -106 16 -98 19 -84Z', fill: 'red' },
      { d: 'M-2 -106L2 -106L1 -120L-1 -120Z', fill: 'steelDark', stroke: 0.8 },
      { d: polygon(rock), fill: 'rock' },
      line(
        'M-56 82L-44 96M-30 72L-36 90L-26 100M10 70L4 88L14 100M46 76L36 90M60 76L62 96',
        0.7,
        1,
      ),
      ...waveBand(-108, 108, 106, 20, 36, 122),
    ]
    return measured(parts)
  },
}
