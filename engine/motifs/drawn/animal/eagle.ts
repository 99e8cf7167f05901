import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, sample, smooth, tube, type Point } from '#engine/motifs/drawing/geometry.ts'
import { claw, horn } from '#engine/motifs/drawing/anatomy.ts'
import { lock } from '#engine/motifs/drawing/fur.ts'
import { along, brush, degrees, lines } from '#engine/motifs/drawing/pen.ts'
import { birdWing, featherRow, scallops } from '#engine/motifs/drawing/plumage.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { mirrored, placed } from '#engine/motifs/drawing/parts.ts'

const NAPE = [
  [-2, 12, 96, 34],
  [-16, 10, 104, 36],
  [-30, 6, 112, 38],
  [-42, -4, 122, 40],
  [-48, -16, 134, 38],
  [-46, -28, 146, 36],
  [-38, -40, 158, 34],
  [-24, -48, 166, 32],
  [-22, -6, 116, 28],
  [-30, -20, 136, 28],
  [-26, -34, 156, 28],
] as const

/** Head and hackled neck in profile, beak to the right, about 200 high. */
export function eagleHead(): Part[] {
  const parts: Part[] = []
  // Hackles from the chest upwards, so each row lies over the one below it.
  const rows = 6
  for (let row = rows; row >= 0; row--) {
    const t = row / rows
    const left: Point = [along([-44, -72, -82], t), along([-44, 8, 52], t)]
    const right: Point = [along([0, 12, 22], t), along([14, 38, 58], t)]
    const count = 7
    for (let i = 0; i < count; i++) {
      const s = i / (count - 1)
      const base: Point = [
        left[0] + (right[0] - left[0]) * s,
        left[1] + (right[1] - left[1]) * s + Math.sin(s * Math.PI) * 8,
      ]
      const angle = along([122, 106, 84], s) + (row % 2 ? 4 : -4)
      parts.push(
        ...lock(
          base,
          degrees(angle),
          along([34, 44, 52], t),
          9.5,
          s < 0.5 ? 0.1 : -0.1,
          'furLight',
          2,
        ),
      )
    }
  }
  parts.push(
    { d: 'M24 8C34 16 52 12 66 14C70 20 62 28 50 29C36 30 24 26 16 18Z', fill: 'beak' },
    { d: 'M22 4C36 14 56 6 72 10C64 16 44 18 22 12Z', fill: 'red', stroke: 0.6 },
    {
      d: smooth(coords('-52,-38 -28,-56 4,-57 26,-44 32,-22 26,2 12,18 -16,26 -44,20 -62,-8')),
      fill: 'furLight',
      stroke: 0.8,
    },
    // Nape and cheek hackles hide the back of the skull so that head and neck are one sweep.
    ...NAPE.flatMap(([x, y, angle, length]) =>
      lock([x, y], degrees(angle), length, 8.5, 0.1, 'furLight', 2),
    ),
    {
      d: 'M26 -40C44 -46 66 -42 80 -26C92 -12 94 8 86 28C84 14 78 7 68 6C54 6 42 12 22 7C28 -8 22 -26 26 -40Z',
      fill: 'beak',
    },
    {
      d: 'M26 -40C34 -43 42 -44 50 -42C44 -28 46 -10 40 9C34 9 28 9 22 7C28 -8 22 -26 26 -40Z',
      fill: 'gold',
      stroke: 0.7,
    },
    brush(coords('38,-22 43,-20 47,-15'), 2.2),
    lines([coords('56,-36 72,-26 82,-8'), coords('54,-2 66,0 76,4')], 0.5),
    brush(coords('40,8 20,9 2,4'), 2),
    {
      d: 'M-8 -20C-4 -30 12 -32 20 -20C14 -12 0 -12 -8 -20Z',
      fill: 'gold',
      stroke: 0.8,
      shade: 0.3,
    },
    { d: 'M3 -21A5.4 5.4 0 1 1 13.8 -21A5.4 5.4 0 1 1 3 -21Z', fill: 'black', stroke: 0 },
    {
      d: 'M5 -23.5A1.6 1.6 0 1 1 8.2 -23.5A1.6 1.6 0 1 1 5 -23.5Z',
      fill: 'paper',
      stroke: 0,
      shade: 0,
    },
    // The frowning brow makes the eagle: it runs straight down into the beak.
    {
      d: 'M-22 -32C-6 -40 14 -36 30 -20C18 -26 4 -27 -12 -22C-16 -24 -20 -28 -22 -32Z',
      fill: 'black',
      stroke: 0.3,
    },
    brush(coords('-10,-16 2,-10 18,-14'), 1.8),
    lines(
      [coords('-14,-46 0,-50 14,-44'), coords('-12,-8 -4,-4 8,-4'), coords('-10,0 0,3 12,2')],
      0.6,
    ),
  )
  return parts
}

function foot(): Part[] {
  const parts: Part[] = []
  for (const [angle, length] of coords('165,22 125,26 85,26 30,18')) {
    const rad = degrees(angle)
    const knuckle: Point = [Math.cos(rad) * length * 0.55, Math.sin(rad) * length * 0.55 - 3]
    const end: Point = [Math.cos(rad) * length, Math.sin(rad) * length]
    parts.push(...claw(end, rad, 15, 3.6, angle > 90 ? -0.5 : 0.5))
    parts.push(...horn([[0, 0], knuckle, end], 5.2, { tag: 'beak', tip: 0.55, rings: 4 }))
  }
  return parts
}

function attacking(): Part[] {
  const wing = birdWing({
    edge: coords('12,-22 34,-40 66,-58 96,-86 110,-96'),
    angles: [96, 84, 68, 46, 18, -18, -50],
    lengths: [62, 66, 74, 84, 88, 82, 62],
    count: 16,
    width: 8.6,
    tags: ['featherDark', 'feather', 'feather'],
  })
  const torso = tube(sample(coords('0,-50 0,-20 0,20 0,52'), 10), (u) =>
    along([13, 24, 27, 24, 14], u),
  )
  const tail = featherRow({
    edge: coords('-10,44 10,44'),
    angles: [128, 90, 52],
    lengths: [62, 72, 62],
    count: 9,
    width: 8.5,
    tag: 'furLight',
    bend: 0,
  })
  const leg: Part[] = [
    ...placed(foot(), { x: 40, y: 70, scale: 0.95, mirror: true }),
    ...[0, 1, 2, 3, 4].flatMap((i) =>
      lock(
        [12 + i * 4, 22 + i * 3],
        degrees(78 - i * 11),
        42 - Math.abs(i - 2) * 5,
        7,
        0.08,
        'feather',
        1,
      ),
    ),
  ]
  return [
    ...mirrored(wing),
    ...tail,
    ...mirrored(leg),
    { d: torso.strip(0, 1), fill: 'feather' },
    ...scallops(torso, {
      u0: 0.04,
      u1: 0.95,
      rows: 11,
      columns: 6,
      tag: 'feather',
      pointed: true,
      overlap: 1.9,
    }),
    ...placed(eagleHead(), { x: -6, y: -58, scale: 0.54, mirror: true }),
  ]
}

/** Bald eagle: stooping on its prey, or the head alone. */
export const eagle: Motif = {
  name: 'eagle',
  category: 'animal',
  grip: 'talons',
  bulk: 0.66,
  words: ['eagle', 'bald eagle', 'bird of prey'],
  variants: ['attacking', 'head'],
  draw({ variant }) {
    if (variant === 'head') return measured(eagleHead())
    return measured(attacking())
  },
}
