import { measured } from '#engine/motifs/drawing/box.ts'
import {
  coords,
  circle,
  sample,
  smooth,
  tube,
  type Point,
} from '#engine/motifs/drawing/geometry.ts'
import { horn } from '#engine/motifs/drawing/anatomy.ts'
import { furRow, lock } from '#engine/motifs/drawing/fur.ts'
import { along, lines, symmetric } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, mirrored } from '#engine/motifs/drawing/parts.ts'

/** Honey bee from above. */
export const bee: Motif = {
  name: 'bee',
  category: 'animal',
  words: ['bee', 'honey bee', 'honeybee', 'bumblebee'],
  variants: ['top'],
  draw({ random }) {
    const abdomen = tube(sample(coords('0,4 0,40 0,80 0,108'), 12), (u) =>
      along([16, 30, 34, 32, 22, 3], u),
    )
    const wings: Part[] = [
      { d: smooth(coords('12,-4 40,4 72,24 84,50 70,58 44,44 20,20')), fill: 'glass' },
      lines(
        [coords('14,2 44,22 74,50'), coords('26,8 52,18 78,44'), coords('44,22 50,34 54,46')],
        0.6,
      ),
      {
        d: smooth(coords('10,-16 44,-44 88,-58 122,-50 124,-32 96,-12 54,-2 18,-2')),
        fill: 'glass',
      },
      // leading vein and cells
      lines([coords('12,-14 46,-38 88,-50 118,-44')], 1.1),
      lines(
        [
          coords('14,-9 52,-24 92,-30 116,-34'),
          coords('20,-6 54,-12 92,-18'),
          coords('52,-40 50,-24 54,-12'),
          coords('76,-46 78,-28 74,-14'),
          coords('96,-49 100,-31'),
          coords('64,-26 64,-14'),
        ],
        0.6,
      ),
    ]
    const legs: Part[] = (
      [
        coords('14,-30 36,-44 46,-66 60,-72'),
        coords('18,-8 44,0 62,22 70,40'),
        coords('14,6 40,36 50,76 62,96'),
      ] as Point[][]
    ).flatMap((leg) => horn(leg, 4.4, { tag: 'black', tip: 0.3 }))
    const bands: Part[] = []
    for (let i = 0; i < 5; i++) {
      const u = 0.13 + i * 0.17
      bands.push({
        d: smooth(
          [
            abdomen.at(u, -1),
            abdomen.at(u + 0.05, 0),
            abdomen.at(u, 1),
            abdomen.at(u + 0.085, 1),
            abdomen.at(u + 0.135, 0),
            abdomen.at(u + 0.085, -1),
          ],
          true,
          0.7,
        ),
        fill: 'black',
        stroke: 0.4,
      })
    }
    const fuzz: Part[] = []
    for (const [radius, count, tag] of [
      [17, 22, 'hair'],
      [10, 16, 'gold'],
      [4, 8, 'gold'],
    ] as const) {
      for (let i = 0; i < count; i++) {
        const angle = (i / count) * Math.PI * 2 + random() * 0.2
        fuzz.push(
          ...lock(
            [Math.cos(angle) * radius, -16 + Math.sin(angle) * radius * 0.9],
            angle,
            15,
            4,
            0.12,
            tag,
            0,
          ),
        )
      }
    }
    const parts: Part[] = [
      ...mirrored(legs),
      ...horn(coords('0,104 0,112 1,122'), 2.6, { tag: 'black' }),
      ...mirrored(wings),
      { d: abdomen.strip(0, 1, -1, 1, 40), fill: 'gold' },
      ...bands,
      ...mirrored([line(abdomen.line(0.1, 0.9, 0.7, 20), 0.4, 2)]),
      ...mirrored([
        { d: smooth(coords('3,-54 12,-70 26,-84'), false), fill: null, stroke: 2.2 },
        { d: circle([26, -85], 2.4), fill: 'black', stroke: 0.4 },
      ]),
      { d: symmetric(coords('0,-62 12,-60 20,-48 14,-36 0,-33')), fill: 'hair' },
      ...mirrored([
        { d: smooth(coords('10,-58 18,-58 22,-47 16,-38 11,-46')), fill: 'black', stroke: 0.6 },
        { d: circle([15, -53], 1.8), fill: 'paper', stroke: 0, shade: 0, detail: 1 },
      ]),
      { d: circle([0, -16], 23), fill: 'hair' },
      ...fuzz,
      ...furRow({
        edge: coords('-16,4 0,10 16,4'),
        angles: [110, 90, 70],
        lengths: [14, 16, 14],
        count: 6,
        width: 4,
        tag: 'gold',
        strands: 0,
        random,
        detail: 1,
      }),
      lines([coords('-4,-58 0,-54 4,-58')], 0.6),
    ]
    return measured(parts)
  },
}
