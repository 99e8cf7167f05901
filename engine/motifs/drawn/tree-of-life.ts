import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, sample, tube, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, mirrored, placed } from '#engine/motifs/drawing/parts.ts'
import { fused, leaf } from '#engine/motifs/drawing/flora.ts'
import { annulus, beadRing } from '#engine/motifs/drawing/shapes.ts'

const RING = 86

/** Limbs of the right half: control points and widths. Crown limbs rise, roots fall; both end on the ring. */
const crown: [Point[], number, number][] = [
  [coords('2,10 6,-30 2,-66'), 8, 1.4],
  [coords('4,8 12,-24 30,-48 34,-70'), 8, 1.4],
  [coords('5,10 18,-10 48,-28 64,-44'), 7.5, 1.4],
  [coords('5,12 22,0 50,-4 74,-10'), 6.5, 1.4],
  [coords('17,-34 16,-52 20,-72'), 3.2, 1.2],
  [coords('32,-22 42,-44 52,-58'), 3.2, 1.2],
  [coords('42,-6 58,-18 72,-28'), 3, 1.2],
  [coords('46,-3 58,8 70,14'), 3, 1.2],
]
const roots: [Point[], number, number][] = [
  [coords('2,36 4,56 2,84'), 5, 1.6],
  [coords('5,34 16,54 30,66 34,80'), 6, 1.6],
  [coords('6,32 24,46 46,54 62,60'), 6, 1.6],
  [coords('6,28 28,36 54,34 78,38'), 5.5, 1.6],
  [coords('14,52 14,68 17,84'), 3, 1.4],
  [coords('36,50 44,64 50,72'), 3, 1.4],
]

export const treeOfLife: Motif = {
  name: 'tree-of-life',
  category: 'symbol',
  words: ['tree of life', 'yggdrasil', 'world tree', 'family tree'],
  variants: ['ring'],
  draw() {
    const limb = ([points, from, to]: [Point[], number, number]) =>
      tube(sample(points, 12), (u) => from + (to - from) * u ** 0.8)
    const right = [...crown, ...roots].map((entry) => limb(entry).strip(0, 1, -1, 1, 24))
    const trunk = 'M-11 40C-7 26 -8 14 -14 0L14 0C8 14 7 26 11 40Z'
    const wood = fused([trunk], 'wood')
    const limbs: Part[] = fused(right, 'wood', 0.8)
    // outlines of all limbs first, then all bare fills, so both halves melt together
    const both = mirrored(limbs)
    const outlines = both.filter((part) => part.stroke !== 0),
      fills = both.filter((part) => part.stroke === 0)
    const leaves = crown.flatMap((entry, index) => {
      const body = limb(entry),
        parts: Part[] = []
      const count = index < 4 ? 6 : 4
      for (let i = 0; i <= count; i++) {
        const u = 0.42 + (i / count) * 0.57
        const p = body.at(u, 0),
          q = body.at(u - 0.03, 0)
        const heading = Math.atan2(p[1] - q[1], p[0] - q[0]) + Math.PI / 2
        const side = i === count ? 0 : i % 2 ? 0.9 : -0.9
        parts.push(
          ...placed(leaf({ length: 15, width: 4.4, veins: 0, bend: 0.1 }), {
            x: p[0],
            y: p[1],
            angle: heading + side,
          }).map((part) => ({ ...part, stroke: (part.stroke ?? 1) * 0.75 })),
        )
      }
      return parts
    })
    const grain = mirrored([
      line(
        'M3 38C1 26 2 12 6 -4M7 36C5 26 6 16 12 4M8 34C16 42 26 48 36 52M9 -4C14 -18 22 -34 28 -44',
        0.5,
        2,
      ),
    ])
    const parts: Part[] = [
      { d: annulus([0, 0], RING + 10, RING), fill: 'gold' },
      ...beadRing([0, 0], RING + 5, 48, 1.5, 'black', 2),
      ...outlines,
      ...wood.slice(0, 1),
      ...fills,
      ...wood.slice(1),
      ...grain,
      ...mirrored(leaves),
    ]
    return measured(parts)
  },
}
