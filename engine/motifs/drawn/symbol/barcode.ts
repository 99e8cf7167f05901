import { measured } from '#engine/motifs/drawing/box.ts'
import { rect } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** Seven-segment strokes of the digits 0-9: top, upper left, upper right, middle, lower left, lower right, bottom. */
const SEGMENTS = [
  '1110111',
  '0010010',
  '1011101',
  '1011011',
  '0111010',
  '1101011',
  '1101111',
  '1010010',
  '1111111',
  '1111011',
]

function digit(value: number, x: number, y: number, width: number, height: number): string {
  const t = width * 0.24,
    h = height / 2
  const boxes = [
    rect(x, y, width, t),
    rect(x, y, t, h),
    rect(x + width - t, y, t, h),
    rect(x, y + h - t / 2, width, t),
    rect(x, y + h, t, h),
    rect(x + width - t, y + h, t, h),
    rect(x, y + height - t, width, t),
  ]
  return boxes.filter((_, i) => SEGMENTS[value]![i] === '1').join('')
}

export const barcode: Motif = {
  name: 'barcode',
  category: 'symbol',
  words: ['barcode', 'bar code', 'upc code'],
  variants: ['plain', 'dripping'],
  draw({ variant, random }) {
    const parts: Part[] = []
    let x = -110
    for (let i = 0; x < 108; i++) {
      const width = 2 + Math.floor(random() * 4) * 2.1,
        gap = 2.4 + Math.floor(random() * 3) * 2.1
      const guard = i < 2 || x + width > 102
      const bottom = guard ? 74 : 58
      parts.push({ d: rect(x, -70, width, bottom + 70), fill: 'black', stroke: 0 })
      // a drip is a bar that runs on and ends in a drop
      if (variant === 'dripping' && width > 4 && random() < 0.6) {
        const end = bottom + 14 + random() * 44,
          m = x + width / 2
        parts.push({
          d: `M${x} ${bottom - 4}L${x + width} ${bottom - 4}L${m + 1.2} ${end - 12}C${m + 6} ${end - 4} ${m + 5} ${end + 4} ${m} ${end + 4}C${m - 5} ${end + 4} ${m - 6} ${end - 4} ${m - 1.2} ${end - 12}Z`,
          fill: 'black',
          stroke: 0,
        })
      }
      x += width + gap
    }
    if (variant === 'plain')
      for (let i = 0; i < 10; i++)
        parts.push({
          d: digit(Math.floor(random() * 10), -92 + i * 19 + (i > 4 ? 6 : 0), 63, 9, 14),
          fill: 'black',
          stroke: 0,
          detail: 1,
        })
    return measured(parts)
  },
}
