import { measured } from '#engine/motifs/drawing/box.ts'
import { gleam, line, packed, placed } from '#engine/motifs/drawing/parts.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** Lines of type between two margins, the last of each paragraph short. */
const column = (x: number, y: number, width: number, rows: number) =>
  Array.from({ length: rows }, (_, n) => {
    const end = n % 5 === 4 ? x + width * 0.6 : x + width
    return `M${x} ${y + n * 6.5}L${end} ${y + n * 6.5}`
  }).join('')

/** A name in heavy strokes that is no word: a page may be seen in a mirror. */
const TITLE =
  'M-60 -118L-60 -92M-50 -118L-50 -92M-40 -118L-40 -92M-40 -118L-28 -118M-18 -118L-18 -92M-18 -105L-4 -105M-4 -118L-4 -92M6 -118L6 -92M6 -92L20 -92M30 -118L30 -92M40 -118L40 -92M30 -105L40 -105M52 -118L52 -92M62 -118L62 -92M52 -118L62 -118'

/** Folded once across and lying with its front page up. */
const folded: Part[] = [
  // pages behind
  { d: 'M-70 -134L88 -128L84 104L76 116L-72 110Z', fill: 'paper', shade: 1.1 },
  { d: 'M-76 -132L80 -134L80 96C70 112 -64 112 -78 98Z', fill: 'paper' },
  line('M84 -110L84 92M86 -96L86 84', 0.6, 2),
  // the fold at the foot turns under
  {
    d: 'M-78 98C-64 112 70 112 80 96C84 106 82 116 76 120C50 128 -54 126 -72 116C-78 112 -80 104 -78 98Z',
    fill: 'paper',
    tone: 0.15,
  },
  packed(
    'M-40 109C0 113 60 110 80 96C84 106 82 116 76 120C50 126 0 126 -40 122C0 122 40 120 60 114C30 114 -10 113 -40 109Z',
  ),
  line(TITLE, 2.4, 0),
  line('M-66 -126L68 -126M-66 -84L68 -84', 1.1, 0),
  line('M-66 -80L68 -80', 0.6, 1),
  // headline and picture
  line('M-66 -70L20 -70M-66 -60L2 -60', 2.6, 0),
  { d: 'M4 -52L68 -52L68 4L4 4Z', fill: 'glass' },
  { d: 'M4 4L4 -14L22 -34L34 -20L44 -30L68 -4L68 4Z', fill: 'black', stroke: 0.6 },
  {
    d: 'M52 -46C58 -46 62 -42 62 -37C62 -32 58 -28 52 -28C47 -28 43 -32 43 -37C43 -42 47 -46 52 -46Z',
    fill: 'paper',
    stroke: 0.9,
  },
  line(column(-66, -48, 60, 8), 1, 1),
  line(column(-66, 12, 38, 12), 1, 1),
  line(column(-18, 12, 38, 12), 1, 1),
  line(column(30, 12, 38, 12), 1, 1),
  line('M-23 10L-23 86M25 10L25 86', 0.6, 1),
  gleam('M-74 -124L-71 -124L-73 84L-76 84Z'),
]

export const newspaper: Motif = {
  name: 'newspaper',
  category: 'object',
  words: ['newspaper'],
  variants: ['folded'],
  draw: () => measured(placed(folded, { angle: -0.14 })),
}
