// Scaled bodies along a curve. u runs from the tail (0) to the head (1), v across; every scale follows the body's own u and v.
import {
  coords,
  circle,
  lerp,
  polygon,
  sample,
  smooth,
  tube,
  type Point,
} from '#engine/motifs/drawing/geometry.ts'
import type { Rng } from '#shared/random.ts'
import { almondEye, horn } from '#engine/motifs/drawing/anatomy.ts'
import { along, brush, lines, type Tube } from '#engine/motifs/drawing/pen.ts'
import type { Part, Tag } from '#engine/motifs/motif.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'

export interface SerpentBody {
  /** dense centre line from tail to head */
  centre: readonly Point[]
  halfWidth: (u: number) => number
  /** where the belly begins across the body, 1 = hidden, 0 = half the body; always on the v = +1 side */
  bellyFrom?: (u: number) => number
  /** scales across the body, and their length relative to the half width */
  columns?: number
  scaleLength?: number
  tag?: Tag
  /** another material for single scales, for patches of colour */
  tagAt?: (row: number, v: number, u: number) => Tag
  /** own darkness of the scale in a row and at v, for markings */
  marking?: (row: number, v: number, u: number) => number
  detail?: 0 | 1 | 2
}

/** Rows of scales at distances that follow the width, so they shrink with the tail. */
function rowsOf(
  centre: readonly Point[],
  halfWidth: (u: number) => number,
  factor: number,
): number[] {
  const rows: number[] = []
  let due = 0
  for (let i = 1; i < centre.length; i++) {
    const [a, b] = [centre[i - 1]!, centre[i]!],
      u = i / (centre.length - 1)
    due -= Math.hypot(b[0] - a[0], b[1] - a[1])
    while (due < 0) {
      rows.push(u)
      due += Math.max(1.6, halfWidth(u) * factor)
    }
  }
  return rows
}

/** Builds a scaled body; `segment` returns the stretch u0..u1, so that coils can be painted in depth order. */
export function serpent({
  centre,
  halfWidth,
  bellyFrom = () => 0.5,
  columns = 5,
  scaleLength = 0.46,
  tag = 'scale',
  tagAt = () => tag,
  marking = () => 0,
  detail = 1,
}: SerpentBody) {
  const body: Tube = tube(centre, halfWidth)
  const rows = rowsOf(centre, halfWidth, scaleLength)
  // columns crowd together towards the rim, as on a round body
  const across = (k: number) => Math.sin((k - 0.5) * Math.PI * 0.96)
  const segment = (u0: number, u1: number): Part[] => {
    const steps = Math.max(12, Math.round((u1 - u0) * 160))
    const edge = (from: number, to: number, v: (u: number) => number) =>
      Array.from({ length: steps + 1 }, (_, i) => {
        const u = lerp(from, to, i / steps)
        return body.at(u, v(u))
      })
    const parts: Part[] = [
      { d: polygon([...edge(u0, u1, () => -1), ...edge(u1, u0, () => 1)]), fill: tag, stroke: 0 },
    ]
    rows.forEach((u, row) => {
      if (u < u0 || u > u1) return
      const back =
        u - (rows[Math.min(row + 1, rows.length - 1)]! - rows[Math.max(0, row - 1)]!) * 0.85
      for (let c = 0; c < columns; c++) {
        const k = (c + (row % 2) * 0.5) / columns,
          left = across(Math.max(0, k)),
          right = across(Math.min(1, k + 1 / columns)),
          v = across(k + 0.5 / columns)
        if (v > bellyFrom(u) || right <= left) continue
        const mid = (u + back) / 2
        parts.push({
          d:
            smooth(
              [
                body.at(u, left),
                body.at(mid, lerp(left, v, 0.12)),
                body.at(back, v),
                body.at(mid, lerp(right, v, 0.12)),
                body.at(u, right),
              ],
              false,
              0.9,
            ) + 'Z',
          fill: tagAt(row, v, u),
          stroke: 0.42,
          detail,
          tone: marking(row, v, u),
        })
      }
    })
    if (bellyFrom((u0 + u1) / 2) < 0.97 || bellyFrom(u0) < 0.97 || bellyFrom(u1) < 0.97) {
      parts.push({
        d: polygon([...edge(u0, u1, bellyFrom), ...edge(u1, u0, () => 1)]),
        fill: 'belly',
        stroke: 0.7,
      })
      const plates = rows.filter(
        (u, row) => row % 2 === 0 && u > u0 && u < u1 && bellyFrom(u) < 0.95,
      )
      // a short piece may show no belly at all
      if (plates.length > 0)
        parts.push(
          line(
            plates
              .map((u) => {
                const f = bellyFrom(u),
                  du = 0.3 * (rows[1]! - rows[0]!)
                return smooth(
                  [body.at(u, f), body.at(u - du, lerp(f, 1, 0.55)), body.at(u - du * 0.4, 1)],
                  false,
                )
              })
              .join(''),
            0.6,
            1,
          ),
        )
    }
    parts.push(
      {
        d: polygon(
          edge(u0, u1, () => -1),
          false,
        ),
        fill: null,
        stroke: 1,
      },
      {
        d: polygon(
          edge(u0, u1, () => 1),
          false,
        ),
        fill: null,
        stroke: 1,
      },
    )
    return parts
  }
  const end = body.at(1, 0),
    before = body.at(0.985, 0)
  return {
    body,
    segment,
    head: { x: end[0], y: end[1], angle: Math.atan2(end[1] - before[1], end[0] - before[0]) },
  }
}

/** Dark diamonds along the back, one every `every` rows. */
export const diamonds =
  (every = 10, dark = 0.42, centre = -0.2) =>
  (row: number, v: number): number => {
    const t = Math.abs((row % every) / every - 0.5) * 2
    return Math.abs(v - centre) < 0.95 * (0.72 - t) ? dark : 0
  }

const TONGUE = (x: number, y: number, length: number): Part[] => [
  {
    d: smooth(
      [
        [x, y - 1.4],
        [x + length * 0.5, y - 3],
        [x + length, y - 1],
        [x + length * 1.5, y - 8],
        [x + length * 1.12, y + 0.6],
        [x + length * 1.55, y + 6],
        [x + length, y + 2],
        [x + length * 0.5, y],
        [x, y + 1.6],
      ],
      true,
      0.8,
    ),
    fill: 'red',
    stroke: 0.7,
  },
]

/** A viper's head facing right: the neck joins at the origin with a half width of about 15, the crown is up. */
export function viperHead({
  open = false,
  tag = 'scale',
  // Something is between the jaws, and no tongue.
  bites = false,
}: { open?: boolean; tag?: Tag; bites?: boolean } = {}): Part[] {
  const plates = (list: readonly (readonly Point[])[]): Part[] =>
    list.map((p) => ({ d: smooth(p, true, 0.7), fill: tag, stroke: 0.5, detail: 1 }))
  const cheek = (dx: number, dy: number): Part[] => {
    const patch = tube(
      [
        [22 + dx, dy],
        [4 + dx, dy],
        [-22 + dx, dy],
      ],
      (u) => along([9, 13, 15, 14.5], u),
    )
    return Array.from({ length: 5 }, (_, r) =>
      Array.from({ length: 4 }, (__, c): Part => {
        const u = 0.98 - r * 0.2,
          v = -0.78 + (c + (r % 2) * 0.5) * 0.46
        return {
          d: smooth(
            [
              patch.at(u - 0.13, v - 0.24),
              patch.at(u + 0.05, v - 0.2),
              patch.at(u + 0.16, v),
              patch.at(u + 0.05, v + 0.2),
              patch.at(u - 0.13, v + 0.24),
            ],
            true,
            0.8,
          ),
          fill: tag,
          stroke: 0.42,
          detail: 1,
        }
      }),
    ).flat()
  }
  // open towards the neck, so no collar shows where the head joins the body
  const skin = (outline: readonly Point[]): Part[] => {
    const d = smooth(outline, false)
    return [
      { d: d + 'Z', fill: tag, stroke: 0 },
      { d, fill: null, stroke: 1 },
    ]
  }
  if (!open)
    return [
      ...TONGUE(64, 8, 16),
      {
        d: smooth(coords('-16,12 6,17 28,14 48,11 63,8 62,13 48,19 26,23 4,22 -16,16')),
        fill: 'belly',
        stroke: 0.9,
      },
      ...skin(
        coords(
          '-16,-15 0,-19 14,-25 30,-26 44,-20 58,-13 67,-5 66,5 56,8 40,9 24,11 10,16 -4,18 -16,15',
        ),
      ),
      ...cheek(0, 1),
      ...plates([
        coords('20,-24 32,-25 40,-20 30,-17 20,-18'),
        coords('46,-18 56,-13 52,-9 43,-13'),
        coords('4,-20 16,-24 17,-18 6,-14'),
        coords('40,2 50,1 51,7 41,8'),
        coords('52,0 62,-1 62,6 53,7'),
        coords('28,3 38,2 39,8 29,10'),
      ]),
      ...almondEye([44, -9], [26, -11], 10, { iris: 'gold', pupil: 'slit', lid: 1.6 }),
      brush(coords('18,-15 32,-20 48,-11'), 2.2),
      { d: smooth(coords('59,-6 62,-7 63,-4 60,-3')), fill: 'black', stroke: 0.3 },
      brush(coords('66,5 48,8.5 28,10 12,16 2,15'), 1.3),
    ]
  return [
    // throat and far side of the mouth, lower jaw, tongue
    {
      d: smooth(coords('2,4 18,-6 38,-14 66,-14 62,2 54,16 62,36 42,34 22,22')),
      fill: 'black',
      stroke: 0.5,
    },
    { d: smooth(coords('14,6 30,2 44,10 50,24 40,30 26,22')), fill: 'red', stroke: 0.5 },
    ...(bites ? [] : placed(TONGUE(0, 0, 24), { x: 34, y: 22, angle: -0.12 })),
    {
      d: smooth(coords('-16,4 2,6 12,14 24,26 40,32 58,33 66,39 60,46 42,46 20,38 2,26 -16,17')),
      fill: 'belly',
    },
    line('M-8 18C10 22 24 36 46 41M-10 11C8 15 20 28 34 35', 0.6, 1),
    ...horn(coords('58,37 60,28 57,21'), 2.4, { tag: 'bone' }),
    // upper jaw, thrown back
    ...horn(coords('48,-13 50,0 44,10'), 2.6, { tag: 'bone' }),
    ...horn(coords('62,-15 65,2 57,17'), 3.6, { tag: 'bone' }),
    ...skin(
      coords(
        '-16,-15 0,-21 14,-30 30,-38 46,-39 62,-33 74,-24 76,-15 68,-11 54,-12 40,-10 26,-3 14,6 4,12 -8,14 -16,14',
      ),
    ),
    ...cheek(-2, -4),
    ...plates([
      coords('22,-33 34,-37 42,-33 34,-28 24,-27'),
      coords('50,-34 60,-31 58,-26 48,-28'),
      coords('4,-24 16,-29 19,-23 8,-18'),
      coords('44,-17 54,-18 55,-12 45,-11'),
      coords('57,-19 67,-19 67,-12 58,-12'),
      coords('30,-13 40,-16 42,-10 33,-7'),
    ]),
    ...almondEye([48, -23], [29, -24], 10, { iris: 'gold', pupil: 'slit', lid: 1.6 }),
    brush(coords('20,-26 36,-33 52,-25'), 2.4),
    { d: smooth(coords('67,-23 70,-24 71,-20 68,-20')), fill: 'black', stroke: 0.3 },
    brush(coords('75,-13 56,-11.5 40,-9.5 24,-1 10,10'), 1.3),
    lines([coords('16,8 24,16 22,24')], 0.6),
  ]
}

/** Joins a head to the end of a body. The belly is on the body's v = +1 side, which is the head's underside. */
export const joined = (
  head: readonly Part[],
  at: { x: number; y: number; angle: number },
  scale = 1,
): Part[] => placed(head, { ...at, scale })

export interface Wrap {
  height: number
  /** half width of the winding at a height, from -height/2 (top) to height/2 */ amplitude: (
    y: number,
  ) => number
  turns: number
  random: Rng
  width?: number
  open?: boolean
}

/** A snake winding up around something vertical and centred on x = 0. Paint `back`, then the object, then `front`. */
export function wrapSnake({
  height,
  amplitude,
  turns,
  random,
  width = Math.min(17, height * 0.06),
  open = true,
}: Wrap): { back: Part[]; front: Part[] } {
  const shift = (random() - 0.5) * 0.4,
    steps = Math.round(turns * 60)
  // ends on a front pass that has just reached the right side
  const angleAt = (t: number) => (t - 1) * turns * Math.PI * 2 + Math.PI * 0.42 + shift * (1 - t)
  const coil = Array.from({ length: steps + 1 }, (_, i): Point => {
    const t = i / steps,
      y = lerp(height * 0.5, -height * 0.24, t),
      a = angleAt(t)
    return [
      amplitude(y) * Math.sin(a) * (0.72 + 0.28 * Math.min(1, t * 4)),
      y + Math.sin(a * 2) * 2,
    ]
  })
  const top = coil[coil.length - 1]!,
    reach = amplitude(top[1])
  const neck: Point[] = [
    top,
    [reach * 1.16, top[1] - height * 0.075],
    [reach * 0.62, top[1] - height * 0.15],
    [-reach * 0.4, top[1] - height * 0.21],
    [-reach * 1.02, top[1] - height * 0.3],
    [-reach * 0.72, top[1] - height * 0.395],
    [-reach * 0.05, top[1] - height * 0.415],
  ]
  const rise = sample(neck, 16)
  const centre = [...coil.slice(0, -1), ...rise],
    n = centre.length - 1,
    seam = steps / n
  const { segment, head } = serpent({
    centre,
    halfWidth: (u) => width * along([0.06, 0.34, 0.62, 0.84, 0.96, 1, 1, 1, 1, 0.96, 0.82], u),
    bellyFrom: (u) => lerp(0.62, 0.3, Math.max(0, (u - seam * 0.96) / (1 - seam * 0.96))),
    marking: diamonds(),
    columns: 5,
  })
  const back: Part[] = [],
    front: Part[] = []
  let from = 0
  const behind = (i: number) => Math.cos(angleAt(i / steps)) < -0.12
  for (let i = 1; i <= steps; i++) {
    if (i < steps && behind(i) === behind(i - 1)) continue
    const stretch = segment(from / n, i === steps ? 1 : i / n)
    if (behind(i - 1)) back.push(...stretch)
    else front.push(...stretch)
    from = i
  }
  front.push(...joined(viperHead({ open }), head, width / 16))
  return { back, front }
}

/** A small filled dot, for markings. */
export const dot = (at: Point, r: number, fill: Tag = 'black'): Part => ({
  d: circle(at, r),
  fill,
  stroke: 0,
  detail: 1,
})
