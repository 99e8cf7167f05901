import { measured } from '#engine/motifs/drawing/box.ts'
import {
  coords,
  circle,
  sample,
  smooth,
  tube,
  type Point,
} from '#engine/motifs/drawing/geometry.ts'
import { frontFace } from '#engine/motifs/drawing/face.ts'
import { brush, lines } from '#engine/motifs/drawing/pen.ts'
import { scallops } from '#engine/motifs/drawing/plumage.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, mirrored, placed } from '#engine/motifs/drawing/parts.ts'

/** A snake from the scalp to its raised head. */
function snake(curve: readonly Point[], width: number): Part[] {
  const body = tube(sample(curve, 14), (u) => width * (1 - 0.3 * u))
  const end = body.at(0.99, 0),
    near = body.at(0.94, 0)
  const head: Part[] = [
    line('M20 0C26 1 30 -2 33 0M33 0L38 -3M33 0L38 3', 0.8, 1),
    { d: smooth(coords('-5,-5 2,-9 11,-8 20,-3 22,0 20,3 11,8 2,9 -5,5')), fill: 'scale' },
    ...[-1, 1].map((side): Part => ({ d: circle([9, side * 5], 1.9), fill: 'black', stroke: 0.4 })),
    lines([coords('0,0 8,-1 16,0'), coords('1,-6 6,-3 12,-3'), coords('1,6 6,3 12,3')], 0.5, 2),
  ]
  return [
    { d: body.strip(0, 1, -1, 1, 60), fill: 'scale' },
    { d: body.strip(0, 1, 0.4, 1, 60), fill: 'belly', stroke: 0.6 },
    ...scallops(body, {
      u0: 0.03,
      u1: 0.97,
      v0: -0.95,
      v1: 0.4,
      rows: 20,
      columns: 3,
      tag: 'scale',
      pointed: true,
      overlap: 1.4,
    }),
    ...placed(head, {
      x: end[0],
      y: end[1],
      scale: width / 7.6,
      angle: Math.atan2(end[1] - near[1], end[0] - near[0]),
    }),
  ]
}

function bust(eyes: 'open' | 'closed'): Part[] {
  const tears: Part[] = [
    { d: 'M-19 8C-16 20 -15 28 -19 31C-23 28 -22 20 -19 8Z', fill: 'ruby', stroke: 0.6 },
    { d: 'M19 8C22 24 23 36 19 40C15 36 16 24 19 8Z', fill: 'ruby', stroke: 0.6 },
  ]
  return [
    // darkness under the snakes lifts the pale face
    {
      d: smooth(coords('0,-74 42,-64 60,-20 54,30 44,76 -44,76 -54,30 -60,-20 -42,-64')),
      fill: 'black',
      stroke: 0.4,
    },
    {
      d: 'M-17 44C-16 64 -22 78 -40 88C-58 96 -72 102 -80 122C-50 132 50 132 80 122C72 102 58 96 40 88C22 78 16 64 17 44Z',
      fill: 'skin',
      shade: 0.4,
    },
    {
      d: 'M-17 52C-8 66 8 66 17 52C18 62 14 70 8 76C0 74 -10 68 -17 58Z',
      fill: 'skin',
      stroke: 0,
      tone: 0.3,
      detail: 1,
    },
    lines([coords('-48,106 -28,100 -8,108'), coords('48,106 28,100 8,108')], 0.6),
    ...frontFace({ eyes, iris: 'green' }),
    // brows drawn down to the nose: she is not calm
    ...mirrored([brush(coords('5,-9 14,-18 26,-20 36,-16'), 2)]),
    ...(eyes === 'closed' ? tears : []),
  ]
}

/** Curves of the snakes on one side, outermost first. They leave the scalp thick and end raised. */
const BEHIND: Point[][] = [
  coords('6,-52 26,-92 -2,-116 18,-150 34,-154'),
  coords('20,-50 52,-82 52,-124 82,-132 92,-118'),
  coords('34,-38 80,-54 84,-98 120,-96 128,-78'),
  coords('42,-16 92,-12 104,-54 142,-44 144,-24'),
  coords('42,8 86,38 112,0 146,12 142,34'),
  coords('40,30 62,84 104,52 130,74 120,94'),
]
/** Shorter snakes lie over the brow and along the cheeks like hair. */
const FRONT: Point[][] = [
  coords('4,-60 36,-56 54,-24 44,14 58,48 50,82'),
  coords('12,-62 46,-76 62,-46 78,-30'),
  coords('-2,-60 16,-84 44,-84 50,-104'),
]

/** Medusa's head, snakes alive. */
export const medusa: Motif = {
  name: 'medusa',
  category: 'mythical',
  words: ['medusa', 'gorgon', 'snake hair', 'medusa head'],
  variants: ['gaze', 'weeping'],
  draw({ variant, random }) {
    // both sides grow from the same plan, each with its own small turns: a mirrored gorgon looks stamped
    const stir = (curve: readonly Point[]): Point[] =>
      curve.map(([x, y], i): Point =>
        i < 2 ? [x, y] : [x + (random() - 0.5) * 12, y + (random() - 0.5) * 12],
      )
    const side = (curves: readonly Point[][], width: number) =>
      curves.flatMap((curve) => snake(stir(curve), width))
    return measured([
      ...placed(side(BEHIND, 10.5), { mirror: true }),
      ...side(BEHIND, 10.5),
      ...bust(variant === 'weeping' ? 'closed' : 'open'),
      ...placed(side(FRONT, 8.4), { mirror: true }),
      ...side(FRONT, 8.4),
    ])
  },
}
