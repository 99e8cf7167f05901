import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, smooth, type Point, type Rng } from '#engine/motifs/drawing/geometry.ts'
import { lock } from '#engine/motifs/drawing/fur.ts'
import { brush, degrees, along, lines } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part, Tag } from '#engine/motifs/motif.ts'

export interface HorseLook {
  coat: Tag
  muzzle: Tag
  mane: readonly Tag[]
  random: Rng
}

/** Head and arched neck in profile, nose to the right. The forehead is at (18, -74). */
export function horseHead({ coat, muzzle, mane, random }: HorseLook): Part[] {
  const crest: Point[] = coords('-8,-90 -34,-78 -58,-48 -74,-10 -82,34 -84,74')
  const parts: Part[] = []
  const maneRow = (inset: number, count: number, long: number) => {
    for (let i = count - 1; i >= 0; i--) {
      const t = i / (count - 1)
      const base: Point = [
        along(
          crest.map((p) => p[0]),
          t,
        ) + inset,
        along(
          crest.map((p) => p[1]),
          t,
        ),
      ]
      const angle = along([196, 170, 146, 128, 112], t) + (random() - 0.5) * 22
      parts.push(
        ...lock(
          base,
          degrees(angle),
          long * (0.8 + random() * 0.5),
          8.5,
          i % 3 ? 0.24 : -0.18,
          mane[i % mane.length]!,
          2,
        ),
      )
    }
  }
  maneRow(4, 14, 58)
  parts.push(
    {
      d: 'M-6 -88C-44 -80 -72 -30 -80 20C-84 56 -84 84 -90 106C-70 118 -46 104 -26 116C-8 106 12 118 30 102C14 84 2 62 2 38L10 -10Z',
      fill: coat,
    },
    brush(coords('-34,4 -30,44 -44,84'), 2, 'black', 1),
    brush(coords('-8,34 -6,60 4,84'), 2, 'black', 1),
    lines(
      [
        coords('-50,-30 -56,10 -58,50'),
        coords('-22,44 -22,66 -28,88'),
        coords('-70,60 -68,80 -72,98'),
        coords('14,92 6,84 2,76'),
      ],
      0.6,
    ),
  )
  maneRow(16, 12, 48)
  parts.push(
    // far ear, head, near ear
    { d: 'M8 -84C10 -100 18 -112 26 -118C30 -104 28 -90 20 -78Z', fill: coat },
    {
      d: smooth(
        coords(
          '-6,-84 10,-84 24,-68 38,-40 54,-8 72,22 82,38 84,52 76,61 66,62 60,70 48,70 42,58 24,48 4,42 -16,34 -28,14 -28,-14 -20,-46',
        ),
      ),
      fill: coat,
    },
    {
      d: smooth(coords('62,20 72,24 82,38 84,52 76,61 66,62 60,70 48,70 43,60 50,44 56,30')),
      fill: muzzle,
      stroke: 0.5,
    },
    { d: 'M-12 -80C-14 -98 -8 -114 2 -124C12 -110 14 -94 6 -78Z', fill: coat },
    { d: 'M-6 -84C-7 -96 -3 -106 2 -112C6 -102 7 -94 3 -84Z', fill: 'black', stroke: 0.5 },
    // round cheek, then the bones of the face
    brush(coords('-22,-28 -26,4 -12,28 12,34 26,20'), 2.2),
    lines(
      [
        coords('26,-22 42,6 56,26'),
        coords('18,-14 32,10 44,28'),
        coords('-8,-30 -10,-8 -2,8'),
        coords('28,-54 36,-36 46,-14'),
        coords('46,60 50,54 56,52'),
        coords('2,38 10,30 14,18'),
      ],
      0.6,
    ),
    { d: 'M8 -40C12 -50 24 -52 30 -42C26 -34 14 -34 8 -40Z', fill: 'black', stroke: 0.6 },
    {
      d: 'M15 -45A2.2 2.2 0 1 1 19.4 -45A2.2 2.2 0 1 1 15 -45Z',
      fill: 'paper',
      stroke: 0,
      shade: 0,
    },
    brush(coords('0,-38 10,-52 24,-53 34,-44'), 2.4),
    lines([coords('4,-36 14,-30 28,-34'), coords('4,-50 14,-59 26,-58')], 0.7),
    { d: smooth(coords('68,38 74,34 79,39 78,47 72,46')), fill: 'black', stroke: 0.4 },
    lines([coords('62,40 68,31 77,31')], 0.7),
    brush(coords('76,60 64,60 54,52'), 1.8),
    // forelock
    ...(
      [
        [6, -86, 72, 48, 0.22],
        [2, -86, 92, 50, -0.18],
        [10, -84, 56, 40, 0.2],
        [6, -88, 82, 34, 0.1],
      ] as const
    ).flatMap(([x, y, angle, length, bend], i) =>
      lock([x, y], degrees(angle), length, 6, bend, mane[i % mane.length]!, 2),
    ),
  )
  return parts
}

export const horse: Motif = {
  name: 'horse',
  category: 'animal',
  words: ['horse', 'stallion', 'mustang', 'mare', 'horse head'],
  variants: ['head'],
  draw({ random }) {
    return measured(horseHead({ coat: 'fur', muzzle: 'furDark', mane: ['hair'], random }))
  },
}
