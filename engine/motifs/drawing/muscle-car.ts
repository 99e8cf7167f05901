// A muscle car from three quarters in front, set up in space and seen in perspective, so that its proportions hold.
import { seenFrom, type Place } from '#engine/motifs/drawing/in-space.ts'
import { gleam, line } from '#engine/motifs/drawing/parts.ts'
import type { Part } from '#engine/motifs/motif.ts'

/** Where the eye is, from the middle of the car: before it, to its near side, a little over the roof. */
const { shape, curve, outline, disc, lamp } = seenFrom({
  eye: [-5.4, -4.3, 1.35],
  middle: [2.35, 0, 0.62],
  scale: 62,
})

/** Half the breadth of the body. */
const SIDE = 0.95
const AXLES = [0.92, 3.72] as const
const WHEEL = { radius: 0.36, arch: 0.43 }

const body = (d: string, tone = 0): Part => ({ d, fill: 'red', tone })

function wheel(x: number, y = -SIDE + 0.02): Part[] {
  const z = WHEEL.radius
  const spokes = Array.from({ length: 5 }, (_, i) => {
    const turn = (i * 2 * Math.PI) / 5 + 0.3
    const at = (r: number, by: number): Place => [
      x + r * Math.cos(turn + by),
      y,
      z + r * Math.sin(turn + by),
    ]
    return shape([at(0.06, -0.7), at(0.2, -0.2), at(0.2, 0.2), at(0.06, 0.7)])
  })
  return [
    { d: disc(x, y + 0.24, z, WHEEL.radius), fill: 'black', stroke: 0.4 },
    { d: disc(x, y, z, WHEEL.radius), fill: 'black', stroke: 0.4 },
    // a white line on the wall of the tyre parts it from the dark about it
    { d: disc(x, y, z, 0.315), fill: 'paper', stroke: 0, detail: 1 },
    { d: disc(x, y, z, 0.29), fill: 'black', stroke: 0, detail: 1 },
    { d: disc(x, y, z, 0.25), fill: 'steel', stroke: 0.8 },
    { d: disc(x, y, z, 0.21), fill: 'black', stroke: 0.4 },
    ...spokes.map((d): Part => ({ d, fill: 'steel', stroke: 0.5, detail: 1 })),
    { d: disc(x, y, z, 0.07), fill: 'steel', stroke: 0.6 },
  ]
}

/** The near flank: its upper edge swells over the rear wheel, its lower one is cut out for both. */
function flank(): Part[] {
  const y = -SIDE
  const arch = (x: number): Place[] =>
    [0, 1, 2, 3, 4, 5, 6].map((i): Place => {
      const turn = Math.PI - (i * Math.PI) / 6
      return [x - WHEEL.arch * Math.cos(turn), y, 0.34 + WHEEL.arch * 0.98 * Math.sin(turn)]
    })
  const shoulder =
    '0.02,-0.95,0.8 0.9,-0.95,0.9 1.8,-0.95,0.93 2.6,-0.95,0.91 3.5,-0.95,0.99 4.2,-0.95,0.98 4.72,-0.95,0.94'
  const tail = '4.72,-0.95,0.94 4.78,-0.95,0.7 4.66,-0.95,0.4'
  return [
    ...AXLES.map((x): Part => ({ d: disc(x, y + 0.1, 0.36, 0.44), fill: 'black', stroke: 0.4 })),
    body(
      outline(
        shoulder,
        tail,
        arch(AXLES[1]),
        '3.2,-0.95,0.26 1.5,-0.95,0.26',
        arch(AXLES[0]),
        '0.35,-0.95,0.34 0.02,-0.95,0.4',
      ),
      0.08,
    ),
    line(
      curve('0.3,-0.95,0.66 1.6,-0.95,0.72 3,-0.95,0.7 4.7,-0.95,0.76') +
        curve('1.72,-0.95,0.93 1.62,-0.95,0.6 1.66,-0.95,0.3') +
        curve('2.95,-0.95,0.93 3,-0.95,0.6 2.9,-0.95,0.3'),
      0.9,
      1,
    ),
    {
      d: shape('2.66,-0.95,0.83 2.88,-0.95,0.84 2.88,-0.95,0.8 2.66,-0.95,0.79'),
      fill: 'steel',
      stroke: 0.6,
      detail: 1,
    },
    // vents behind the front wheel
    ...[1.44, 1.5, 1.56].map((x) =>
      line(
        shape([
          [x, y, 0.8],
          [x + 0.03, y, 0.66],
        ]),
        1.3,
        1,
      ),
    ),
  ]
}

/** Glass, pillars and roof over the waist. */
function cabin(): Part[] {
  return [
    body(shape('3.05,-0.6,1.31 4.2,-0.72,1 4.2,0.72,1 3.05,0.6,1.31'), 0.2),
    // windscreen with what shines on it
    {
      d: outline(
        '1.72,-0.8,0.98 1.62,0,1 1.72,0.8,0.98',
        '2.38,0.58,1.31 2.34,0,1.34 2.38,-0.58,1.31',
      ),
      fill: 'glass',
    },
    gleam(shape('1.74,0.1,1 2.3,0.1,1.32 2.3,0.3,1.31 1.74,0.42,0.99')),
    body(
      outline('2.36,-0.6,1.32 2.32,0,1.37 2.36,0.6,1.32', '3.1,0.6,1.31 3.1,0,1.36 3.1,-0.6,1.31'),
    ),
    // side glass between the pillars
    body(
      outline(
        '1.7,-0.87,0.96 2.36,-0.62,1.33',
        '2.36,-0.62,1.33 2.75,-0.63,1.35 3.12,-0.62,1.32',
        '3.12,-0.62,1.32 3.7,-0.72,1.16 4.3,-0.84,0.99',
        '4.3,-0.84,0.99 3,-0.88,0.93 1.7,-0.87,0.96',
      ),
      0.1,
    ),
    {
      d: shape('1.92,-0.85,0.98 2.4,-0.66,1.27 3.02,-0.66,1.27 3.42,-0.78,0.99'),
      fill: 'glass',
    },
    line(shape('2.72,-0.84,0.97 2.78,-0.66,1.27'), 1.6, 1),
    // mirror
    { d: lamp(1.98, -1.02, 1.04, 0.08), fill: 'red', stroke: 0.8, detail: 1 },
  ]
}

/** The long bonnet with its scoop and two stripes. */
function bonnet(): Part[] {
  const stripe = (from: number, to: number): Part => ({
    d: outline(
      [
        [0.03, from, 0.83],
        [0.9, from, 0.95],
        [1.68, from, 1.0],
      ],
      [
        [1.68, to, 1.0],
        [0.9, to, 0.95],
        [0.03, to, 0.83],
      ],
    ),
    fill: 'paper',
    stroke: 0.6,
    detail: 1,
  })
  return [
    body(
      outline(
        '0.02,-0.95,0.8 0.9,-0.95,0.9 1.8,-0.91,0.95',
        '1.8,-0.84,0.97 1.66,0,1 1.8,0.84,0.97',
        '1.8,0.91,0.95 0.9,0.95,0.9 0.02,0.95,0.8',
        '0.02,0.95,0.8 -0.04,0,0.84 0.02,-0.95,0.8',
      ),
    ),
    stripe(-0.34, -0.12),
    stripe(0.12, 0.34),
    line(
      curve('0.1,-0.62,0.84 0.9,-0.66,0.95 1.68,-0.7,0.99') +
        curve('0.1,0.62,0.84 0.9,0.66,0.95 1.68,0.7,0.99'),
      0.8,
      1,
    ),
    {
      d: shape('0.72,-0.24,0.94 0.72,-0.2,1.04 0.72,0.2,1.04 0.72,0.24,0.94'),
      fill: 'black',
      stroke: 0.7,
    },
    body(shape('0.72,-0.2,1.04 1.5,-0.22,1.03 1.5,0.22,1.03 0.72,0.2,1.04')),
  ]
}

/** The face: a dark grille between four lamps, chrome before it. */
function face(): Part[] {
  const bar = (x: number, low: number, high: number, half: number): Part => ({
    d: outline(
      [
        [x + 0.2, -half - 0.04, high - 0.01],
        [x, -half + 0.14, high],
        [x - 0.06, 0, high],
        [x, half - 0.14, high],
        [x + 0.2, half + 0.04, high - 0.01],
      ],
      [
        [x + 0.2, half + 0.04, low],
        [x, half - 0.14, low],
        [x - 0.06, 0, low],
        [x, -half + 0.14, low],
        [x + 0.2, -half - 0.04, low],
      ],
    ),
    fill: 'steel',
  })
  const slats = [0.6, 0.66, 0.72].map((z) =>
    shape([
      [-0.02, -0.42, z],
      [-0.05, 0, z],
      [-0.02, 0.42, z],
    ]).replace('Z', ''),
  )
  return [
    body(
      outline(
        '0.02,-0.95,0.8 -0.04,0,0.84 0.02,0.95,0.8',
        '0.06,0.95,0.36 0,0,0.34 0.06,-0.95,0.36',
      ),
      0.12,
    ),
    {
      d: outline('0,-0.86,0.77 -0.06,0,0.79 0,0.86,0.77', '0,0.86,0.55 -0.06,0,0.55 0,-0.86,0.55'),
      fill: 'black',
      stroke: 0.8,
    },
    ...slats.map((d): Part => ({ d, fill: null, stroke: 0.5, detail: 2 })),
    ...[-0.72, -0.5, 0.5, 0.72].flatMap((y): Part[] => [
      { d: lamp(-0.03, y, 0.66, 0.1), fill: 'steel', stroke: 0.7 },
      { d: lamp(-0.04, y, 0.66, 0.074), fill: 'glass', stroke: 0.7 },
    ]),
    bar(-0.08, 0.4, 0.53, SIDE),
    {
      d: shape('0,-0.5,0.36 -0.03,0,0.35 0,0.5,0.36 0.03,0.46,0.26 0.03,-0.46,0.26'),
      fill: 'black',
      stroke: 0.6,
    },
  ]
}

/** From three quarters in front, nobody at the wheel. */
export function muscleCar(): Part[] {
  const shadow = curve(
    '0.5,-0.92,0 2.4,-0.98,0 4.3,-0.94,0 4.5,-0.3,0 4.2,0.4,0 2,0.6,0 0.5,0.8,0 0.3,0.1,0',
    true,
  )
  return [
    { d: shadow, fill: 'black', stroke: 0.3 },
    ...wheel(AXLES[0], SIDE - 0.26),
    body(shape('3.9,-0.9,0.99 4.72,-0.9,0.96 4.72,0.8,0.96 3.9,0.8,0.99'), 0.1),
    // the shoulder between flank and glass
    body(
      outline(
        '1.7,-0.95,0.93 2.6,-0.95,0.91 3.5,-0.95,0.99 4.3,-0.95,0.98',
        '4.3,-0.78,1.02 3,-0.78,0.98 1.7,-0.78,0.99',
      ),
    ),
    ...cabin(),
    ...bonnet(),
    ...flank(),
    ...AXLES.flatMap((x) => wheel(x)),
    ...face(),
  ]
}
