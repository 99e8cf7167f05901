import { measured } from '#engine/motifs/drawing/box.ts'
import { circle, lerp, sample, tube, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import { ellipse } from '#engine/motifs/drawing/shapes.ts'

/** The pen's path from the inner curl to the tail, with the width of the nib at each point. */
const PATH: [x: number, y: number, nib: number][] = [
  [2, 30, 2],
  [-10, 20, 3],
  [-8, 4, 3.5],
  [8, -2, 4.5],
  [24, 8, 5.5],
  [28, 28, 6],
  [14, 46, 5],
  [-10, 48, 4.5],
  [-32, 32, 6.5],
  [-34, 6, 7],
  [-14, -24, 6],
  [10, -48, 5],
  [22, -76, 5.5],
  [16, -106, 4],
  [6, -116, 2],
  [-6, -98, 3],
  [-7, -70, 3.5],
  [0, -20, 3],
  [8, 40, 3],
  [14, 80, 3],
  [6, 104, 3.5],
  [-10, 110, 3],
  [-18, 102, 2],
]

function clef(): Part[] {
  const spine = sample(
    PATH.map(([x, y]): Point => [x, y]),
    14,
  )
  const nib = (u: number) => {
    const f = u * (PATH.length - 1),
      i = Math.min(PATH.length - 2, Math.floor(f))
    return lerp(PATH[i]![2], PATH[i + 1]![2], f - i)
  }
  return [
    { d: tube(spine, nib).strip(0, 1, -1, 1, 320), fill: 'black', stroke: 0.3 },
    { d: circle([-16, 98], 8.5), fill: 'black', stroke: 0.3 },
  ]
}
const head: Part = placed([{ d: ellipse([0, 0], 12, 8.5), fill: 'black', stroke: 0.3 }], {
  angle: -0.4,
})[0]!
const at = (part: Part, x: number, y: number) => placed([part], { x, y })

export const trebleClef: Motif = {
  name: 'treble-clef',
  isRead: true,
  category: 'symbol',
  words: ['treble clef', 'g clef', 'clef'],
  variants: ['clef', 'notes', 'staff'],
  draw({ variant }) {
    const beamed: Part[] = [
      ...at(head, -30, 40),
      ...at(head, 32, 28),
      {
        d: 'M-22 38L-18 38L-18 -34L40 -46L40 26L44 26L44 -66L-22 -52Z',
        fill: 'black',
        stroke: 0.3,
      },
    ]
    const quaver: Part[] = [
      ...at(head, 0, 40),
      {
        d: 'M7 38L11 38L11 -20C18 -8 32 -4 28 20C40 -8 22 -22 11 -46L7 -46Z',
        fill: 'black',
        stroke: 0.3,
      },
    ]
    if (variant === 'clef') return measured(clef())
    if (variant === 'notes')
      return measured([
        ...placed(beamed, { x: -30, y: -14 }),
        ...placed(quaver, { x: 60, y: 30, angle: 0.15 }),
      ])
    // a waving staff carries clef and notes
    const rows = [-2, -1, 0, 1, 2]
      .map(
        (k) =>
          `M-128 ${k * 15 + 10}C-80 ${k * 15 - 8} -40 ${k * 15 - 14} 0 ${k * 15}C44 ${k * 15 + 16} 84 ${k * 15 + 10} 128 ${k * 15 - 12}`,
      )
      .join('')
    return measured([
      line(rows, 0.9, 0),
      ...placed(clef(), { x: -84, y: 0, scale: 0.56 }),
      ...placed(beamed, { x: 2, y: 0, scale: 0.72 }),
      ...placed(quaver, { x: 78, y: 2, scale: 0.72 }),
    ])
  },
}
