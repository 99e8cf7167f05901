import { measured } from '#engine/motifs/drawing/box.ts'
import { circle, coords, sample, tube, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { gleam, line, packed, placed } from '#engine/motifs/drawing/parts.ts'
import { ellipse, rect, roundRect } from '#engine/motifs/drawing/shapes.ts'

/** A bar of the grille, bowed as the shell is: `at` is its place across, -1 to 1. */
const bar = (at: number): Part => {
  const x = (y: number) =>
    at * 50 * Math.sqrt(Math.max(0.05, 1 - (Math.max(0, Math.abs(y + 27) - 40) / 47) ** 2))
  const ys = [-104, -92, -74, -50, -27, 0, 22, 38, 48].filter(
    (y) => Math.abs(y + 27) < 84 - Math.abs(at) * 26,
  )
  const body = tube(
    sample(
      ys.map((y): Point => [x(y), y]),
      6,
    ),
    () => 3.3 - Math.abs(at) * 0.9,
  )
  return { d: body.strip(0, 1, -1, 1, 30), fill: 'black', stroke: 0.4, detail: 1 }
}

/** The fifties stage microphone: a streamlined grille on a swivel, leaning back on its stand. */
function vintage(): Part[] {
  const shell =
    'M0 -112C36 -112 56 -88 56 -52L56 10C56 40 36 60 0 60C-36 60 -56 40 -56 10L-56 -52C-56 -88 -36 -112 0 -112Z'
  const cable = tube(
    sample(coords('24,118 26,146 54,160 84,142 74,114 50,122 62,154 112,156 136,130'), 14),
    () => 4,
  )
  const head: Part[] = [
    // the back of the shell
    ...placed([{ d: shell, fill: 'black', stroke: 1 }], { x: 13, y: -5 }),
    { d: shell, fill: 'steel' },
    line(
      'M0 -105C32 -105 49 -84 49 -50L49 9C49 36 32 53 0 53C-32 53 -49 36 -49 9L-49 -50C-49 -84 -32 -105 0 -105Z',
      0.8,
      1,
    ),
    ...[-0.82, -0.62, -0.42, 0.26, 0.46, 0.66, 0.84].map(bar),
    // the three fins down the middle, catching light on one side
    {
      d: 'M-18 -110C-8 -113 4 -113 12 -110C16 -60 16 10 10 58C2 61 -8 61 -16 58C-22 10 -22 -60 -18 -110Z',
      fill: 'steel',
    },
    line('M-9 -111C-12 -60 -12 10 -8 59M2 -112C4 -60 4 10 1 60', 0.8, 0),
    packed('M2 -112L12 -110C16 -60 16 10 10 58L1 60C4 10 4 -60 2 -112Z'),
    gleam('M-17 -92L-12 -94C-14 -60 -14 -50 -13 -40L-18 -40C-19 -60 -18 -80 -17 -92Z'),
    // belt with its badge
    { d: 'M-60 -38C-24 -28 24 -28 60 -38L60 -12C24 -2 -24 -2 -60 -12Z', fill: 'steel' },
    line('M-59 -32C-24 -22 24 -22 59 -32M-59 -18C-24 -8 24 -8 59 -18', 0.7, 1),
    packed('M34 -33C44 -34 52 -36 60 -38L60 -12C50 -9 42 -7 32 -6C37 -15 37 -24 34 -33Z'),
    { d: 'M-19 -34L11 -34L11 -10L-4 2L-19 -10Z', fill: 'red' },
    line('M-14 -29L6 -29L6 -13L-4 -5L-14 -13Z', 0.7, 1),
    packed(
      'M30 -104C46 -96 56 -78 56 -52L56 10C56 38 38 58 8 60C32 48 46 32 47 6L47 -50C47 -72 42 -90 30 -104Z',
    ),
    gleam('M-48 -46C-48 -70 -40 -88 -26 -98L-23 -94C-35 -84 -42 -68 -43 -46Z'),
    // yoke and its thumb screws
    {
      d: 'M-70 -8L-58 -6L-58 22C-54 56 -32 72 0 72C32 72 54 56 58 22L58 -6L70 -8L70 24C66 68 36 88 0 88C-36 88 -66 68 -70 24Z',
      fill: 'steelDark',
    },
    line('M-64 -4L-64 23C-60 62 -34 80 0 80C34 80 60 62 64 23L64 -4', 0.7, 1),
    packed('M70 -8L70 24C66 68 36 88 0 88L2 82C36 80 60 60 62 22L62 -6Z'),
    { d: roundRect(-80, -18, 18, 22, 6), fill: 'steel' },
    { d: roundRect(62, -18, 18, 22, 6), fill: 'steel' },
    line('M-76 -14L-76 0M-71 -14L-71 0M-66 -14L-66 0M66 -14L66 0M71 -14L71 0M76 -14L76 0', 0.6, 1),
    { d: rect(-11, 86, 22, 24), fill: 'steel' },
    line('M-11 92L11 92M-11 98L11 98M-11 104L11 104', 0.7, 1),
    { d: roundRect(-17, 108, 34, 18, 5), fill: 'steelDark' },
    packed('M4 86L11 86L11 108L17 110L17 124L6 126Z'),
  ]
  return [
    { d: cable.strip(0, 1, -1, 1, 110), fill: 'black', stroke: 0.8 },
    gleam(cable.strip(0.12, 0.34, -0.5, 0, 24)),
    gleam(cable.strip(0.7, 0.9, -0.5, 0, 24)),
    ...placed(head, { angle: -0.2 }),
  ]
}

/** Wire mesh on a ball: two families of half circles seen at a slant. */
const mesh = (centre: Point, radius: number): Part[] =>
  [0.78, -0.78].map(
    (angle) =>
      placed(
        [
          line(
            [-0.86, -0.64, -0.4, -0.14, 0.14, 0.4, 0.64, 0.86]
              .map((t) => {
                const [x, bow] = [radius * t, radius * t * 0.5 * (1 - t * t)]
                const reach = radius * Math.sqrt(1 - t * t)
                return `M${x.toFixed(1)} ${(-reach).toFixed(1)}C${(x + bow).toFixed(1)} ${(-reach * 0.4).toFixed(1)} ${(x + bow).toFixed(1)} ${(reach * 0.4).toFixed(1)} ${x.toFixed(1)} ${reach.toFixed(1)}`
              })
              .join(''),
            0.7,
            1,
          ),
        ],
        { x: centre[0], y: centre[1], angle },
      )[0]!,
  )

/** The singer's hand microphone, tipped, its cable thrown in a loop. */
function handheld(): Part[] {
  const cable = tube(
    sample(coords('0,112 4,136 34,146 58,124 50,98 26,104 30,136 66,152 96,140'), 14),
    () => 4,
  )
  const body: Part[] = [
    { d: roundRect(-9, 98, 18, 20, 4), fill: 'steel' },
    { d: 'M-27 -18L27 -18L18 96C10 104 -10 104 -18 96Z', fill: 'steelDark' },
    { d: 'M-17 -10L-10 -10L-8 88L-12 88Z', fill: 'paper', stroke: 0, shade: 0, detail: 1 },
    packed('M27 -18L18 96C12 101 6 102 2 102C10 66 14 20 14 -16Z'),
    { d: roundRect(-6, 8, 12, 26, 5), fill: 'black', stroke: 0.7 },
    { d: roundRect(-4, 11, 8, 10, 3), fill: 'steel', stroke: 0.7 },
    line('M-20 84C-8 89 8 89 20 84M-20 78C-8 83 8 83 20 78', 0.7, 1),
    { d: 'M-38 -44L38 -44L29 -16C10 -10 -10 -10 -29 -16Z', fill: 'steel' },
    line('M-34 -32C-14 -26 14 -26 34 -32', 0.7, 1),
    { d: circle([0, -76], 48), fill: 'steel' },
    ...mesh([0, -76], 48),
    packed('M44 -94C56 -66 40 -32 6 -28C-6 -28 -18 -31 -26 -36C10 -34 42 -58 44 -94Z'),
    { d: 'M-48 -80C-40 -66 40 -66 48 -80L48 -66C40 -52 -40 -52 -48 -66Z', fill: 'steelDark' },
    line('M-47 -72C-38 -59 38 -59 47 -72', 0.6, 1),
    { d: ellipse([-18, -100], 9, 5), fill: 'paper', stroke: 0, shade: 0, detail: 1 },
  ]
  return [
    ...placed([{ d: cable.strip(0, 1, -1, 1, 110), fill: 'black', stroke: 0.8 }], {
      x: -52,
      y: -12,
      angle: 0,
    }),
    ...placed(body, { angle: 0.48 }),
  ]
}

export const microphone: Motif = {
  name: 'microphone',
  category: 'object',
  words: ['microphone', 'mic', 'vintage microphone', 'singer'],
  variants: ['vintage', 'handheld'],
  draw: ({ variant }) => measured(variant === 'handheld' ? handheld() : vintage()),
}
