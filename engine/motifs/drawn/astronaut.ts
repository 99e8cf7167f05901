import { measured } from '#engine/motifs/drawing/box.ts'
import { circle } from '#engine/motifs/drawing/geometry.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, mirrored } from '#engine/motifs/drawing/parts.ts'
import { ellipse, rect, roundRect, star } from '#engine/motifs/drawing/shapes.ts'

const sleeve: Part[] = [
  { d: 'M34 42C60 42 82 54 90 76C96 92 98 108 98 122L60 122C60 108 58 98 52 90Z', fill: 'foam' },
  line('M60 100C72 94 86 94 95 98M61 108C74 102 88 102 97 106', 0.7, 1),
  { d: roundRect(70, 70, 16, 12, 2), fill: 'red', stroke: 0.8, detail: 1 },
]

/** Astronaut bust: bubble helmet, mirrored visor with a landscape of stars, hoses and control pack. */
export const astronaut: Motif = {
  name: 'astronaut',
  category: 'human',
  words: ['astronaut', 'spaceman', 'cosmonaut', 'space suit'],
  variants: ['bust'],
  draw() {
    const stars = [
      [-22, -60, 5],
      [16, -70, 4],
      [30, -44, 3],
      [-34, -34, 3],
      [2, -48, 2.5],
    ].map(([x, y, r]): Part => ({
      d: star(4, r!, r! * 0.32, [x!, y!]),
      fill: 'paper',
      stroke: 0,
      detail: 1,
      shade: 0,
    }))
    const parts: Part[] = [
      { d: roundRect(-70, 8, 140, 90, 18), fill: 'steelDark' },
      ...mirrored(sleeve),
      {
        d: 'M-44 40C-20 50 20 50 44 40C56 50 62 70 62 122L-62 122C-62 70 -56 50 -44 40Z',
        fill: 'foam',
      },
      ...mirrored([line('M48 62C50 80 52 100 52 122', 0.7, 1)]),
      // control pack and hoses
      { d: roundRect(-30, 74, 60, 38, 5), fill: 'steel' },
      { d: circle([-16, 86], 6), fill: 'red', stroke: 0.8, detail: 1 },
      { d: circle([0, 86], 6), fill: 'sun', stroke: 0.8, detail: 1 },
      { d: rect(10, 80, 14, 12), fill: 'black', stroke: 0.6, detail: 1 },
      line('M-24 100L24 100M-24 105L10 105', 0.7, 2),
      { d: 'M-32 54C-44 62 -46 80 -32 90L-28 84C-36 78 -36 66 -26 60Z', fill: 'blue', stroke: 0.9 },
      { d: 'M32 54C44 62 46 80 32 90L28 84C36 78 36 66 26 60Z', fill: 'red', stroke: 0.9 },
      { d: ellipse([0, 42], 50, 13), fill: 'steel' },
      line(ellipse([0, 40], 42, 9), 0.6, 1),
      // helmet
      { d: circle([0, -38], 72), fill: 'foam' },
      ...mirrored([
        { d: roundRect(64, -56, 16, 36, 6), fill: 'steel' },
        line('M72 -50L72 -26', 0.6, 1),
      ]),
      {
        d: 'M-52 -42C-52 -76 -28 -92 0 -92C28 -92 52 -76 52 -42C52 -10 30 8 0 8C-30 8 -52 -10 -52 -42Z',
        fill: 'steel',
      },
      {
        d: 'M-45 -42C-45 -71 -24 -85 0 -85C24 -85 45 -71 45 -42C45 -14 26 1 0 1C-26 1 -45 -14 -45 -42Z',
        fill: 'black',
      },
      // what the visor reflects: a planet with a ring, stars, a glint
      { d: circle([12, -22], 13), fill: 'flame', stroke: 0, shade: 0.6 },
      {
        d: ellipse([12, -22], 22, 5) + ellipse([12, -23], 16, 2.6, false),
        fill: 'paper',
        stroke: 0,
        shade: 0,
        detail: 1,
      },
      ...stars,
      {
        d: 'M-38 -46C-38 -64 -26 -76 -12 -79C-22 -70 -30 -60 -32 -44Z',
        fill: 'paper',
        stroke: 0,
        shade: 0,
      },
    ]
    return measured(parts)
  },
}
