import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, circle, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Rng } from '#shared/random.ts'
import { brush } from '#engine/motifs/drawing/pen.ts'
import { strand } from '#engine/motifs/drawing/figure.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { placed } from '#engine/motifs/drawing/parts.ts'

/** A tongue of fire, base at the origin, tip up: an S with a hook, an inner flame riding in it. `height` about 100. */
const tongue = (height: number, lean: number): Part[] => {
  const k = height / 100,
    p = (x: number, y: number) =>
      `${(x * k * 0.9 + lean * (-y / 100) * height * 0.3).toFixed(1)} ${(y * k).toFixed(1)}`
  return [
    {
      d: `M${p(-26, 0)}C${p(-34, -24)} ${p(-22, -38)} ${p(-12, -52)}C${p(-2, -66)} ${p(2, -82)} ${p(-6, -104)}C${p(16, -92)} ${p(24, -72)} ${p(18, -54)}C${p(26, -58)} ${p(29, -64)} ${p(28, -72)}C${p(40, -54)} ${p(38, -22)} ${p(26, 0)}L${p(-26, 0)}Z`,
      fill: 'flame',
    },
    {
      d: `M${p(-14, 0)}C${p(-20, -16)} ${p(-10, -28)} ${p(-3, -38)}C${p(4, -48)} ${p(6, -56)} ${p(4, -70)}C${p(16, -54)} ${p(14, -40)} ${p(11, -30)}C${p(15, -32)} ${p(18, -36)} ${p(18, -40)}C${p(24, -26)} ${p(22, -10)} ${p(14, 0)}L${p(-14, 0)}Z`,
      fill: 'flameIn',
      stroke: 0.7,
    },
  ]
}
const spark = ([x, y]: Point, size: number): Part => ({
  d: `M${x} ${y - size * 2}C${x + size * 1.5} ${y - size * 0.4} ${x + size} ${y + size} ${x} ${y + size}C${x - size} ${y + size} ${x - size * 1.2} ${y} ${x} ${y - size * 2}Z`,
  fill: 'flame',
  stroke: 0.7,
  detail: 1,
})

function row(random: Rng): Part[] {
  const back = [-88, -50, -14, 26, 64, 96].flatMap((x) =>
    placed(tongue(84 + random() * 34, (random() - 0.5) * 1.2), {
      x,
      y: 0,
      mirror: random() > 0.5,
      scale: 0.86,
    }),
  )
  const front = [-106, -68, -32, 6, 44, 80, 112].flatMap((x, i) =>
    placed(tongue((i % 2 ? 74 : 56) + random() * 16, (random() - 0.5) * 1.2), {
      x,
      y: 0,
      mirror: i % 2 === 0,
      scale: 0.86,
    }),
  )
  return [
    ...back,
    ...front,
    ...(
      [
        [-70, -96, 3],
        [-30, -106, 2.4],
        [44, -100, 3],
        [84, -92, 2.2],
        [10, -118, 2],
      ] as const
    ).map(([x, y, s]) => spark([x, y], s)),
  ]
}

/** The bright inside of a flame: yellow tongues around a white core. */
const heartOfFire: Part[] = [
  {
    d: 'M-2 -74C20 -44 12 -22 26 -6C34 -14 36 -24 34 -36C54 -10 60 26 48 54C38 78 20 90 0 90C-24 90 -44 76 -50 50C-56 22 -46 -4 -28 -24C-30 -8 -26 2 -20 8C-22 -22 -16 -50 -2 -74Z',
    fill: 'flameIn',
  },
  {
    d: 'M0 8C12 24 18 42 16 60C14 76 8 84 0 84C-10 84 -18 76 -18 60C-18 42 -10 24 0 8Z',
    fill: 'paper',
    stroke: 0.8,
    shade: 0.3,
  },
]

/** One flame as a sign of its own: outer tongues, a heart of light, sparks above. */
function single(random: Rng): Part[] {
  return [
    {
      d: 'M-4 -146C34 -104 22 -70 44 -52C56 -66 58 -84 52 -102C84 -66 100 -12 84 36C70 76 38 98 0 98C-40 98 -74 74 -86 34C-98 -8 -82 -52 -52 -84C-54 -60 -50 -44 -38 -34C-44 -78 -30 -116 -4 -146Z',
      fill: 'flame',
    },
    brush(coords('-72,36 -78,-6 -60,-48'), 2.4),
    brush(coords('-26,-52 -28,-86 -12,-118'), 2),
    brush(coords('74,30 80,-8 68,-50'), 2.2),
    ...heartOfFire,
    ...coords('-44,-116 36,-132 70,-120 -74,-100').map((at) => spark(at, 2.4 + random() * 2)),
  ]
}

/** A burning ball: tongues leave it on every side and turn upwards, long above, short below. Whoever stands before it is wrapped in fire. */
function ball(random: Rng): Part[] {
  const lick = (
    turn: number,
    from: number,
    reach: number,
    width: number,
    tag: 'flame' | 'flameIn',
  ): Part[] => {
    const out: Point = [Math.sin(turn), -Math.cos(turn)]
    const rise = (1 - out[1]) / 2
    const length = reach * (0.36 + 0.64 * rise ** 1.4) * (0.85 + random() * 0.3)
    const side = Math.sign(out[0]) || 1
    const sway = (random() - 0.5) * 0.24
    // outwards first, then up: the lower a tongue starts, the more it has to turn
    const at = (along: number, up: number, across: number): Point => [
      out[0] * (from + length * along) + side * across * length,
      out[1] * (from + length * along) - up * length,
    ]
    return strand(
      [at(-0.1, 0, 0), at(0.3, 0.1, 0.06), at(0.5, 0.42, 0.02 + sway), at(0.62, 0.78, 0.1 - sway)],
      width * (0.7 + 0.3 * rise),
      { tag, strands: 0, stroke: tag === 'flame' ? 0.9 : 0.7, root: 0.95, belly: 0.25 },
    )
  }
  const ring = (
    count: number,
    from: number,
    reach: number,
    width: number,
    tag: 'flame' | 'flameIn',
  ) =>
    // from the bottom up on both sides, so that higher tongues lie over lower ones
    Array.from({ length: count }, (_, i) => {
      const step = Math.floor((i + 1) / 2) / Math.floor(count / 2)
      return lick(Math.PI * (1 - step) * (i % 2 ? 1 : -1), from, reach, width, tag)
    }).flat()
  return [
    ...ring(17, 40, 104, 18, 'flame'),
    ...ring(15, 52, 62, 7, 'flameIn'),
    { d: circle([0, 0], 58), fill: 'flame', stroke: 0 },
    ...placed(heartOfFire, { y: -6, scale: 0.66 }),
    ...coords('-70,-112 62,-122 96,-84 -98,-76').map((at) => spark(at, 2.4 + random() * 2)),
  ]
}

export const flames: Motif = {
  name: 'flames',
  category: 'nature',
  words: ['flame', 'flames', 'fire', 'fireball', 'burning', 'hellfire'],
  variants: ['single', 'row', 'ball'],
  draw({ variant, random }) {
    if (variant === 'row') return measured(row(random))
    return measured(variant === 'ball' ? ball(random) : single(random))
  },
}
