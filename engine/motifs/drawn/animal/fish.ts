import { measured } from '#engine/motifs/drawing/box.ts'
import { roundEye } from '#engine/motifs/drawing/anatomy.ts'
import {
  circle,
  coords,
  sample,
  smooth,
  tube,
  type Point,
} from '#engine/motifs/drawing/geometry.ts'
import { line } from '#engine/motifs/drawing/parts.ts'
import { along, brush, lines } from '#engine/motifs/drawing/pen.ts'
import { scallops } from '#engine/motifs/drawing/plumage.ts'
import type { Marks, Motif, Part, Tag } from '#engine/motifs/motif.ts'

/** A fin: membrane between spines that fan from a root line to a ragged edge. */
function fin(
  root: readonly Point[],
  edge: readonly Point[],
  rays: number,
  tag: Tag = 'fin',
): Part[] {
  const from = tube(sample(root, 8), () => 0),
    to = tube(sample(edge, 8), () => 0)
  const spines = Array.from({ length: rays }, (_, i) => {
    const t = (i + 0.5) / rays
    return [from.at(t, 0), to.at(t, 0)] as const
  })
  // between two spines the membrane is drawn in a little
  const rim: Point[] = [to.at(0, 0)]
  spines.forEach(([, tip], i) => {
    rim.push(tip)
    const next = spines[i + 1]
    if (next) {
      const base = spines[i]![0]
      rim.push([
        ((tip[0] + next[1][0]) / 2) * 0.93 + base[0] * 0.07,
        ((tip[1] + next[1][1]) / 2) * 0.93 + base[1] * 0.07,
      ])
    }
  })
  rim.push(to.at(1, 0))
  return [
    { d: smooth([...root, ...rim.toReversed()], true, 0.7), fill: tag },
    line(
      spines
        .map(
          ([a, b]) =>
            `M${a[0].toFixed(1)} ${a[1].toFixed(1)}L${b[0].toFixed(1)} ${b[1].toFixed(1)}`,
        )
        .join(''),
      0.55,
      1,
    ),
  ]
}

/** A trout leaping: the body bends up at both ends. */
function trout(): Part[] {
  const body = tube(sample(coords('112,-30 70,10 14,26 -44,10 -84,-20'), 16), (u) =>
    along([12, 27, 35, 36, 31, 22, 12, 9], u),
  )
  return [
    ...fin(coords('-80,-14 -86,-24'), coords('-136,-8 -138,-34 -126,-70'), 8),
    ...fin(coords('44,-16 4,-12'), coords('34,-52 12,-62 -18,-42'), 7),
    ...fin(coords('-20,42 -44,32'), coords('-20,70 -40,74 -60,52'), 5),
    {
      d: smooth([
        ...[0, 0.14, 0.3, 0.46, 0.62, 0.8, 1].map((u) => body.at(u, -1)),
        ...[1, 0.8, 0.62, 0.46, 0.3, 0.14, 0].map((u) => body.at(u, 1)),
        [126, -42],
      ]),
      fill: 'scale',
    },
    {
      d: smooth([
        ...[0.06, 0.2, 0.4, 0.6, 0.8].map((u) => body.at(u, -0.96)),
        ...[0.8, 0.6, 0.4, 0.2, 0.06].map((u) => body.at(u, -0.45)),
      ]),
      fill: 'belly',
      stroke: 0,
    },
    ...scallops(body, {
      u0: 0.24,
      u1: 0.94,
      v0: -0.5,
      v1: 0.9,
      rows: 17,
      columns: 5,
      tag: 'scale',
      stroke: 0.4,
    }),
    ...coords('52,-8 30,-2 10,4 -14,2 -34,-6 -54,-16 40,8 -4,16').map((at, i): Part => ({
      d: circle(at, i % 2 ? 2.2 : 3),
      fill: 'black',
      stroke: 0.2,
    })),
    // gill cover, jaw and eye
    { d: smooth(coords('90,24 72,26 62,6 74,-16 84,-20 96,-4')), fill: 'scale', stroke: 0.8 },
    brush(coords('84,-20 66,0 74,24'), 2.2),
    brush(coords('124,-40 110,-26 100,-20'), 2),
    ...roundEye([98, -32], 6),
    ...fin(coords('66,26 54,32'), coords('54,60 36,64 30,46'), 5),
  ]
}

/** A fantail goldfish from the side: a round body before a veil of tail. */
function goldfish(): Part[] {
  const body = tube(sample(coords('92,4 50,-2 0,-4 -34,0'), 16), (u) =>
    along([6, 30, 46, 50, 44, 30, 16], u),
  )
  return [
    ...fin(coords('-26,-12 -34,2'), coords('-60,-92 -112,-84 -142,-40'), 9),
    ...fin(coords('-34,-2 -26,14'), coords('-146,20 -124,76 -70,92'), 10),
    ...fin(coords('58,-42 -4,-44'), coords('62,-92 18,-104 -30,-70'), 9),
    ...fin(coords('6,44 -14,36'), coords('6,80 -20,84 -40,58'), 6),
    {
      d: smooth([
        ...[0, 0.2, 0.4, 0.6, 0.8, 1].map((u) => body.at(u, -1)),
        ...[1, 0.8, 0.6, 0.4, 0.2, 0].map((u) => body.at(u, 1)),
        [98, 4],
      ]),
      fill: 'flame',
    },
    ...scallops(body, {
      u0: 0.28,
      u1: 0.94,
      v0: -0.86,
      v1: 0.86,
      rows: 9,
      columns: 6,
      tag: 'flame',
      stroke: 0.45,
    }),
    brush(coords('54,-34 38,0 52,34'), 2.2),
    ...roundEye([70, -8], 9),
    brush(coords('97,8 88,13 84,20'), 2),
    ...fin(coords('38,16 34,28'), coords('10,26 6,46 20,62'), 6),
    lines([coords('100,-34 104,-40'), coords('112,-20 113,-20.5')], 1),
    line(circle([116, -26], 5) + circle([122, -46], 7) + circle([112, -64], 4), 0.8, 1),
  ]
}

/** Where the head is, for whoever is to hold, wear or meet something with it. */
const MARKS: Readonly<Record<string, Marks>> = {
  trout: { eyes: [[98, -30]], mouth: [120, -36], crown: [84, -40] },
  goldfish: { eyes: [[70, -8]], mouth: [98, 8], crown: [62, -40] },
}

export const fish: Motif = {
  name: 'fish',
  bearsLoads: true,
  category: 'animal',
  bulk: 0.5,
  marks: (variant) => MARKS[variant],
  swims: true,
  words: ['fish', 'trout', 'salmon', 'bass', 'goldfish'],
  variants: ['trout', 'goldfish'],
  draw: ({ variant }) => measured(variant === 'goldfish' ? goldfish() : trout()),
}
