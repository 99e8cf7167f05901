import { curled, horn } from '#engine/motifs/drawing/anatomy.ts'
import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, smooth, type Point } from '#engine/motifs/drawing/geometry.ts'
import { line, mirrored } from '#engine/motifs/drawing/parts.ts'
import { brush, lines, symmetric } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

interface Build {
  /** half width of the brow and of the muzzle, against the bull's */
  brow: number
  muzzle: number
  /** how far down the snout ends */
  length: number
}

/** Grazing animal's skull from the front: domed brow, side sockets, long nasal bones over the dark nose. */
function grazerSkull({ brow, muzzle, length }: Build): Part[] {
  const along = (y: number) => (y < 30 ? y : 30 + ((y - 30) * (length - 30)) / 90)
  const fit = (text: string): Point[] =>
    coords(text).map(([x, y]): Point => [x * (y < 24 ? brow : muzzle), along(y)])
  return [
    {
      d: symmetric(
        fit('0,-58 22,-60 42,-50 46,-30 58,-20 62,-4 54,12 40,22 34,38 31,60 29,82 24,102 15,116 6,120 0,112'),
      ),
      fill: 'bone',
    },
    ...mirrored([
      // cheek arch, socket under a heavy rim
      { d: smooth(fit('36,-24 50,-26 59,-14 58,0 46,8 35,2 31,-12')), fill: 'black' },
      brush(fit('26,-14 32,-30 50,-32 62,-16'), 2),
      brush(fit('60,4 46,16 34,22'), 1.8),
      lines([fit('28,-34 34,-42 42,-44'), fit('14,-50 18,-38 16,-26'), fit('24,2 30,14 32,26'), fit('26,30 24,54 23,72')], 0.6),
      // opening in front of the socket, foramen, edge of the upper jaw
      { d: smooth(fit('24,14 28,20 27,30 23,24')), fill: 'black', stroke: 0.3 },
      { d: smooth(fit('23,66 26,70 25,77 22,73')), fill: 'black', stroke: 0.3, detail: 1 },
      { d: smooth(fit('5,62 13,60 18,74 18,92 13,104 7,96 5,80')), fill: 'black', stroke: 0.6 },
      lines([fit('21,84 22,96 17,108'), fit('9,110 10,102'), fit('30,40 33,48 31,58')], 0.6),
    ]),
    // nasal bones ending in two points over the nose
    {
      d: symmetric(fit('0,-10 9,-2 13,20 12,44 11,62 7,78 3,66 0,62'), 0.8),
      fill: 'bone',
      stroke: 0.9,
    },
    lines([fit('0,-8 0,24 0,58')], 0.7),
    { d: symmetric(fit('0,84 4,80 5,98 3,114 0,116')), fill: 'bone', stroke: 0.8 },
    // sutures of the brow, not quite symmetrical, and a crack
    line('M0 -56C3 -48 -4 -42 1 -34C-3 -28 3 -20 0 -10', 0.7, 1),
    line('M-28 -46L-20 -38L-23 -30L-14 -22M-20 -38L-12 -40', 0.7, 1),
  ]
}

const longhorn = horn(coords('34,-46 74,-44 112,-56 138,-88 134,-122'), 15, { rings: 6 })

const bull = (): Part[] => [
  ...mirrored(longhorn),
  ...grazerSkull({ brow: 1, muzzle: 1, length: 132 }),
  { d: symmetric(coords('0,-66 20,-66 42,-58 44,-42 24,-46 0,-48')), fill: 'bone' },
  ...mirrored([lines([coords('10,-64 14,-56 12,-49'), coords('30,-62 33,-54 31,-47')], 0.6)]),
]

const antler: Part[] = [
  ...horn(coords('26,-66 34,-88 26,-106'), 5.4, { tip: 0.06 }),
  ...horn(coords('64,-96 80,-104 84,-128'), 5.4, { tip: 0.06 }),
  ...horn(coords('74,-132 94,-140 102,-164'), 5, { tip: 0.06 }),
  ...horn(coords('70,-158 50,-172 48,-200'), 5, { tip: 0.06 }),
  ...horn(coords('14,-54 36,-76 66,-98 78,-136 70,-172 74,-206'), 8, { tip: 0.1 }),
  lines([coords('24,-66 50,-86 68,-108'), coords('70,-112 76,-138 71,-166'), coords('36,-72 58,-90 66,-100')], 0.5),
  { d: smooth(coords('8,-52 12,-62 22,-64 27,-56 22,-48 12,-47')), fill: 'horn', stroke: 0.9 },
]

const deer = (): Part[] => [
  ...mirrored(antler),
  ...grazerSkull({ brow: 0.78, muzzle: 0.74, length: 122 }),
]

const ram = (): Part[] => [
  ...grazerSkull({ brow: 0.86, muzzle: 0.8, length: 106 }),
  ...mirrored(
    horn(curled(coords('22,-40 44,-84 88,-76'), 44, 1.1, 1), 20, { rings: 17, tip: 0.04 }),
  ),
]

export const animalSkull: Motif = {
  name: 'animal-skull',
  category: 'animal',
  words: ['animal skull', 'deer skull', 'bull skull', 'ram skull', 'cow skull'],
  variants: ['deer', 'bull', 'ram'],
  draw({ variant }) {
    if (variant === 'bull') return measured(bull())
    return measured(variant === 'ram' ? ram() : deer())
  },
}
