import { measured } from '#engine/motifs/drawing/box.ts'
import {
  coords,
  circle,
  polygon,
  sample,
  smooth,
  tube,
  type Point,
} from '#engine/motifs/drawing/geometry.ts'
import { type Tube, along, brush, lines } from '#engine/motifs/drawing/pen.ts'
import type { Marks, Motif, Part } from '#engine/motifs/motif.ts'

const HUMPBACK_FLUKES: Part[] = [
  {
    d: smooth(
      coords(
        '-102,-44 -118,-60 -140,-66 -152,-58 -134,-78 -110,-78 -102,-68 -92,-84 -70,-94 -48,-86 -66,-80 -82,-64 -96,-46',
      ),
      true,
      0.85,
    ),
    fill: 'hide',
  },
  lines(
    [
      coords('-104,-58 -120,-68 -136,-68'),
      coords('-98,-62 -82,-76 -62,-84'),
      coords('-102,-52 -112,-60 -122,-63'),
    ],
    0.6,
  ),
]

const LONG_FLIPPER: Part[] = [
  {
    d: smooth(coords('40,26 46,44 34,70 10,96 -18,112 -22,106 -10,88 -2,64 8,40 20,24')),
    fill: 'hide',
  },
  lines([coords('30,36 20,64 -4,96'), coords('22,34 12,60 -6,86')], 0.6),
  ...coords('42,58 32,76 20,90 6,101').map((p): Part => ({
    d: circle(p, 2.2),
    fill: 'foam',
    stroke: 0.6,
    detail: 1,
  })),
]

function humpbackFace(body: Tube): Part[] {
  return [
    // mouth curves up then drops to the eye
    brush([body.at(0, 0.1), body.at(0.08, -0.05), body.at(0.2, -0.02), body.at(0.29, -0.22)], 1.8),
    { d: circle(body.at(0.3, -0.06), 3.6), fill: 'black', stroke: 0.5 },
    {
      d: circle([body.at(0.3, -0.06)[0] - 1, body.at(0.3, -0.06)[1] - 1.2], 1.1),
      fill: 'paper',
      stroke: 0,
      shade: 0,
    },
    lines(
      [
        [body.at(0.27, 0.06), body.at(0.3, 0.1), body.at(0.34, 0.04)],
        [body.at(0.27, -0.14), body.at(0.31, -0.16), body.at(0.34, -0.1)],
      ],
      0.7,
    ),
  ]
}

/** Humpback with throat pleats and knobbed flipper. */
function swimming(): Part[] {
  // From the chin to the tail stock; v = 1 is the back.
  const body = tube(sample(coords('112,14 70,8 20,2 -34,4 -78,-14 -104,-50'), 14), (u) =>
    along([9, 34, 43, 42, 34, 22, 12, 6], u),
  )
  const pleats: Point[][] = []
  for (let i = 0; i < 9; i++) {
    const v = -0.92 + i * 0.105
    pleats.push([
      body.at(0.06 + i * 0.012, v),
      body.at(0.25, v),
      body.at(0.42 + i * 0.012, v + 0.02),
      body.at(0.58 - i * 0.01, v + 0.04),
    ])
  }
  const knobs: Point[] = coords('96,-10 84,-18 102,0 88,-6 74,-20 76,-10 64,-26')
  return [
    ...HUMPBACK_FLUKES,
    { d: smooth(coords('58,36 80,60 84,88 66,76 42,46')), fill: 'hide', tone: 0.15 },
    { d: body.strip(0, 1, -1, 1, 80), fill: 'hide' },
    {
      d: smooth([
        body.at(0, -0.9),
        body.at(0.04, -0.1),
        body.at(0.2, -0.12),
        body.at(0.4, -0.3),
        body.at(0.6, -0.6),
        body.at(0.75, -0.98),
        body.at(0.6, -1),
        body.at(0.4, -1),
        body.at(0.2, -1),
        body.at(0.06, -1),
      ]),
      fill: 'foam',
      stroke: 0.7,
    },
    lines(pleats, 0.6),
    ...humpbackFace(body),
    ...knobs.map(([x, y]): Part => ({
      d: circle([x, y], 2.6),
      fill: 'hide',
      stroke: 0.7,
      detail: 1,
    })),
    // dorsal fin and ridge
    {
      d: smooth(
        [body.at(0.56, 0.94), body.at(0.62, 1.25), body.at(0.68, 1.5), body.at(0.68, 0.98)],
        true,
        0.7,
      ),
      fill: 'hide',
      stroke: 0.9,
    },
    lines(
      [
        [body.at(0.12, 0.7), body.at(0.3, 0.78), body.at(0.5, 0.74)],
        [body.at(0.6, 0.5), body.at(0.72, 0.56), body.at(0.86, 0.5)],
        [body.at(0.66, 0.1), body.at(0.78, 0.2), body.at(0.9, 0.2)],
      ],
      0.6,
    ),
    ...LONG_FLIPPER,
  ]
}

const FLUKES =
  '-46,-100 -64,-112 -92,-114 -118,-98 -112,-120 -88,-138 -60,-136 -46,-122 -34,-144 -8,-158 18,-150 30,-136 8,-136 -14,-122 -32,-100'

/** The narrow lower jaw under the great head, its teeth and the dark of the mouth. */
function slimJaw(body: Tube): Part[] {
  const jaw = smooth([
    body.at(0.07, -0.82),
    body.at(0.2, -0.9),
    body.at(0.36, -0.84),
    body.at(0.32, -1.08),
    body.at(0.2, -1.3),
    body.at(0.08, -1.42),
    body.at(0.04, -1.3),
  ])
  const teeth = Array.from({ length: 8 }, (_, i) =>
    polygon([
      body.at(0.07 + i * 0.028, -1.16 + i * 0.02),
      body.at(0.08 + i * 0.028, -0.98 + i * 0.01),
      body.at(0.09 + i * 0.028, -1.15 + i * 0.02),
    ]),
  )
  return [
    { d: jaw, fill: 'hide', tone: 0.1 },
    { d: body.strip(0.03, 0.34, -1, -0.7, 20), fill: 'black', stroke: 0.4 },
    { d: teeth.join(''), fill: 'paper', stroke: 0.5, shade: 0 },
  ]
}

/** Furrows along the flank and over the brow. */
function wrinkles(body: Tube): Part[] {
  const creases = Array.from({ length: 8 }, (_, i): Point[] => {
    const v = -0.7 + i * 0.2
    return [
      body.at(0.46 + (i % 3) * 0.03, v),
      body.at(0.58, v + 0.05),
      body.at(0.72 + (i % 2) * 0.06, v * 0.9),
    ]
  })
  return [
    lines(creases, 0.6),
    lines(
      [
        [body.at(0.05, 0.6), body.at(0.2, 0.66), body.at(0.36, 0.6)],
        [body.at(0.04, 0.1), body.at(0.14, 0.16), body.at(0.26, 0.08)],
        [body.at(0.05, -0.3), body.at(0.14, -0.36), body.at(0.24, -0.3)],
        [body.at(0.1, -0.5), body.at(0.2, -0.54), body.at(0.3, -0.48)],
      ],
      0.6,
    ),
  ]
}

const BUBBLES = coords('44,112 30,124 54,128 96,120 20,108').map((at, i): Part => ({
  d: circle(at, 5.4 - i * 0.8),
  fill: 'glass',
  stroke: 0.7,
  detail: 1,
}))

/** Sperm whale going down head first, flukes in the air. */
function diving(): Part[] {
  // From the blunt brow to the tail stock; v = 1 is the back.
  const body = tube(sample(coords('84,88 56,54 22,16 -12,-26 -34,-66 -40,-106'), 14), (u) =>
    along([25, 38, 43, 44, 43, 39, 31, 20, 11, 7], u),
  )
  const eye = body.at(0.4, -0.52)
  return [
    { d: smooth(coords(FLUKES), true, 0.85), fill: 'hide' },
    lines(
      [
        coords('-50,-112 -74,-124 -104,-112'),
        coords('-34,-112 -14,-136 12,-144'),
        coords('-46,-120 -43,-112 -42,-104'),
      ],
      0.6,
    ),
    ...slimJaw(body),
    {
      d: smooth([
        ...[0, 0.02, 0.08, 0.2, 0.34].map((u) => body.at(u, -0.74)),
        ...[0.4, 0.5, 0.62, 0.76, 0.9, 1].map((u) => body.at(u, -1)),
        ...[1, 0.88, 0.74, 0.6, 0.44, 0.28, 0.14, 0.05].map((u) => body.at(u, 1)),
        body.at(-0.02, 0.6),
        body.at(-0.02, -0.2),
      ]),
      fill: 'hide',
    },
    // the pale patch of the belly with its ragged edge
    {
      d: smooth([
        ...[0.38, 0.46, 0.56, 0.66, 0.76, 0.86].map((u) => body.at(u, -0.98)),
        body.at(0.78, -0.6),
        body.at(0.7, -0.72),
        body.at(0.62, -0.46),
        body.at(0.54, -0.62),
        body.at(0.47, -0.5),
        body.at(0.4, -0.74),
      ]),
      fill: 'foam',
      stroke: 0.5,
    },
    // knuckles of the back
    ...[0.66, 0.73, 0.79, 0.85].map((u, i): Part => ({
      d: smooth([
        body.at(u - 0.04, 0.92),
        body.at(u + 0.02, 1.42 - i * 0.06),
        body.at(u + 0.04, 0.9),
      ]),
      fill: 'hide',
      stroke: 0.9,
    })),
    ...wrinkles(body),
    brush([body.at(0.02, -0.74), body.at(0.18, -0.76), body.at(0.36, -0.8)], 1.8),
    brush([body.at(0.02, 0.72), body.at(0.05, 0.82), body.at(0.1, 0.84)], 1.6),
    { d: circle(eye, 3.4), fill: 'black', stroke: 0.5 },
    { d: circle([eye[0] - 1, eye[1] - 1.2], 1.1), fill: 'paper', stroke: 0, shade: 0 },
    lines(
      [
        [body.at(0.36, -0.42), body.at(0.4, -0.36), body.at(0.44, -0.44)],
        [body.at(0.37, -0.64), body.at(0.41, -0.66), body.at(0.44, -0.6)],
      ],
      0.7,
    ),
    { d: smooth(coords('-8,10 -12,28 -30,46 -54,50 -58,40 -46,24 -28,8')), fill: 'hide' },
    lines([coords('-18,18 -32,34 -48,42'), coords('-24,16 -34,28 -50,34')], 0.6),
    ...BUBBLES,
  ]
}

const MARKS: Readonly<Record<string, Marks>> = {
  breaching: { mouth: [56, -90], crown: [24, -102] },
}

/** Whale: a humpback swimming, or a sperm whale diving. */
export const whale: Motif = {
  name: 'whale',
  bearsLoads: true,
  coat: 'blue',
  category: 'animal',
  swims: true,
  bulk: 1.5,
  marks: (variant) => MARKS[variant],
  words: ['whale', 'humpback', 'humpback whale', 'moby dick'],
  variants: ['swimming', 'diving'],
  draw: ({ variant }) => measured(variant === 'diving' ? diving() : swimming()),
}
