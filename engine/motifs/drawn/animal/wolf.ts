import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, sample, smooth, tube, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Rng } from '#shared/random.ts'
import { almondEye } from '#engine/motifs/drawing/anatomy.ts'
import { furRow, lock } from '#engine/motifs/drawing/fur.ts'
import { along, brush, degrees, lines, symmetric } from '#engine/motifs/drawing/pen.ts'
import { runningWolf } from '#engine/motifs/drawing/running-wolf.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { mirrored, placed } from '#engine/motifs/drawing/parts.ts'

function frontFace(random: Rng): Part[] {
  const cheek: Point[] = coords('50,-30 60,-4 52,26 34,52 8,74')
  const inward = (factor: number): Point[] =>
    cheek.map(([x, y]) => [x * factor, (y - 6) * factor + 6])
  const ruff = (scale: number, tag: 'furDark' | 'furLight', count: number) =>
    mirrored(
      furRow({
        edge: inward(scale),
        angles: [4, 26, 48, 70, 86],
        lengths: [32, 48, 54, 50, 40],
        count,
        width: 7,
        tag,
        bend: 0.14,
        strands: 2,
        random,
      }),
    )
  const ear: Part[] = [
    { d: 'M12 -50C16 -74 30 -98 48 -110C60 -92 66 -58 58 -22Z', fill: 'furDark' },
    { d: 'M26 -54C30 -74 38 -88 47 -97C55 -82 58 -60 53 -38Z', fill: 'black', stroke: 0.5 },
    ...[0, 1, 2, 3].flatMap((i) =>
      lock([22 + i * 9, -50 + i * 6], degrees(-72 + i * 6), 36 - i * 4, 4.4, 0.12, 'furLight', 1),
    ),
  ]
  const face: Part[] = [
    // pale cheeks and brow spots make the wolf's mask
    {
      d: smooth(coords('8,2 22,4 40,-4 52,-8 50,12 38,30 26,40 22,24')),
      fill: 'furLight',
      stroke: 0.7,
    },
    {
      d: smooth(coords('10,-22 20,-34 36,-38 44,-32 34,-27 20,-22')),
      fill: 'furLight',
      stroke: 0.6,
      detail: 1,
    },
    { d: 'M4 6C14 8 24 22 26 40C28 54 18 64 8 64L0 62Z', fill: 'furLight', stroke: 0.7 },
    ...almondEye([13, -5], [35, -17], 12, { iris: 'gold', lid: 2.6 }),
    brush(coords('6,8 8,-4 14,-14'), 2),
    brush(coords('9,-20 20,-25 38,-27'), 2.4),
    lines(
      [
        coords('10,4 12,18 13,36'),
        coords('18,12 22,24 22,36'),
        coords('30,4 40,6 48,0'),
        coords('30,12 38,16 44,14'),
        coords('27,22 33,26 37,26'),
      ],
      0.6,
    ),
    lines(
      [
        coords('12,44 12.5,44.5'),
        coords('18,42 18.5,42.5'),
        coords('16,49 16.5,49.5'),
        coords('22,46 22.5,46.5'),
        coords('21,53 21.5,53.5'),
      ],
      1.3,
      2,
    ),
    ...[1, 2, 3].map((i) =>
      brush(
        [
          [4 + i * 9, -57 + i * i * 1.2],
          [4 + i * 8, -50 + i * 2],
          [3 + i * 7, -42 + i],
        ],
        1.1,
        'black',
        1,
      ),
    ),
    brush(coords('46,-34 52,-20 54,-8'), 1.4, 'black', 1),
  ]
  return [
    ...ruff(1.12, 'furDark', 11),
    ...ruff(0.95, 'furLight', 10),
    ...mirrored(ear),
    ...ruff(0.78, 'furDark', 9),
    {
      d: symmetric(coords('0,-60 22,-60 44,-48 54,-24 54,-2 44,18 32,34 28,52 18,68 0,76')),
      fill: 'furDark',
      stroke: 0.9,
    },
    ...mirrored(face),
    {
      d: symmetric(coords('0,-60 5,-48 3,-26 6,-6 9,16 11,38 0,44')),
      fill: 'furDark',
      stroke: 0.6,
      tone: 0.12,
    },
    {
      d: 'M-14 64C-8 68 8 68 14 64C14 74 8 80 0 81C-8 80 -14 74 -14 64Z',
      fill: 'furLight',
      stroke: 0.8,
    },
    {
      d: 'M-25 58C-16 68 -6 66 0 60C6 66 16 68 25 58C18 74 6 73 0 68C-6 73 -18 74 -25 58Z',
      fill: 'black',
      stroke: 0.3,
    },
    {
      d: 'M-16 40C-10 33 10 33 16 40C15 50 8 55 2 57L2 63L-2 63L-2 57C-8 55 -15 50 -16 40Z',
      fill: 'black',
      stroke: 0.4,
    },
    {
      d: 'M-9 39.5C-4 36.5 4 36.5 9 39.5C4 41.5 -4 41.5 -9 39.5Z',
      fill: 'paper',
      stroke: 0,
      shade: 0,
      detail: 1,
    },
  ]
}

/** Profile head with open jaws, nose to the right; turned upwards for the howl. */
function howlingHead(): Part[] {
  return [
    { d: 'M-6 -40C-22 -58 -44 -66 -64 -66C-62 -46 -50 -26 -30 -16Z', fill: 'furDark' },
    { d: 'M-14 -38C-28 -52 -42 -58 -54 -59C-50 -44 -42 -32 -28 -24Z', fill: 'black', stroke: 0.5 },
    {
      d: smooth(coords('-26,30 0,20 18,22 40,32 60,33 67,38 60,47 36,48 8,48 -16,46')),
      fill: 'furLight',
    },
    {
      d: 'M10 14C30 16 52 10 72 6C72 14 68 30 62 36C46 36 26 30 10 20Z',
      fill: 'black',
      stroke: 0.4,
    },
    { d: 'M16 20C30 20 48 22 58 30C50 36 32 34 18 26Z', fill: 'red', stroke: 0.6 },
    { d: 'M60 35L62 22L66 36ZM50 33L51.500 26L54 34Z', fill: 'paper', stroke: 0.6, shade: 0 },
    {
      d: smooth(
        coords(
          '82,-8 84,0 76,7 58,9 36,14 20,20 4,30 -20,32 -40,14 -40,-14 -24,-38 -2,-46 18,-38 30,-26 52,-20 74,-15',
        ),
      ),
      fill: 'furDark',
    },
    {
      d: smooth(coords('80,2 66,0 46,0 28,2 12,8 4,22 20,20 36,14 58,9 74,7')),
      fill: 'furLight',
      stroke: 0.6,
    },
    { d: 'M66 6L69 20L73 6ZM56 9L58 16L61 8Z', fill: 'paper', stroke: 0.7, shade: 0 },
    { d: smooth(coords('72,-16 82,-13 88,-6 84,2 77,-2')), fill: 'black', stroke: 0.4 },
    brush(coords('18,-20 26,-17 34,-10'), 3),
    brush(coords('12,-28 24,-26 32,-20'), 2.2),
    brush(coords('30,-6 48,-9 66,-8'), 1.4, 'black', 1),
    lines(
      [
        coords('-6,-34 6,-32 14,-28'),
        coords('-14,-26 0,-24 12,-18'),
        coords('-20,-12 -4,-12 8,-8'),
        coords('-20,2 -6,2 4,4'),
        coords('44,4 45,4'),
        coords('52,3 53,3'),
        coords('60,2 61,2'),
      ],
      0.7,
    ),
  ]
}

function howling(random: Rng): Part[] {
  const neck = tube(sample(coords('2,-58 -6,-8 -14,40 -18,84'), 10), (u) =>
    along([30, 44, 54, 56, 40], u),
  )
  // Solid underneath, so no paper shows between the locks.
  const parts: Part[] = [{ d: neck.strip(0, 0.96, -0.9, 0.9, 30), fill: 'furDark', stroke: 0 }]
  const rows = 8
  for (let row = rows - 1; row >= 0; row--) {
    const u = row / (rows - 1)
    const count = 7 + (row % 2)
    for (let i = 0; i < count; i++) {
      const v = -1 + (2 * i) / (count - 1)
      // the throat is pale, the nape dark; tips sweep outwards at the sides and meet in a point below
      const tag = v < -0.2 ? 'furLight' : 'furDark'
      const angle = degrees(94 + v * along([26, 16, -6], u) + (random() - 0.5) * 10)
      const length =
        along([34, 40, 54], u) * (1 + (random() - 0.5) * 0.3) * (1 - 0.35 * Math.abs(v) * u)
      parts.push(
        ...lock(neck.at(u * 0.86, v * 0.9), angle, length, 9.5, v > 0 ? 0.13 : -0.13, tag, 2),
      )
    }
  }
  parts.push(...placed(howlingHead(), { x: 4, y: -62, scale: 1.15, angle: degrees(-58) }))
  // cheek ruff ties the jaw to the neck
  const ruff = furRow({
    edge: coords('-34,-52 -20,-30 2,-22 26,-24 38,-34'),
    angles: [142, 122, 104, 88, 76],
    lengths: [32, 40, 42, 36, 26],
    count: 10,
    width: 8,
    tag: 'furDark',
    strands: 2,
    random,
  })
  return [...parts, ...ruff]
}

/** Wolf: the face from the front, howling in profile, or running. */
export const wolf: Motif = {
  name: 'wolf',
  category: 'animal',
  words: ['wolf', 'howling wolf', 'wolf head', 'lone wolf', 'running wolf'],
  variants: ['front', 'howling', 'running'],
  draw({ variant, random }) {
    if (variant === 'howling') return measured(howling(random))
    if (variant === 'running') return measured(runningWolf(howlingHead(), random))
    return measured(frontFace(random))
  },
}
