import { measured } from '#engine/motifs/drawing/box.ts'
import { circle, coords, sample, tube, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, mirrored, placed } from '#engine/motifs/drawing/parts.ts'
import { ellipse, rect, roundRect } from '#engine/motifs/drawing/shapes.ts'

/** The fifties stage microphone: streamlined grille with three ribs, on a swivel. */
function vintage(): Part[] {
  const shell =
    'M0 -112C36 -112 54 -88 54 -52L54 10C54 40 34 58 0 58C-34 58 -54 40 -54 10L-54 -52C-54 -88 -36 -112 0 -112Z'
  const slots = mirrored(
    [14, 24, 33, 42].map((x): Part => {
      const top = -104 + (x / 54) ** 2.4 * 46,
        bottom = 50 - (x / 54) ** 2.4 * 34
      return {
        d: `M${x - 2.6} ${top}L${x + 2.6} ${top + 4}L${x + 2.6} ${bottom - 3}L${x - 2.6} ${bottom}Z`,
        fill: 'black',
        stroke: 0.4,
        detail: 1,
      }
    }),
  )
  const cable: Point[] = coords('0,116 6,128 34,128 52,112 76,116 84,96')
  return [
    line(
      'M' +
        sample(cable, 10)
          .map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`)
          .join('L'),
      1.8,
      1,
    ),
    {
      d: 'M-64 -6L-54 -6L-54 22C-50 54 -30 68 0 68C30 68 50 54 54 22L54 -6L64 -6L64 24C60 64 34 82 0 82C-34 82 -60 64 -64 24Z',
      fill: 'steelDark',
    },
    { d: shell, fill: 'steel' },
    ...slots,
    { d: roundRect(-7, -112, 14, 170, 6), fill: 'steel' },
    { d: 'M-56 -34C-20 -26 20 -26 56 -34L56 -14C20 -6 -20 -6 -56 -14Z', fill: 'steel' },
    line('M-54 -24C-20 -16 20 -16 54 -24', 0.6, 1),
    { d: 'M-14 -30L14 -30L14 -10L0 0L-14 -10Z', fill: 'red' },
    { d: rect(-9, 80, 18, 22), fill: 'steel' },
    line('M-9 87L9 87M-9 94L9 94', 0.6, 1),
    { d: roundRect(-14, 100, 28, 14, 4), fill: 'steelDark' },
    { d: roundRect(-70, -14, 14, 16, 5), fill: 'steel', stroke: 0.8 },
    { d: roundRect(56, -14, 14, 16, 5), fill: 'steel', stroke: 0.8 },
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
    { d: roundRect(-6, 8, 12, 26, 5), fill: 'black', stroke: 0.7 },
    { d: roundRect(-4, 11, 8, 10, 3), fill: 'steel', stroke: 0.7 },
    line('M-20 84C-8 89 8 89 20 84M-20 78C-8 83 8 83 20 78', 0.7, 1),
    { d: 'M-38 -44L38 -44L29 -16C10 -10 -10 -10 -29 -16Z', fill: 'steel' },
    line('M-34 -32C-14 -26 14 -26 34 -32', 0.7, 1),
    { d: circle([0, -76], 48), fill: 'steel' },
    ...mesh([0, -76], 48),
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
