import { roundEye } from '#engine/motifs/drawing/anatomy.ts'
import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, sample, smooth, tube } from '#engine/motifs/drawing/geometry.ts'
import type { Rng } from '#shared/random.ts'
import { furRow } from '#engine/motifs/drawing/fur.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import { along, brush, lines } from '#engine/motifs/drawing/pen.ts'
import { scallops } from '#engine/motifs/drawing/plumage.ts'
import type { Marks, Motif, Part } from '#engine/motifs/motif.ts'

const foot = (x: number): Part[] =>
  placed(
    [
      {
        d: 'M-12 -6C-4 -10 10 -10 16 -4L28 4C22 8 16 6 12 5C10 10 2 10 -1 6C-6 10 -14 8 -16 4Z',
        fill: 'furBlack',
      },
      line('M2 -4L12 5M-6 -4L-1 6', 0.6, 1),
    ],
    { x, y: 142 },
  )

/** Emperor penguin, breast to the right, head turned in profile. */
function adult(): Part[] {
  const flipper = tube(sample(coords('-34,-52 -56,-14 -62,34 -54,72'), 12), (u) =>
    along([10, 16, 14, 8, 1], u),
  )
  const farFlipper = tube(sample(coords('44,-44 66,-8 72,30 66,56'), 12), (u) =>
    along([8, 12, 10, 6, 1], u),
  )
  return [
    ...foot(-16),
    ...foot(26),
    { d: smooth(coords('-40,112 -56,136 -66,148 -44,146 -26,132')), fill: 'furBlack' },
    { d: farFlipper.strip(0, 1, -1, 1, 30), fill: 'furBlack', tone: 0.2 },
    {
      d: smooth(
        coords(
          '-8,-86 -30,-60 -46,-20 -54,40 -48,100 -30,132 10,142 44,132 62,96 64,40 56,-16 44,-58 34,-88',
        ),
      ),
      fill: 'furBlack',
    },
    {
      d: smooth(
        coords(
          '8,-74 -8,-50 -20,-10 -26,46 -20,98 -6,126 16,134 42,124 56,92 58,40 52,-10 42,-52 32,-74',
        ),
      ),
      fill: 'paper',
    },
    {
      d: smooth(coords('8,-76 -4,-56 -8,-38 10,-30 34,-34 46,-42 40,-62 30,-78')),
      fill: 'sun',
      stroke: 0.5,
      shade: 0.6,
    },
    line(
      'M-6 20C-4 26 0 26 2 22M20 40C22 46 26 46 28 42M4 66C6 72 10 72 12 68M30 82C32 88 36 88 38 84M12 100C14 106 18 106 20 102M34 14C36 20 40 20 42 16M-8 90C-6 94 -2 94 0 91M14 -8C16 -3 20 -3 22 -6',
      0.6,
      2,
    ),
    // head with the golden ear
    {
      d: smooth(coords('-10,-84 -14,-112 0,-132 26,-136 44,-124 50,-106 44,-88 30,-76 6,-74')),
      fill: 'furBlack',
    },
    {
      d: smooth(coords('-4,-90 -4,-106 8,-114 16,-104 12,-86 6,-74 -2,-76')),
      fill: 'sun',
      stroke: 0.6,
    },
    { d: 'M46 -118C62 -116 78 -108 86 -96C72 -98 58 -100 47 -102Z', fill: 'furBlack', stroke: 0.9 },
    { d: 'M48 -107C60 -104 72 -101 80 -98C68 -97 56 -98 48 -101Z', fill: 'flame', stroke: 0.7 },
    ...roundEye([30, -114], 4.6, 'leather'),
    // near flipper over the side
    { d: flipper.strip(0, 1, -1, 1, 34), fill: 'furBlack' },
    ...scallops(flipper, { u0: 0.08, u1: 0.94, rows: 14, columns: 4, tag: 'furBlack', detail: 2 }),
    brush(coords('-44,-24 -48,20 -44,62'), 1.4, 'paper'),
    lines([coords('-40,84 -44,100 -36,118'), coords('-30,92 -34,108 -26,122')], 0.6),
  ]
}

/** A downy chick leaning against the foot. */
function chick(random: Rng): Part[] {
  return [
    { d: smooth(coords('58,150 66,144 80,150 74,156 60,156')), fill: 'furBlack' },
    { d: smooth(coords('88,150 96,144 108,150 102,156 90,156')), fill: 'furBlack' },
    { d: smooth(coords('82,64 60,84 52,116 60,142 84,152 106,142 114,114 106,82')), fill: 'cloud' },
    ...furRow({
      edge: coords('58,90 53,116 60,142'),
      angles: [170, 176, 140],
      lengths: [10],
      count: 8,
      width: 4,
      tag: 'cloud',
      strands: 0,
      random,
    }),
    ...furRow({
      edge: coords('108,88 114,114 106,142'),
      angles: [10, 4, 40],
      lengths: [10],
      count: 8,
      width: 4,
      tag: 'cloud',
      strands: 0,
      random,
    }),
    {
      d: smooth(coords('62,96 54,112 56,128 66,116 68,102')),
      fill: 'cloud',
      stroke: 0.9,
      tone: 0.15,
    },
    {
      d: smooth(coords('104,96 113,112 110,128 100,116 98,102')),
      fill: 'cloud',
      stroke: 0.9,
      tone: 0.15,
    },
    { d: smooth(coords('84,44 68,50 62,66 70,80 84,84 98,80 106,66 100,50')), fill: 'furBlack' },
    {
      d: smooth(coords('84,58 74,54 68,64 74,76 84,80 94,76 100,64 94,54')),
      fill: 'paper',
      stroke: 0.6,
    },
    ...roundEye([77, 64], 3.4, 'black'),
    ...roundEye([91, 64], 3.4, 'black'),
    { d: 'M80 68L88 68L84 76Z', fill: 'furBlack', stroke: 0.7 },
  ]
}

/** Where the head is, for whoever is to hold, wear or meet something with it. */
const MARKS: Readonly<Record<string, Marks>> = {
  standing: { eyes: [[30, -114]], mouth: [84, -98], crown: [18, -136], feet: [[0, 142]] },
}

export const penguin: Motif = {
  name: 'penguin',
  category: 'animal',
  marks: (variant) => MARKS[variant],
  bulk: 0.55,
  words: ['penguin', 'emperor penguin', 'king penguin'],
  variants: ['standing', 'family'],
  shows: { family: 3 },
  draw: ({ variant, random }) =>
    measured(variant === 'family' ? [...adult(), ...chick(random)] : adult()),
}
