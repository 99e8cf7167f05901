import { coords, lerp, smooth, TAU, type Point } from '#engine/motifs/drawing/geometry.ts'
import { lines } from '#engine/motifs/drawing/pen.ts'
import { spinePetal, type SpinePetal } from '#engine/motifs/drawing/spine-petal.ts'
import { stem } from '#engine/motifs/drawing/flora.ts'
import { measured } from '#engine/motifs/drawing/box.ts'
import { ellipse } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'

/** Half widths from the base to the tip: full in the middle, rounding in and drawn out at the last to a fine point. */
const FULLNESS = [0.3, 0.5, 0.7, 0.87, 0.97, 1, 0.97, 0.88, 0.72, 0.5, 0.26, 0.1, 0]

type PetalShape = Omit<SpinePetal, 'fullness'>
const petal = (shape: PetalShape): Part[] => spinePetal({ ...shape, fullness: FULLNESS })

const mirroredSpine = (spine: string) =>
  coords(spine)
    .map(([x, y]) => `${-x},${y}`)
    .join(' ')

/** The same petal on either side. */
const pair = (shape: PetalShape): Part[] => [
  ...petal({
    ...shape,
    spine: mirroredSpine(shape.spine),
    ...(shape.roll ? { roll: -shape.roll as 1 | -1 } : {}),
  }),
  ...petal(shape),
]

/** The pod in the middle with its seeds, and the stamens that crowd about it. */
function pod(): Part[] {
  const stamens = Array.from({ length: 19 }, (_, i): Part[] => {
    const t = i / 9 - 1
    const root: Point = [t * 25, 4 + 5 * (1 - t * t)]
    const tip: Point = [t * 44, -10 - 12 * (1 - t * t) - (i % 2 ? 5 : 0)]
    return [
      lines([[root, [(root[0] + tip[0]) / 2 - t * 3, (root[1] + tip[1]) / 2], tip]], 0.8, 1),
      { d: ellipse(tip, 1.9, 2.9), fill: 'gold', stroke: 0.6, detail: 1 },
    ]
  }).flat()
  const seeds = coords('-14,-10 -5,-13 5,-13 14,-10 -9,-6 1,-6 10,-6')
  return [
    ...stamens,
    { d: 'M-25 -9C-23 12 -16 30 -12 44L12 44C16 30 23 12 25 -9Z', fill: 'gold' },
    { d: ellipse([0, -9], 25, 8), fill: 'gold' },
    ...seeds.map((at): Part => ({
      d: ellipse(at, 2.4, 1.6),
      fill: 'black',
      stroke: 0.4,
      detail: 1,
    })),
  ]
}

/** An open cup seen from its side and a little from above: far petals stand, the pod is seen between, near ones lean out and fall. */
const front = (): Part[] => [
  ...pair({ spine: '18,52 58,22 86,-18 88,-66', width: 30, tone: 0.14 }),
  ...pair({ spine: '8,50 30,16 46,-30 40,-86', width: 33, tone: 0.12 }),
  ...petal({ spine: '0,50 0,10 0,-40 0,-102', width: 36, tone: 0.08 }),
  ...pair({ spine: '20,58 74,42 116,8 126,-34', width: 29, roll: -1, tone: 0.08 }),
  ...pod(),
  ...pair({ spine: '10,64 52,50 84,18 84,-28', width: 34, roll: -1, tone: 0.03 }),
  ...pair({ spine: '14,70 78,68 124,48 148,14', width: 26, roll: -1 }),
  ...pair({ spine: '6,70 30,50 46,22 40,-20', width: 33 }),
  ...petal({ spine: '0,74 0,52 0,28 0,-8', width: 36 }),
  ...pair({ spine: '8,76 54,84 96,76 122,54', width: 22, roll: -1 }),
  { d: smooth(coords('-14,82 0,75 14,82 9,90 0,93 -9,90')), fill: 'leaf' },
]

/** Half open on its stalk: the near petals still wrap the heart, the first ones have begun to fall. */
const bud = (): Part[] => [
  stem(coords('0,60 5,96 0,132 -7,168'), 5, 5.6),
  ...pair({ spine: '6,52 40,18 56,-34 40,-84', width: 27, tone: 0.14 }),
  ...petal({ spine: '0,52 0,4 0,-54 2,-112', width: 34, tone: 0.1 }),
  ...pair({ spine: '6,54 26,14 34,-38 20,-96', width: 30, tone: 0.06 }),
  ...pair({ spine: '8,58 54,42 84,4 86,-42', width: 25, roll: -1, tone: 0.04 }),
  ...pair({ spine: '6,60 30,34 40,-10 24,-64', width: 31, roll: -1 }),
  ...petal({ spine: '0,64 -4,26 -2,-22 0,-72', width: 38 }),
  ...pair({ spine: '6,64 48,64 82,44 98,12', width: 17, roll: -1 }),
  { d: smooth(coords('-14,64 0,56 14,64 9,74 0,77 -9,74')), fill: 'leaf' },
]

/** A floating leaf in perspective, with its notch and radiating veins. */
function pad(cx: number, cy: number, rx: number, notch: number): Part[] {
  const ry = rx * 0.27,
    at = (a: number, k = 1): Point => [cx + rx * k * Math.cos(a), cy + ry * k * Math.sin(a)]
  const rim = Array.from({ length: 17 }, (_, i) =>
    at(notch + 0.13 + (i / 16) * (TAU - 0.26), 1 + 0.02 * Math.sin(i * 2.2)),
  )
  const ribs = Array.from({ length: 11 }, (_, i): Point[] => {
    const a = notch + ((i + 1) / 12) * TAU
    return [at(a, 0.1), at(a + 0.05, 0.5), at(a, 0.86)]
  })
  return [{ d: smooth(rim, false) + `L${cx} ${cy}Z`, fill: 'leaf' }, lines(ribs, 0.5)]
}

function onWater(): Part[] {
  const ripple = (y: number, from: number, to: number) =>
    `M${from} ${y}C${lerp(from, to, 0.3)} ${y + 3} ${lerp(from, to, 0.7)} ${y + 3} ${to} ${y}`
  const beside: Part[] = [
    stem(coords('-100,84 -96,40 -92,2'), 2.6, 2.4),
    ...petal({ spine: '-92,6 -92,-14 -90,-34 -86,-60', width: 15, tone: 0.1 }),
    ...petal({ spine: '-94,7 -104,-10 -104,-30 -93,-54', width: 12 }),
    ...petal({ spine: '-90,7 -80,-10 -78,-30 -84,-54', width: 12, roll: 1 }),
  ]
  return [
    line(
      ripple(76, -132, -60) +
        ripple(104, -118, 10) +
        ripple(112, -40, 60) +
        ripple(100, 40, 128) +
        ripple(120, -70, 20) +
        ripple(74, 70, 134) +
        ripple(126, -10, 50),
      0.9,
      0,
    ),
    ...beside,
    ...pad(-92, 90, 46, 0.5),
    ...pad(84, 88, 52, 3.6),
    ...pad(8, 98, 66, 1.9),
    ...placed(front(), { y: 14, scale: 0.9 }),
    { d: ellipse([0, 90], 16, 3), fill: 'black', stroke: 0, detail: 2 },
  ]
}

export const lotus: Motif = {
  name: 'lotus',
  category: 'plant',
  words: ['lotus', 'lotus flower', 'water lily', 'waterlily', 'nelumbo'],
  variants: ['front', 'water', 'bud'],
  spare: ['bud'],
  draw({ variant }) {
    const parts = variant === 'water' ? onWater() : variant === 'bud' ? bud() : front()
    return measured(parts)
  },
}
