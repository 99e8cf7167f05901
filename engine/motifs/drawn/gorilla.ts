import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, circle, smooth, type Point } from '#engine/motifs/drawing/geometry.ts'
import { almondEye } from '#engine/motifs/drawing/anatomy.ts'
import { furRow, tufted } from '#engine/motifs/drawing/fur.ts'
import { brush, flip, lines, symmetric } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { mirrored } from '#engine/motifs/drawing/parts.ts'

const SKIN = 'leather'
const CROWN: Point[] = coords('0,-104 24,-98 46,-76 60,-44 63,-8 60,30 48,62 24,84 0,90')

/** Silverback's face from the front. */
export const gorilla: Motif = {
  name: 'gorilla',
  category: 'animal',
  words: ['gorilla', 'silverback', 'ape', 'king kong'],
  variants: ['head'],
  draw({ random }) {
    const fur = (
      edge: readonly (readonly [number, number])[],
      angles: readonly number[],
      length: number,
      count: number,
    ) =>
      mirrored(
        furRow({
          edge,
          angles,
          lengths: [length],
          count,
          width: 7,
          tag: 'furDark',
          strands: 2,
          random,
        }),
      )
    // Short strokes swept back from the brow: locks here would read as a feather headdress.
    const crest: Part[] = []
    for (let row = 0; row < 4; row++) {
      for (let i = 0; i < 5; i++) {
        const x = 5 + i * 10.5 - row * 1.5,
          y = -52 - row * 12 + i * i * 1.3
        crest.push(
          brush(
            [
              [x, y + 5],
              [x * 1.02, y - 3],
              [x * 1.1, y - 11],
            ],
            1.5,
            'black',
            row % 2 ? 2 : 1,
          ),
        )
      }
    }
    const face: Part[] = [
      // heavy brow, deep-set eye
      {
        d: smooth(coords('0,-26 10,-36 30,-38 46,-28 48,-16 34,-18 16,-16 2,-14')),
        fill: SKIN,
        stroke: 0.9,
      },
      { d: smooth(coords('8,-14 22,-18 40,-16 42,-6 28,0 12,-4')), fill: 'black', stroke: 0.5 },
      ...almondEye([14, -7], [33, -9], 11, { iris: 'gold', lid: 1.8 }),
      brush(coords('3,-20 18,-24 46,-20'), 2),
      lines(
        [coords('12,3 24,6 40,0'), coords('14,8 26,12 40,7'), coords('10,-30 24,-33 40,-28')],
        0.7,
      ),
      // nostril wing
      { d: smooth(coords('2,18 10,8 22,12 26,24 18,32 6,31')), fill: SKIN, stroke: 0.9 },
      { d: smooth(coords('7,22 13,17 20,20 20,27 12,29')), fill: 'black', stroke: 0.4 },
      brush(coords('28,14 36,28 38,46'), 2),
      brush(coords('30,6 44,18 48,38'), 1.6, 'black', 1),
      lines(
        [
          coords('24,36 30,44 30,54'),
          coords('10,38 12,44 10,50'),
          coords('20,36 22,42 20,48'),
          coords('8,70 18,68 28,62'),
          coords('6,76 14,75 22,71'),
        ],
        0.7,
      ),
    ]
    const parts: Part[] = [
      ...fur(coords('60,-10 64,20 56,52 36,80 4,92'), [40, 54, 66, 78, 90], 40, 13),
      ...mirrored([
        { d: smooth(coords('56,-20 68,-24 74,-10 68,8 58,8')), fill: SKIN },
        lines([coords('62,-14 67,-12 65,0')], 0.7),
      ]),
      {
        d: tufted([...CROWN, ...CROWN.slice(1, -1).toReversed().map(flip)], 58, 6, 0.4),
        fill: 'furDark',
      },
      ...mirrored(crest),
      ...fur(coords('56,-20 58,8 54,36 40,60'), [40, 56, 72, 88], 30, 8),
      {
        d: symmetric(coords('0,-40 26,-44 48,-32 52,-10 46,10 50,40 42,66 22,80 0,84')),
        fill: SKIN,
      },
      { d: symmetric(coords('0,32 26,34 42,48 38,66 20,78 0,80')), fill: SKIN, stroke: 0.8 },
      ...mirrored(face),
      lines([coords('0,12 1,20 0,30')], 0.8),
      brush(coords('-42,54 -20,60 0,57 20,60 42,54'), 3),
      ...mirrored([{ d: circle([6, -20], 1), fill: 'black', stroke: 0.2, detail: 2 }]),
    ]
    return measured(parts)
  },
}
