import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, sample, tube, type Point } from '#engine/motifs/drawing/geometry.ts'
import { gleam, line, packed } from '#engine/motifs/drawing/parts.ts'
import { along, brush } from '#engine/motifs/drawing/pen.ts'
import type { Rng } from '#shared/random.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** A stalk with its velvet head and the bare spike above it. */
function cattail(path: string, size: number, random: Rng): Part[] {
  const points = sample(coords(path), 20)
  const stalk = tube(points, (u) => 3 - 1.6 * u)
  const head = tube(points, (u) => {
    const t = (u - 0.66) / 0.24
    return size * Math.max(0, Math.sin(Math.PI * Math.min(1, Math.max(0, t)))) ** 0.24
  })
  const nap = Array.from({ length: 46 }, () => {
    const [u, v] = [0.68 + random() * 0.2, (random() - 0.5) * 1.6]
    const [a, b] = [head.at(u, v), head.at(u + 0.012, v * 1.04)]
    return `M${a[0].toFixed(1)} ${a[1].toFixed(1)}L${b[0].toFixed(1)} ${b[1].toFixed(1)}`
  }).join('')
  return [
    { d: stalk.strip(0, 1, -1, 1, 60), fill: 'leaf', stroke: 0.9 },
    { d: head.strip(0.661, 0.899, -1, 1, 40), fill: 'leather' },
    packed(head.strip(0.67, 0.89, 0.3, 1, 30)),
    line(nap, 0.8, 1),
    gleam(head.strip(0.7, 0.84, -0.7, -0.42, 20)),
  ]
}

/** A sword of a leaf, creased along its middle; some are broken over. */
function blade(path: string, width: number): Part[] {
  const body = tube(sample(coords(path), 18), (u) =>
    along(
      [0.5, 0.9, 1, 0.86, 0.5, 0.06].map((part) => part * width),
      u,
    ),
  )
  return [
    { d: body.strip(0, 1, -1, 1, 60), fill: 'leaf', stroke: 0.9 },
    line(body.line(0.02, 0.96, 0.1, 50), 0.7, 1),
    packed(body.strip(0.04, 0.7, 0.35, 1, 40)),
  ]
}

const ripple = (points: Point[], width: number) => brush(points, width)

export const reed: Motif = {
  name: 'reed',
  growth: 'upright',
  growsDense: true,
  category: 'plant',
  words: ['reed', 'reeds', 'cattail', 'cattails', 'bulrush'],
  variants: ['cattails'],
  draw: ({ random }) =>
    measured([
      ...blade('-16,104 -52,40 -74,-30 -108,-74', 6),
      ...blade('22,104 60,50 78,-20 84,-84', 6),
      ...cattail('-8,106 -22,30 -40,-50 -52,-124', 10, random),
      ...blade('4,106 14,20 10,-60 22,-122', 6.5),
      ...cattail('14,106 26,20 44,-70 66,-142', 10.5, random),
      ...blade('-4,106 -20,50 -30,-10 -24,-70', 7),
      ...blade('14,106 44,70 76,48 108,62 126,86', 7),
      ...cattail('4,108 4,30 -2,-40 0,-100', 11, random),
      ...blade('-10,106 -44,74 -82,62 -112,84', 6.5),
      ...blade('6,108 -2,70 -16,40 -40,14', 6),
      ripple(coords('-92,108 -50,101 -14,109 22,103 62,110 98,104'), 2.2),
      ripple(coords('-62,120 -24,114 8,121 48,115'), 1.8),
      line(
        'M-100 118C-92 115 -84 118 -76 116M64 122C72 119 82 122 92 119M-24 130C-10 127 6 130 20 127',
        0.8,
        1,
      ),
    ]),
}
