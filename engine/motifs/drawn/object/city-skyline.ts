import { measured } from '#engine/motifs/drawing/box.ts'
import { circle } from '#engine/motifs/drawing/geometry.ts'
import { line } from '#engine/motifs/drawing/parts.ts'
import { rect } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

interface Tower {
  x: number
  width: number
  top: number
  roof: 'flat' | 'spire' | 'steps' | 'slope' | 'dome'
}
const BASE = 70

/** Outline of one tower with its roof; windows are cut out of the black by leaving paper rectangles. */
function tower({ x, width, top, roof }: Tower, random: () => number, lit: boolean): Part[] {
  const m = x + width / 2
  const roofs = {
    flat: `L${x} ${top}L${x + width} ${top}`,
    spire: `L${x} ${top + 18}L${m - 6} ${top + 8}L${m - 2} ${top - 6}L${m} ${top - 40}L${m + 2} ${top - 6}L${m + 6} ${top + 8}L${x + width} ${top + 18}`,
    steps: `L${x} ${top + 22}L${x + width * 0.16} ${top + 22}L${x + width * 0.16} ${top + 10}L${x + width * 0.32} ${top + 10}L${x + width * 0.32} ${top}L${x + width * 0.68} ${top}L${x + width * 0.68} ${top + 10}L${x + width * 0.84} ${top + 10}L${x + width * 0.84} ${top + 22}L${x + width} ${top + 22}`,
    slope: `L${x} ${top + 16}L${x + width} ${top}`,
    dome: `L${x} ${top + 12}C${x} ${top - 8} ${x + width} ${top - 8} ${x + width} ${top + 12}`,
  }
  const parts: Part[] = [
    {
      d: `M${x} ${BASE}${roofs[roof]}L${x + width} ${BASE}Z`,
      fill: lit ? 'black' : 'rock',
      stroke: 0.8,
      detail: lit ? 0 : 1,
    },
  ]
  if (!lit) return parts
  let windows = ''
  for (let y = top + 28; y < BASE - 10; y += 10)
    for (let wx = x + 4; wx + 4 <= x + width - 3; wx += 7)
      if (random() < 0.62) windows += rect(wx, y, 3.4, 5)
  if (windows) parts.push({ d: windows, fill: 'paper', stroke: 0, shade: 0, detail: 1 })
  return parts
}

export const citySkyline: Motif = {
  name: 'city-skyline',
  bulk: 5,
  category: 'object',
  words: ['city skyline', 'skyline', 'city', 'cityscape', 'new york', 'skyscraper', 'downtown'],
  variants: ['night', 'reflection'],
  draw({ variant, random }) {
    const far: Tower[] = [
      { x: -132, width: 24, top: 0, roof: 'flat' },
      { x: -96, width: 22, top: -44, roof: 'slope' },
      { x: -50, width: 24, top: -76, roof: 'flat' },
      { x: 2, width: 20, top: -64, roof: 'slope' },
      { x: 46, width: 24, top: -58, roof: 'flat' },
      { x: 92, width: 26, top: -24, roof: 'slope' },
    ]
    const near: Tower[] = [
      { x: -140, width: 22, top: 24, roof: 'flat' },
      { x: -114, width: 26, top: -10, roof: 'steps' },
      { x: -84, width: 22, top: 8, roof: 'dome' },
      { x: -58, width: 28, top: -48, roof: 'spire' },
      { x: -26, width: 20, top: -14, roof: 'slope' },
      { x: -4, width: 32, top: -84, roof: 'spire' },
      { x: 32, width: 24, top: -30, roof: 'flat' },
      { x: 60, width: 30, top: -52, roof: 'steps' },
      { x: 94, width: 22, top: 2, roof: 'slope' },
      { x: 118, width: 24, top: 26, roof: 'flat' },
    ]
    const ripple = [0, 1, 2, 3, 4]
      .map(
        (i) =>
          `M${-130 + i * 16} ${80 + i * 8}L${-40 - i * 8} ${80 + i * 8}M${-20 + i * 4} ${80 + i * 8}L${44 - i * 3} ${80 + i * 8}M${62 + i * 2} ${80 + i * 8}L${132 - i * 18} ${80 + i * 8}`,
      )
      .join('')
    return measured([
      ...(variant === 'night'
        ? [{ d: circle([62, -74], 44), fill: 'moon', shade: 0.4 } satisfies Part]
        : []),
      ...far.flatMap((t) => tower(t, random, false)),
      ...near.flatMap((t) => tower(t, random, true)),
      { d: rect(-146, BASE - 1, 292, 4), fill: 'black', stroke: 0 },
      ...(variant === 'reflection' ? [line(ripple, 1.6, 0)] : []),
    ])
  },
}
