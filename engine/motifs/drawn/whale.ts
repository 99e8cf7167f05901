import { measured } from '#engine/motifs/drawing/box.ts'
import {
  coords,
  circle,
  sample,
  smooth,
  tube,
  type Point,
} from '#engine/motifs/drawing/geometry.ts'
import { along, brush, lines } from '#engine/motifs/drawing/pen.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

/** Humpback breaching, throat pleats and knobbed flipper. */
export const whale: Motif = {
  name: 'whale',
  category: 'animal',
  words: ['whale', 'humpback', 'humpback whale', 'moby dick'],
  variants: ['swimming'],
  draw() {
    // From the chin to the tail stock; v = 1 is the back.
    const body = tube(sample(coords('112,14 70,8 20,2 -34,4 -78,-14 -104,-50'), 14), (u) =>
      along([9, 34, 43, 42, 34, 22, 12, 6], u),
    )
    const pleats: Point[][] = []
    for (let i = 0; i < 9; i++) {
      const v = -0.92 + i * 0.105
      pleats.push([
        body.at(0.06 + i * 0.012, v),
        body.at(0.25, v),
        body.at(0.42 + i * 0.012, v + 0.02),
        body.at(0.58 - i * 0.01, v + 0.04),
      ])
    }
    const knobs: Point[] = coords('96,-10 84,-18 102,0 88,-6 74,-20 76,-10 64,-26')
    const parts: Part[] = [
      // flukes
      {
        d: smooth(
          coords(
            '-102,-44 -118,-60 -140,-66 -152,-58 -134,-78 -110,-78 -102,-68 -92,-84 -70,-94 -48,-86 -66,-80 -82,-64 -96,-46',
          ),
          true,
          0.85,
        ),
        fill: 'water',
      },
      lines(
        [
          coords('-104,-58 -120,-68 -136,-68'),
          coords('-98,-62 -82,-76 -62,-84'),
          coords('-102,-52 -112,-60 -122,-63'),
        ],
        0.6,
      ),
      { d: smooth(coords('58,36 80,60 84,88 66,76 42,46')), fill: 'water', tone: 0.15 },
      { d: body.strip(0, 1, -1, 1, 80), fill: 'water' },
      {
        d: smooth([
          body.at(0, -0.9),
          body.at(0.04, -0.1),
          body.at(0.2, -0.12),
          body.at(0.4, -0.3),
          body.at(0.6, -0.6),
          body.at(0.75, -0.98),
          body.at(0.6, -1),
          body.at(0.4, -1),
          body.at(0.2, -1),
          body.at(0.06, -1),
        ]),
        fill: 'foam',
        stroke: 0.7,
      },
      lines(pleats, 0.6),
      // mouth curves up then drops to the eye
      brush(
        [body.at(0, 0.1), body.at(0.08, -0.05), body.at(0.2, -0.02), body.at(0.29, -0.22)],
        1.8,
      ),
      { d: circle(body.at(0.3, -0.06), 3.6), fill: 'black', stroke: 0.5 },
      {
        d: circle([body.at(0.3, -0.06)[0] - 1, body.at(0.3, -0.06)[1] - 1.2], 1.1),
        fill: 'paper',
        stroke: 0,
        shade: 0,
      },
      lines(
        [
          [body.at(0.27, 0.06), body.at(0.3, 0.1), body.at(0.34, 0.04)],
          [body.at(0.27, -0.14), body.at(0.31, -0.16), body.at(0.34, -0.1)],
        ],
        0.7,
      ),
      ...knobs.map(([x, y]): Part => ({
        d: circle([x, y], 2.6),
        fill: 'water',
        stroke: 0.7,
        detail: 1,
      })),
      // dorsal fin and ridge
      {
        d: smooth(
          [body.at(0.56, 0.94), body.at(0.62, 1.25), body.at(0.68, 1.5), body.at(0.68, 0.98)],
          true,
          0.7,
        ),
        fill: 'water',
        stroke: 0.9,
      },
      lines(
        [
          [body.at(0.12, 0.7), body.at(0.3, 0.78), body.at(0.5, 0.74)],
          [body.at(0.6, 0.5), body.at(0.72, 0.56), body.at(0.86, 0.5)],
          [body.at(0.66, 0.1), body.at(0.78, 0.2), body.at(0.9, 0.2)],
        ],
        0.6,
      ),
      // long near flipper
      {
        d: smooth(coords('40,26 46,44 34,70 10,96 -18,112 -22,106 -10,88 -2,64 8,40 20,24')),
        fill: 'water',
      },
      lines([coords('30,36 20,64 -4,96'), coords('22,34 12,60 -6,86')], 0.6),
      ...coords('42,58 32,76 20,90 6,101').map((p): Part => ({
        d: circle(p, 2.2),
        fill: 'foam',
        stroke: 0.6,
        detail: 1,
      })),
    ]
    return measured(parts)
  },
}
