import { measured } from '#engine/motifs/drawing/box.ts'
import { circle, coords, polar, sample, TAU, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { brush, degrees, lines, pointAlong } from '#engine/motifs/drawing/pen.ts'
import { placed } from '#engine/motifs/drawing/parts.ts'

/** Along the edge of the upper lid and of the lower, from the tear duct outwards. */
const UPPER = sample(coords('-86,12 -62,-16 -20,-42 24,-46 68,-27 102,0'), 12)
const LOWER = sample(coords('-70,22 -36,33 8,36 52,26 88,6'), 12)

/** Lashes leave the lid forwards and sweep up: short and upright by the nose, long and raked at the outer corner. */
function lashes(): Part[] {
  const upper = Array.from({ length: 17 }, (_, i): Part => {
    const t = 0.12 + (0.86 * i) / 16
    const root = pointAlong(UPPER, t)
    const turn = degrees(-122 + 86 * t)
    const reach = (19 + 21 * t ** 0.8) * (i % 2 ? 0.8 : 1)
    const middle = polar(reach * 0.55, turn + 0.34, root)
    return brush([root, middle, polar(reach, turn - 0.06, root)], 1.5)
  })
  const lower = Array.from({ length: 12 }, (_, i): Part => {
    const t = 0.1 + (0.86 * i) / 11
    const root = pointAlong(LOWER, t)
    const turn = degrees(112 - 78 * t)
    const reach = (6 + 6 * t) * (i % 3 ? 1 : 0.75)
    return brush(
      [root, polar(reach * 0.55, turn - 0.2, root), polar(reach, turn + 0.1, root)],
      0.8,
      'black',
      1,
    )
  })
  return [...upper, ...lower]
}

/** Hairs that stand by the nose, lie down along the arch and run out in a tail. */
function brow(): Part[] {
  const arch = sample(coords('-94,-76 -56,-98 -6,-112 50,-108 104,-74'), 10)
  const hair = (t: number, side: number): Part => {
    const [x, y] = pointAlong(arch, t)
    const broad = 10 * (1 - t) ** 0.6
    const root: Point = [x, y + side * broad]
    const turn = degrees(-78 + 112 * t ** 0.62 - side * 16)
    const reach = 27 - 9 * t
    return brush([root, polar(reach * 0.5, turn - 0.12, root), polar(reach, turn + 0.2, root)], 1.3)
  }
  return Array.from({ length: 25 }, (_, i) => {
    const t = i / 25
    return [hair(t, 0.9), hair(t + 0.015, 0), hair(t + 0.028, -0.7)]
  }).flat()
}

/** Fibres of the iris, no two as long, and the dark ring about them. */
function iris(middle: Point, radius: number): Part[] {
  const fibres = Array.from({ length: 40 }, (_, i): Point[] => {
    const turn = (i * TAU) / 40
    const inner = radius * (0.44 + 0.1 * ((i * 7) % 5) * 0.3)
    const outer = radius * (0.9 - 0.05 * ((i * 3) % 4))
    return [polar(inner, turn, middle), polar(outer, turn + 0.02, middle)]
  })
  return [
    { d: circle(middle, radius), fill: 'iris', stroke: 1.5 },
    lines(fibres, 0.5, 1),
    { d: circle(middle, radius * 0.42), fill: 'black', stroke: 0.4 },
  ]
}

/** The ball under its lids: the upper one hides the top of the iris and throws its shade. */
function openEye(): Part[] {
  return [
    {
      d: 'M-100 20C-86 16 -78 2 -62 -16C-40 -38 -8 -48 20 -47C52 -45 80 -24 102 0C84 18 50 37 8 37C-30 37 -56 27 -76 24C-86 23 -94 23 -100 20Z',
      fill: 'paper',
      stroke: 0.7,
      shade: 0.5,
    },
    ...iris([8, -12], 39),
    brush(coords('-56,-16 -18,-39 20,-43 56,-32 88,-10'), 4),
    {
      d: 'M-13 -26C-8 -32 0 -33 5 -29C6 -22 2 -13 -5 -12C-12 -13 -15 -20 -13 -26Z',
      fill: 'paper',
      stroke: 0,
      shade: 0,
    },
    { d: circle([24, 6], 3.4), fill: 'paper', stroke: 0, shade: 0 },
    {
      d: 'M-100 20C-92 17 -86 11 -82 8C-76 12 -74 19 -78 24C-87 24 -94 23 -100 20Z',
      fill: 'pink',
      stroke: 0.6,
    },
    // the lid, from its crease down to the lashes
    {
      d: 'M-86 11C-84 -6 -62 -42 -24 -58C8 -70 56 -64 86 -38C94 -30 100 -16 103 0C80 -24 52 -45 20 -47C-8 -48 -40 -38 -62 -16C-72 -4 -80 6 -86 11Z',
      fill: 'skin',
      stroke: 0.7,
    },
    brush(coords('-84,-2 -62,-36 -22,-59 16,-65 58,-57 94,-28'), 1.7),
    brush(coords('-88,14 -62,-15 -20,-42 24,-46 68,-27 108,4'), 4.2),
    brush(coords('-60,27 -20,36 22,37 62,24 96,4'), 1.2),
    lines([coords('-74,44 -36,54 8,56 50,47 82,30')], 0.6),
    ...lashes(),
    ...brow(),
  ]
}

const drop = (x: number, y: number, size: number): Part[] =>
  placed(
    [
      {
        d: 'M0 -18C3 -8 11 0 11 9C11 16 6 20 0 20C-6 20 -11 16 -11 9C-11 0 -3 -8 0 -18Z',
        fill: 'ice',
      },
      {
        d: 'M-6 8C-6 13 -3 15 0 16C-4 17 -8 13 -8 9Z',
        fill: 'paper',
        stroke: 0,
        detail: 1,
        shade: 0,
      },
    ],
    { x, y, scale: size },
  )

export const eye: Motif = {
  name: 'eye',
  isPart: true,
  category: 'human',
  words: ['eye', 'human eye', 'crying eye', 'eyeball', 'tear'],
  variants: ['open', 'crying'],
  draw({ variant }) {
    const parts = openEye()
    if (variant === 'open') return measured(parts)
    return measured([...parts, ...drop(26, 58, 1.15), ...drop(30, 110, 1.3), ...drop(-40, 66, 0.8)])
  },
}
