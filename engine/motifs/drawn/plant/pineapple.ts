import { measured } from '#engine/motifs/drawing/box.ts'
import {
  coords,
  polar,
  polygon,
  sample,
  smooth,
  TAU,
  tube,
  circle,
  type Point,
} from '#engine/motifs/drawing/geometry.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import { brush } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** A stiff crown leaf from the top of the fruit to its recurved tip. */
const spear = (text: string, width: number): Part[] => {
  const blade = tube(
    sample(coords(text), 12),
    (u) => width * Math.sin(Math.PI * (0.3 + 0.7 * u)) ** 0.7 + 0.1,
  )
  return [
    { d: blade.strip(0, 1, -1, 1, 30), fill: 'leaf' },
    line(blade.line(0.05, 0.9, 0.1, 18), 0.5, 1),
  ]
}

const tuft: Part[] = [
  '0,-30 -30,-62 -64,-76 -88,-66',
  '0,-30 30,-62 64,-76 88,-66',
  '0,-30 -28,-84 -52,-112 -78,-118',
  '0,-30 28,-84 52,-112 78,-118',
  '-4,-30 -18,-94 -34,-134 -56,-154',
  '4,-30 18,-94 34,-134 56,-154',
  '0,-30 -6,-96 -2,-140 -10,-176',
  '2,-30 10,-90 14,-126 26,-158',
  '0,-26 -24,-58 -44,-80 -66,-88',
  '0,-26 24,-58 44,-80 66,-88',
  '0,-26 -14,-66 -22,-94 -38,-114',
  '0,-26 14,-66 22,-94 38,-114',
  '0,-24 2,-60 -2,-90 4,-118',
  '-6,-24 -20,-46 -30,-58 -46,-60',
  '6,-24 20,-46 30,-58 46,-60',
  '0,-22 -8,-48 -10,-64 -18,-76',
  '0,-22 8,-48 10,-64 18,-76',
].flatMap((text, i) => spear(text, i < 8 ? 9 : i < 13 ? 8 : 7))

/** Half width of the fruit at height t, 0 at the top. */
const girth = (t: number) => 60 * Math.sin(Math.PI * (0.14 + 0.78 * t)) ** 0.56

/** Eyes of the skin in crossing rows, narrowed towards the edges as on a barrel; each carries a spike. */
function eyes(): Part[] {
  const rows = 10
  const parts: Part[] = []
  for (let row = 0; row < rows; row++)
    for (let column = -3; column <= 3; column++) {
      const turn = (column + (row % 2) * 0.5) * 0.45
      if (Math.abs(turn) > 1.4) continue
      const place = (dt: number, da: number): Point => {
        const t = Math.max(0.01, Math.min(0.99, (row + 0.5 + dt) / rows))
        return [girth(t) * Math.sin(turn + da), -26 + t * 150]
      }
      parts.push(
        {
          d: smooth(
            [place(-0.92, 0), place(0, 0.225), place(0.92, 0), place(0, -0.225)],
            true,
            0.55,
          ),
          fill: 'gold',
          stroke: 0.9,
        },
        brush([place(0.1, -0.03), place(-0.3, 0.05), place(-0.66, 0)], 1.8, 'leather'),
        line(smooth([place(0.3, -0.13), place(0.52, 0), place(0.3, 0.13)], false), 0.5, 2),
      )
    }
  return parts
}

const whole = (): Part[] => {
  const side = Array.from({ length: 13 }, (_, i): Point => [girth(i / 12), -26 + (i / 12) * 150])
  return [
    ...tuft,
    { d: smooth([...side, ...side.toReversed().map(([x, y]): Point => [-x, y])]), fill: 'gold' },
    ...eyes(),
  ]
}

/** A round slice: rind with its notches, fibres to the core. */
const ring: Part[] = [
  {
    d: polygon(Array.from({ length: 40 }, (_, i) => polar(i % 2 ? 50 : 46, (i * TAU) / 40))),
    fill: 'leather',
  },
  { d: circle([0, 0], 42), fill: 'sun' },
  line(
    Array.from({ length: 26 }, (_, i) =>
      polygon(
        [polar(16 + (i % 2) * 5, (i * TAU) / 26), polar(37 - (i % 3) * 4, (i * TAU) / 26)],
        false,
      ),
    ).join(''),
    0.6,
    1,
  ),
  { d: circle([0, 0], 11), fill: 'banner', stroke: 0.8 },
]

const sliced = (): Part[] => [
  ...placed(whole(), { x: -18, y: 0, angle: -0.14, scale: 0.94 }),
  ...placed(ring, { x: 54, y: 92, scale: 0.94 }),
]

export const pineapple: Motif = {
  name: 'pineapple',
  category: 'plant',
  words: ['pineapple', 'ananas'],
  variants: ['whole', 'sliced'],
  draw: ({ variant }) => measured(variant === 'sliced' ? sliced() : whole()),
}
