import { measured } from '#engine/motifs/drawing/box.ts'
import { circle, coords, lerp, polar, TAU, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import { branching, clump, fused } from '#engine/motifs/drawing/flora.ts'
import { brush, lines } from '#engine/motifs/drawing/pen.ts'
import { ellipse } from '#engine/motifs/drawing/shapes.ts'
import type { Rng } from '#shared/random.ts'

const trunk =
  'M-22 100C-30 108 -52 110 -66 116C-44 118 -30 114 -18 116C-10 110 8 112 16 118C30 114 46 118 66 114C50 108 30 108 24 98C16 76 16 46 22 14L-16 14C-12 46 -14 76 -22 100Z'
const bark = line(
  'M-8 104C-4 80 -4 50 -6 24M4 108C8 84 4 52 8 20M14 100C12 82 12 60 14 40M-16 106C-24 110 -34 112 -44 113M20 104C30 110 40 111 50 112',
  0.6,
  2,
)
const hollow: Part = {
  d: 'M0 62C6 58 10 66 8 74C6 82 0 82 -2 74C-3 68 -2 64 0 62Z',
  fill: 'black',
  stroke: 0.8,
  detail: 1,
}

/** A stout trunk that leans and twists a little, its foot spread into roots that grip the ground. */
const stout =
  'M-27 72C-30 90 -44 100 -66 106C-78 109 -88 115 -96 122C-80 119 -66 118 -54 118C-60 122 -64 127 -66 132C-52 124 -40 119 -28 118C-24 123 -20 129 -14 133C-13 127 -11 122 -8 119C2 120 8 126 14 135C16 128 18 122 22 117C32 117 44 122 54 130C52 124 50 120 48 117C62 116 78 117 96 121C86 112 74 107 60 103C42 98 32 88 29 70C25 44 27 26 36 6L44 -18L20 -22L4 -6L-14 -24L-36 -16C-24 4 -20 38 -27 72Z'
const limbs = [
  'M-26 8C-38 -14 -60 -22 -84 -26L-82 -34C-58 -34 -34 -28 -14 -8Z',
  'M26 6C38 -18 62 -26 90 -30L88 -38C60 -38 34 -30 14 -8Z',
  'M-12 4C-18 -30 -30 -54 -44 -72L-36 -76C-20 -58 -6 -34 4 -4Z',
  'M6 2C8 -34 22 -60 36 -82L44 -78C34 -56 26 -30 22 2Z',
]
/** Ridges of old bark follow the way the trunk twists, and run out along the roots. */
const ridges = [
  coords('-18,-8 -10,20 -13,52 -18,80 -34,100'),
  coords('-8,-2 -1,26 -4,60 -6,90 -12,110'),
  coords('4,2 9,30 6,60 8,88 14,112'),
  coords('16,-2 19,24 16,52 20,78 34,98'),
  coords('26,-8 26,14 24,34'),
  coords('-24,60 -26,82 -40,98 -62,108'),
  coords('24,62 30,84 46,98 66,107'),
]
const grooves = [
  brush(coords('-4,30 -8,52 -5,74'), 1.5),
  brush(coords('13,18 11,44 14,66'), 1.7),
  brush(coords('-16,84 -26,98 -44,106'), 1.6),
  brush(coords('20,86 32,98 52,105'), 1.6),
]

/** Masses of leaves, those at the back first: middle and half axes. */
const CROWN: readonly (readonly [number, number, number, number])[] = [
  [0, -98, 40, 26],
  [-50, -84, 36, 25],
  [50, -88, 38, 26],
  [-88, -54, 32, 23],
  [90, -56, 32, 24],
  [-104, -22, 24, 16],
  [106, -24, 24, 16],
  [-18, -66, 36, 24],
  [32, -64, 36, 23],
  [-62, -36, 34, 20],
  [66, -36, 34, 20],
]

/** A few leaves of one twig, fanned out the way it points. */
function spray(at: Point, angle: number, size: number, random: Rng): Part {
  const leaves = [-0.95, -0.45, 0.05, 0.55, 1.05].map((fan) => {
    const turn = angle + fan + (random() - 0.5) * 0.3
    const long = size * lerp(0.8, 1.15, random())
    const [tip, left, right] = [
      polar(long, turn, at),
      polar(long * 0.62, turn - 0.42, at),
      polar(long * 0.62, turn + 0.42, at),
    ]
    const xy = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`
    return `M${xy(at)}Q${xy(left)} ${xy(tip)}Q${xy(right)} ${xy(at)}Z`
  })
  return { d: leaves.join(''), fill: 'green', stroke: 0.65, detail: 1 }
}

/** One mass of the crown: twigs stand out over its rim and catch the light on it. */
function foliage([x, y, rx, ry]: (typeof CROWN)[number], random: Rng): Part[] {
  const rim = Math.round((rx + ry) / 3.4)
  const onRim = Array.from({ length: rim }, (_, i) => {
    const angle = ((i + random() * 0.7) / rim) * TAU
    const out = 0.86 + 0.16 * random()
    const at: Point = [x + rx * out * Math.cos(angle), y + ry * out * Math.sin(angle)]
    return spray(at, angle, 11.5, random)
  })
  const within = Array.from({ length: Math.round(rim * 0.6) }, () => {
    const angle = random() * TAU
    const out = 0.62 * Math.sqrt(random())
    const at: Point = [x + rx * out * Math.cos(angle), y + ry * out * Math.sin(angle)]
    return spray(at, lerp(-2.4, -0.7, random()), 10, random)
  })
  const [mass] = clump(x, y, rx, ry, Math.round((rx + ry) / 2.4), random, 'green', 1.14)
  return [{ ...mass!, tone: 0.1 }, ...onRim, ...within]
}

/** Five round petals about a dark heart. */
function flower([x, y]: Point, size: number, random: Rng): Part[] {
  const turn = random() * TAU
  const petals = Array.from({ length: 5 }, (_, i) => {
    const angle = turn + (i / 5) * TAU
    const xy = (length: number, off: number) => {
      const [u, v] = polar(length, angle + off, [x, y])
      return `${u.toFixed(1)} ${v.toFixed(1)}`
    }
    return `M${x.toFixed(1)} ${y.toFixed(1)}C${xy(size, -0.75)} ${xy(size * 1.2, -0.3)} ${xy(size, 0)}C${xy(size * 1.2, 0.3)} ${xy(size, 0.75)} ${x.toFixed(1)} ${y.toFixed(1)}Z`
  })
  return [
    { d: petals.join(''), fill: 'pink', stroke: 0.65, detail: 1 },
    { d: circle([x, y], size * 0.22), fill: 'black', stroke: 0, detail: 2 },
  ]
}

/** One mass of a crown in bloom: hardly a leaf is seen. */
function bloom([x, y, rx, ry]: (typeof CROWN)[number], random: Rng): Part[] {
  const count = Math.round((rx + ry) / 4)
  const flowers = Array.from({ length: count }, (_, i) => {
    const isOnRim = i < count * 0.55
    const angle = isOnRim ? ((i + random() * 0.6) / (count * 0.55)) * TAU : random() * TAU
    const out = isOnRim ? lerp(0.84, 1.06, random()) : 0.66 * Math.sqrt(random())
    const at: Point = [x + rx * out * Math.cos(angle), y + ry * out * Math.sin(angle)]
    return flower(at, lerp(6.5, 9.5, random()), random)
  })
  const [mass] = clump(x, y, rx, ry, Math.round((rx + ry) / 2.4), random, 'pink', 1.1)
  return [{ ...mass!, tone: 0.1 }, ...flowers.flat()]
}

/** Petals that the wind has taken. */
const fallen = (random: Rng): Part[] =>
  coords('-128,12 -112,52 -84,86 118,40 98,80 132,8 74,100').map(([x, y]) => ({
    d: ellipse([x, y], 4.6, 2.6 + random()),
    fill: 'pink',
    stroke: 0.6,
    detail: 1,
  }))

/** A cherry in bloom: the limbs of an old tree under clouds of flowers. */
const blossoming = (random: Rng): Part[] => [
  ...CROWN.slice(0, 3).flatMap((mass) => bloom(mass, random)),
  ...fused([stout, ...limbs], 'wood'),
  lines(ridges, 0.7),
  ...grooves,
  ...CROWN.slice(3).flatMap((mass) => bloom(mass, random)),
  ...fallen(random),
]

/** Old oak: heavy forked trunk, limbs that show between the masses of its leaves. */
const oak = (random: Rng): Part[] => [
  ...CROWN.slice(0, 3).flatMap((mass) => foliage(mass, random)),
  ...fused([stout, ...limbs], 'wood'),
  lines(ridges, 0.7),
  ...grooves,
  ...CROWN.slice(3).flatMap((mass) => foliage(mass, random)),
]

/** Roots that go as deep as the limbs go high, under the line of the ground. */
function roots(random: Rng): Part[] {
  const deep = coords('-1.05,40 -0.5,50 -0.06,56 0.44,50 1.02,42').map(([angle, length]) =>
    branching({
      x: angle * 26,
      y: 108,
      angle: Math.PI - angle,
      length,
      width: 8,
      depth: 3,
      spread: 0.5,
      curl: 0.4,
      random,
      keep: (x, y) => y > 104 && Math.hypot(x * 0.8, y - 110) < 108,
    }),
  )
  return [
    ...fused(
      deep.flatMap((root) => root.limbs),
      'wood',
      0.8,
    ),
    line('M-116 112C-92 108 -78 113 -62 110M62 110C80 113 94 108 116 112', 0.9, 1),
  ]
}

/** Bare winter tree: limbs fork until they are twigs. */
function bare(random: Rng): Part[] {
  const crown = coords('-0.95,44 -0.32,50 0.3,50 0.95,44').map(([angle, length]) =>
    branching({
      x: 3 + angle * 14,
      y: 26,
      angle: angle,
      length: length,
      width: 8.5,
      depth: 4,
      spread: 0.52,
      curl: 0.34,
      random,
      keep: (x, y) => y < 40 && Math.hypot(x, y + 20) < 112,
    }),
  )
  return [...fused([trunk, ...crown.flatMap((limb) => limb.limbs)], 'wood', 0.8), bark, hollow]
}

export const tree: Motif = {
  name: 'tree',
  kind: 'land',
  growth: 'tree',
  isOverhead: true,
  category: 'plant',
  words: ['tree', 'oak', 'oak tree', 'old tree', 'dead tree', 'bare tree'],
  variants: ['oak', 'bare', 'blossoming', 'rooted'],
  spare: ['blossoming', 'rooted'],
  draw({ variant, random }) {
    if (variant === 'bare') return measured(bare(random))
    if (variant === 'blossoming') return measured(blossoming(random))
    if (variant === 'rooted')
      return measured([...roots(random), ...placed(oak(random), { scale: 0.82, y: 10 })])
    return measured(oak(random))
  },
}
