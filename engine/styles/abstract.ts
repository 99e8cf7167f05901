import { createRng, type Rng } from '#shared/random.ts'
import type { Ink } from '#engine/render/artwork.ts'
import { smoothstep } from '#engine/pixels/maths.ts'
import { at, noise } from '#engine/pixels/noise.ts'
import { stampDot, stampSegment } from '#engine/pixels/stamp.ts'
import { planes } from '#engine/styles/colour.ts'
import type { RGB } from '#engine/styles/palette.ts'
import { blackAndWhite } from '#engine/styles/solid-black.ts'
import { fadeAtRim, inkBox, pageOf, type Shaded } from '#engine/styles/shared.ts'

/** Pairs that stand against black: each piece has one. */
const POTS: readonly (readonly [RGB, RGB])[] = [
  [
    [0.84, 0.16, 0.14],
    [0.95, 0.62, 0.16],
  ],
  [
    [0.16, 0.45, 0.66],
    [0.93, 0.42, 0.2],
  ],
  [
    [0.84, 0.16, 0.14],
    [0.2, 0.52, 0.6],
  ],
]
/** What paint is where there is no colour: a wash of grey. */
const WASH = [0.34, 0.2] as const

/** A dry brush drawn once through the piece. Lengths in parts of the piece's longer side. */
interface Sweep {
  x: number
  y: number
  /** The way it is drawn. */
  angle: number
  long: number
  half: number
  /** How far it bows to one side, in parts of its length. */
  bow: number
  pot: 0 | 1
  /** Whether it passes over the thing; else the thing is left as skin before it. */
  isOver: boolean
}

/** Hairs of the brush across its breadth, and how far along one is drawn before it lifts, in canvas units. */
const [HAIRS, LIFT] = [46, 120]
/** Share of its length after which the brush runs dry. */
const DRY = 0.3
/** Splashes that fly off where a stroke ends. */
const SPLASHES = 22
/** Half the weight of the ruled lines, in canvas units. */
const RULED = 0.75

/**
 * The thing in black and skin alone, with a loaded brush swept through behind it and once across: where paint passes behind, the
 * thing is the skin that is left. A ring and a few ruled lines hold the two together.
 */
export function abstract(s: Shaded): Ink {
  const ink = blackAndWhite({ ...s, isColoured: false })
  const random = createRng(s.seed + 4)
  const [x0, y0, x1, y1] = inkBox(s.g)
  const piece = { cx: (x0 + x1) / 2, cy: (y0 + y1) / 2, size: Math.max(x1 - x0, y1 - y0) }
  const lean = random() < 0.5 ? 1 : -1
  const sweeps = sweepsOf(lean, random)
  const pots = POTS[Math.floor(random() * POTS.length)]!
  const colour = s.isColoured ? planes(s) : undefined
  const lay = (i: number, cover: number, pot: 0 | 1) => {
    if (!colour) {
      ink.black[i] = Math.max(ink.black[i]!, WASH[pot] * cover)
      return
    }
    const paint = pots[pot]
    colour.r[i]! *= 1 - (1 - paint[0]) * cover
    colour.g[i]! *= 1 - (1 - paint[1]) * cover
    colour.b[i]! *= 1 - (1 - paint[2]) * cover
  }
  for (const sweep of sweeps) brush(s, piece, sweep, lay)
  splash(s, piece, { sweeps, random, lay })
  rule(s, ink.black, piece, { lean, random })
  return colour ? { ...ink, colour } : ink
}

interface Piece {
  cx: number
  cy: number
  size: number
}
type Lay = (i: number, cover: number, pot: 0 | 1) => void

function sweepsOf(lean: number, random: Rng): Sweep[] {
  const about = (range: number) => (random() - 0.5) * 2 * range
  const turn = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180
    return lean > 0 ? angle : Math.PI - angle
  }
  return [
    {
      x: about(0.03),
      y: -0.06 + about(0.03),
      angle: turn(-32 + about(6)),
      long: 1.12,
      half: 0.19,
      bow: 0.09 * lean,
      pot: 0,
      isOver: false,
    },
    {
      x: lean * 0.06,
      y: 0.2 + about(0.03),
      angle: turn(-20 + about(6)),
      long: 0.86,
      half: 0.085,
      bow: -0.07 * lean,
      pot: 1,
      isOver: true,
    },
  ]
}

/** Lays one sweep: close where the brush is set down, torn into hairs where it runs dry. */
function brush(s: Shaded, { cx, cy, size }: Piece, sweep: Sweep, lay: Lay): void {
  const { g, features } = s
  const { w, h, id, pixel } = g
  const hairs = noise(2, 60 + sweep.pot)
  const rough = noise(16, 64 + sweep.pot)
  const within = fadeAtRim(g, 30)
  const [c, d] = [Math.cos(sweep.angle), Math.sin(sweep.angle)]
  const [mx, my] = [cx + sweep.x * size, cy + sweep.y * size]
  const [long, half] = [sweep.long * size, sweep.half * size]
  for (let y = 0, i = 0; y < h; y++)
    for (let x = 0; x < w; x++, i++) {
      const along = ((x - mx) * c + (y - my) * d) / long + 0.5
      if (along < -0.04 || along > 1.04) continue
      const bent = sweep.bow * long * (4 * along * (1 - along) - 0.5)
      const across = ((y - my) * c - (x - mx) * d - bent) / half
      if (across < -1.1 || across > 1.1) continue
      const hair = Math.round(across * HAIRS)
      const pull = (along * long) / pixel / LIFT
      // each hair is set down and lifts at a place of its own
      const own = at(hairs, hair * 7 + 300, 9)
      const drag = at(rough, Math.round(pull * 40), hair * 3 + 256)
      const begin = smoothstep(0, 0.03, along - 0.03 * (own + 0.5))
      const end = smoothstep(0, 0.03, 1 - 0.12 * (own + 0.5) - along)
      const edge = smoothstep(1.04, 0.92, Math.abs(across) + 0.06 * drag)
      const dry = smoothstep(DRY, 1, along)
      const load = smoothstep(-0.12, 0.12, 0.62 - 1.12 * dry + 0.62 * own + 0.5 * drag)
      let cover = begin * end * edge * load * within(x, y)
      if (id[i]) {
        if (!sweep.isOver) continue
        cover *= 1 - (features ? smoothstep(0.05, 0.2, features[i]!) : 0)
      }
      if (cover > 0.01) lay(i, 0.96 * cover, sweep.pot)
    }
}

/** Drops beyond the end of each stroke, many fine and a few large, the way it was drawn. */
function splash(
  { g }: Shaded,
  { cx, cy, size }: Piece,
  { sweeps, random, lay }: { sweeps: readonly Sweep[]; random: Rng; lay: Lay },
): void {
  const { w, h, id, pixel } = g
  const page = new Float32Array(w * h)
  const within = fadeAtRim(g, 30)
  for (const { x: right, y: down, angle, long, half, pot } of sweeps) {
    page.fill(0)
    for (let n = 0; n < SPLASHES; n++) {
      const out = 0.4 + 0.2 * random() ** 1.5
      const off = (random() - 0.5) * 2.4 * half
      const [u, v] = [out * long * size, off * size]
      stampDot(pageOf(g, page), {
        x: cx + right * size + u * Math.cos(angle) - v * Math.sin(angle),
        y: cy + down * size + u * Math.sin(angle) + v * Math.cos(angle),
        radius: (1.2 + 8 * random() ** 4) * pixel,
      })
    }
    for (let y = 0, i = 0; y < h; y++)
      for (let x = 0; x < w; x++, i++)
        if (page[i]! > 0 && !id[i]) lay(i, page[i]! * within(x, y), pot)
  }
}

/** A ring that the thing stands before, not quite closed, and ruled lines along the strokes. */
function rule(
  { g }: Shaded,
  black: Float32Array,
  { cx, cy, size }: Piece,
  { lean, random }: { lean: number; random: Rng },
): void {
  const { w, h, id, pixel } = g
  const lines = new Float32Array(w * h)
  const page = pageOf(g, lines)
  const radius = RULED * pixel
  const draw = (ax: number, ay: number, bx: number, by: number) =>
    stampSegment(page, { x: ax, y: ay, radius }, { x: bx, y: by, radius })
  const [rx, ry] = [cx + lean * 0.05 * size, cy - 0.04 * size]
  const open = random() * Math.PI
  const steps = 90
  const ring = (turn: number) => [
    rx + 0.4 * size * Math.cos(turn),
    ry + 0.4 * size * Math.sin(turn),
  ]
  for (let k = 0; k < steps; k++) {
    const [[ax, ay], [bx, by]] = [
      ring(open + (k * 1.7 * Math.PI) / steps),
      ring(open + ((k + 1) * 1.7 * Math.PI) / steps),
    ] as [[number, number], [number, number]]
    draw(ax, ay, bx, by)
  }
  for (const [off, long] of [
    [-0.3, 0.5],
    [0.34, 0.36],
    [0.38, 0.28],
  ] as const) {
    const slope = -lean * 0.5
    const y = cy + off * size
    draw(cx - long * size, y - slope * long * size, cx + long * size, y + slope * long * size)
  }
  const within = fadeAtRim(g, 30)
  for (let y = 0, i = 0; y < h; y++)
    for (let x = 0; x < w; x++, i++)
      if (lines[i]! > 0 && !id[i]) black[i] = Math.max(black[i]!, lines[i]! * within(x, y))
}
