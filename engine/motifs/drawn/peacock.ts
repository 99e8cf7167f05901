import { measured } from '#engine/motifs/drawing/box.ts'
import {
  coords,
  circle,
  polar,
  polygon,
  sample,
  smooth,
  tube,
  type Point,
} from '#engine/motifs/drawing/geometry.ts'
import { horn, roundEye } from '#engine/motifs/drawing/anatomy.ts'
import { along, brush, degrees, lines } from '#engine/motifs/drawing/pen.ts'
import { scallops } from '#engine/motifs/drawing/plumage.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'

/** One train feather pointing up from the origin, ending in an eye. */
function trainFeather(length: number, size: number): Part[] {
  const barbs: string[] = []
  for (let i = 0; i < 9; i++) {
    const y = -length * (0.4 + i * 0.05)
    for (const side of [-1, 1])
      barbs.push(
        polygon(
          [
            [0, y],
            [side * size * 0.5, y - size * 0.55],
          ],
          false,
        ),
      )
  }
  const drop = (scale: number, lift: number): Point[] =>
    coords('0,-1.35 0.75,-0.55 0.85,0.15 0.45,0.8 0,1 -0.45,0.8 -0.85,0.15 -0.75,-0.55').map(
      ([x, y]) => [x * size * scale, -length + y * size * scale + lift],
    )
  return [
    { d: `M-1 0L1 0L0.6 ${-length}L-0.6 ${-length}Z`, fill: 'gold', stroke: 0.6 },
    line(barbs.join(''), 0.5, 1),
    { d: smooth(drop(1, 0)), fill: 'green' },
    { d: smooth(drop(0.7, size * 0.06)), fill: 'gold', stroke: 0.7, detail: 1 },
    { d: smooth(drop(0.48, size * 0.1)), fill: 'blue', stroke: 0.6 },
    { d: circle([0, -length + size * 0.16], size * 0.2), fill: 'black', stroke: 0.3 },
  ]
}

/** Peacock displaying, body towards us, head in profile. */
export const peacock: Motif = {
  name: 'peacock',
  category: 'animal',
  words: ['peacock', 'peafowl'],
  variants: ['display'],
  draw() {
    const root: Point = [0, 40]
    const train: Part[] = []
    for (const [length, count, size, spread] of [
      [154, 17, 13.5, 104],
      [127, 15, 12.5, 99],
      [101, 13, 11.5, 93],
    ] as const) {
      for (let i = 0; i < count; i++) {
        // from both sides towards the middle, so the central feathers lie on top
        const k = i % 2 ? i >> 1 : count - 1 - (i >> 1)
        const angle = degrees(-spread + (2 * spread * k) / (count - 1))
        train.push(...placed(trainFeather(length, size), { x: root[0], y: root[1], angle }))
      }
    }
    // Plain scaled back of the fan behind the neck, so that the head stands clear of the eyes.
    const back: Part[] = [
      {
        d: polygon([
          ...Array.from({ length: 41 }, (_, i) => polar(82, degrees(-205 + i * 5.75), root)),
          root,
        ]),
        fill: 'gold',
      },
    ]
    for (let ring = 6; ring >= 1; ring--) {
      const radius = ring * 13,
        count = 4 + ring * 3
      for (let i = 0; i < count; i++) {
        const angle = degrees(-205 + (230 * (i + (ring % 2 ? 0.5 : 0))) / count)
        const width = degrees(115 / count)
        const scale = [
          polar(radius - 12, angle - width, root),
          polar(radius, angle - width * 0.8, root),
          polar(radius + 6, angle, root),
          polar(radius, angle + width * 0.8, root),
          polar(radius - 12, angle + width, root),
        ]
        back.push({ d: smooth(scale, false) + 'Z', fill: 'gold', stroke: 0.5, detail: 1 })
      }
    }
    const body = tube(sample(coords('-8,-42 2,-26 2,0 0,40 0,76'), 12), (u) =>
      along([8, 9, 12, 22, 28, 27, 18, 4], u),
    )
    const crown = [-40, -24, -8, 8, 24].flatMap((angle): Part[] => {
      const tip = polar(24, degrees(-80 + angle), [-9, -52])
      return [
        line(polygon([[-9, -52], tip], false), 0.9, 0),
        { d: circle(tip, 3), fill: 'blue', stroke: 0.7 },
      ]
    })
    const foot = (x: number): Part[] => [
      ...horn(
        [
          [x, 66],
          [x, 84],
          [x, 98],
        ],
        3,
        { tag: 'beak', tip: 0.7, rings: 3 },
      ),
      ...[-1, 0, 1].flatMap((dx) =>
        horn(
          [
            [x, 96],
            [x + dx * 6, 101],
            [x + dx * 11, 106],
          ],
          2.6,
          { tag: 'beak' },
        ),
      ),
    ]
    const bird: Part[] = [
      ...foot(-10),
      ...foot(10),
      ...crown,
      { d: body.strip(0, 1, -1, 1, 50), fill: 'blue' },
      ...scallops(body, {
        u0: 0.12,
        u1: 0.96,
        v0: -0.95,
        v1: 0.95,
        rows: 15,
        columns: 6,
        tag: 'blue',
        overlap: 1.6,
      }),
      { d: 'M-18 -48C-28 -48 -34 -44 -38 -38C-30 -40 -24 -40 -17 -40Z', fill: 'beak', stroke: 0.9 },
      { d: smooth(coords('-20,-44 -16,-54 -6,-56 2,-48 2,-36 -8,-34 -17,-37')), fill: 'blue' },
      { d: smooth(coords('-17,-46 -10,-51 -2,-46 -9,-41')), fill: 'furLight', stroke: 0.6 },
      ...roundEye([-10, -46], 3.2, 'leather'),
      brush(coords('-18,-41 -10,-39 -2,-42'), 1.2),
      lines([coords('-28,-44 -26,-44')], 0.8),
    ]
    return measured([...train, ...back, ...placed(bird, { y: 12, scale: 0.97 })])
  },
}
