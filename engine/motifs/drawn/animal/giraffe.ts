import { measured } from '#engine/motifs/drawing/box.ts'
import { almondEye } from '#engine/motifs/drawing/anatomy.ts'
import { bundle, flow, limb } from '#engine/motifs/drawing/figure.ts'
import {
  circle,
  coords,
  lerp,
  polygon,
  sample,
  smooth,
  tube,
} from '#engine/motifs/drawing/geometry.ts'
import type { Rng } from '#shared/random.ts'
import { type Tube, along, brush, lines } from '#engine/motifs/drawing/pen.ts'
import { placed } from '#engine/motifs/drawing/parts.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** How far a corner of the mesh strays, as a share of its cell. */
const STRAY = 0.34
/** What the pale seam takes from a patch on each side. */
const SEAM = 0.12

/** Patches of the coat: the cells of a crooked mesh, narrow pale seams between them. */
function patches(
  body: Tube,
  {
    from = 0,
    rows,
    columns,
    random,
  }: { from?: number; rows: number; columns: number; random: Rng },
): Part[] {
  const corner = (row: number, column: number): readonly [number, number] => [
    (row + (random() - 0.5) * STRAY) / rows,
    -1 + (2 * (column - (row % 2) * 0.5 + (random() - 0.5) * STRAY)) / columns,
  ]
  const across = [...Array(columns + 2).keys()]
  const corners = [...Array(rows + 1).keys()].map((row) =>
    across.map((column) => corner(row, column)),
  )
  const parts: Part[] = []
  for (let row = 0; row < rows; row++)
    // odd rows are shifted by half a cell, so their first patch has its upper left corner one column back
    for (let column = row % 2; column <= columns; column++) {
      const low = corners[row]!
      const high = corners[row + 1]!
      const above = column - (row % 2)
      const cell = [low[column]!, low[column + 1]!, high[above + 1]!, high[above]!]
      const u0 = cell.reduce((sum, [u]) => sum + u, 0) / cell.length
      const v0 = cell.reduce((sum, [, v]) => sum + v, 0) / cell.length
      if (Math.abs(v0) > 1.02) continue
      const ring = cell.map(([u, v]) =>
        body.at(
          lerp(from, 1, lerp(u, u0, SEAM)),
          Math.max(-0.96, Math.min(0.96, lerp(v, v0, SEAM))),
        ),
      )
      parts.push({ d: smooth(ring, true, 0.5), fill: 'leather', stroke: 0.4, shade: 0.3 })
    }
  return parts
}

const CHEEK_SPOTS = coords('8,-54 22,-44 12,-38 30,-32 46,-28 4,-44').map(([x, y], i): Part => ({
  d: smooth([
    [x - 6, y],
    [x, y - 5],
    [x + 6, y - 1],
    [x + 2, y + 5],
  ]),
  fill: 'hair',
  stroke: 0.5,
  detail: i % 2 ? 1 : 0,
}))

/** Head and neck, looking right. */
function bust(random: Rng): Part[] {
  const neck = tube(sample(coords('-54,150 -44,80 -22,10 6,-52'), 16), (u) =>
    along([46, 36, 29, 25, 24], u),
  )
  return [
    // ossicones and far ear
    { d: smooth(coords('22,-84 22,-112 32,-112 34,-84')), fill: 'fur' },
    { d: circle([27, -116], 8), fill: 'hair' },
    { d: smooth(coords('40,-78 58,-98 76,-100 66,-84 50,-70')), fill: 'fur', tone: 0.15 },
    // mane along the nape
    ...flow({
      from: coords('-80,124 -64,54 -32,-16 0,-70'),
      to: coords('-112,108 -96,40 -66,-30 -30,-84'),
      count: 26,
      width: 5,
      sway: 0.1,
      tag: 'hair',
      stroke: 0.6,
      random,
    }),
    {
      d: smooth([
        ...[0.1, 0.3, 0.5, 0.7, 0.9, 1].map((u) => neck.at(u, -1)),
        ...[1, 0.9, 0.7, 0.5, 0.3, 0.1].map((u) => neck.at(u, 1)),
        neck.at(0.03, 0.6),
        neck.at(0, 0),
        neck.at(0.03, -0.6),
      ]),
      fill: 'furLight',
    },
    ...patches(neck, { from: 0.1, rows: 9, columns: 3, random }),
    // skull and long muzzle
    {
      d: smooth(
        coords(
          '-20,-58 -6,-84 22,-92 48,-82 66,-62 92,-44 116,-26 120,-10 108,2 86,2 62,-8 40,-18 20,-22 0,-30',
        ),
      ),
      fill: 'fur',
    },
    {
      d: smooth(coords('88,-44 116,-28 121,-10 108,3 88,2 78,-14 80,-34')),
      fill: 'furLight',
      stroke: 0.7,
    },
    // near ossicone and ear
    { d: smooth(coords('0,-80 -4,-110 8,-112 14,-84')), fill: 'fur' },
    { d: circle([1, -115], 9), fill: 'hair' },
    { d: smooth(coords('-6,-66 -30,-86 -56,-88 -42,-68 -18,-54')), fill: 'fur' },
    { d: smooth(coords('-14,-66 -32,-78 -46,-80 -36,-68 -20,-60')), fill: 'pink', stroke: 0.6 },
    ...almondEye([56, -56], [36, -60], 15, { iris: 'leather', lid: 2.6 }),
    lines([coords('36,-68 28,-74'), coords('42,-70 38,-78'), coords('50,-70 50,-78')], 1),
    { d: smooth(coords('104,-28 112,-26 111,-19 103,-21')), fill: 'black', stroke: 0.4 },
    brush(coords('118,-8 100,-8 82,-12'), 1.8),
    ...CHEEK_SPOTS,
    lines(
      [
        coords('60,-46 74,-38 84,-32'),
        coords('56,-34 68,-26 80,-22'),
        coords('-4,-40 6,-30 20,-24'),
      ],
      0.6,
    ),
  ]
}

/** Neck, trunk and the near legs in one outline, so that no seam crosses shoulder or thigh. */
const STANDING =
  '44,-146 32,-112 18,-72 4,-38 -10,-26 -36,-14 -60,0 -72,20 -74,44 -66,62 -70,86 -68,112 -68,138 -58,138 -58,112 -58,88 -52,68 -38,56 -14,52 8,50 15,66 16,94 15,138 26,138 28,94 32,64 40,36 46,4 52,-34 60,-76 68,-110 72,-130'

const hoof = (x: number): Part => ({
  d: polygon([
    [x - 6, 136],
    [x + 5, 136],
    [x + 9, 148],
    [x - 6, 148],
  ]),
  fill: 'black',
  stroke: 0.8,
})

function smallHead(): Part[] {
  return [
    { d: smooth(coords('62,-152 61,-170 67,-170 69,-152')), fill: 'fur' },
    { d: circle([64, -172], 4.4), fill: 'hair' },
    { d: smooth(coords('44,-148 28,-160 14,-160 22,-148 38,-140')), fill: 'fur' },
    { d: smooth(coords('40,-148 29,-154 21,-156 27,-149 37,-144')), fill: 'pink', stroke: 0.5 },
    {
      d: smooth(
        coords(
          '42,-136 46,-152 60,-160 76,-150 94,-134 108,-122 110,-113 102,-107 88,-109 70,-118 54,-122',
        ),
      ),
      fill: 'fur',
    },
    {
      d: smooth(coords('92,-134 108,-122 110,-113 102,-107 90,-109 86,-120')),
      fill: 'furLight',
      stroke: 0.6,
    },
    { d: smooth(coords('51,-152 48,-170 54,-172 58,-154')), fill: 'fur' },
    { d: circle([51, -173], 4.8), fill: 'hair' },
    ...almondEye([79, -142], [67, -145], 8, { iris: 'black', lid: 1.8 }),
    { d: smooth(coords('101,-121 106,-119 105,-115 100,-117')), fill: 'black', stroke: 0.3 },
    brush(coords('109,-112 100,-112 90,-115'), 1.3),
    lines([coords('80,-136 88,-130 94,-126'), coords('56,-134 62,-128 70,-124')], 0.6),
  ]
}

/** The whole giraffe in profile. */
function standing(random: Rng): Part[] {
  const farLeg = (joints: string, widths: readonly number[]) =>
    limb(coords(joints), widths, 'furLight', 1).map((part) => ({ ...part, tone: 0.26 }))
  const neck = tube(sample(coords('22,14 27,-30 40,-76 53,-122'), 14), (u) =>
    along([27, 22, 17, 13], u),
  )
  const trunk = tube(sample(coords('-70,32 -46,20 -14,14 24,8'), 14), (u) =>
    along([17, 27, 36, 38], u),
  )
  const parts: Part[] = [
    ...flow({
      from: coords('-2,-38 16,-76 30,-112 42,-146'),
      to: coords('-14,-46 4,-84 18,-120 32,-152'),
      count: 24,
      width: 3.4,
      sway: 0.1,
      tag: 'hair',
      stroke: 0.6,
      random,
    }),
    ...bundle(coords('-70,14 -86,32 -86,58'), coords('-70,18 -82,34 -82,56'), 1, 2.4, random, {
      tag: 'fur',
    }),
    ...bundle(coords('-86,52 -90,70 -86,88'), coords('-82,52 -80,72 -82,88'), 4, 2.4, random, {
      tag: 'hair',
    }),
    hoof(42),
    ...farLeg('28,26 40,74 38,104 42,138', [13, 8, 5.4, 5]),
    hoof(-42),
    ...farLeg('-50,34 -42,74 -46,104 -41,138', [17, 10, 6, 5]),
    hoof(-63),
    hoof(21),
    { d: smooth(coords(STANDING)), fill: 'furLight' },
    ...patches(trunk, { rows: 7, columns: 4, random }),
    ...patches(neck, { rows: 10, columns: 2, random }),
    ...[
      '-62,66 -56,64 -56,76 -62,78',
      '-68,70 -64,72 -64,86 -68,84',
      '18,66 24,64 25,78 19,78',
      '25,62 31,60 29,72 26,74',
      '-66,92 -60,90 -60,102 -65,102',
    ].map((points): Part => ({
      d: smooth(coords(points), true, 0.6),
      fill: 'leather',
      stroke: 0.4,
      shade: 0.3,
      detail: 1,
    })),
    brush(coords('-38,56 -34,40 -42,22'), 1.6),
    brush(coords('15,58 10,42 18,26'), 1.6),
    ...smallHead(),
  ]
  // The origin sits on the muzzle: fur is combed away from it.
  return placed(parts, { x: -106, y: 116 })
}

/** Giraffe: head and neck, or the whole animal. */
export const giraffe: Motif = {
  name: 'giraffe',
  category: 'animal',
  bulk: 1.5,
  words: ['giraffe', 'giraffe head'],
  variants: ['bust', 'standing'],
  draw: ({ variant, random }) => measured(variant === 'standing' ? standing(random) : bust(random)),
}
