/** The net takes a square of this many pixels and answers maps of half as many. */
export const NET_PX = 256
export const MAP_PX = 128
/** Seventeen parts, skin, along, the border between limbs, the direction of the bone and of the surface around it, where the bone lies, how thick the limb is. */
export const MAPS = 27

/** Channels out, channels in and the side of the square they look at. One channel in: each has a square of its own. */
export type Layer = readonly [out: number, inner: number, side: number]

/** What widens and narrows again: how often each stretch of the net is repeated, and how much it is widened. */
const fused = (inner: number, out: number, wider: number): Layer[] => [
  [inner * wider, inner, 3],
  [out, inner * wider, 1],
]
const inverted = (inner: number, out: number, wider: number): Layer[] => [
  [inner * wider, inner, 1],
  [inner * wider, 1, 5],
  [out, inner * wider, 1],
]
const repeated = (count: number, layers: readonly Layer[]): Layer[] =>
  Array.from({ length: count }, () => layers).flat()
const up = (inner: number, beside: number, out: number, blocks: number): Layer[] => [
  [out, inner, 1],
  [out, beside, 1],
  ...repeated(blocks, inverted(out, out, 2)),
]

/** In the order in which they are used and in which their weights are stored. */
export const LAYERS: readonly Layer[] = [
  [24, 3, 3],
  ...fused(24, 24, 1),
  ...fused(24, 40, 3),
  ...fused(40, 40, 2),
  ...inverted(40, 64, 4),
  ...repeated(3, inverted(64, 64, 3)),
  ...inverted(64, 112, 4),
  ...repeated(4, inverted(112, 112, 4)),
  ...inverted(112, 184, 4),
  ...repeated(4, inverted(184, 184, 4)),
  [184, 184, 1],
  ...up(184, 112, 112, 2),
  ...up(112, 64, 80, 2),
  ...up(80, 40, 56, 2),
  ...up(56, 24, 40, 1),
  [MAPS, 40, 1],
]

export const WEIGHTS = LAYERS.reduce(
  (sum, [out, inner, side]) => sum + out * inner * side * side + out,
  0,
)
