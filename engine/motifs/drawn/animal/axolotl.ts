import { measured } from '#engine/motifs/drawing/box.ts'
import {
  circle,
  coords,
  sample,
  smooth,
  tube,
  type Point,
} from '#engine/motifs/drawing/geometry.ts'
import { gleam, line, packed } from '#engine/motifs/drawing/parts.ts'
import { along, brush, lines } from '#engine/motifs/drawing/pen.ts'
import { ellipse } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** A gill: a stalk bearing filaments on both sides, longest in the middle. */
function gill(path: string): Part[] {
  const points = sample(coords(path), 12)
  const stalk = tube(points, (u) => 5 - 3.4 * u)
  const filaments = Array.from({ length: 15 }, (_, i) => {
    const u = 0.14 + i * 0.058
    const long = 19 * Math.sin(Math.PI * (0.2 + 0.75 * u))
    return [-1, 1].map((side): Part => {
      const root = stalk.at(u, side * 0.6)
      const [a, b] = [stalk.at(u, 0), stalk.at(Math.min(0.999, u + 0.05), 0)]
      const ahead = Math.atan2(b[1] - a[1], b[0] - a[0])
      const lean = ahead + side * 0.95
      const tip: Point = [root[0] + Math.cos(lean) * long, root[1] + Math.sin(lean) * long]
      const via: Point = [
        (root[0] + tip[0]) / 2 + Math.cos(ahead) * -3,
        (root[1] + tip[1]) / 2 + Math.sin(ahead) * -3,
      ]
      return brush([root, via, tip], 2.2, 'red', i % 2 ? 1 : 0)
    })
  }).flat()
  return [...filaments, { d: stalk.strip(0, 1, -1, 1, 30), fill: 'pink', stroke: 0.9 }]
}

const trunk = tube(sample(coords('-30,-46 -14,6 36,46 78,44 104,18 108,-20 92,-54'), 16), (u) =>
  along([26, 35, 36, 29, 20, 12, 7, 2], u),
)
const fin = tube(sample(coords('30,34 78,44 104,18 108,-20 90,-66'), 16), (u) =>
  along([4, 34, 34, 27, 18, 1], u),
)

/** A soft leg with four fingers. */
const leg = (path: string, fingers: readonly string[]): Part[] => [
  ...fingers.map((finger): Part => ({
    d: tube(sample(coords(finger), 8), (u) => along([4.4, 4, 3.6, 1.4], u)).strip(0, 1, -1, 1, 20),
    fill: 'pink',
    stroke: 0.9,
  })),
  {
    d: tube(sample(coords(path), 12), (u) => along([3, 12, 12, 10, 9, 8, 8], u)).strip(
      0,
      1,
      -1,
      1,
      30,
    ),
    fill: 'pink',
    stroke: 1,
  },
]

export const axolotl: Motif = {
  name: 'axolotl',
  category: 'animal',
  swims: true,
  words: ['axolotl'],
  variants: ['swimming'],
  draw: () =>
    measured([
      // tail fin behind the trunk
      { d: fin.strip(0.02, 1, -1, 1, 60), fill: 'petalLight' },
      lines(
        Array.from({ length: 12 }, (_, i): Point[] => {
          const u = 0.2 + i * 0.062
          return [fin.at(u, 0.5), fin.at(u + 0.02, 0.92)]
        }),
        0.6,
      ),
      lines(
        Array.from({ length: 12 }, (_, i): Point[] => {
          const u = 0.2 + i * 0.062
          return [fin.at(u, -0.5), fin.at(u + 0.02, -0.92)]
        }),
        0.6,
      ),
      ...leg('58,30 76,4 74,-18', [
        '74,-16 64,-26 58,-36',
        '74,-18 72,-32 72,-42',
        '76,-16 82,-28 88,-36',
      ]),
      ...gill('-74,-62 -104,-84 -132,-80'),
      ...gill('-66,-74 -82,-108 -106,-124'),
      ...gill('-6,-84 2,-118 -12,-142'),
      ...gill('8,-74 34,-98 60,-98'),
      ...gill('14,-58 44,-64 68,-50'),
      ...gill('-80,-44 -112,-48 -132,-32'),
      ...leg('0,2 34,-8 52,-30', [
        '50,-26 42,-40 36,-48',
        '52,-30 54,-44 54,-52',
        '56,-28 64,-38 72,-42',
      ]),
      { d: trunk.strip(0, 1, -1, 1, 70), fill: 'pink' },
      packed(trunk.strip(0.14, 0.92, 0.45, 1, 50)),
      // ribs show as folds along the flank
      lines(
        [0.34, 0.4, 0.46, 0.52, 0.58, 0.64].map((u): Point[] => [
          trunk.at(u, -0.7),
          trunk.at(u + 0.012, -0.1),
          trunk.at(u + 0.004, 0.4),
        ]),
        0.7,
      ),
      gleam(trunk.strip(0.3, 0.52, -0.78, -0.5, 20)),
      ...leg('10,36 -6,62 -20,74', [
        '-16,70 -34,70 -46,64',
        '-20,74 -36,82 -48,84',
        '-18,78 -26,92 -34,100',
        '-12,78 -10,92 -14,104',
      ]),
      ...leg('66,58 62,84 72,100', [
        '70,96 58,104 48,106',
        '72,100 68,112 62,120',
        '74,100 82,112 84,120',
        '76,96 90,100 98,106',
      ]),
      // the broad head, mouth curling up at its corners
      {
        d: smooth(
          coords('-84,-42 -78,-66 -52,-82 -18,-84 10,-70 20,-46 12,-22 -14,-6 -46,-4 -72,-18'),
        ),
        fill: 'pink',
      },
      packed(
        'M20 -46C20 -20 -6 -4 -40 -3C-56 -4 -68 -14 -76 -26C-56 -10 -30 -8 -8 -16C8 -22 18 -32 20 -46Z',
      ),
      brush(coords('-76,-38 -62,-26 -34,-21 -6,-25 8,-42'), 1.8),
      line('M-80 -44C-78 -38 -74 -36 -72 -36M10 -48C10 -42 6 -40 3 -39', 1, 0),
      { d: ellipse([-62, -52], 6.6, 7.6), fill: 'black', stroke: 0.6 },
      { d: ellipse([-4, -56], 6.6, 7.6), fill: 'black', stroke: 0.6 },
      { d: circle([-60, -55], 2.2), fill: 'paper', stroke: 0, shade: 0 },
      { d: circle([-2, -59], 2.2), fill: 'paper', stroke: 0, shade: 0 },
      line('M-40 -38L-38 -36M-28 -39L-26 -37', 1.4, 1),
      line(
        'M-50 -68L-48 -66M-36 -72L-34 -70M-22 -70L-20 -68M-44 -60L-42 -58M-28 -62L-26 -60M-36 -54L-34 -52',
        1.2,
        1,
      ),
      gleam('M-66 -68C-58 -76 -48 -79 -38 -80L-38 -76C-47 -75 -56 -72 -62 -65Z'),
    ]),
}
