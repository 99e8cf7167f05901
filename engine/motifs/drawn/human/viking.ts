import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, circle, smooth } from '#engine/motifs/drawing/geometry.ts'
import type { Rng } from '#shared/random.ts'
import { almondEye, horn } from '#engine/motifs/drawing/anatomy.ts'
import { brush, lines, symmetric } from '#engine/motifs/drawing/pen.ts'
import { flow, strand } from '#engine/motifs/drawing/figure.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, mirrored, placed } from '#engine/motifs/drawing/parts.ts'

/** A plait: crossing lobes from top to bottom, tied with a ring. */
function braid(x: number, top: number, turns: number, width: number): Part[] {
  const parts: Part[] = []
  for (let i = turns - 1; i >= 0; i--) {
    const y = top + i * width * 1.05,
      s = i % 2 ? 1 : -1,
      w = width * (1 - i * 0.04)
    parts.push(
      {
        d: smooth([
          [x - s * w * 0.8, y],
          [x + s * w * 0.2, y - w * 0.1],
          [x + s * w * 0.95, y + w * 0.8],
          [x + s * w * 0.5, y + w * 1.7],
          [x - s * w * 0.3, y + w * 1.2],
        ]),
        fill: 'hair',
        stroke: 0.8,
      },
      lines(
        [
          [
            [x - s * w * 0.3, y + w * 0.4],
            [x + s * w * 0.4, y + w * 0.7],
            [x + s * w * 0.55, y + w * 1.3],
          ],
        ],
        0.45,
        2,
      ),
    )
  }
  const end = top + turns * width * 1.05 + width * 0.5
  return [
    ...strand(
      [
        [x, end - 2],
        [x + 2, end + 12],
        [x - 1, end + 26],
      ],
      width * 0.7,
      { tag: 'hair', strands: 2, stroke: 0.8 },
    ),
    ...parts,
    {
      d: `M${x - width * 0.8} ${end - 4}C${x - 2} ${end - 1} ${x + 2} ${end - 1} ${x + width * 0.8} ${end - 4}L${x + width * 0.75} ${end + 4}C${x + 2} ${end + 7} ${x - 2} ${end + 7} ${x - width * 0.75} ${end + 4}Z`,
      fill: 'gold',
      stroke: 0.8,
    },
  ]
}

function beard(random: Rng): Part[] {
  const half = (): Part[] => [
    ...flow({
      from: coords('46,-2 44,20 34,36 16,44 -4,48'),
      to: coords('62,40 62,84 46,116 22,134 -4,142'),
      count: 20,
      width: 5,
      sway: 0.12,
      tuft: 3,
      belly: 0.45,
      tag: 'hair',
      stroke: 0.65,
      random,
    }),
    ...flow({
      from: coords('42,8 38,26 24,38 -4,44'),
      to: coords('50,60 42,92 22,112 -4,118'),
      count: 14,
      width: 4.4,
      sway: 0.12,
      tuft: 3,
      belly: 0.45,
      tag: 'hair',
      stroke: 0.65,
      random,
    }),
  ]
  return [...placed(half(), { mirror: true }), ...half()]
}

function head(random: Rng, horned: boolean): Part[] {
  const eyeSide: Part[] = [
    {
      d: 'M10 -8C18 -14 32 -14 42 -6C40 4 26 8 12 4Z',
      fill: 'skin',
      stroke: 0,
      tone: 0.4,
      detail: 1,
    },
    ...almondEye([13, 2], [34, -1], 10, { iris: 'ice', lid: 1.8, look: 0.5 }),
    brush(coords('8,-3 18,-9 32,-10 44,-3'), 3.2, 'hair'),
    lines(
      [coords('14,8 24,10 34,6'), coords('40,4 45,6 47,10'), coords('40,7 44,10 45,14')],
      0.5,
      1,
    ),
    brush(coords('12,20 22,26 30,34'), 1, 'black', 1),
  ]
  // moustache sweeps from under the nose and hangs past the mouth
  const moustache = flow({
    from: coords('0,29 3,31 6,35'),
    to: coords('42,62 34,74 22,82'),
    count: 6,
    width: 5,
    sway: -0.22,
    tuft: 2,
    belly: 0.4,
    tag: 'hair',
    strands: 2,
    stroke: 0.75,
    random,
  })
  const helmet: Part[] = [
    {
      d: 'M-58 -20C-62 -74 -34 -112 0 -116C34 -112 62 -74 58 -20C30 -30 -30 -30 -58 -20Z',
      fill: 'steel',
    },
    {
      d: 'M20 -112C44 -98 60 -64 58 -20C50 -24 42 -26 34 -27C40 -60 36 -92 20 -112Z',
      fill: 'steelDark',
      stroke: 0.7,
    },
    ...mirrored([
      {
        d: 'M7 -115C22 -104 30 -70 30 -27L20 -28C20 -66 16 -96 4 -112Z',
        fill: 'gold',
        stroke: 0.7,
        detail: 1,
      },
    ]),
    { d: 'M-8 -117C-4 -120 4 -120 8 -117L9 -28L-9 -28Z', fill: 'gold', stroke: 0.9 },
    line('M-4 -112L-4.5 -32M4 -112L4.5 -32', 0.5, 2),
    ...[-104, -86, -68, -50].map((y): Part => ({
      d: circle([0, y], 2.6),
      fill: 'gold',
      stroke: 0.7,
      detail: 1,
    })),
    // brow band with nose guard and eye arches
    {
      d: 'M-62 -26C-30 -38 30 -38 62 -26L62 -8C54 -14 44 -17 34 -16C24 -16 16 -10 11 -2L9 26C6 33 -6 33 -9 26L-11 -2C-16 -10 -24 -16 -34 -16C-44 -17 -54 -14 -62 -8Z',
      fill: 'gold',
    },
    line('M-60 -20C-30 -32 30 -32 60 -20M-6 -20L-5 24M6 -20L5 24', 0.6, 1),
    ...[-52, -38, -23, 23, 38, 52].map((x): Part => ({
      d: circle([x, -22 - (1 - (x / 62) ** 2) * 5], 2.2),
      fill: 'steel',
      stroke: 0.6,
      detail: 1,
    })),
    { d: smooth(coords('0,-128 5,-122 6,-115 -6,-115 -5,-122')), fill: 'gold', stroke: 0.9 },
  ]
  return [
    // hair at the sides
    ...mirrored(
      flow({
        from: coords('50,-16 52,0 48,16'),
        to: coords('78,46 74,74 62,90'),
        count: 8,
        width: 5,
        sway: 0.14,
        tag: 'hair',
        stroke: 0.7,
        random,
      }),
    ),
    ...(horned
      ? mirrored(horn(coords('50,-62 78,-66 98,-88 100,-118 92,-134'), 15, { rings: 5 }))
      : []),
    {
      d: symmetric(coords('0,-30 36,-30 50,-14 50,12 44,34 28,54 0,64')),
      fill: 'skin',
      stroke: 0.9,
      shade: 0.5,
    },
    ...mirrored(eyeSide),
    ...beard(random),
    { d: 'M-14 52C-6 49 6 49 14 52C8 59 -8 59 -14 52Z', fill: 'red', stroke: 0.6, tone: 0.2 },
    brush(coords('-16,51 0,53 16,51'), 1.1),
    ...mirrored([line('M9 26C15 24 15 17 11 14', 0.8, 0)]),
    ...mirrored(moustache),
    ...braid(0, 92, 6, 9),
    ...(horned ? [] : [...braid(-34, 76, 4, 6.5), ...braid(34, 76, 4, 6.5)]),
    ...helmet,
  ]
}

export const viking: Motif = {
  name: 'viking',
  category: 'human',
  words: ['viking', 'norse warrior', 'nordic warrior', 'barbarian', 'odin', 'ragnar', 'warrior'],
  variants: ['helmet', 'horned'],
  draw: ({ variant, random }) => measured(head(random, variant === 'horned')),
}
