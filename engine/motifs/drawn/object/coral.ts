import { measured } from '#engine/motifs/drawing/box.ts'
import { fused } from '#engine/motifs/drawing/flora.ts'
import {
  circle,
  coords,
  lerp,
  sample,
  smooth,
  tube,
  type Point,
} from '#engine/motifs/drawing/geometry.ts'
import { gleam, line, packed } from '#engine/motifs/drawing/parts.ts'
import { brush } from '#engine/motifs/drawing/pen.ts'
import { ellipse } from '#engine/motifs/drawing/shapes.ts'
import type { Rng } from '#shared/random.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

interface Limb {
  path: Point[]
  from: number
  to: number
}

/** A limb that swells at its blunt end and forks into others, spreading flat like a fan. */
function grow(root: Point, angle: number, length: number, width: number, random: Rng): Limb[] {
  const bend = (random() - 0.5) * 0.7
  const at = (share: number, turn: number): Point => [
    root[0] + Math.cos(angle + turn) * length * share,
    root[1] + Math.sin(angle + turn) * length * share,
  ]
  const end = at(1, bend * 0.5)
  const limb = {
    path: sample([root, at(0.5, -bend * 0.4), end], 10),
    from: width,
    to: width * 0.78,
  }
  if (width < 6.4) return [limb]
  const spread = 0.42 + random() * 0.2
  const next = angle + bend * 0.6
  return [
    limb,
    ...grow(end, next - spread, length * (0.7 + random() * 0.16), width * 0.76, random),
    ...grow(end, next + spread * 0.9, length * (0.66 + random() * 0.18), width * 0.74, random),
    ...(random() < 0.45
      ? grow(
          at(0.56, 0),
          next + (random() < 0.5 ? -1 : 1) * 1.1,
          length * 0.46,
          width * 0.5,
          random,
        )
      : []),
  ]
}

export const coral: Motif = {
  name: 'coral',
  category: 'object',
  words: ['coral', 'coral branch', 'sea coral'],
  variants: ['branching'],
  draw: ({ random }) => {
    const limbs = [
      ...grow([-22, 88], -2.32, 64, 13, random),
      ...grow([24, 88], -0.84, 60, 12.5, random),
      ...grow([2, 80], -1.6, 74, 13, random),
    ]
    const bodies = limbs.map(({ path, from, to }) => ({
      body: tube(path, (u) => lerp(from, to, u)),
      end: path.at(-1)!,
      to,
    }))
    const pores = bodies.flatMap(({ body, to }) =>
      (to > 6 ? [0.2, 0.45, 0.7, 0.92] : [0.4, 0.8]).map((u) => body.at(u, (random() - 0.5) * 1.1)),
    )
    return measured([
      ...fused(
        bodies.flatMap(({ body, end, to }) => [
          body.strip(0, 1, -1, 1, 12),
          circle(end, to * 1.12),
        ]),
        'pink',
      ),
      ...bodies.map(({ body }) => packed(body.strip(0.1, 0.95, 0.45, 0.98, 10))),
      ...bodies
        .filter((_, i) => i % 2 === 0)
        .map(({ body }) => gleam(body.strip(0.2, 0.8, -0.7, -0.42, 8))),
      ...pores.map((at, i): Part => ({
        d: circle(at, i % 3 ? 1.3 : 2),
        fill: 'black',
        stroke: 0.1,
        detail: 1,
      })),
      // the stone it holds to
      {
        d: smooth(coords('-66,104 -50,84 -22,80 4,74 30,80 54,86 68,104 30,112 -30,112')),
        fill: 'rock',
      },
      packed('M68 104C60 110 30 114 0 113C20 104 40 98 50 86C58 90 64 96 68 104Z'),
      brush(coords('-36,86 -28,96 -36,106'), 1.6),
      line('M-8 84L-2 96L-10 106M18 86L24 98', 0.8, 1),
      line(ellipse([-48, 98], 6, 4), 0.8, 1),
    ])
  },
}
