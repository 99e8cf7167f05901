import { measured } from '#engine/motifs/drawing/box.ts'
import { around, petal } from '#engine/motifs/drawing/flora.ts'
import { circle, polar, polygon, TAU, type Point } from '#engine/motifs/drawing/geometry.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import type { Motif, Part, Tag } from '#engine/motifs/motif.ts'

const wheels: {
  petals: number
  tag: Tag
  inner: 'square' | 'moon' | 'down' | 'star' | 'disc' | 'eye' | 'lotus'
}[] = [
  { petals: 4, tag: 'red', inner: 'square' },
  { petals: 6, tag: 'flame', inner: 'moon' },
  { petals: 10, tag: 'gold', inner: 'down' },
  { petals: 12, tag: 'leaf', inner: 'star' },
  { petals: 16, tag: 'blue', inner: 'disc' },
  { petals: 2, tag: 'violet', inner: 'eye' },
  { petals: 20, tag: 'pink', inner: 'lotus' },
]
const ngon = (sides: number, radius: number, start: number) =>
  polygon(Array.from({ length: sides }, (_, i): Point => polar(radius, start + (i * TAU) / sides)))

/** A lotus wheel with its sign, radius about 50. */
function wheel({ petals, tag, inner }: (typeof wheels)[number]): Part[] {
  const wide = petals === 2 ? 22 : Math.min(22, 118 / petals)
  const sign: Record<typeof inner, Part[]> = {
    square: [
      { d: ngon(4, 26, Math.PI / 4), fill: 'paper', shade: 0.3 },
      line(ngon(3, 15, Math.PI / 2), 1, 0),
    ],
    moon: [{ d: 'M-22 -6C-14 14 14 14 22 -6C22 22 -22 22 -22 -6Z', fill: 'moon', stroke: 0.9 }],
    down: [
      line(ngon(3, 25, Math.PI / 2), 1.2, 0),
      { d: circle([0, -2], 5), fill: 'black', stroke: 0 },
    ],
    star: [line(ngon(3, 26, Math.PI / 2) + ngon(3, 26, -Math.PI / 2), 1.1, 0)],
    disc: [
      line(ngon(3, 27, Math.PI / 2), 1, 0),
      { d: circle([0, -2], 9), fill: 'moon', stroke: 0.9 },
    ],
    eye: [
      line(ngon(3, 20, Math.PI / 2), 1.1, 0),
      { d: circle([0, -2], 4), fill: 'black', stroke: 0 },
    ],
    lotus: [
      ...around(8, 0, () => petal({ length: 24, width: 8, tip: 'point', veins: 1 })),
      { d: circle([0, 0], 6), fill: 'gold', stroke: 0.8 },
    ],
  }
  return [
    ...around(
      petals,
      petals === 2 ? 26 : 20,
      () => petal({ length: petals === 2 ? 46 : 36, width: wide, tip: 'point', veins: 1, tag }),
      petals === 2 ? Math.PI / 2 : 0,
    ),
    { d: circle([0, 0], 32), fill: 'paper', shade: 0.25 },
    line(circle([0, 0], 28.5), 0.6, 1),
    ...sign[inner],
  ]
}

export const chakra: Motif = {
  name: 'chakra',
  category: 'symbol',
  words: ['chakra', 'chakras', 'seven chakras', 'crown chakra', 'third eye chakra', 'heart chakra'],
  variants: ['seven', 'heart', 'crown'],
  draw({ variant }) {
    if (variant === 'heart') return measured(placed(wheel(wheels[3]!), { scale: 2 }))
    if (variant === 'crown') return measured(placed(wheel(wheels[6]!), { scale: 2 }))
    return measured(wheels.flatMap((w, i) => placed(wheel(w), { y: 141 - i * 47, scale: 0.46 })))
  },
}
