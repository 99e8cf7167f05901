import { measured } from '#engine/motifs/drawing/box.ts'
import {
  circle,
  coords,
  lerp,
  polar,
  polygon,
  smooth,
  type Point,
} from '#engine/motifs/drawing/geometry.ts'
import type { Rng } from '#shared/random.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import { lines } from '#engine/motifs/drawing/pen.ts'
import { palmTree } from '#engine/motifs/drawn/plant/palm-tree.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** Stone courses of one face: level lines with joints that never run through. */
function courses(apex: Point, left: Point, right: Point, count: number, random: Rng): Part {
  const between = (a: Point, b: Point, t: number): Point => [
    lerp(a[0], b[0], t),
    lerp(a[1], b[1], t),
  ]
  let d = ''
  for (let i = 1; i < count; i++) {
    const [a, b] = [between(apex, left, i / count), between(apex, right, i / count)]
    const [from, to] = [random() * 0.3, 1 - random() * 0.3]
    d += polygon([between(a, b, from), between(a, b, to)], false)
    const below = [
      between(apex, left, (i + 1) / count),
      between(apex, right, (i + 1) / count),
    ] as const
    for (let k = 0; k < i * 0.5; k++) {
      const t = lerp(from, to, random())
      d += polygon([between(a, b, t), between(below[0], below[1], t)], false)
    }
  }
  return line(d, 0.6, 1)
}

interface Shape {
  x: number
  ground: number
  height: number
  half: number
}

/** Lit face to the left, shaded face to the right. */
function monument({ x, ground, height, half }: Shape, random: Rng): Part[] {
  const apex: Point = [x, ground - height]
  const [left, corner, right]: [Point, Point, Point] = [
    [x - half, ground],
    [x + half * 0.34, ground + half * 0.1],
    [x + half, ground],
  ]
  const rows = Math.max(6, Math.round(height / 10))
  return [
    { d: polygon([apex, corner, right]), fill: 'leather', tone: 0.1 },
    courses(apex, corner, right, rows, random),
    { d: polygon([apex, left, corner]), fill: 'sand' },
    courses(apex, left, corner, rows, random),
  ]
}

const dunes: Part[] = [
  {
    d: 'M-152 92C-110 76 -70 84 -30 92C20 102 80 78 152 90C130 112 60 120 0 118C-60 118 -130 112 -152 92Z',
    fill: 'sand',
  },
  lines(
    [
      coords('-120,96 -80,92 -36,100'),
      coords('-10,106 40,102 90,94'),
      coords('60,110 96,104 124,98'),
      coords('-96,106 -60,108 -20,112'),
    ],
    0.7,
  ),
]

/** The three of Giza under a low sun. */
function giza(random: Rng): Part[] {
  const palms = palmTree.draw({ variant: palmTree.variants[0]!, random }).parts
  return [
    { d: circle([66, -6], 32), fill: 'sun' },
    ...monument({ x: 92, ground: 88, height: 78, half: 56 }, random),
    ...monument({ x: -82, ground: 90, height: 92, half: 64 }, random),
    ...monument({ x: 6, ground: 94, height: 150, half: 100 }, random),
    ...dunes,
    ...placed(palms, { x: -116, y: 60, scale: 0.32 }),
    ...placed(palms, { x: 122, y: 66, scale: 0.26, mirror: true }),
  ]
}

/** One pyramid with the sun rising behind its tip. */
function rays(random: Rng): Part[] {
  const centre: Point = [0, -58]
  const beams = Array.from({ length: 25 }, (_, i) => {
    const angle = Math.PI + (i / 24) * Math.PI
    const wide = i % 2 ? 0.018 : 0.042
    const reach = i % 2 ? 82 : 104
    return polygon([
      polar(54, angle - wide, centre),
      polar(reach, angle, centre),
      polar(54, angle + wide, centre),
    ])
  })
  return [
    ...beams.map((d): Part => ({ d, fill: 'flame', stroke: 0.7 })),
    { d: circle(centre, 48), fill: 'sun' },
    { d: circle(centre, 41), fill: 'sun', stroke: 0.6, detail: 1 },
    ...monument({ x: 0, ground: 92, height: 158, half: 122 }, random),
    {
      d: smooth(
        coords('-150,92 -100,84 -40,98 20,106 80,88 150,90 120,112 0,120 -120,112'),
        true,
        0.8,
      ),
      fill: 'sand',
    },
    lines([coords('-110,98 -60,102 -10,110'), coords('30,112 80,102 124,98')], 0.7),
  ]
}

export const pyramid: Motif = {
  name: 'pyramid',
  category: 'nature',
  words: ['pyramid', 'pyramids of giza', 'egyptian pyramid'],
  variants: ['giza', 'rays'],
  draw: ({ variant, random }) => measured(variant === 'rays' ? rays(random) : giza(random)),
}
