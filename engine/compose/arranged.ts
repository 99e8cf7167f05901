import { sample, tube, type Point } from '#engine/motifs/drawing/geometry.ts'
import { leaf } from '#engine/motifs/drawing/flora.ts'
import { placed } from '#engine/motifs/drawing/parts.ts'
import type { Part, Rim } from '#engine/motifs/motif.ts'
import type { Actor } from '#engine/compose/cast.ts'
import { axisOf, put, remember, sizeOf, turnTo, type Build } from '#engine/compose/build.ts'
import { inkBoxOf, layerOf, moveLayer } from '#engine/compose/placing.ts'
import { boxHeight, boxWidth, centreOf, type Box, type Layer } from '#engine/compose/scene.ts'

/** A bloom over the rim: across and up from it in parts of the vessel's size, and its own size in the same parts. */
type Spot = readonly [x: number, up: number, size: number]

/** Those in the middle stand highest and before the others; later ones are tucked in lower and farther out. */
const SPOTS: readonly (readonly Spot[])[] = [
  [[0.02, 0.62, 0.62]],
  [
    [-0.2, 0.46, 0.5],
    [0.22, 0.7, 0.52],
  ],
  [
    [-0.36, 0.42, 0.46],
    [0.38, 0.46, 0.46],
    [0.02, 0.74, 0.54],
  ],
  [
    [-0.44, 0.36, 0.4],
    [0.46, 0.4, 0.4],
    [-0.18, 0.74, 0.44],
    [0.2, 0.6, 0.46],
  ],
  [
    [-0.5, 0.34, 0.38],
    [0.52, 0.36, 0.38],
    [-0.3, 0.7, 0.4],
    [0.34, 0.72, 0.4],
    [0, 0.46, 0.46],
  ],
  [
    [-0.52, 0.32, 0.34],
    [0.54, 0.34, 0.34],
    [-0.36, 0.66, 0.36],
    [0.38, 0.7, 0.36],
    [0.02, 0.86, 0.38],
    [0, 0.44, 0.44],
  ],
  [
    [-0.56, 0.3, 0.32],
    [0.56, 0.32, 0.32],
    [-0.42, 0.62, 0.34],
    [0.44, 0.64, 0.34],
    [-0.14, 0.88, 0.36],
    [0.18, 0.86, 0.34],
    [0, 0.46, 0.44],
  ],
]
/** Blooms are what a vase is for: they touch each other. */
const FULL = 1.18
const STEM = 0.014
const LEAF = { length: 0.2, width: 0.075 }
/** A flower that is longer than this brings its own stem. */
const STEMMED = 1.45
/** Fanned out from the rim, in radians from one to the next. */
const FAN = 0.34
const LONG = 1.25

/** Cut flowers stand in a vessel: their stems meet in its mouth, the blooms fan out above it. */
export function arrangeIn(build: Build, flowers: Actor, vessel: Box, rim: Rim): Layer[] {
  const count = Math.min(flowers.count, SPOTS.length)
  const unit = sizeOf(vessel)
  return axisOf(flowers).stretch > STEMMED
    ? fan(build, flowers, { rim, unit, count })
    : bunchUp(build, flowers, { rim, unit, count })
}

interface Bunch {
  rim: Rim
  unit: number
  count: number
}

function bunchUp(build: Build, flowers: Actor, { rim, unit, count }: Bunch): Layer[] {
  const side = build.random() < 0.5 ? 1 : -1
  const spots = SPOTS[count - 1]!.map(([x, up, size]) => ({
    at: [rim.at[0] + side * x * unit, rim.at[1] - up * unit] as Point,
    size: FULL * size * unit,
    lean: side * x,
  }))
  const green = layerOf(
    spots.flatMap(({ at, lean }, i) => stalk(rim, at, { unit, lean, isLeafy: i < 4 })),
    { role: 'support', subject: flowers.subject, halo: 0.6 },
  )
  build.front.push(green)
  build.mayTouchFace.add(green)
  const blooms = spots.map(({ at, size, lean }) =>
    put(build, 'front', flowers, { at, width: size }, { angle: 0.7 * lean, isMirrored: lean > 0 }),
  )
  return [green, ...blooms]
}

/** From inside the mouth up to the bloom, bowed outwards, with a leaf half way. */
function stalk(
  { at: [x, y], half, sag }: Rim,
  [tx, ty]: Point,
  { unit, lean, isLeafy }: { unit: number; lean: number; isLeafy: boolean },
): Part[] {
  const foot: Point = [x + Math.max(-0.7, Math.min(0.7, lean)) * half, y + sag]
  const bow: Point = [foot[0] + 0.35 * (tx - foot[0]), (foot[1] + ty) / 2]
  const way = tube(sample([foot, bow, [tx, ty]], 12), () => STEM * unit)
  const side = Math.sign(lean) || 1
  const [lx, ly] = way.at(0.3, 0)
  return [
    { d: way.strip(), fill: 'leaf', stroke: 0.8 },
    ...(isLeafy
      ? placed(leaf({ length: LEAF.length * unit, width: LEAF.width * unit, veins: 3 }), {
          x: lx,
          y: ly,
          angle: side * 1.15,
        })
      : []),
  ]
}

function fan(build: Build, flowers: Actor, { rim, unit, count }: Bunch): Layer[] {
  return Array.from({ length: count }, (_, i) => {
    const t = i - (count - 1) / 2
    const direction = -Math.PI / 2 + t * Math.min(FAN, 1.5 / count)
    const layer = put(
      build,
      'front',
      flowers,
      { at: rim.at, width: LONG * unit * (1 - 0.1 * Math.abs(t)) },
      { angle: turnTo(flowers, direction), isMirrored: t > 0 },
    )
    const own = inkBoxOf(layer)
    const reach = 0.5 * Math.max(boxWidth(own), boxHeight(own))
    const [cx, cy] = centreOf(own)
    const foot: Point = [rim.at[0] + 0.25 * t * rim.half, rim.at[1] + 0.1 * unit]
    moveLayer(
      layer,
      foot[0] + Math.cos(direction) * reach - cx,
      foot[1] + Math.sin(direction) * reach - cy,
    )
    remember(build, flowers, inkBoxOf(layer))
    return layer
  })
}
