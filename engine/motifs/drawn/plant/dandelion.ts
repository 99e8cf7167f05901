import { measured } from '#engine/motifs/drawing/box.ts'
import { stem } from '#engine/motifs/drawing/flora.ts'
import { circle, coords, polar, smooth, TAU } from '#engine/motifs/drawing/geometry.ts'
import type { Rng } from '#shared/random.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** One seed with its parachute, hanging from the origin and opening upward. */
function parachute(size: number, hairs: number, random: Rng): Part[] {
  const top = -size
  const rays = Array.from({ length: hairs }, (_, i) => {
    const a = (i / (hairs - 1) - 0.5) * 2.5 + (random() - 0.5) * 0.12
    const reach = size * (0.42 + random() * 0.1)
    const tip = polar(reach, a - Math.PI / 2, [0, top])
    return smooth([[0, top], polar(reach * 0.5, a * 0.8 - Math.PI / 2, [0, top]), tip], false)
  }).join('')
  return [
    line(`M0 0L0 ${top}`, 0.55, 0),
    line(rays, 0.5, 0),
    {
      d: `M0 ${size * 0.3}C${size * 0.07} ${size * 0.16} ${size * 0.06} 0 0 0C${-size * 0.06} 0 ${-size * 0.07} ${size * 0.16} 0 ${size * 0.3}Z`,
      fill: 'black',
      stroke: 0.3,
    },
  ]
}

/** The clock of seeds. From `from` to `to` of a full turn the wind has already taken the outer ones. */
function clock(random: Rng, gone: (turn: number) => boolean): Part[] {
  const ring = (count: number, inner: number, size: number, hairs: number) =>
    Array.from({ length: count }, (_, i) => i / count)
      .filter((turn) => !gone(turn))
      .flatMap((turn) => {
        const angle = turn * TAU + (random() - 0.5) * 0.08
        const [x, y] = polar(inner, angle - Math.PI / 2)
        return placed(parachute(size, hairs, random), { x, y, angle })
      })
  return [
    ...ring(30, 12, 48, 9),
    ...ring(20, 10, 30, 8),
    { d: circle([0, 0], 12), fill: 'leaf', stroke: 0.9 },
    ...Array.from({ length: 22 }, (_, i): Part => ({
      d: circle(polar(10 * Math.sqrt((i + 0.5) / 22), i * 2.4), 0.9),
      fill: 'black',
      stroke: 0,
      detail: 1,
    })),
  ]
}

export const dandelion: Motif = {
  name: 'dandelion',
  held: 'floats',
  category: 'plant',
  words: ['dandelion', 'dandelion clock', 'blowball', 'dandelion seeds'],
  variants: ['blowing', 'whole'],
  draw({ variant, random }) {
    const stalk = stem(coords('0,8 6,70 -10,150'), 2.2, 2.8)
    if (variant === 'whole') return measured([stalk, ...clock(random, () => false)])
    const adrift: [number, number, number, number][] = [
      [78, -34, 0.8, 34],
      [92, -84, 0.5, 28],
      [124, -58, 1.1, 24],
      [128, -116, 0.7, 20],
      [158, -96, 1.2, 16],
      [104, 4, 1.3, 22],
      [164, -142, 0.9, 13],
    ]
    return measured([
      stalk,
      ...clock(random, (turn) => turn > 0.08 && turn < 0.34),
      ...adrift.flatMap(([x, y, angle, size]) =>
        placed(parachute(size, 9, random), { x, y, angle }),
      ),
    ])
  },
}
