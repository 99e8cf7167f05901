// Human skulls. Units as in the motifs, the front view is centred on x = 0.
import { coords, triple, lerp, smooth, type Point } from '#engine/motifs/drawing/geometry.ts'
import { brush, lines, symmetric } from '#engine/motifs/drawing/pen.ts'
import type { Part } from '#engine/motifs/motif.ts'
import { line, mirrored } from '#engine/motifs/drawing/parts.ts'

/** A row of teeth between two curves (gum line and biting edge), cut at the given fractions; each tooth is rounded at the bite. */
export function teeth(
  gum: readonly [Point, Point, Point],
  bite: readonly [Point, Point, Point],
  cuts: readonly number[],
): Part[] {
  const on = ([a, b, c]: readonly [Point, Point, Point], t: number): Point => [
    (1 - t) ** 2 * a[0] + 2 * t * (1 - t) * b[0] + t * t * c[0],
    (1 - t) ** 2 * a[1] + 2 * t * (1 - t) * b[1] + t * t * c[1],
  ]
  return cuts.slice(1).map((t, i): Part => {
    const s = cuts[i]!,
      w = t - s
    const [g0, g1, g2, b0, b1] = [
      on(gum, s + w * 0.08),
      on(gum, s + w * 0.5),
      on(gum, t - w * 0.08),
      on(bite, s + w * 0.04),
      on(bite, t - w * 0.04),
    ]
    const arch: Point = [
      g1[0] + (g1[0] - on(bite, s + w / 2)[0]) * 0.14,
      g1[1] + (g1[1] - on(bite, s + w / 2)[1]) * 0.14,
    ]
    const mid = (p: Point, q: Point, k: number): Point => [lerp(p[0], q[0], k), lerp(p[1], q[1], k)]
    return {
      d: smooth(
        [arch, g2, mid(g2, b1, 0.55), b1, mid(b1, b0, 0.5), b0, mid(g0, b0, 0.55), g0],
        true,
        0.85,
      ),
      fill: 'bone',
      stroke: 0.75,
      shade: 0.8,
    }
  })
}

export const SOCKET: readonly Point[] = coords(
  '9,6 9,-5 19,-12 35,-19 48,-18 55,-6 53,8 43,17 26,18 13,14',
)
export const NOSE =
  'M0 15C4 17 9 25 12 34C14 41 11 46 6 45C3 44 1 41 0 37C-1 41 -3 44 -6 45C-11 46 -14 41 -12 34C-9 25 -4 17 0 15Z'

export interface FrontSkull {
  sockets?: boolean
  lines?: boolean
  jaw?: boolean
}

/** Front view: jaw and the dark behind the teeth, then the cranium with cheekbones, hollows and teeth. */
export function frontSkull({
  sockets = true,
  lines: worn = true,
  jaw = true,
}: FrontSkull = {}): Part[] {
  const lower: Part[] = jaw
    ? [
        {
          d: symmetric(
            coords('0,64 46,44 66,20 70,36 67,58 61,77 51,96 38,112 25,121 12,124 0,120'),
          ),
          fill: 'bone',
        },
        // hollow between cheekbone and jaw, dark of the mouth
        ...mirrored([
          {
            d: smooth(coords('47,54 59,44 60,54 56,66 50,74 46,72 45,63')),
            fill: 'black',
            stroke: 0.4,
          },
        ]),
        { d: symmetric(coords('0,74 34,70 43,74 42,82 24,88 0,92')), fill: 'black', stroke: 0.4 },
        ...teeth(
          triple('-40,93 0,108 40,93'),
          triple('-40,80 0,91 40,80'),
          [0, 0.09, 0.2, 0.31, 0.41, 0.5, 0.59, 0.69, 0.8, 0.91, 1],
        ),
        ...(worn
          ? [
              ...mirrored([
                lines([coords('57,74 50,91 38,106'), coords('34,103 26,109 14,112')], 0.6),
              ]),
              lines([coords('-6,115 0,113 7,115')], 0.7),
            ]
          : []),
      ]
    : []
  return [
    ...lower,
    {
      d: symmetric(
        coords(
          '0,-114 28,-111 56,-98 75,-70 81,-40 78,-16 72,-3 76,8 78,20 72,33 61,41 50,47 44,56 42,68 34,77 18,81 0,82',
        ),
      ),
      fill: 'bone',
    },
    ...(worn
      ? mirrored([
          // temple, cheekbone, brow ridge and the hollow under the cheek
          brush(coords('74,-42 65,-30 64,-12 71,-2'), 1.7),
          lines([coords('70,-52 60,-40 58,-24')], 0.5),
          brush(coords('62,20 54,30 40,35 33,42'), 1.5),
          brush(coords('73,32 58,41 46,47 42,58'), 1.6),
          brush(coords('3,-7 12,-17 32,-28 52,-26 64,-12'), 1.9),
          lines(
            [
              coords('10,-27 26,-36 46,-36'),
              coords('5,-18 8,-26 7,-34'),
              coords('60,4 66,12 66,20'),
              coords('66,26 58,32 50,36'),
              coords('20,30 23,38 22,46'),
              coords('7,6 8,12 13,22'),
            ],
            0.55,
          ),
        ])
      : []),
    ...(sockets ? mirrored([{ d: smooth(SOCKET), fill: 'black' }]) : []),
    ...(sockets ? [{ d: NOSE, fill: 'black', stroke: 0.7 } as Part] : []),
    ...teeth(
      triple('-38,60 0,68 38,60'),
      triple('-38,75 0,90 38,75'),
      [0, 0.09, 0.19, 0.3, 0.4, 0.5, 0.6, 0.7, 0.81, 0.91, 1],
    ),
    ...(worn
      ? [
          ...mirrored([lines([coords('9,51 9.500,58'), coords('24,52 24.500,57')], 0.5, 2)]),
          // suture and cracks, not mirrored
          line(
            'M-34 -108C-30 -98 -38 -92 -30 -84C-34 -76 -24 -72 -26 -62M-30 -84L-20 -82L-16 -74',
            0.6,
            1,
          ),
          line('M72 -74C62 -76 60 -68 50 -70M58 -71L54 -62', 0.5, 2),
          line('M-4 -22C-1 -18 1 -18 5 -22M-3 -28C0 -25 2 -25 4 -28', 0.5, 1),
        ]
      : []),
  ]
}

/** Turned to the right, chin slightly down. */
export function turnedSkull(): Part[] {
  return [
    // jaw with its near branch, then the dark inside
    {
      d: smooth(
        coords(
          '-48,26 -24,30 -14,54 2,76 30,86 64,80 68,94 71,108 66,122 50,128 32,124 6,112 -20,102 -37,86 -45,58',
        ),
      ),
      fill: 'bone',
    },
    {
      d: smooth(coords('-26,38 -4,44 6,62 30,72 64,68 64,84 34,92 6,84 -12,72 -22,56')),
      fill: 'black',
      stroke: 0.4,
    },
    ...teeth(
      triple('0,90 36,112 64,88'),
      triple('2,76 36,95 66,76'),
      [0, 0.14, 0.27, 0.39, 0.5, 0.6, 0.7, 0.79, 0.88, 0.95],
    ),
    brush(coords('-40,60 -34,78 -14,90'), 1.5),
    lines(
      [
        coords('-36,50 -30,66 -20,76'),
        coords('4,100 24,112 42,112'),
        coords('50,118 60,118 66,110'),
        coords('44,108 50,112 48,118'),
        coords('-8,86 2,92'),
      ],
      0.6,
    ),
    {
      d: smooth(
        coords(
          '-12,-112 26,-109 58,-92 76,-62 80,-36 75,-22 80,-13 78,4 81,17 74,30 68,40 68,54 67,66 50,76 24,76 6,68 -2,56 -12,46 -34,38 -52,30 -58,42 -70,46 -76,30 -94,12 -109,-22 -106,-60 -78,-94 -44,-109',
        ),
      ),
      fill: 'bone',
    },
    // temple and the line where the jaw muscle held
    brush(coords('-22,8 -30,-12 -27,-38 -12,-58'), 1.8),
    lines(
      [
        coords('-38,6 -46,-22 -38,-56 -12,-78'),
        coords('-60,12 -74,-10 -74,-38'),
        coords('-18,-2 -22,-16 -18,-30'),
      ],
      0.55,
    ),
    // cheekbone and its arch to the ear
    {
      d: smooth(
        coords(
          '-65,17 -42,16 -20,14 -2,21 18,24 36,26 44,33 36,42 20,49 2,53 -10,44 -30,30 -62,24',
        ),
      ),
      fill: 'bone',
      stroke: 0.9,
    },
    lines([coords('-54,21 -30,21 -8,30 14,36'), coords('24,34 16,40 4,42')], 0.55),
    { d: smooth(coords('-69,18 -64,14 -60,19 -64,24')), fill: 'black', stroke: 0.4 },
    // sockets, bridge, nose
    { d: smooth(coords('-11,2 -8,-15 8,-25 27,-23 38,-11 38,6 27,19 8,20 -4,14')), fill: 'black' },
    { d: smooth(coords('57,-14 65,-21 73,-18 77,-6 75,9 66,16 58,10 55,-2')), fill: 'black' },
    {
      d: smooth(coords('49,8 55,14 61,28 62,40 56,44 51,39 46,45 39,42 39,32 44,18')),
      fill: 'black',
      stroke: 0.7,
    },
    brush(coords('-18,-6 -8,-25 12,-34 34,-30 45,-16'), 1.7),
    brush(coords('50,-18 60,-28 72,-27 78,-20'), 1.4),
    lines(
      [
        coords('46,-14 48,-2 44,10'),
        coords('-4,-36 14,-43 32,-40'),
        coords('42,14 36,26 34,36'),
        coords('64,20 68,26 68,34'),
        coords('52,-34 64,-38 73,-34'),
      ],
      0.55,
    ),
    ...teeth(
      triple('4,58 38,72 68,58'),
      triple('4,73 38,95 67,74'),
      [0, 0.13, 0.26, 0.38, 0.49, 0.59, 0.69, 0.78, 0.87, 0.95],
    ),
    lines(
      [
        coords('14,54 15,61'),
        coords('24,54 25,63'),
        coords('34,54 35,64'),
        coords('44,54 45,64'),
        coords('54,54 54,62'),
      ],
      0.5,
      2,
    ),
    line('M20 -108C14 -98 24 -92 16 -84C20 -76 10 -72 14 -62M16 -84L6 -80', 0.6, 1),
    line('M-92 -66C-84 -60 -86 -52 -78 -48C-80 -40 -74 -36 -76 -30', 0.5, 1),
  ]
}
