import { measured } from '#engine/motifs/drawing/box.ts'
import { circle, coords, lerp, sample, tube, type Point } from '#engine/motifs/drawing/geometry.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import { brush } from '#engine/motifs/drawing/pen.ts'
import { waveBand } from '#engine/motifs/drawing/ornament.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** A frond along a drooping rib; its edge is cut into pointed leaflets that hang from the rib. */
function frond(points: readonly Point[], width: number): Part[] {
  const rib = tube(
    sample(points, 14),
    (u) => width * Math.sin(Math.PI * Math.min(1, 0.12 + u * 0.88)) ** 0.7,
  )
  const teeth = 13

  const edge: Point[] = []
  for (const side of [-1, 1] as const) {
    const run: Point[] = []
    for (let i = 0; i < teeth; i++) {
      const u = i / teeth
      run.push(rib.at(u, side * 0.12), rib.at(Math.min(1, u + 1.5 / teeth), side))
    }
    run.push(rib.at(1, 0))
    edge.push(...(side === -1 ? run : run.toReversed()))
  }
  const d =
    edge.map(([x, y], i) => `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('') + 'Z'
  return [{ d, fill: 'leaf', stroke: 0.8 }, line(rib.line(0, 0.94, 0, 24), 0.9, 0)]
}

function palm(): Part[] {
  const trunk = tube(sample(coords('-26,132 -14,70 2,10 14,-52'), 16), (u) => lerp(12, 6.5, u))
  const rings = Array.from({ length: 17 }, (_, i) => {
    const u = 0.03 + i * 0.056
    const [a, b, c] = [trunk.at(u, -1), trunk.at(u + 0.018, 0), trunk.at(u, 1)]
    return `M${a.map((v) => v.toFixed(1)).join(' ')}Q${b.map((v) => v.toFixed(1)).join(' ')} ${c.map((v) => v.toFixed(1)).join(' ')}`
  }).join('')
  return [
    ...frond(coords('14,-56 -10,-96 -40,-112 -70,-104'), 15),
    ...frond(coords('14,-56 36,-98 66,-116 98,-108'), 15),
    ...frond(coords('14,-56 10,-92 4,-116 -12,-140'), 13),
    { d: trunk.strip(0, 1, -1, 1, 40), fill: 'wood' },
    line(rings, 0.7, 1),
    ...frond(coords('14,-56 -28,-78 -70,-70 -98,-36'), 16),
    ...frond(coords('14,-56 58,-80 96,-66 118,-30'), 16),
    ...frond(coords('14,-56 -12,-54 -44,-30 -56,8'), 14),
    ...frond(coords('14,-56 40,-52 68,-26 78,10'), 14),
    ...coords('4,-48 20,-44 12,-38').map((at): Part => ({
      d: circle(at, 7),
      fill: 'wood',
      stroke: 0.9,
    })),
  ]
}

export const palmTree: Motif = {
  name: 'palm-tree',
  growth: 'tree',
  isOverhead: true,
  category: 'plant',
  words: ['palm tree', 'palm', 'coconut tree', 'tropical island', 'island', 'beach'],
  variants: ['single', 'island'],
  draw({ variant }) {
    if (variant === 'single')
      return measured([...palm(), brush(coords('-50,134 -24,128 8,134'), 3)])
    return measured([
      { d: circle([-34, -20], 62), fill: 'sun', shade: 0.5 },
      ...placed(palm(), { x: 40, y: 10, scale: 0.66, mirror: true, angle: 0.1 }),
      ...placed(palm(), { x: 12, y: -6, scale: 0.8 }),
      { d: 'M-104 104C-60 84 60 80 112 104C60 116 -60 116 -104 104Z', fill: 'sand' },
      ...waveBand(-132, 132, 116, 14, 33, 132),
    ])
  },
}
