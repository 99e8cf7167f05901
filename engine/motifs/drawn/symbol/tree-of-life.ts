import { measured } from '#engine/motifs/drawing/box.ts'
import { curled } from '#engine/motifs/drawing/anatomy.ts'
import { circle, coords, sample, tube, type Point } from '#engine/motifs/drawing/geometry.ts'
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

/** The tree in its ring: crown above, roots below, both touching it. */
function inRing(): Part[] {
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
  return [
    { d: annulus([0, 0], RING + 10, RING), fill: 'gold' },
    ...beadRing([0, 0], RING + 5, 48, 1.5, 'black', 2),
    ...outlines,
    ...wood.slice(0, 1),
    ...fills,
    ...wood.slice(1),
    ...grain,
    ...mirrored(leaves),
  ]
}

interface Swirl {
  points: Point[]
  radius: number
  side: 1 | -1
  width: number
  turns?: number
}

/** Right half of the swirling tree: limbs that run out into spirals, the lowest ones roots. */
const SWIRLS: Swirl[] = [
  { points: coords('3,46 5,-20 12,-70 40,-104'), radius: 21, side: 1, width: 6, turns: 1.5 },
  { points: coords('4,48 10,2 30,-30 66,-44'), radius: 24, side: 1, width: 6, turns: 1.5 },
  { points: coords('5,52 20,24 56,18 90,26'), radius: 17, side: 1, width: 5, turns: 1.4 },
  { points: coords('7,-30 22,-54 40,-58'), radius: 8, side: 1, width: 3, turns: 1.2 },
  { points: coords('24,-18 50,-6 76,-2'), radius: 8, side: 1, width: 3, turns: 1.2 },
  { points: coords('6,72 24,94 60,98 92,88'), radius: 12, side: -1, width: 5.4, turns: 1.2 },
  { points: coords('4,74 12,104 40,120 64,118'), radius: 9, side: -1, width: 4.6, turns: 1.2 },
  { points: coords('2,74 4,108 14,132 28,140'), radius: 7, side: -1, width: 3.8, turns: 1.1 },
]

/** Every limb rolls up into a spiral with a bead at its heart. */
function swirling(): Part[] {
  const bodies = SWIRLS.map(({ points, radius, side, width, turns = 1.3 }) => {
    const spine = curled(points, radius, turns, side)
    return { spine, width, body: tube(spine, (u) => width * (1 - u) ** 0.8 + 1.3) }
  })
  const limbs = bodies.map(({ body, spine }) =>
    body.strip(0, 1, -1, 1, Math.min(110, spine.length)),
  )
  const trunk =
    'M-13 78C-9 56 -12 36 -9 6C-7 -6 -4 -16 0 -24C4 -16 7 -6 9 6C12 36 9 56 13 78C8 84 4 80 0 88C-4 80 -8 84 -13 78Z'
  const halves = mirrored(fused(limbs, 'wood', 0.8))
  const [outline, fill] = fused([trunk], 'wood', 0.8) as [Part, Part]
  const beads = bodies.map(({ spine, width }): Part => ({
    d: circle(spine.at(-1)!, 2.4 + width * 0.28),
    fill: 'gold',
    stroke: 0.8,
  }))
  const leaves = bodies.slice(0, 5).flatMap(({ body }, index) =>
    (index < 3 ? [0.2, 0.28, 0.36, 0.44, 0.52, 0.6] : [0.4, 0.56]).flatMap((u) => {
      const [x, y] = body.at(u, -1)
      const [px, py] = body.at(u - 0.02, -1)
      const heading = Math.atan2(y - py, x - px) + Math.PI / 2
      return placed(leaf({ length: index < 3 ? 20 : 13, width: index < 3 ? 5.4 : 4, veins: 0 }), {
        x,
        y,
        angle: heading - 0.75,
      })
    }),
  )
  return [
    ...mirrored(leaves).map((part) => ({ ...part, stroke: (part.stroke ?? 1) * 0.75 })),
    ...halves.filter((part) => part.stroke !== 0),
    outline,
    ...halves.filter((part) => part.stroke === 0),
    fill,
    ...mirrored([
      line('M2 74C5 50 2 30 4 6M6 72C8 52 6 36 8 18M8 70C18 84 34 92 50 94', 0.5, 2),
      ...beads,
    ]),
  ]
}

export const treeOfLife: Motif = {
  name: 'tree-of-life',
  growth: 'tree',
  isOverhead: true,
  category: 'symbol',
  words: ['tree of life', 'yggdrasil', 'world tree', 'family tree'],
  variants: ['ring', 'swirling'],
  draw: ({ variant }) => measured(variant === 'swirling' ? swirling() : inRing()),
}
