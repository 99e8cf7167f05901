import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, smooth, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Rng } from '#shared/random.ts'
import { almondEye, whiskers } from '#engine/motifs/drawing/anatomy.ts'
import { brush, lines, symmetric } from '#engine/motifs/drawing/pen.ts'
import { flow } from '#engine/motifs/drawing/figure.ts'
import type { Motif, Part, Tag } from '#engine/motifs/motif.ts'
import { mirrored, placed } from '#engine/motifs/drawing/parts.ts'
import { prowlingCat, tailAt } from '#engine/motifs/drawing/prowling-cat.ts'

const scaled = (points: readonly Point[], sx: number, sy = sx, dy = 0): Point[] =>
  points.map(([x, y]) => [x * sx, y * sy + dy])

/** Right half of the mane, outermost layer first. Each side is grown anew so that the two never match. */
function maneHalf(
  random: Rng,
  layers: readonly (readonly [root: number, tip: number, count: number, width: number])[],
  tag: Tag,
): Part[] {
  const face: Point[] = coords('-4,-62 22,-62 42,-46 52,-16 50,18 38,48 20,70 -10,78')
  const outline: Point[] = coords('6,-116 44,-114 82,-88 110,-36 114,26 96,80 58,118 -6,146')
  return layers.flatMap(([root, tip, count, width], i) =>
    flow({
      detail: i ? 1 : 0,
      from: scaled(face, root),
      to: scaled(outline, tip),
      count,
      width,
      sway: 0.22,
      tuft: 4,
      ragged: 0.12,
      belly: 0.5,
      tag,
      stroke: 0.6,
      random,
    }),
  )
}

const ear: Part[] = [
  { d: 'M34 -48C32 -72 44 -88 60 -86C76 -83 80 -66 72 -50C66 -40 56 -34 48 -32Z', fill: 'fur' },
  {
    d: 'M43 -50C43 -66 51 -76 60 -75C69 -72 70 -60 64 -50C59 -43 52 -41 48 -40Z',
    fill: 'black',
    stroke: 0.4,
  },
]

/** Right half of the face, to be mirrored: brow, eye, cheek, whisker pad. */
const halfFace: Part[] = [
  // pale patch below the eye
  {
    d: 'M15 2C24 5 34 0 42 -8C43 2 38 14 28 20C22 16 18 10 15 2Z',
    fill: 'furLight',
    stroke: 0.5,
    detail: 1,
  },
  { d: 'M12 -6C18 -20 32 -24 43 -19C39 -9 28 -1 15 -1Z', fill: 'black', stroke: 0.3 },
  ...almondEye([15, -7], [36.5, -15.5], 11.5, { iris: 'gold', lid: 2, look: 0.46 }),
  brush(coords('14,-7 12,2 15,13 18,22'), 1.9),
  brush(coords('6,-18 10,-25 21,-28 34,-30 44,-22'), 1.6),
  brush(coords('6,-34 14,-37 24,-40'), 1, 'black', 2),
  brush(coords('8,-58 10,-48 8,-38'), 1.3, 'black', 1),
  brush(coords('17,-58 19,-50 16,-42'), 1.5, 'black', 1),
  brush(coords('27,-54 29,-48 26,-43'), 1.3, 'black', 1),
  lines(
    [coords('46,-14 44,2 38,16'), coords('47,0 43,14 37,24'), coords('46,14 42,26 40,34')],
    0.6,
  ),
  // whisker pad, dots in rows
  {
    d: 'M0 41C10 38 17 29 21 24C33 25 44 35 45 48C45 60 34 67 22 66C12 65 4 60 0 54Z',
    fill: 'furLight',
    stroke: 0.8,
  },
  lines(
    [
      coords('17,43 17.5,43'),
      coords('25,40 25.5,40'),
      coords('33,42 33.5,42'),
      coords('19,50 19.5,50'),
      coords('28,49 28.5,49'),
      coords('36,50 36.5,50'),
      coords('24,57 24.5,57'),
      coords('32,57 32.5,57'),
    ],
    1.5,
    1,
  ),
  whiskers([33, 42], [-8, 2, 12, 20], 54),
]

function front(random: Rng): Part[] {
  const mane = (layers: Parameters<typeof maneHalf>[1], tag: Tag) => {
    const left = placed(maneHalf(random, layers, tag), { mirror: true })
    return [...left, ...maneHalf(random, layers, tag)]
  }
  return [
    ...mane(
      [
        [0.8, 1.04, 34, 4.4],
        [0.84, 0.9, 28, 4.2],
      ],
      'hair',
    ),
    ...mirrored(ear),
    // the mane pales towards the face
    ...mane([[0.84, 0.76, 24, 3.8]], 'leather'),
    ...mane([[0.86, 0.62, 20, 3.4]], 'fur'),
    ...flow({
      from: coords('-26,62 0,74 26,62'),
      to: coords('-30,128 2,152 30,128'),
      count: 13,
      width: 4,
      sway: 0.06,
      belly: 0.5,
      tag: 'hair',
      stroke: 0.6,
      random,
    }),
    {
      d: symmetric(coords('0,-66 20,-64 38,-52 48,-28 48,-4 44,20 40,44 26,66 14,78 0,82')),
      fill: 'fur',
      stroke: 0.8,
    },
    ...mirrored(halfFace),
    // nose bridge, broad and flat
    {
      d: symmetric(coords('0,-58 8,-46 9,-28 10.5,-10 13,10 20,26 0,30')),
      fill: 'fur',
      stroke: 0.6,
    },
    // chin and mouth
    {
      d: 'M-19 63C-10 60 10 60 19 63C20 76 12 87 0 89C-12 87 -20 76 -19 63Z',
      fill: 'furLight',
      stroke: 0.8,
    },
    {
      d: 'M0 52C3 60 14 67 25 65C32 64 37 60 40 56C38 66 30 71 22 70C12 70 4 66 0 61C-4 66 -12 70 -22 70C-30 71 -38 66 -40 56C-37 60 -32 64 -25 65C-14 67 -3 60 0 52Z',
      fill: 'black',
      stroke: 0.3,
    },
    {
      d: 'M-21 24C-12 20 12 20 21 24C22 32 15 38 8 41C5 43 3 46 2 54L-2 54C-3 46 -5 43 -8 41C-15 38 -22 32 -21 24Z',
      fill: 'leather',
      stroke: 0.9,
    },
    {
      d: 'M5 35C9 30 15 28 19 30C18 35 12 38 6 39ZM-5 35C-9 30 -15 28 -19 30C-18 35 -12 38 -6 39Z',
      fill: 'black',
      stroke: 0.3,
    },
    lines([coords('-7,76 -6,82'), coords('0,76 0,84'), coords('7,76 6,82')], 0.5, 2),
    // tuft of the forehead over the hairline
    ...flow({
      from: coords('-30,-58 -12,-66 12,-66 30,-58'),
      to: coords('-24,-36 -8,-42 8,-42 24,-36'),
      count: 7,
      width: 3,
      sway: 0.05,
      tag: 'fur',
      stroke: 0.6,
      detail: 1,
      random,
    }),
  ]
}

function roaring(random: Rng): Part[] {
  const sheet = (from: Point[], to: Point[], count: number, width: number, tag: Tag = 'hair') =>
    flow({ from, to, count, width, sway: -0.26, tuft: 4, belly: 0.5, tag, stroke: 0.6, random })
  return [
    ...sheet(
      coords('18,-74 -16,-66 -34,-30 -30,16 -12,52 26,82'),
      coords('-66,-112 -108,-78 -128,-20 -118,50 -76,112 4,150'),
      44,
      4.6,
    ),
    ...sheet(
      coords('20,-72 -10,-60 -26,-26 -22,16 -4,48 34,80'),
      coords('-48,-98 -88,-66 -104,-12 -92,48 -54,100 20,132'),
      38,
      4.4,
      'leather',
    ),
    // far jaw, mouth, teeth
    {
      d: smooth(coords('8,16 14,46 28,72 46,86 64,86 74,76 74,62 60,54 46,48 36,30')),
      fill: 'furLight',
    },
    {
      d: 'M8 8C26 4 54 2 80 -16C80 4 74 34 68 58C58 66 40 58 30 44C20 32 12 22 8 8Z',
      fill: 'black',
      stroke: 0.4,
    },
    {
      d: 'M24 28C36 16 54 24 60 42C64 54 58 60 50 58C40 54 30 44 24 28Z',
      fill: 'red',
      stroke: 0.7,
    },
    lines([coords('32,30 44,36 53,50')], 0.6),
    {
      d: 'M63 60C60 48 61 40 66 32C69 42 71 50 71 60ZM52 60L53 51L58 60ZM44 55L44 47L50 57Z',
      fill: 'paper',
      stroke: 0.7,
      shade: 0.3,
    },
    {
      d: 'M70 -12C70 6 73 18 77 28C82 16 84 2 83 -14ZM58 -8L61 4L66 -9ZM46 -4L49 6L54 -6ZM34 -1L37 8L43 -2Z',
      fill: 'paper',
      stroke: 0.7,
      shade: 0.3,
    },
    // head
    {
      d: 'M16 -78C28 -74 36 -66 42 -60C56 -58 74 -56 86 -50C95 -46 98 -38 94 -28C92 -20 88 -12 82 -8C70 -8 58 -2 44 2C34 6 26 12 24 24C26 40 32 54 40 62C22 66 0 58 -14 40C-30 18 -34 -20 -22 -48C-14 -68 0 -80 16 -78Z',
      fill: 'fur',
      stroke: 0.9,
    },
    {
      d: 'M88 -30C74 -32 58 -28 46 -18C36 -10 28 0 24 20C28 10 36 4 46 0C60 -4 70 -10 82 -9C88 -14 92 -22 88 -30Z',
      fill: 'furLight',
      stroke: 0.7,
    },
    {
      d: smooth(coords('80,-52 92,-49 97,-40 93,-30 86,-34 82,-42')),
      fill: 'leather',
      stroke: 0.8,
    },
    { d: 'M85 -36C88 -40 93 -39 95 -36C92 -33 88 -32 85 -36Z', fill: 'black', stroke: 0.3 },
    // snarl: wrinkles stacked behind the nose, eye pressed shut to a slit
    brush(coords('50,-52 58,-46 60,-36'), 1.5),
    brush(coords('60,-52 67,-46 69,-36'), 1.4),
    brush(coords('70,-52 76,-46 77,-38'), 1.2),
    brush(coords('44,-24 56,-34 72,-35'), 1.4),
    { d: 'M18 -48C26 -56 38 -54 44 -46C36 -40 26 -40 18 -48Z', fill: 'black', stroke: 0.3 },
    {
      d: 'M24 -48C29 -52 36 -51 40 -46.5C35 -44 29 -44 24 -48Z',
      fill: 'gold',
      stroke: 0.4,
      shade: 0.2,
    },
    { d: smooth(coords('30,-50 33.5,-48 31,-45')), fill: 'black', stroke: 0 },
    brush(coords('10,-52 22,-60 36,-57 46,-47'), 2.8),
    brush(coords('18,-38 30,-34 42,-40'), 1.5),
    lines(
      [coords('6,-20 18,-22 28,-20'), coords('2,-6 12,-10 20,-10'), coords('2,8 8,4 14,4')],
      0.4,
      2,
    ),
    brush(coords('20,22 16,4 24,-12 38,-22'), 1.3),
    lines(
      [
        coords('58,-20 58.5,-20'),
        coords('66,-23 66.5,-23'),
        coords('74,-24 74.5,-24'),
        coords('60,-13 60.5,-13'),
        coords('69,-16 69.5,-16'),
        coords('77,-18 77.5,-18'),
      ],
      1.4,
      1,
    ),
    ...sheet(
      coords('24,-78 2,-58 -12,-30 -14,10 2,44 32,66'),
      coords('-22,-84 -56,-54 -74,-8 -64,42 -30,86 28,112'),
      30,
      3.8,
      'fur',
    ),
    // ear laid back
    { d: 'M-8 -52C-20 -58 -36 -72 -34 -88C-16 -90 4 -80 8 -62Z', fill: 'fur', stroke: 0.9 },
    { d: 'M-8 -58C-18 -63 -26 -72 -26 -80C-14 -80 -2 -72 0 -62Z', fill: 'black', stroke: 0.3 },
    ...flow({
      from: coords('30,-74 20,-78 6,-70 -4,-58'),
      to: coords('-2,-92 -14,-84 -30,-70 -36,-52'),
      count: 8,
      width: 3,
      sway: -0.2,
      tag: 'leather',
      stroke: 0.6,
      random,
    }),
  ]
}

const tassel = (random: Rng): Part[] =>
  flow({
    from: [tailAt.at(0.84, -1), tailAt.at(0.92, -1), tailAt.at(0.92, 1), tailAt.at(0.84, 1)],
    to: coords('-214,44 -208,4 -184,2 -178,34'),
    count: 11,
    width: 4.6,
    tag: 'hair',
    stroke: 0.7,
    strands: 1,
    random,
  })

export const lion: Motif = {
  name: 'lion',
  category: 'animal',
  young: 'lioness',
  bulk: 1.1,
  words: ['lion', 'lion head', 'lion face', 'king of the jungle', 'mane'],
  variants: ['front', 'roaring', 'prowling'],
  draw({ variant, random }) {
    if (variant === 'roaring') return measured(roaring(random))
    const head = front(random)
    return measured(
      variant === 'prowling'
        ? prowlingCat({ head, headSize: 0.5, marks: [], tail: tassel(random) })
        : head,
    )
  },
}
