import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, circle, type Point } from '#engine/motifs/drawing/geometry.ts'
import { almondEye } from '#engine/motifs/drawing/anatomy.ts'
import { furRow, tufted } from '#engine/motifs/drawing/fur.ts'
import { brush, lines, symmetric } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { mirrored } from '#engine/motifs/drawing/parts.ts'

/** Bear's head from the front; grizzly calm or roaring. */
export const bear: Motif = {
  name: 'bear',
  category: 'animal',
  words: ['bear', 'grizzly', 'grizzly bear', 'bear head', 'roaring bear'],
  variants: ['head', 'roaring'],
  draw({ variant, random }) {
    const roaring = variant === 'roaring'
    const cheek: Point[] = coords('64,-22 70,6 58,40 32,66 2,82')
    const ruff = (scale: number, tag: 'fur' | 'hair', length: number) =>
      mirrored(
        furRow({
          edge: cheek.map(([x, y]) => [x * scale, y * scale]),
          angles: [62, 66, 72, 80, 90],
          lengths: [length * 0.6, length * 0.9, length, length, length],
          count: 14,
          width: 7.5,
          tag,
          strands: 2,
          random,
        }),
      )
    const ear: Part[] = [
      { d: tufted(coords('36,-50 36,-72 50,-86 70,-84 81,-66 74,-46'), 16, 4, 0.3), fill: 'hair' },
      { d: circle([57, -60], 14), fill: 'black', stroke: 0.5 },
      ...furRow({
        edge: coords('44,-56 52,-50 62,-46'),
        angles: [-70, -60, -50],
        lengths: [20, 20, 18],
        count: 4,
        width: 4,
        tag: 'fur',
        random,
        detail: 1,
      }),
    ]
    const face: Part[] = [
      ...almondEye([18, -14], [33, -19], 10, { iris: 'leather', lid: 2.6 }),
      brush(coords('10,-18 22,-28 40,-26'), 2.8),
      brush(coords('12,2 13,-8 18,-16'), 2),
      lines(
        [
          coords('22,-6 32,-4 42,-10'),
          coords('8,-34 6,-48 8,-62'),
          coords('18,-38 18,-50 22,-62'),
          coords('30,-40 34,-50 38,-58'),
          coords('44,-32 50,-40 54,-48'),
          coords('46,-12 56,-10 62,-14'),
          coords('42,4 54,6 60,2'),
          coords('42,18 50,22 56,20'),
        ],
        0.7,
      ),
    ]
    const muzzleBottom = roaring ? 38 : 62
    const parts: Part[] = [
      ...ruff(1.02, 'fur', 40),
      ...ruff(0.92, 'hair', 34),
      ...mirrored(ear),
      {
        d: symmetric([
          [0, -72],
          [28, -72],
          [54, -56],
          [68, -26],
          [66, 8],
          [54, 36],
          [34, 60],
          [0, roaring ? 84 : 72],
        ]),
        fill: 'hair',
      },
      ...mirrored(
        furRow({
          edge: coords('62,-14 58,16 44,42 26,60'),
          angles: [70, 84, 96, 100],
          lengths: [26, 30, 30, 24],
          count: 7,
          width: 6.5,
          tag: 'hair',
          random,
          detail: 1,
        }),
      ),
    ]
    if (roaring) {
      parts.push(
        { d: symmetric(coords('0,62 22,56 32,44 34,62 24,84 0,92')), fill: 'fur' },
        { d: symmetric(coords('0,24 20,30 30,42 28,60 16,76 0,80')), fill: 'black', stroke: 0.6 },
        { d: symmetric(coords('0,56 9,54 16,62 10,74 0,78')), fill: 'red', stroke: 0.7 },
        lines([coords('0,58 0,66 0,74')], 0.6),
        ...mirrored([
          { d: 'M14 34L19 58L25 38Z', fill: 'bone', stroke: 0.8, shade: 0.4 },
          { d: 'M16 76L21 54L26 68Z', fill: 'bone', stroke: 0.8, shade: 0.4 },
          {
            d: 'M1 34L1 41L5 41L6 34ZM7 34L7 41L11 40L12 34ZM1 80L2 73L6 73L7 79ZM8 79L8 72L12 72L14 77Z',
            fill: 'bone',
            stroke: 0.5,
            shade: 0,
            detail: 1,
          },
          brush(coords('16,16 28,18 36,30'), 2),
          lines([coords('22,4 32,8 42,22')], 0.7),
        ]),
      )
    }
    parts.push(
      {
        d: symmetric([
          [0, 2],
          [16, 4],
          [30, 18],
          [36, 34],
          [roaring ? 32 : 30, roaring ? 44 : 52],
          [16, muzzleBottom - 2],
          [0, muzzleBottom - (roaring ? 8 : -2)],
        ]),
        fill: 'fur',
        stroke: 0.8,
      },
      ...mirrored(face),
      ...mirrored([
        lines([coords('8,-12 9,2 12,10'), coords('24,22 28,30 28,38')], 0.6),
        lines(
          [
            coords('16,36 16.6,36.4'),
            coords('22,34 22.6,34.4'),
            coords('20,41 20.6,41.4'),
            coords('27,39 27.6,39.4'),
          ],
          1.4,
          2,
        ),
      ]),
      {
        d: 'M-20 12C-14 4 14 4 20 12C20 22 12 28 4 30L2 36L-2 36L-4 30C-12 28 -20 22 -20 12Z',
        fill: 'black',
        stroke: 0.4,
      },
      {
        d: 'M-12 11C-6 7 6 7 12 11C6 14 -6 14 -12 11Z',
        fill: 'paper',
        stroke: 0,
        shade: 0,
        detail: 1,
      },
    )
    if (!roaring)
      parts.push(
        {
          d: 'M-26 42C-16 52 -6 48 0 36C6 48 16 52 26 42C20 58 6 56 0 48C-6 56 -20 58 -26 42Z',
          fill: 'black',
          stroke: 0.3,
        },
        lines([coords('-10,60 0,64 10,60')], 0.7),
      )
    return measured(parts)
  },
}
