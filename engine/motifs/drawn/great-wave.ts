import { measured } from '#engine/motifs/drawing/box.ts'
import {
  coords,
  circle,
  lerp,
  moveTo,
  sample,
  type Point,
} from '#engine/motifs/drawing/geometry.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'

const BACK: Point[] = coords('112,92 106,40 86,-18 52,-64 6,-90 -40,-92 -76,-72 -92,-40')
const FACE: Point[] = coords('-30,92 -6,56 4,20 2,-12 -16,-38 -44,-50 -70,-50 -92,-40')
const xy = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`

/** Claws of foam hanging from a lip: each runs to a hooked tip and back to the next root. */
function claws(path: Point[], count: number, reach: number, direction: Point): string {
  let d = ''
  for (let i = 0; i < count; i++) {
    const at = (t: number) => path[Math.min(path.length - 1, Math.round(t * (path.length - 1)))]!
    const [a, m, b] = [at(i / count), at((i + 0.5) / count), at((i + 1) / count)]
    const grow = reach * (0.75 + 0.35 * Math.sin(i * 2.1))
    const tip: Point = [m[0] + direction[0] * grow, m[1] + direction[1] * grow]
    d += `Q${xy([a[0] + direction[0] * grow * 0.9 + 2, a[1] + direction[1] * grow * 0.5])} ${xy(tip)}Q${xy([m[0] + direction[0] * grow * 0.2 - 1, m[1] + direction[1] * grow * 0.55])} ${xy(b)}`
  }
  return d
}

/** After the old woodblock prints: a towering wave with clawed foam, striped back and a far mountain. */
export const greatWave: Motif = {
  name: 'great-wave',
  category: 'nature',
  words: ['great wave', 'wave', 'big wave', 'kanagawa wave', 'ocean wave', 'tsunami'],
  variants: ['mountain', 'plain'],
  draw({ variant }) {
    const back = sample(BACK, 16),
      face = sample(FACE, 16),
      n = back.length
    const body = 'M' + [...back, ...[...face].toReversed()].map(xy).join('L') + 'Z'
    // white stripes follow the water up into the curl
    const stripe = (s0: number, s1: number, t0: number, t1: number): Part => {
      const edge = (s: number) =>
        Array.from({ length: 40 }, (_, i) => {
          const t = lerp(t0, t1, i / 39),
            taper = Math.sin(Math.PI * (i / 39)) ** 0.4,
            k = Math.min(n - 1, Math.round(t * (n - 1)))
          const mix = lerp((s0 + s1) / 2, s, taper)
          return [lerp(back[k]![0], face[k]![0], mix), lerp(back[k]![1], face[k]![1], mix)] as Point
        })
      return {
        d: 'M' + [...edge(s0), ...edge(s1).toReversed()].map(xy).join('L') + 'Z',
        fill: 'foam',
        stroke: 0.7,
        detail: 1,
      }
    }
    const stripes = [
      stripe(0.16, 0.26, 0.02, 0.6),
      stripe(0.4, 0.52, 0.02, 0.66),
      stripe(0.66, 0.77, 0.02, 0.6),
      stripe(0.88, 0.94, 0.04, 0.5),
    ]
    // foam cap: outer edge is the back, inner edge is clawed
    const crest = back.slice(Math.round(n * 0.46)),
      inner = sample(coords('-92,-40 -70,-54 -44,-58 -18,-52 8,-58 32,-64 48,-66'), 14)
    const lip = sample(coords('-92,-40 -76,-50 -52,-51 -26,-43 -6,-22 2,-2'), 14)
    const foam: Part[] = [
      {
        d:
          moveTo(crest[0]!) +
          crest
            .slice(1)
            .map((p) => 'L' + xy(p))
            .join('') +
          claws(inner, 8, 15, [0.1, 1]) +
          'Z',
        fill: 'foam',
      },
      {
        d:
          moveTo(lip[0]!) +
          claws(lip, 8, 22, [-0.62, 0.78]) +
          [...lip]
            .toReversed()
            .map((p) => 'L' + xy([p[0] + 5, p[1] - 7]))
            .join('') +
          'Z',
        fill: 'foam',
      },
      line(
        coords('-60,-76 -34,-80 -6,-76 20,-72')
          .map(([x, y]) => `M${x} ${y}Q${x + 7} ${y - 7} ${x + 14} ${y}`)
          .join(''),
        0.6,
        2,
      ),
    ]
    const spray: Part[] = [
      [-100, -18, 3],
      [-88, -6, 2.2],
      [-76, 2, 3],
      [-96, 4, 1.8],
      [-64, -4, 2],
      [-50, 14, 2.4],
      [-82, 18, 1.6],
      [-104, -60, 2.4],
      [-94, -78, 1.8],
      [-34, 22, 1.8],
    ].map(([x, y, r]) => ({ d: circle([x!, y!], r!), fill: 'foam', stroke: 0.7, detail: 1 }))
    const low: Part[] = [
      {
        d: 'M-112 96C-104 80 -92 66 -72 64C-58 63 -50 72 -54 80C-60 76 -66 78 -66 84C-50 86 -20 76 10 82C50 90 90 78 114 88L114 106L-112 106Z',
        fill: 'water',
      },
      line(
        'M-98 92C-90 80 -80 74 -70 74M-40 92C-14 86 10 90 34 94M50 98C70 92 90 90 108 94M-86 100C-76 92 -66 92 -54 96',
        0.7,
        1,
      ),
      ...placed(
        [{ d: 'M0 0C4 -8 14 -8 18 0C14 -3 4 -3 0 0Z', fill: 'foam', stroke: 0.7, detail: 1 }],
        { x: -70, y: 70 },
      ),
    ]
    const fuji: Part[] = [
      { d: 'M-104 84C-82 66 -70 44 -62 30L-46 30C-38 46 -24 66 -6 84Z', fill: 'rockDark' },
      {
        d: 'M-62 30L-46 30C-43 36 -40 42 -37 46L-43 43L-47 51L-53 43L-59 52L-63 44L-70 46C-67 41 -64 35 -62 30Z',
        fill: 'foam',
        stroke: 0.8,
      },
    ]
    const parts: Part[] = [
      ...(variant === 'mountain' ? fuji : []),
      { d: body, fill: 'water' },
      ...stripes,
      ...foam,
      ...spray,
      ...low,
    ]
    return measured(parts)
  },
}
