import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Rng } from '#shared/random.ts'
import { lines } from '#engine/motifs/drawing/pen.ts'
import { leaf, stem } from '#engine/motifs/drawing/flora.ts'
import { finger } from '#engine/motifs/drawing/hand.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import { rose } from '#engine/motifs/drawn/plant/rose.ts'

/** Palm to palm, seen from the back of the near hand; the far hand shows along the edge. Drawn upright, then leaned. */
function praying(): Part[] {
  const far: Part[] = [
    ...finger(coords('30,20 37,-12 35,-44 27,-76'), 6.6, { creases: false }),
    ...finger(coords('22,10 29,-26 27,-64 20,-99'), 7, { creases: false }),
    ...finger(coords('8,10 14,-34 12,-72 6,-109'), 7, { creases: false }),
    { d: 'M18 8C34 8 41 18 41 34C41 56 38 70 37 94L20 92Z', fill: 'skin', stroke: 0.9, shade: 0.5 },
    ...finger(coords('-26,60 -37,36 -36,12 -29,-10'), 6.6, { creases: false }),
  ]
  const near: Part[] = [
    ...finger(coords('24,26 30,-6 29,-34 22,-62'), 7, { nail: 0.5 }),
    ...finger(coords('14,18 20,-22 18,-56 10,-88'), 7.6, { nail: 0.4 }),
    ...finger(coords('2,14 6,-30 4,-68 -2,-102'), 8, { nail: 0.2 }),
    ...finger(coords('-11,18 -8,-22 -7,-56 -10,-90'), 8, { nail: 0 }),
    // back of the hand: bare fill joins the fingers, its two contours are drawn apart
    {
      d: 'M-20 8C-18 4 -8 8 -6 6C0 2 6 2 9 6C14 4 20 8 22 13C27 13 31 18 32 26C34 48 28 66 26 92L-20 92C-24 66 -24 34 -20 8Z',
      fill: 'skin',
      stroke: 0,
      shade: 0.5,
    },
    line('M32 24C34 46 28 66 26 92M-19 10C-22 22 -23 34 -23 46', 0.9, 0),
    line(
      'M-17 10C-14 6 -9 5 -5 9M-2 6C2 2 7 3 9 8M11 9C15 6 19 8 21 13M23 16C27 14 30 18 31 23',
      0.7,
      0,
    ),
    lines(
      [
        coords('-12,16 -9,34 -8,50'),
        coords('3,13 3,32 2,54'),
        coords('15,17 13,36 10,58'),
        coords('25,26 22,42 18,60'),
      ],
      0.45,
      2,
    ),
    // thumb along the index, its ball below
    {
      d: 'M-20 92C-26 74 -32 58 -31 44C-30 30 -26 18 -24 6C-23 -6 -22 -16 -17 -20C-11 -22 -8 -15 -9 -4C-10 10 -12 20 -12 30C-11 44 -12 56 -14 66Z',
      fill: 'skin',
      stroke: 0.9,
      shade: 0.5,
    },
    {
      d: 'M-21 -6C-20 -13 -19 -17 -16 -18C-15 -14 -16 -8 -17 -3C-19 -2 -20 -3 -21 -6Z',
      fill: 'paper',
      stroke: 0.5,
      detail: 1,
      shade: 0.3,
    },
    lines(
      [
        coords('-25,14 -20,12 -14,14'),
        coords('-25,17 -20,16 -15,17'),
        coords('-24,50 -19,58 -16,70'),
      ],
      0.45,
      2,
    ),
  ]
  const cuff: Part[] = [
    { d: 'M14 74C26 70 40 74 48 84C56 100 58 118 58 134L10 136Z', fill: 'clothDark' },
    {
      d: 'M-34 76C-18 84 8 86 30 78C38 96 42 116 42 136C16 144 -30 142 -50 130C-50 110 -44 90 -34 76Z',
      fill: 'cloth',
    },
    {
      d: 'M-36 72C-18 81 10 83 32 74C36 78 36 84 34 88C10 97 -20 95 -40 86C-41 80 -40 75 -36 72Z',
      fill: 'paper',
      stroke: 0.9,
    },
    lines(
      [
        coords('-30,100 -34,116 -36,128'),
        coords('-8,102 -8,120 -10,134'),
        coords('14,100 18,116 18,132'),
        coords('30,98 34,112 36,126'),
        coords('46,92 50,108 52,126'),
      ],
      0.7,
    ),
  ]
  return placed([...far, ...near, ...cuff], { angle: 0.2 })
}

/** A fist around the stem, knuckles to the left, forearm to the lower right. */
function holding(random: Rng): Part[] {
  const flower = rose.draw({ variant: 'bloom', random }),
    [l, t, r, b] = flower.box,
    scale = 104 / Math.max(r - l, b - t)
  const roll = (y: number, reach: number, width: number): Part[] =>
    finger(
      [
        [-16, y - 3],
        [-33, y - 1],
        [-36, y + 5],
        [-18, y + 7],
        [reach, y + 6],
      ],
      width,
      { nail: 0, creases: false },
    )
  const fist: Part[] = [
    {
      d: 'M-22 -38C-6 -46 22 -44 36 -34C54 -26 78 -24 106 -24L106 26C82 26 62 30 46 38C28 46 -8 46 -20 38Z',
      fill: 'skin',
      stroke: 0.9,
      shade: 0.5,
    },
    stem(coords('10,-110 0,-60 -6,0 -4,60 4,112'), 3, 2.4),
    ...roll(26, 8, 8),
    ...roll(9, 14, 9),
    ...roll(-9, 17, 9.2),
    ...roll(-27, 15, 9),
    // thumb over the first two fingers
    {
      d: 'M44 -30C30 -40 12 -38 0 -29C-8 -23 -11 -15 -5 -11C2 -7 12 -13 22 -15C32 -12 38 -4 42 6Z',
      fill: 'skin',
      stroke: 0.9,
      shade: 0.5,
    },
    {
      d: 'M-6 -19C-4 -25 2 -28 7 -29C8 -25 4 -20 -2 -16C-4 -15 -6 -16 -6 -19Z',
      fill: 'paper',
      stroke: 0.5,
      detail: 1,
      shade: 0.3,
    },
    lines(
      [
        coords('16,-33 19,-28 19,-22'),
        coords('19,-34 22,-29 22,-23'),
        coords('44,6 40,18 28,30'),
        coords('56,-20 58,-8 54,6'),
        coords('-30,3 -27,8 -28,13'),
        coords('-30,-15 -27,-10 -28,-5'),
      ],
      0.5,
      2,
    ),
  ]
  return [
    ...placed(leaf({ length: 40, width: 13 }), { x: 2, y: -66, angle: -1.1 }),
    ...placed(leaf({ length: 36, width: 12 }), { x: -1, y: 62, angle: 1.9 }),
    ...placed(fist, { angle: 0.16 }),
    ...placed(flower.parts, {
      x: 29 - ((l + r) / 2) * scale,
      y: -124 - ((t + b) / 2) * scale,
      scale,
    }),
  ]
}

/** Two fists from the back, thumbs up, little fingers hooked into each other. */
function pinky(): Part[] {
  const fist = (little: Part[]): Part[] => [
    ...little,
    ...finger(coords('-62,11 -42,12 -22,11'), 9, { creases: false }),
    ...finger(coords('-62,-8 -40,-8 -17,-8'), 9.6, { creases: false }),
    ...finger(coords('-62,-27 -42,-28 -21,-26'), 9.6, { creases: false }),
    {
      d: 'M-132 -24C-110 -26 -98 -32 -86 -37C-72 -42 -58 -40 -52 -36C-46 -32 -45 -24 -48 -18C-42 -14 -42 -4 -47 1C-42 6 -43 16 -48 20C-45 27 -50 35 -58 37C-70 40 -80 38 -90 34C-104 30 -118 30 -132 31Z',
      fill: 'skin',
      stroke: 0,
      shade: 0.5,
    },
    line(
      'M-132 -24C-110 -26 -98 -32 -86 -37M-132 31C-118 30 -104 30 -90 34C-80 38 -70 40 -58 37',
      0.9,
      0,
    ),
    // knuckles and tendons
    line(
      'M-52 -36C-45 -32 -45 -23 -49 -18M-48 -17C-41 -13 -42 -3 -48 1M-48 2C-42 7 -43 16 -49 20M-49 21C-44 27 -49 35 -56 37',
      0.8,
      0,
    ),
    lines(
      [
        coords('-56,-26 -72,-22 -88,-14'),
        coords('-54,-8 -72,-6 -90,-3'),
        coords('-55,11 -72,10 -90,8'),
        coords('-60,28 -74,25 -90,19'),
        coords('-30,-33 -27,-27 -29,-21'),
        coords('-26,-14 -23,-8 -25,-2'),
        coords('-31,5 -28,11 -30,17'),
      ],
      0.5,
      2,
    ),
    // thumb over the forefinger
    {
      d: 'M-94 -32C-84 -50 -66 -58 -48 -54C-38 -52 -32 -45 -36 -39C-40 -34 -50 -36 -60 -36C-68 -35 -74 -30 -80 -24Z',
      fill: 'skin',
      stroke: 0.9,
      shade: 0.5,
    },
    {
      d: 'M-47 -52C-40 -51 -35 -47 -36 -43C-41 -42 -46 -43 -50 -46C-50 -49 -49 -51 -47 -52Z',
      fill: 'paper',
      stroke: 0.5,
      detail: 1,
      shade: 0.3,
    },
  ]
  // each hook passes in front of the other finger once, so the pair truly interlocks
  const left: Point[] = coords('-60,29 -22,40 4,43 21,33 22,12 13,-4')
  const right: Point[] = coords('60,29 24,17 0,13 -20,22 -22,44 -13,60')
  const mirroredRight = placed(finger(right, 8, { creases: false }), { mirror: true })
  const hook = finger(coords('8,14 0,13 -20,22 -22,44 -13,60'), 7, { nail: 0.7, creases: false })
  return [
    ...placed(fist(mirroredRight), { mirror: true }),
    ...fist(finger(left, 8, { nail: -0.7, creases: false })),
    ...hook,
  ]
}

export const hands: Motif = {
  name: 'hands',
  isPart: true,
  grip: 'fist',
  category: 'human',
  words: [
    'praying hands',
    'hands',
    'prayer',
    'hand holding a rose',
    'hand holding a flower',
    'pinky promise',
    'pinky swear',
    'faith',
    'hands in prayer',
    'folded hands',
  ],
  variants: ['praying', 'rose', 'pinky'],
  draw: ({ variant, random }) =>
    measured(variant === 'rose' ? holding(random) : variant === 'pinky' ? pinky() : praying()),
}
