import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, polygon, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { placed } from '#engine/motifs/drawing/parts.ts'

const PIPS: Record<number, Point[]> = {
  1: [[0.5, 0.5]],
  2: coords('0.26,0.26 0.74,0.74'),
  3: coords('0.24,0.24 0.5,0.5 0.76,0.76'),
  4: coords('0.27,0.27 0.73,0.27 0.27,0.73 0.73,0.73'),
  5: coords('0.25,0.25 0.75,0.25 0.5,0.5 0.25,0.75 0.75,0.75'),
  6: coords('0.27,0.22 0.27,0.5 0.27,0.78 0.73,0.22 0.73,0.5 0.73,0.78'),
}

/** A face given by a corner and two edges; pips are ellipses in its plane. */
function face(
  origin: Point,
  across: Point,
  down: Point,
  value: number,
  fill: Part['fill'],
  round = 0.09,
): Part[] {
  const at = (u: number, v: number): Point => [
    origin[0] + across[0] * u + down[0] * v,
    origin[1] + across[1] * u + down[1] * v,
  ]
  const xy = (u: number, v: number) =>
    at(u, v)
      .map((place) => place.toFixed(1))
      .join(' ')
  const r = round
  const outline = `M${xy(r, 0)}L${xy(1 - r, 0)}Q${xy(1, 0)} ${xy(1, r)}L${xy(1, 1 - r)}Q${xy(1, 1)} ${xy(1 - r, 1)}L${xy(r, 1)}Q${xy(0, 1)} ${xy(0, 1 - r)}L${xy(0, r)}Q${xy(0, 0)} ${xy(r, 0)}Z`
  const pips = PIPS[value]!.map(([u, v]): Part => ({
    d: polygon(
      Array.from({ length: 20 }, (_, i) =>
        at(u + 0.1 * Math.cos((i / 20) * Math.PI * 2), v + 0.1 * Math.sin((i / 20) * Math.PI * 2)),
      ),
    ),
    fill: fill === 'red' ? 'paper' : 'black',
    stroke: 0.5,
    shade: 0,
  }))
  return [{ d: outline, fill, shade: 0.4 }, ...pips]
}

/** Cube in three-quarter view showing three faces. */
function die(values: [number, number, number], fill: Part['fill']): Part[] {
  const top: Point = [0, -52],
    left: Point = [-48, -26],
    edge: Point = [0, 56]
  // a silhouette under the rounded faces closes the gaps at the corners
  const silhouette = polygon(coords('0,-50 46,-25 46,29 0,54 -46,29 -46,-25'))
  return [
    { d: silhouette, fill, stroke: 1 },
    ...face(top, [48, 26], [-48, 26], values[0], fill),
    ...face(left, [48, 26], edge, values[1], fill),
    // the right face lies in shade
    ...face([0, 0], [48, -26], edge, values[2], fill).map((part, index) =>
      index === 0 ? { ...part, tone: 0.16 } : part,
    ),
  ]
}

export const dice: Motif = {
  name: 'dice',
  isRead: true,
  category: 'object',
  words: ['dice', 'die', 'lucky dice', 'pair of dice'],
  variants: ['pair', 'single'],
  shows: { pair: 2 },
  draw({ variant }) {
    if (variant === 'single') return measured(placed(die([5, 6, 3], 'banner'), { scale: 1.6 }))
    return measured([
      ...placed(die([3, 2, 6], 'red'), { x: 44, y: -30, angle: 0.3 }),
      ...placed(die([5, 1, 4], 'banner'), { x: -38, y: 28, angle: -0.22 }),
    ])
  },
}
