import { measured } from '#engine/motifs/drawing/box.ts'
import { seenFrom, type Place } from '#engine/motifs/drawing/in-space.ts'
import { gleam, line, packed } from '#engine/motifs/drawing/parts.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** From three quarters in front, a little over the bonnet. */
const { shape, curve, edge, outline, disc, lamp } = seenFrom({
  eye: [-6.2, -4.5, 1.7],
  middle: [2.35, 0, 0.85],
  scale: 60,
})

/** Half the breadth of the body. */
const SIDE = 0.98
const AXLES = [0.86, 3.86] as const
const WHEEL = { radius: 0.38, arch: 0.47 }

const body = (d: string, tone = 0): Part => ({ d, fill: 'red', tone })
const chrome = (d: string, stroke = 0.8): Part => ({ d, fill: 'steel', stroke })
const dark = (d: string, stroke = 0.6): Part => ({ d, fill: 'black', stroke })

/** A dog-dish cap in a painted rim. */
function wheel(x: number, y = -SIDE + 0.03): Part[] {
  const z = WHEEL.radius
  return [
    dark(disc(x, y + 0.26, z, WHEEL.radius), 0.4),
    dark(disc(x, y, z, WHEEL.radius), 0.4),
    { d: disc(x, y, z, 0.325), fill: 'paper', stroke: 0, detail: 1 },
    { d: disc(x, y, z, 0.285), fill: 'black', stroke: 0, detail: 1 },
    chrome(disc(x, y, z, 0.24)),
    line(disc(x, y, z, 0.2), 0.6, 1),
    dark(disc(x, y, z, 0.175), 0.4),
    chrome(disc(x, y - 0.02, z, 0.15)),
    line(disc(x, y - 0.03, z, 0.075), 0.6, 1),
  ]
}

const arch = (x: number): Place[] =>
  [0, 1, 2, 3, 4, 5, 6].map((i): Place => {
    const turn = Math.PI - (i * Math.PI) / 6
    return [x - WHEEL.arch * Math.cos(turn), -SIDE, 0.4 + WHEEL.arch * Math.sin(turn)]
  })

/** The open bed: its floor, far wall and tailgate, seen over the near rail. */
const bed = (): Part[] => [
  dark(shape('2.95,-0.9,1.12 4.95,-0.9,1.12 4.95,0.9,1.12 2.95,0.9,1.12')),
  body(shape('2.95,0.9,1.14 4.95,0.9,1.14 4.95,0.86,0.8 2.95,0.86,0.8'), 0.3),
  line(edge('3.4,0.88,1.1 3.4,0.86,0.86') + edge('4.1,0.88,1.1 4.1,0.86,0.86'), 0.7, 1),
  body(shape('2.95,0.98,1.16 4.98,0.98,1.16 4.98,0.86,1.16 2.95,0.86,1.16')),
  body(shape('4.88,-0.98,1.16 4.98,-0.98,1.16 4.98,0.98,1.16 4.88,0.98,1.16'), 0.1),
]

/** The near flank from lamp to tailgate, cut out for both wheels, with the step in its shoulder and a strip of trim. */
const flank = (): Part[] => [
  ...AXLES.map((x): Part => dark(disc(x, -SIDE + 0.12, 0.4, 0.46), 0.4)),
  body(
    outline(
      '0.06,-0.98,1.1 0.8,-0.98,1.16 1.5,-0.98,1.18 3.02,-0.98,1.17 4.98,-0.98,1.16',
      '4.98,-0.98,1.16 5,-0.98,0.8 4.96,-0.98,0.46',
      '4.96,-0.98,0.46 4.36,-0.98,0.42',
      arch(AXLES[1]),
      '3.34,-0.98,0.38 1.4,-0.98,0.38',
      arch(AXLES[0]),
      '0.36,-0.98,0.44 0.06,-0.98,0.5',
    ),
    0.06,
  ),
  packed(
    outline(
      '3.4,-0.985,0.56 2.4,-0.985,0.54 1.42,-0.985,0.56',
      '1.4,-0.985,0.38 2.4,-0.985,0.38 3.34,-0.985,0.38',
    ),
  ),
  line(
    curve('0.08,-0.99,1.0 1.5,-0.99,1.06 3,-0.99,1.05 4.98,-0.99,1.04') +
      edge('1.5,-0.99,1.17 1.46,-0.99,0.7 1.52,-0.99,0.4') +
      edge('2.76,-0.99,1.17 2.8,-0.99,0.7 2.74,-0.99,0.4') +
      edge('2.98,-0.99,1.16 2.98,-0.99,0.4'),
    0.9,
    1,
  ),
  chrome(shape('0.1,-1,0.86 4.96,-1,0.86 4.96,-1,0.81 0.1,-1,0.81'), 0.5),
  chrome(shape('2.5,-1.01,0.99 2.7,-1.01,0.99 2.7,-1.01,0.95 2.5,-1.01,0.95'), 0.6),
  ...AXLES.map((x): Part => line(curve(arch(x)), 1.4, 0)),
]

/** Pillars, glass and the flat roof. */
const cabin = (): Part[] => [
  body(
    outline(
      '1.62,-0.9,1.2 1.98,-0.76,1.7 2.05,-0.74,1.77',
      '2.05,-0.74,1.77 2.5,-0.76,1.8 2.92,-0.76,1.77',
      '2.92,-0.76,1.77 2.98,-0.84,1.5 3,-0.92,1.18',
      '3,-0.92,1.18 2.3,-0.95,1.18 1.62,-0.95,1.2',
    ),
    0.14,
  ),
  {
    d: outline(
      '1.8,-0.91,1.24 2.08,-0.79,1.66',
      '2.08,-0.79,1.66 2.4,-0.8,1.69 2.74,-0.8,1.67',
      '2.74,-0.8,1.67 2.78,-0.9,1.22',
      '2.78,-0.9,1.22 2.3,-0.93,1.21 1.8,-0.91,1.24',
    ),
    fill: 'glass',
  },
  line(edge('2.0,-0.9,1.23 2.17,-0.8,1.67'), 1.3, 1),
  gleam(shape('2.3,-0.92,1.23 2.46,-0.8,1.67 2.56,-0.8,1.67 2.42,-0.92,1.23')),
  {
    d: outline(
      '1.5,-0.84,1.22 1.44,0,1.25 1.5,0.84,1.22',
      '1.98,0.7,1.7 1.92,0,1.73 1.98,-0.7,1.7',
    ),
    fill: 'glass',
  },
  body(
    outline(
      '1.5,-0.84,1.22 1.98,-0.7,1.7',
      '1.98,-0.7,1.7 2.06,-0.75,1.72',
      '2.06,-0.75,1.72 1.64,-0.95,1.19',
      '1.64,-0.95,1.19 1.5,-0.84,1.22',
    ),
    0.05,
  ),
  // the wheel behind the glass, and what shines on it
  line(lamp(1.86, -0.42, 1.3, 0.17), 0.8, 1),
  gleam(shape('1.52,0.1,1.25 1.9,0.06,1.71 1.92,0.26,1.7 1.54,0.4,1.24')),
  gleam(shape('1.54,0.48,1.24 1.93,0.32,1.7 1.94,0.38,1.7 1.54,0.56,1.24')),
  line(curve('1.5,-0.84,1.22 1.44,0,1.25 1.5,0.84,1.22'), 1.2, 0),
  line(edge('1.47,-0.3,1.24 1.72,-0.6,1.44') + edge('1.46,0.25,1.25 1.7,0.02,1.46'), 0.9, 1),
  body(
    outline(
      '1.98,-0.76,1.71 1.9,0,1.76 1.98,0.76,1.71',
      '2.05,0.76,1.78 2.9,0.76,1.79',
      '2.9,0.76,1.79 2.95,0,1.82 2.9,-0.76,1.79',
      '2.9,-0.76,1.79 2.5,-0.78,1.81 2.05,-0.76,1.78',
    ),
  ),
]

/** A flat bonnet with a rib on either side. */
const bonnet = (): Part[] => [
  body(
    outline(
      '0.04,-0.98,1.1 0.8,-0.97,1.17 1.52,-0.94,1.2',
      '1.52,-0.94,1.2 1.44,0,1.26 1.52,0.94,1.2',
      '1.52,0.94,1.2 0.8,0.97,1.17 0.04,0.98,1.1',
      '0.04,0.98,1.1 -0.02,0,1.15 0.04,-0.98,1.1',
    ),
  ),
  line(
    curve('0.06,-0.74,1.14 0.8,-0.74,1.21 1.46,-0.74,1.24') +
      curve('0.06,0.74,1.14 0.8,0.74,1.21 1.46,0.74,1.24') +
      curve('0.02,-0.12,1.15 0.7,-0.2,1.24 1.44,-0.22,1.26') +
      curve('0.02,0.12,1.15 0.7,0.2,1.24 1.44,0.22,1.26'),
    0.8,
    1,
  ),
  gleam(shape('0.16,-0.62,1.15 1.4,-0.64,1.24 1.4,-0.5,1.245 0.16,-0.42,1.155')),
]

/** The wide face: one lamp at either end of a grille with a bar through it, the bumper below. */
const face = (): Part[] => [
  body(
    outline('0.04,-0.98,1.1 -0.02,0,1.15 0.04,0.98,1.1', '0.06,0.98,0.5 0,0,0.48 0.06,-0.98,0.5'),
    0.1,
  ),
  chrome(
    outline(
      '-0.02,-0.93,0.98 -0.07,0,1.0 -0.02,0.93,0.98',
      '-0.02,0.93,0.66 -0.07,0,0.65 -0.02,-0.93,0.66',
    ),
  ),
  dark(
    outline(
      '-0.03,-0.88,0.95 -0.08,0,0.97 -0.03,0.88,0.95',
      '-0.03,0.88,0.69 -0.08,0,0.68 -0.03,-0.88,0.69',
    ),
  ),
  ...[0.735, 0.775, 0.865, 0.905].map((z): Part => ({
    d: shape(
      `-0.05,-0.5,${z} -0.09,0,${z} -0.05,0.5,${z} -0.05,0.5,${z + 0.012} -0.09,0,${z + 0.012} -0.05,-0.5,${z + 0.012}`,
    ),
    fill: 'steel',
    stroke: 0.3,
    detail: 1,
  })),
  chrome(
    outline(
      '-0.05,-0.54,0.85 -0.1,0,0.85 -0.05,0.54,0.85',
      '-0.05,0.54,0.8 -0.1,0,0.8 -0.05,-0.54,0.8',
    ),
    0.6,
  ),
  ...[-0.71, 0.71].flatMap((y): Part[] => [
    chrome(lamp(-0.06, y, 0.82, 0.155), 0.8),
    { d: lamp(-0.07, y, 0.82, 0.118), fill: 'glass', stroke: 0.8 },
    line(edge(`-0.08,${y},0.92 -0.08,${y},0.72`), 0.5, 2),
    gleam(
      shape(`-0.08,${y - 0.08},0.86 -0.08,${y - 0.03},0.91 -0.08,${y},0.89 -0.08,${y - 0.05},0.84`),
    ),
  ]),
  ...[-0.78, 0.78].map((y): Part => ({
    d: shape(`0.0,${y - 0.12},0.61 0.0,${y + 0.12},0.61 0.0,${y + 0.12},0.56 0.0,${y - 0.12},0.56`),
    fill: 'flame',
    stroke: 0.6,
    detail: 1,
  })),
  dark(shape('0.06,-0.7,0.42 0.0,0,0.4 0.06,0.7,0.42 0.1,0.66,0.28 0.1,-0.66,0.28'), 0.5),
  chrome(
    outline(
      '0.3,-1.03,0.52 -0.06,-1.0,0.53 -0.18,0,0.53 -0.06,1.0,0.53 0.3,1.03,0.52',
      '0.3,1.03,0.36 -0.04,0.99,0.35 -0.16,0,0.34 -0.04,-0.99,0.35 0.3,-1.03,0.36',
    ),
    1,
  ),
  line(curve('0.3,-1.03,0.46 -0.07,-0.99,0.46 -0.19,0,0.46 -0.09,0.9,0.46'), 0.7, 1),
  {
    d: shape('-0.2,-0.2,0.5 -0.2,0.2,0.5 -0.2,0.2,0.37 -0.2,-0.2,0.37'),
    fill: 'paper',
    stroke: 0.7,
  },
]

const mirror = (): Part[] => [
  line(edge('1.86,-0.94,1.24 1.84,-1.12,1.34'), 1.2, 1),
  chrome(lamp(1.84, -1.16, 1.38, 0.1)),
]

/** A pickup of the sixties, nobody at the wheel. */
const truck = (): Part[] => [
  {
    d: curve(
      '0.4,-0.9,0.05 2.4,-0.94,0.05 4.4,-0.9,0.05 4.7,-0.3,0.05 4.4,0.5,0.05 2,0.7,0.05 0.5,0.8,0.05 0.3,0,0.05',
      true,
    ),
    fill: 'black',
    stroke: 0.3,
  },
  ...wheel(AXLES[0], SIDE - 0.28),
  ...bed(),
  ...cabin(),
  ...bonnet(),
  ...flank(),
  body(shape('2.98,-0.98,1.19 4.98,-0.98,1.18 4.98,-0.86,1.18 2.98,-0.86,1.19')),
  ...AXLES.flatMap((x) => wheel(x)),
  ...face(),
  ...mirror(),
]

export const pickupTruck: Motif = {
  name: 'pickup-truck',
  stands: true,
  category: 'object',
  words: ['pickup truck', 'pickup', 'old truck'],
  variants: ['classic'],
  draw: () => measured(truck()),
}
