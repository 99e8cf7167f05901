/** How one ring of a mandala is filled. */
export type Ring = 'petals' | 'beads' | 'teeth' | 'scales' | 'lace'

/** Rings from the middle outwards, with their widths in canvas units; those after the last begin again at `AGAIN`. */
const RINGS: readonly (readonly [Ring, number])[] = [
  ['petals', 30],
  ['beads', 12],
  ['petals', 46],
  ['teeth', 14],
  ['lace', 16],
  ['petals', 58],
  ['beads', 14],
  ['scales', 34],
  ['teeth', 14],
  ['petals', 52],
  ['lace', 16],
]
const AGAIN = 5

interface Laid {
  kind: Ring
  from: number
  width: number
  cells: number
}

/** Rings laid out to a radius. Cells are as wide as the ring asks, and even in number, so that a mandala mirrors. */
function lay(reach: number): Laid[] {
  const rings: Laid[] = []
  let from = 0
  for (let n = 0; from < reach; n++) {
    const [kind, width] =
      RINGS[n < RINGS.length ? n : AGAIN + ((n - AGAIN) % (RINGS.length - AGAIN))]!
    const along = kind === 'petals' ? width * 0.72 : kind === 'lace' ? width * 0.5 : width
    const cells = Math.max(8, 2 * Math.round((Math.PI * (from + width / 2)) / along))
    rings.push({ kind, from, width, cells })
    from += width
  }
  return rings
}

/** Half the width of a line, in canvas units. */
const PEN = 0.95
/** 1 on a line, 0 beside it, by the distance to its middle. */
export const stroke = (distance: number) => Math.min(1, Math.max(0, PEN + 0.5 - Math.abs(distance)))
const solid = (depth: number) => Math.min(1, Math.max(0, depth + 0.5))

/** `Math.hypot` is made for any numbers, and takes ten times as long for these. */
const far = (x: number, y: number) => Math.sqrt(x * x + y * y)

/** Half a petal's width in parts of its cell, from its foot (0) to its point (1). */
const petalAt = (b: number) => (b >= 1 ? 0 : 0.49 * Math.cos((b * Math.PI) / 2) ** 0.75)

function petals(p: number, b: number, cell: number, width: number): number {
  const edge = (Math.abs(p) - petalAt(b)) * cell
  if (edge > 0.8) return solid(edge - 2.2)
  const inner = (Math.abs(p) - 0.62 * petalAt(Math.min(1, b / 0.78))) * cell
  const vein = b > 0.12 && b < 0.55 ? stroke(p * cell) : 0
  const dot = solid(2.2 - far(p * cell, (b - 0.66) * width))
  return Math.max(stroke(edge), b < 0.8 ? stroke(inner) : 0, vein, dot)
}

/** The ink in one cell of a ring or band: `p` across it from -0.5 to 0.5, `b` from its foot 0 to its far edge 1. */
export function fill(
  { kind, width }: Pick<Laid, 'kind' | 'width'>,
  p: number,
  b: number,
  cell: number,
): number {
  const across = far(p * cell, (b - 0.5) * width)
  switch (kind) {
    case 'petals':
      return petals(p, b, cell, width)
    case 'beads':
      return Math.max(stroke(across - 0.3 * width), solid(0.1 * width - across))
    case 'teeth':
      return solid((0.46 * (1 - b) - Math.abs(p)) * cell)
    case 'scales': {
      const rim = far(p * cell, b * width)
      return Math.max(
        stroke(rim - 0.5 * cell),
        stroke(rim - 0.32 * cell),
        rim > 0.52 * cell ? stroke((((p + 1.5) % 1) - 0.5) * cell) : 0,
      )
    }
    case 'lace':
      return stroke((Math.abs(p) - 0.5 * Math.abs(1 - 2 * b)) * cell)
  }
}

/** The ink at a place given from the middle of a mandala, in canvas units: 0 bare, 1 black. */
export interface Mandala {
  at: (x: number, y: number) => number
  /** Where its last ring ends. */
  radius: number
}

/** How many times its room a mandala may be before it is drawn smaller. */
const SMALLER = 1.2

/** As many whole rings as there is room for; none where there is none for the first three. */
export function mandala(room: number): Mandala | undefined {
  // A ring more than there is room for is drawn smaller, as long as it stays near to its own size.
  const rings = lay(room).filter(({ from, width }) => from + width <= room * SMALLER)
  const last = rings.at(-1)
  if (!last || rings.length < 2) return undefined
  const size = Math.min(1, room / (last.from + last.width))
  const whole = last.from + last.width
  const radius = whole * size
  // A table of which ring a radius is in: one look instead of a search at every pixel.
  const which = Uint8Array.from({ length: Math.ceil(whole) + 1 }, (_, r) =>
    rings.findLastIndex(({ from }) => from <= r),
  )
  const at = (x: number, y: number) => {
    const r = far(x, y) / size
    if (r > whole) return stroke((r - whole) * size)
    const ring = rings[which[r | 0]!]!
    const turn = (Math.atan2(x, -y) / (2 * Math.PI) + 1) * ring.cells
    const p = turn - Math.floor(turn) - 0.5
    const b = (r - ring.from) / ring.width
    const cell = (2 * Math.PI * Math.max(r, 1)) / ring.cells
    return Math.max(
      ring.from > 0 ? stroke(r - ring.from) : 0,
      stroke(r - whole),
      fill(ring, p, b, cell),
    )
  }
  return { at, radius }
}
