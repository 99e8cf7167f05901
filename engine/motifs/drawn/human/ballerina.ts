import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, circle, type Point } from '#engine/motifs/drawing/geometry.ts'
import { lines } from '#engine/motifs/drawing/pen.ts'
import { limb } from '#engine/motifs/drawing/figure.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { placed } from '#engine/motifs/drawing/parts.ts'

const dark = (points: readonly Point[], widths: readonly number[]): Part => ({
  ...limb(points, widths, 'black')[0]!,
  stroke: 0.2,
})
const solid = (d: string): Part => ({ d, fill: 'black', stroke: 0.2 })

/** Head in profile to the right with a bun, chin lifted. */
const head: Part[] = [
  solid(
    'M-9 4C-13 -4 -10 -14 0 -15C7 -15 10 -11 10 -6C11 -4 13 -2 12 -1L10 0C11 3 9 6 5 6C2 6 1 8 1 12L-7 12C-6 8 -7 6 -9 4Z',
  ),
  solid(circle([-11, -11], 5)),
]

/** A plate tutu seen edge on: three frilled layers. */
function tutu(): Part[] {
  const frill = (rx: number, y: number, dip: number): string => {
    let d = `M${-rx} ${y}C${-rx * 0.5} ${y - 10} ${rx * 0.5} ${y - 10} ${rx} ${y}`
    const teeth = 11
    for (let i = 0; i < teeth; i++) {
      const at = (k: number): Point => {
        const t = 1 - 2 * k
        return [rx * t, y + dip * (1 - t * t)]
      }
      const a = at((i + 0.5) / teeth),
        b = at((i + 1) / teeth)
      d += `Q${a[0].toFixed(1)} ${(a[1] + 7).toFixed(1)} ${b[0].toFixed(1)} ${b[1].toFixed(1)}`
    }
    return d + 'Z'
  }
  return [
    { d: frill(52, 8, 10), fill: 'petalLight', stroke: 0.8 },
    { d: frill(56, 2, 9), fill: 'pink', stroke: 0.8 },
    { d: frill(50, -3, 8), fill: 'petalLight', stroke: 0.8 },
    lines(
      [-40, -28, -16, -5, 6, 18, 30, 41].map((x): Point[] => [
        [x * 0.3, -7],
        [x * 0.7, -3],
        [x, 2.5 - Math.abs(x) * 0.04],
      ]),
      0.5,
      1,
    ),
  ]
}

function arabesque(): Part[] {
  return [
    // far arm, raised leg, standing leg on its toe
    dark(coords('4,-62 26,-72 48,-84 66,-96 74,-97'), [3.4, 3, 2.4, 1.6, 0.8]),
    dark(coords('-4,-2 -36,-8 -66,-24 -96,-48 -116,-66'), [9.5, 7.4, 5.6, 4.4, 0.6]),
    dark(coords('2,-2 6,30 5,62 8,92 9,122'), [9.5, 7, 5, 4.6, 0.9]),
    ...placed(tutu(), { x: 0, y: -6, angle: 0.2 }),
    // bodice and neck
    solid(
      'M-9 -12C-10 -24 -8 -36 -9 -48C-10 -58 -6 -64 -1 -67L0 -76L7 -76L7 -67C13 -64 14 -56 13 -46C12 -34 11 -24 11 -12Z',
    ),
    ...placed(head, { x: 5, y: -85, angle: -0.12 }),
    dark(coords('-6,-60 -30,-58 -52,-50 -72,-52 -82,-56'), [3.4, 3, 2.4, 1.6, 0.8]),
  ]
}

function pirouette(): Part[] {
  return [
    dark(coords('-4,-2 -20,20 -34,38 -18,52 2,60'), [9.5, 7.4, 5.4, 4.4, 0.7]),
    dark(coords('3,-2 4,32 3,64 3,94 2,126'), [9.5, 7, 5, 4.6, 0.9]),
    ...placed(tutu(), { y: -6 }),
    solid(
      'M-10 -12C-11 -24 -8 -34 -11 -48C-12 -58 -8 -64 -3 -66L-3 -76L4 -76L4 -66C9 -64 13 -58 12 -48C9 -34 11 -24 10 -12Z',
    ),
    ...placed(head, { x: 1, y: -84, angle: -0.06 }),
    // arms meet in an oval over the head
    dark(coords('-8,-61 -30,-74 -34,-100 -22,-122 -4,-130'), [3.4, 3, 2.4, 1.7, 0.7]),
    dark(coords('9,-61 31,-74 35,-100 24,-122 6,-131'), [3.4, 3, 2.4, 1.7, 0.7]),
  ]
}

export const ballerina: Motif = {
  name: 'ballerina',
  category: 'human',
  words: ['ballerina', 'dancer', 'ballet', 'ballet dancer', 'dance', 'pointe'],
  variants: ['arabesque', 'pirouette'],
  draw: ({ variant }) => measured(variant === 'pirouette' ? pirouette() : arabesque()),
}
