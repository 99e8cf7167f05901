import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, circle, sample, tube, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Rng } from '#shared/random.ts'
import { along, bladePath, brush } from '#engine/motifs/drawing/pen.ts'
import { strand } from '#engine/motifs/drawing/figure.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { placed } from '#engine/motifs/drawing/parts.ts'

/** A tongue of fire, base at the origin, tip up: an S with a hook, an inner flame riding in it. `height` about 100. */
export const tongue = (height: number, lean: number): Part[] => {
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

/** One tongue along its own curve: broad below, hooked and fine above. */
const lickOf = (spine: string, width: number, tag: 'flame' | 'flameIn'): Part => {
  const body = tube(sample(coords(spine), 14), (u) => width * along(LICK, u))
  return {
    d: bladePath(body, [0, 0.1, 0.2, 0.32, 0.44, 0.56, 0.68, 0.8, 0.92]),
    fill: tag,
    stroke: tag === 'flame' ? 1 : 0.7,
  }
}
/** Half widths of a tongue from its root to its tip. */
const LICK = [0.5, 0.84, 1, 0.98, 0.84, 0.66, 0.5, 0.36, 0.22, 0.1, 0]

/** One fire as a sign of its own: tongues rise in S-curves out of one body, the tall one in front of those that lean away. */
function single(random: Rng): Part[] {
  return [
    lickOf('30,86 66,52 58,10 84,-30 74,-66', 20, 'flame'),
    lickOf('-34,86 -70,50 -58,10 -88,-22 -86,-58', 20, 'flame'),
    lickOf('22,80 44,30 26,-30 56,-76 44,-122', 24, 'flame'),
    lickOf('-26,80 -46,34 -30,-20 -58,-60 -50,-108', 23, 'flame'),
    {
      d: 'M-2 102C-42 102 -72 84 -78 52C-82 30 -70 10 -56 -4C-54 10 -48 20 -38 26C-42 -10 -26 -38 -12 -62C0 -84 4 -110 -8 -142C28 -116 42 -80 32 -44C28 -26 34 -10 42 0C50 -8 54 -20 52 -34C72 -10 84 26 76 56C68 86 38 102 -2 102Z',
      fill: 'flame',
    },
    {
      d: 'M-2 96C-32 96 -52 80 -54 56C-55 42 -48 32 -40 24C-36 38 -28 44 -20 46C-24 16 -10 -10 2 -32C8 -44 10 -58 6 -76C26 -54 30 -32 24 -10C20 8 26 22 34 30C40 24 43 16 42 6C56 24 60 46 52 66C44 86 22 96 -2 96Z',
      fill: 'flameIn',
      stroke: 0.8,
    },
    {
      d: 'M-1 92C-18 92 -28 80 -27 66C-26 54 -16 48 -10 36C-4 24 -4 10 -2 0C10 16 12 30 10 42C9 52 14 58 20 60C24 76 14 92 -1 92Z',
      fill: 'paper',
      stroke: 0.7,
      shade: 0.3,
    },
    brush(coords('-66,48 -68,30 -58,14'), 1.9),
    brush(coords('-18,-30 -2,-62 2,-98'), 2.2),
    brush(coords('68,50 72,26 62,0'), 2),
    brush(coords('40,-46 52,-76 46,-104'), 1.6),
    brush(coords('-44,-40 -54,-64 -50,-90'), 1.6),
    ...coords('18,-142 -28,-136 66,-96 -74,-84').map((at) => spark(at, 2.4 + random() * 2)),
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
    const at = (ahead: number, up: number, across: number): Point => [
      out[0] * (from + length * ahead) + side * across * length,
      out[1] * (from + length * ahead) - up * length,
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

/** A hoop that burns all round, seen a little from the side: who leaps through it has room. */
const HOOP = { across: 78, high: 104, band: 4, tongues: 22, leastReach: 44, reach: 46 }

function hoop(random: Rng): Part[] {
  const { across, high, band, tongues } = HOOP
  const at = (turn: number, out: number): Point => [
    Math.sin(turn) * (across + out),
    -Math.cos(turn) * (high + out),
  ]
  const lick = (turn: number, share: number, width: number, tag: 'flame' | 'flameIn'): Part[] => {
    const length = share * (HOOP.leastReach + HOOP.reach * random())
    const side = Math.sign(Math.sin(turn)) || 1
    const [x, y] = at(turn, 0)
    const [u, v] = at(turn, length)
    // Outward, and then up as all fire goes.
    const way: Point[] = [
      at(turn, -band),
      [x + 0.5 * (u - x) + side * 0.1 * length, y + 0.5 * (v - y) - 0.05 * length],
      [u - side * 0.04 * length, v - 0.5 * length],
      [u + side * 0.14 * length, v - 0.86 * length],
    ]
    return strand(way, width, {
      tag,
      strands: 0,
      stroke: tag === 'flame' ? 0.9 : 0.7,
      root: 0.95,
      belly: 0.25,
    })
  }
  // From the bottom up on both sides, so that higher tongues lie over lower ones.
  const around = (count: number, share: number, width: number, tag: 'flame' | 'flameIn') =>
    Array.from({ length: count }, (_, i) => {
      const step = Math.floor((i + 1) / 2) / Math.floor(count / 2)
      return lick(Math.PI * (1 - step) * (i % 2 ? 1 : -1), share, width, tag)
    }).flat()
  const rim = (out: number) => Array.from({ length: 72 }, (_, i) => at((i / 72) * 2 * Math.PI, out))
  const path = (points: readonly Point[]) =>
    `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`
  return [
    ...around(tongues, 1, 19, 'flame'),
    ...around(tongues - 3, 0.5, 8, 'flameIn'),
    { d: path(rim(band)) + path(rim(-band).toReversed()), fill: 'flameIn' },
  ]
}

export const flames: Motif = {
  name: 'flames',
  kind: 'fire',
  category: 'nature',
  words: ['flame', 'flames', 'fire', 'fireball', 'burning', 'hellfire'],
  variants: ['single', 'row', 'ball', 'ring'],
  spare: ['row', 'ball', 'ring'],
  draw({ variant, random }) {
    if (variant === 'row') return measured(row(random))
    if (variant === 'ring') return measured(hoop(random))
    return measured(variant === 'ball' ? ball(random) : single(random))
  },
}
