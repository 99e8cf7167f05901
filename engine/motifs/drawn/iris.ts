import { measured } from '#engine/motifs/drawing/box.ts'
import { petal, stem } from '#engine/motifs/drawing/flora.ts'
import { coords, sample, smooth, tube } from '#engine/motifs/drawing/geometry.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** A hanging petal with the furry beard that bees follow. */
const fall = (length: number, width: number, angle: number): Part[] =>
  placed(
    [
      ...petal({ length, width, tip: 'ruffle', veins: 7, tag: 'violet' }),
      { d: smooth(coords('-5,-4 -6,-22 -3,-44 0,-52 3,-44 6,-22 5,-4')), fill: 'sun', stroke: 0.7 },
      line('M-8 -14L8 -18M-8 -24L8 -28M-7 -33L7 -37M-5 -42L5 -45', 0.7, 1),
    ],
    { y: -20, angle },
  )

const standard = (length: number, width: number, angle: number, lean: number): Part[] =>
  placed(petal({ length, width, tip: 'ruffle', veins: 5, tag: 'blue', lean }), { y: -14, angle })

const sword = (text: string, width: number): Part[] => {
  const blade = tube(sample(coords(text), 14), (u) => width * (1 - u) ** 0.5 + 0.2)
  return [
    { d: blade.strip(0, 1, -1, 1, 40), fill: 'leaf' },
    line(blade.line(0.02, 0.92, 0.2, 24) + blade.line(0.02, 0.8, -0.4, 24), 0.5, 1),
  ]
}

/** Bearded iris: three standards up, three falls down. */
const bearded = (): Part[] => [
  ...sword('-8,156 -30,100 -44,50 -70,16', 10),
  ...sword('10,156 34,104 44,64 40,26', 9),
  stem(coords('0,158 2,100 -2,40 0,-14'), 5, 4.4),
  ...placed(
    [
      { d: smooth(coords('-9,24 -11,0 -4,-20 4,-20 11,0 8,26')), fill: 'leaf' },
      line('M-4 22L-3 -10M4 22L3 -10', 0.5, 2),
    ],
    { y: 8 },
  ),
  ...standard(104, 40, 0, 0),
  ...fall(92, 36, -1.86),
  ...fall(92, 36, 1.86),
  ...standard(98, 36, -0.5, 0.22),
  ...standard(98, 36, 0.5, -0.22),
  ...fall(100, 42, Math.PI),
  { d: smooth(coords('-12,-22 0,-34 12,-22 8,-8 0,-4 -8,-8')), fill: 'violet', stroke: 0.9 },
]

export const iris: Motif = {
  name: 'iris',
  category: 'plant',
  words: ['iris flower', 'iris', 'bearded iris', 'fleur-de-lis flower'],
  variants: ['stem'],
  draw: () => measured(bearded()),
}
