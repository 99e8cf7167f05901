import { measured } from '#engine/motifs/drawing/box.ts'
import { bundle } from '#engine/motifs/drawing/figure.ts'
import { circle, coords, polygon, smooth } from '#engine/motifs/drawing/geometry.ts'
import type { Rng } from '#shared/random.ts'
import { line, mirrored, placed } from '#engine/motifs/drawing/parts.ts'
import { brush, lines, symmetric } from '#engine/motifs/drawing/pen.ts'
import { roundRect } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

const rivets = (text: string, size = 2.2): Part[] =>
  coords(text).map((at): Part => ({ d: circle(at, size), fill: 'gold', stroke: 0.6, detail: 1 }))

/** Breathing slots of a visor, each slanted like the plate it is cut in. */
const slots = (text: string, length: number, lean: number): Part[] =>
  coords(text).flatMap(([x, y]) =>
    placed([{ d: roundRect(-1.7, -length / 2, 3.4, length, 1.7), fill: 'black', stroke: 0.3 }], {
      x,
      y,
      angle: lean,
    }),
  )

/** Neck plates that overlap downwards and flare to the shoulders. */
const gorget: Part[] = [
  { d: symmetric(coords('0,92 40,96 70,106 96,124 90,140 50,148 0,156'), 0.8), fill: 'steel' },
  lines([coords('-88,134 -44,142 0,149 44,142 88,134')], 0.7),
  ...rivets('-70,128 -40,136 40,136 70,128'),
  { d: symmetric(coords('0,78 34,80 56,88 64,102 40,114 0,122'), 0.8), fill: 'steel' },
  { d: symmetric(coords('0,62 30,64 48,70 52,84 34,96 0,103'), 0.8), fill: 'steel' },
  line('M-44 84C-26 94 26 94 44 84M-56 101C-36 113 36 113 56 101', 0.6, 1),
]

/** Closed helm from the front: ridged skull, sights in the brow of a pointed visor, chin plate below. */
function front(random: Rng): Part[] {
  return [
    ...mirrored(
      bundle(
        coords('0,-96 6,-132 24,-158 52,-154'),
        coords('4,-92 44,-116 76,-96 88,-44'),
        8,
        10,
        random,
        { tag: 'red', stroke: 0.8, strands: 3 },
      ),
    ),
    ...gorget,
    // chin plate
    { d: symmetric(coords('0,20 40,18 58,8 60,34 50,62 30,84 12,94 0,97')), fill: 'steel' },
    { d: symmetric(coords('0,-104 28,-100 52,-78 64,-42 64,-6 54,10 0,14')), fill: 'steel' },
    ...mirrored([
      lines([coords('18,-98 34,-72 38,-40'), coords('34,-92 50,-66 54,-40')], 0.6),
      brush(coords('60,24 52,56 34,78'), 1.6),
    ]),
    // visor: brow band with the two sights, then the ridge running out to the point
    {
      d: 'M0 -46C26 -48 50 -44 70 -32L69 -4C62 18 40 46 0 76C-40 46 -62 18 -69 -4L-70 -32C-50 -44 -26 -48 0 -46Z',
      fill: 'steel',
    },
    ...mirrored([
      { d: 'M6 -25C26 -29 46 -25 60 -16L58 -9C44 -17 26 -20 6 -15Z', fill: 'black', stroke: 0.9 },
      brush(coords('4,-33 28,-37 66,-22'), 1.8),
      lines([coords('8,-8 32,-11 62,2')], 0.6),
      ...slots('14,4 22,6 30,8 38,11 46,15', 13, 0.06),
      ...slots('12,24 20,26 28,29 36,33', 12, 0.14),
      ...rivets('66,-22', 4.4),
      brush(coords('62,8 40,40 8,66'), 1.5),
    ]),
    { d: 'M-5 -46L5 -46L4 40L0 78L-4 40Z', fill: 'steel', stroke: 0.9 },
    // comb of the skull, brass socket for the plume
    { d: 'M-5 -104C-3 -112 3 -112 5 -104L6 -48L-6 -48Z', fill: 'gold', stroke: 0.9 },
    ...rivets('-24,88 -40,74 40,74 24,88 0,86', 2),
  ]
}

/** From the side with the snouted visor down, plume blown back. */
function profile(random: Rng): Part[] {
  return [
    ...bundle(
      coords('-4,-98 -44,-146 -104,-138 -136,-84'),
      coords('-28,-90 -66,-92 -92,-50 -86,14'),
      11,
      11,
      random,
      { tag: 'red', stroke: 0.8, strands: 3 },
    ),
    // shoulders and neck plates
    {
      d: smooth(coords('-70,100 -20,92 40,96 82,112 94,136 40,150 -40,148 -92,134'), true, 0.8),
      fill: 'steel',
    },
    lines([coords('-84,128 -30,140 40,142 86,128')], 0.7),
    ...rivets('-60,124 -24,132 16,134 54,128'),
    {
      d: smooth(coords('-60,74 -10,70 48,74 66,88 60,106 10,114 -50,108 -70,92'), true, 0.8),
      fill: 'steel',
    },
    {
      d: smooth(coords('-54,52 -10,52 44,58 54,74 40,90 -4,96 -46,88 -60,70'), true, 0.8),
      fill: 'steel',
    },
    line('M-52 82C-30 92 20 92 48 78M-62 100C-30 112 30 112 62 94', 0.6, 1),
    // skull of the helm and the chin plate that closes on it
    {
      d: smooth(
        coords(
          '-62,46 -70,-4 -62,-50 -36,-86 2,-101 38,-92 58,-66 60,-40 30,0 10,66 -30,72 -54,66',
        ),
      ),
      fill: 'steel',
    },
    lines([coords('-46,-66 -20,-84 16,-90'), coords('-58,-30 -58,4 -50,40')], 0.6),
    {
      d: 'M-16 8C10 0 44 6 76 14C84 34 78 60 58 76C40 86 14 84 -4 74C-16 56 -20 30 -16 8Z',
      fill: 'steel',
    },
    brush(coords('74,36 64,62 36,76'), 1.8),
    lines([coords('-8,24 -8,48 4,68')], 0.6),
    // visor
    {
      d: 'M-18 -30C2 -54 32 -62 60 -58L66 -40C84 -30 104 -8 112 14C100 26 84 30 66 30L14 26C-2 14 -14 -6 -18 -30Z',
      fill: 'steel',
    },
    { d: polygon(coords('14,-41 62,-46 67,-39 16,-32')), fill: 'black', stroke: 0.9 },
    brush(coords('8,-47 36,-56 62,-54'), 1.6),
    lines([coords('12,-25 44,-28 70,-30 108,12'), coords('20,18 56,22 96,18')], 0.8),
    ...slots('34,-10 44,-10 54,-10 64,-9 74,-7', 15, -0.12),
    ...slots('42,10 52,11 62,11 72,11 82,12', 11, -0.12),
    { d: circle([-4, -22], 9), fill: 'gold' },
    { d: circle([-4, -22], 3.6), fill: 'steelDark', stroke: 0.7 },
    // comb along the crown
    {
      d: smooth(coords('-60,-44 -40,-92 2,-110 44,-98 60,-64 34,-88 2,-97 -32,-84')),
      fill: 'gold',
      stroke: 0.9,
    },
    ...rivets('-50,30 -46,48 -36,62 6,66 24,72 44,68', 2),
  ]
}

export const knight: Motif = {
  name: 'knight',
  category: 'human',
  words: ['knight', 'knight helmet', 'great helm', 'medieval knight'],
  variants: ['helmet', 'profile'],
  draw: ({ variant, random }) => measured(variant === 'profile' ? profile(random) : front(random)),
}
