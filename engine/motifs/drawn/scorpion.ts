import { measured } from '#engine/motifs/drawing/box.ts'
import {
  coords,
  circle,
  polar,
  sample,
  smooth,
  tube,
  type Point,
} from '#engine/motifs/drawing/geometry.ts'
import { horn, jointed } from '#engine/motifs/drawing/anatomy.ts'
import { along, brush, degrees, lines, symmetric } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, mirrored } from '#engine/motifs/drawing/parts.ts'

const SHELL = 'leather'

function pincer(): Part[] {
  return [
    ...jointed(coords('16,-34 44,-38 66,-58 64,-74'), [6, 8, 8, 7], SHELL),
    // movable finger, then the swollen hand with the fixed finger
    { d: smooth(coords('52,-92 40,-106 38,-124 46,-142 47,-124 56,-108 62,-98')), fill: SHELL },
    {
      d: smooth(
        coords('56,-72 72,-70 86,-84 88,-104 78,-124 62,-146 66,-124 62,-110 50,-98 48,-84'),
      ),
      fill: SHELL,
    },
    lines(
      [
        coords('64,-76 76,-88 78,-106'),
        coords('56,-80 66,-92 68,-106'),
        coords('72,-120 70,-126 68,-132'),
      ],
      0.6,
    ),
    line(smooth(coords('62,-112 64,-120 64,-130'), false), 1.2, 1),
  ]
}

/** Scorpion from above, tail arched to strike. */
export const scorpion: Motif = {
  name: 'scorpion',
  category: 'animal',
  words: ['scorpion', 'stinger'],
  variants: ['top'],
  draw() {
    const legs: Part[] = (
      [
        coords('14,-16 44,-30 70,-22 92,-44'),
        coords('16,-4 50,-10 78,4 106,-8'),
        coords('16,8 48,14 74,34 104,38'),
        coords('14,20 40,36 60,62 86,80'),
      ] as Point[][]
    ).flatMap((leg) => jointed(leg, [5, 5, 4, 1.2], SHELL))
    const trunk = tube(sample(coords('0,-46 0,-10 0,30 0,58'), 10), (u) =>
      along([16, 22, 25, 25, 22, 14], u),
    )
    // Tail: five beads and a sting bulb along a hook that comes back up the right side.
    const curve = tube(sample(coords('0,54 4,92 34,124 78,126 106,98 102,64 84,50'), 14), () => 1)
    const beads: Part[] = []
    const count = 6
    for (let i = count - 1; i >= 0; i--) {
      const from = (i / count) * 0.86,
        to = ((i + 1) / count) * 0.86 + 0.012
      const size = 12.5 - i * 0.9
      const bead = tube(
        Array.from({ length: 11 }, (_, k) => curve.at(from + ((to - from) * k) / 10, 0)),
        (u) => size * (0.62 + 0.42 * Math.sin(Math.PI * Math.min(1, Math.max(0, u)) ** 0.8)),
      )
      beads.push(
        { d: bead.strip(0, 1, -1, 1, 14), fill: SHELL },
        line(bead.line(0.15, 0.85, -0.4, 8) + bead.line(0.15, 0.85, 0.4, 8), 0.6, 1),
      )
    }
    const bulb = curve.at(0.9, 0)
    const sting: Part[] = [
      ...horn(
        [
          polar(6, degrees(205), bulb),
          polar(20, degrees(215), bulb),
          polar(28, degrees(190), bulb),
          polar(34, degrees(160), bulb),
        ],
        4,
        { tag: 'black' },
      ),
      { d: circle(bulb, 11), fill: SHELL },
      lines(
        [[polar(6, degrees(-60), bulb), polar(7, degrees(-10), bulb), polar(6, degrees(40), bulb)]],
        0.6,
      ),
    ]
    const plates: Part[] = []
    for (let i = 6; i >= 0; i--) {
      const u0 = 0.34 + i * 0.092,
        u1 = u0 + 0.11
      plates.push({
        d: smooth(
          [
            trunk.at(u0, -0.96),
            trunk.at(u0 - 0.012, 0),
            trunk.at(u0, 0.96),
            trunk.at(u1, 1.04),
            trunk.at(u1 + 0.02, 0),
            trunk.at(u1, -1.04),
          ],
          true,
          0.8,
        ),
        fill: SHELL,
        stroke: 0.9,
      })
      plates.push(
        lines(
          [
            [trunk.at(u0 + 0.05, -0.7), trunk.at(u0 + 0.06, -0.3)],
            [trunk.at(u0 + 0.05, 0.7), trunk.at(u0 + 0.06, 0.3)],
          ],
          0.6,
        ),
      )
    }
    const parts: Part[] = [
      ...mirrored(legs),
      ...mirrored(pincer()),
      ...sting,
      ...beads,
      ...plates.slice(),
      { d: symmetric(coords('0,-50 12,-50 20,-36 24,-10 16,-2 0,0')), fill: SHELL },
      ...mirrored([
        { d: circle([4, -30], 2.4), fill: 'black', stroke: 0.4 },
        { d: smooth(coords('3,-50 10,-50 9,-60 4,-60')), fill: SHELL, stroke: 0.8 },
        lines([coords('8,-42 14,-30 16,-14'), coords('3,-22 6,-14 6,-6')], 0.6),
      ]),
      brush(coords('0,-44 0.5,-24 0,-6'), 1.2, 'black', 1),
    ]
    return measured(parts)
  },
}
