import { coords, lerp, smooth, TAU, type Point } from '#engine/motifs/drawing/geometry.ts'
import { lines } from '#engine/motifs/drawing/pen.ts'
import { degrees, stem } from '#engine/motifs/drawing/flora.ts'
import { measured } from '#engine/motifs/drawing/box.ts'
import { ellipse } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part, Tag } from '#engine/motifs/motif.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'

interface Leaf {
  turn: number
  length: number
  width: number
  x?: number
  y?: number
  lean?: number
  fold?: 1 | -1 | 0
  tag?: Tag
  tone?: number
}

/** A boat-shaped petal growing up from its base: pointed, veined towards the tip, one edge folded over. */
function boat({
  turn,
  length,
  width,
  x = 0,
  y = 0,
  lean = 0,
  fold = 0,
  tag = 'petal',
  tone,
}: Leaf): Part[] {
  const at = (u: number, v: number): Point => [
    v * width * Math.sin(Math.PI * Math.min(1, 0.1 + 0.9 * u ** 0.86)) ** 0.82 +
      lean * length * u * u,
    -length * u,
  ]
  const side = (v: number) => [0, 0.14, 0.32, 0.52, 0.72, 0.88].map((u) => at(u, v))
  const tip = at(1, 0),
    right = smooth([...side(1), tip], false),
    left = smooth([tip, ...side(-1).toReversed()], false)
  const parts: Part[] = [{ d: right + left.slice(left.indexOf('C')) + 'Z', fill: tag, tone }]
  parts.push(
    lines(
      [0, -0.38, 0.38, -0.68, 0.68].map((v) => [
        at(0.12, v * 0.7),
        at(0.42, v),
        at(0.88 - Math.abs(v) * 0.26, v * 0.75),
      ]),
      0.5,
      2,
    ),
  )
  if (fold) {
    const rim = [0.2, 0.4, 0.6, 0.8, 1].map((u) => at(u, fold)),
      under = [0.86, 0.62, 0.4].map((u) => at(u, fold * (0.52 + 0.3 * Math.abs(u - 0.6))))
    parts.push({
      d: smooth([...rim.slice(0, -1), tip, ...under], true, 0.8),
      fill: 'petalLight',
      stroke: 0.7,
    })
  }
  return placed(parts, { x, y, angle: degrees(turn) })
}

/** Pairs of petals mirrored left and right. */
const pair = (leaf: Leaf): Part[] =>
  [
    boat({
      ...leaf,
      turn: -leaf.turn,
      x: -(leaf.x ?? 0),
      lean: -(leaf.lean ?? 0),
      fold: -(leaf.fold ?? 0) as 1 | -1 | 0,
    }),
    boat(leaf),
  ].flat()

function front(): Part[] {
  return [
    { d: smooth(coords('-20,64 0,58 20,64 13,75 0,79 -13,75')), fill: 'leaf' },
    ...pair({ turn: 46, length: 112, width: 25, x: 4, y: 54, lean: -0.12, tone: 0.14 }),
    ...pair({ turn: 22, length: 124, width: 27, x: 2, y: 54, lean: -0.06, tone: 0.14 }),
    ...pair({ turn: 72, length: 112, width: 23, x: 6, y: 60, lean: -0.26, fold: -1, tone: 0.05 }),
    ...pair({ turn: 35, length: 104, width: 28, x: 3, y: 58, lean: -0.12, tone: 0.04 }),
    ...boat({ turn: 0, length: 122, width: 31, y: 58, tone: 0.04 }),
    ...pair({ turn: 94, length: 104, width: 19, x: 8, y: 66, lean: -0.36, fold: -1 }),
    ...pair({ turn: 57, length: 90, width: 27, x: 5, y: 64, lean: -0.24, fold: -1 }),
    ...pair({ turn: 22, length: 88, width: 28, x: 2, y: 64, lean: -0.08 }),
    ...pair({ turn: 86, length: 66, width: 16, x: 5, y: 70, lean: -0.36 }),
    ...pair({ turn: 50, length: 66, width: 21, x: 4, y: 70, lean: -0.16, fold: -1 }),
    ...boat({ turn: 0, length: 76, width: 30, y: 71 }),
  ]
}

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
  const bud: Part[] = [
    stem(coords('-100,84 -96,40 -92,2'), 2.6, 2.4),
    ...boat({ turn: 4, length: 58, width: 17, x: -92, y: 4, lean: 0.04 }),
    ...boat({ turn: -10, length: 50, width: 11, x: -96, y: 6, lean: 0.14 }),
    ...boat({ turn: 18, length: 50, width: 11, x: -88, y: 6, lean: -0.14, fold: -1 }),
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
    ...bud,
    ...pad(-92, 90, 46, 0.5),
    ...pad(84, 88, 52, 3.6),
    ...pad(8, 98, 66, 1.9),
    ...placed(front(), { y: 20, scale: 0.98 }),
    { d: ellipse([0, 89], 17, 3), fill: 'black', stroke: 0, detail: 2 },
  ]
}

export const lotus: Motif = {
  name: 'lotus',
  category: 'plant',
  words: ['lotus', 'lotus flower', 'water lily', 'waterlily', 'nelumbo'],
  variants: ['front', 'water'],
  draw({ variant }) {
    const parts = variant === 'water' ? onWater() : front()
    return measured(parts)
  },
}
