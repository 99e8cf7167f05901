import { measured } from '#engine/motifs/drawing/box.ts'
import { polygon, type Point } from '#engine/motifs/drawing/geometry.ts'
import { line } from '#engine/motifs/drawing/parts.ts'
import { rect } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

// General ornament after the graphic language of the Pacific: teeth, spearheads, waves. It copies no family's or
// chief's pattern (pe'a, tā moko and kākau are not drawn), and the product labels it "inspired".
const HALF = 150
const black = (d: string): Part => ({ d, fill: 'black', stroke: 0.2 })

const row = (count: number, make: (x: number, step: number) => string): Part => {
  const step = (HALF * 2) / count
  return black(Array.from({ length: count }, (_, i) => make(-HALF + i * step, step)).join(''))
}
const teeth = (y: number, height: number, count: number) =>
  row(count, (x, w) =>
    polygon([
      [x + 0.6, y],
      [x + w - 0.6, y],
      [x + w / 2, y + height],
    ]),
  )
/** Nested chevrons like spearheads laid side by side. */
const spears = (y: number, height: number, count: number) =>
  row(count, (x, w) => {
    const v = (inset: number, thick: number): Point[] => [
      [x + inset, y + inset * 0.7],
      [x + w / 2, y + height - inset * 0.3],
      [x + w - inset, y + inset * 0.7],
      [x + w - inset - thick, y + inset * 0.7],
      [x + w / 2, y + height - inset * 0.3 - thick * 2],
      [x + inset + thick, y + inset * 0.7],
    ]
    return (
      polygon(v(1, 3.2)) +
      polygon(v(8, 3.4)) +
      polygon([
        [x + w / 2 - 3, y + 6],
        [x + w / 2 + 3, y + 6],
        [x + w / 2, y + height * 0.45],
      ])
    )
  })
const bar = (y: number, height: number) => black(rect(-HALF, y, HALF * 2, height))

/** Rolling waves with a curled head, in solid black. */
const waves = (y: number, height: number, count: number) =>
  row(count, (x, w) => {
    const p = (fx: number, fy: number) =>
      `${(x + w * fx).toFixed(1)} ${(y + height * (1 - fy)).toFixed(1)}`
    return `M${p(0, 0)}C${p(0.16, 0.9)} ${p(0.6, 1.15)} ${p(0.82, 0.74)}C${p(0.9, 0.5)} ${p(0.74, 0.3)} ${p(0.6, 0.46)}C${p(0.7, 0.5)} ${p(0.68, 0.66)} ${p(0.56, 0.64)}C${p(0.4, 0.58)} ${p(0.46, 0.16)} ${p(1, 0)}Z`
  })

export const polynesianInspiredBand: Motif = {
  name: 'polynesian-inspired-band',
  category: 'ornament',
  words: [
    'polynesian band',
    'polynesian pattern',
    'polynesian inspired',
    'pacific pattern',
    'armband',
    'arm band',
  ],
  variants: ['teeth', 'waves'],
  draw: ({ variant }) =>
    measured(
      variant === 'waves'
        ? [
            bar(-52, 5),
            teeth(-44, 14, 20),
            bar(-27, 2.4),
            waves(-22, 40, 7),
            bar(20, 2.4),
            teeth(25, 14, 20),
            bar(42, 5),
          ]
        : [
            bar(-62, 6),
            teeth(-53, 16, 18),
            bar(-34, 2.4),
            spears(-28, 46, 9),
            line(`M${-HALF} 22L${HALF} 22M${-HALF} 26L${HALF} 26`, 0.8, 0),
            row(18, (x, w) =>
              polygon([
                [x + 0.6, 46],
                [x + w - 0.6, 46],
                [x + w / 2, 30],
              ]),
            ),
            bar(49, 6),
          ],
    ),
}
