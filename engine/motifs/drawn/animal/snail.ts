import { measured } from '#engine/motifs/drawing/box.ts'
import {
  circle,
  coords,
  polar,
  sample,
  smooth,
  TAU,
  tube,
  type Point,
} from '#engine/motifs/drawing/geometry.ts'
import { gleam, line, packed } from '#engine/motifs/drawing/parts.ts'
import { along, brush, lines } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part, Tag } from '#engine/motifs/motif.ts'

const MIDDLE: Point = [-24, 10]
/** Where the shell's mouth is, as an angle, and how many turns it has made by then. */
const MOUTH = 1.15
const TURNS = 3.4
const GROWTH = 0.112
const OUTER = 86

/** The rim of the whorl, `back` radians before the mouth. */
const rim = (back: number, part = 1): Point => {
  const radius = OUTER * Math.exp(-GROWTH * back)
  const inner = OUTER * Math.exp(-GROWTH * (back + TAU))
  return polar(inner + (radius - inner) * part, MOUTH - back, MIDDLE)
}
const steps = (from: number, to: number, count: number) =>
  Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count)

/** A stripe across the whorl that leans with its growth. */
const growthLine = (back: number, lean = 0.16) =>
  [0, 0.3, 0.65, 1].map((part) => rim(back + lean * Math.sin(part * Math.PI) + 0.1 * part, part))

const shell: Part[] = [
  { d: smooth(steps(0, TAU, 40).map((back) => rim(back))), fill: 'horn' },
  // dark flames across the outer turn
  ...[0.55, 1.35, 2.15, 2.95, 3.75, 4.55, 5.35].map((back): Part => {
    const near = growthLine(back)
    const far = growthLine(back + 0.34).toReversed()
    return { d: smooth([...near, ...far], true, 0.7), fill: 'wood', stroke: 0.5 }
  }),
  lines(
    steps(0.12, 5.9, 36).map((back) => growthLine(back)),
    0.5,
    2,
  ),
  lines(
    steps(6.4, 12.4, 26).map((back) => growthLine(back)),
    0.5,
    2,
  ),
  // underside of the great turn
  packed(
    smooth([
      ...steps(-0.02, 2.4, 14).map((back) => rim(back, 1)),
      ...steps(2.4, -0.02, 14).map((back) => rim(back, 0.8 + (0.18 * Math.abs(back - 1.2)) / 1.2)),
    ]),
  ),
  // the seam, heavier as it comes out
  {
    d: tube(
      steps(TURNS * TAU, 0, 150).map((back) => rim(back, 0)),
      (u) => 0.7 + 1.9 * u ** 2,
    ).strip(0, 1, -1, 1, 150),
    fill: 'black',
    stroke: 0.2,
  },
  { d: circle(rim(TURNS * TAU, 0), 2.6), fill: 'black', stroke: 0.2 },
  gleam(
    smooth([
      ...steps(2.7, 3.5, 8).map((back) => rim(back, 0.86)),
      ...steps(3.5, 2.7, 8).map((back) => rim(back, 0.68)),
    ]),
  ),
]

const horn = (path: string, width: number, knob: number, tag: Tag = 'belly'): Part[] => {
  const points = coords(path)
  const end = points.at(-1)!
  return [
    {
      d: tube(sample(points, 12), (u) => along([width, width * 0.7, width * 0.6], u)).strip(),
      fill: tag,
      stroke: 0.9,
    },
    { d: circle(end, knob), fill: tag, stroke: 0.9 },
    { d: circle([end[0] + 0.8, end[1] - 0.8], knob * 0.5), fill: 'black', stroke: 0.2 },
  ]
}

/** Tubercles, smaller toward the sole. */
const skin =
  'M70 56C76 52 82 54 84 60M84 40C90 36 96 38 98 44M88 62C94 58 100 60 102 66M100 22C105 19 110 21 111 26M102 46C107 43 112 45 113 50M72 72C78 69 84 70 86 75M-70 78C-64 74 -58 75 -56 80M-90 80C-85 77 -80 78 -78 82M-48 72C-42 68 -36 70 -34 75M48 74C54 70 60 71 62 76'

export const snail: Motif = {
  name: 'snail',
  category: 'animal',
  bulk: 0.4,
  words: ['snail', 'garden snail'],
  variants: ['creeping'],
  draw: () =>
    measured([
      ...horn('108,0 106,-22 112,-46', 3.6, 5),
      {
        d: smooth(
          coords(
            '-136,92 -104,80 -70,64 -40,56 40,50 72,36 84,8 98,-8 116,-8 128,4 130,20 122,36 120,58 118,78 108,90 60,95 0,96 -70,96',
          ),
        ),
        fill: 'belly',
      },
      // the sole's frill and what is dark above it
      packed(
        'M-136 92C-100 92 -40 88 20 88C60 88 100 90 114 82C112 92 90 96 60 97C0 98 -80 98 -136 92Z',
      ),
      line(
        Array.from({ length: 19 }, (_, i) => `M${-92 + i * 10.5} 88L${-95 + i * 10.5} 80`).join(''),
        0.6,
        2,
      ),
      line(skin, 0.8, 1),
      brush(coords('76,34 92,44 96,62 88,80'), 1.8),
      brush(coords('-40,70 0,74 44,68 66,52'), 3),
      ...shell,
      // the mantle's lip laps over the shell's mouth
      {
        d: smooth(
          coords('-88,66 -60,64 -24,72 14,76 38,68 54,46 66,34 74,46 66,66 40,80 -10,84 -58,78'),
        ),
        fill: 'belly',
        stroke: 0.9,
      },
      brush(coords('-44,72 0,80 40,72 66,48'), 1.6),
      ...horn('120,2 128,-20 146,-40', 4, 5.6),
      ...horn('127,22 138,24 146,20', 2.6, 2.8),
      line('M120 30C125 32 129 30 131 26', 1, 0),
      gleam('M112 2C118 2 122 6 123 11L118 12C117 9 114 7 111 7Z'),
    ]),
}
