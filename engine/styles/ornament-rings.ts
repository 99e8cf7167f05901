/** How one ring of a mandala is filled. */
type Ring = 'petals' | 'beads' | 'teeth' | 'scales' | 'lace'

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
const stroke = (distance: number) => Math.min(1, Math.max(0, PEN + 0.5 - Math.abs(distance)))
const solid = (depth: number) => Math.min(1, Math.max(0, depth + 0.5))

/** Half a petal's width in parts of its cell, from its foot (0) to its point (1). */
const petalAt = (b: number) => (b >= 1 ? 0 : 0.49 * Math.cos((b * Math.PI) / 2) ** 0.75)

function petals(p: number, b: number, cell: number, width: number): number {
  const edge = (Math.abs(p) - petalAt(b)) * cell
  if (edge > 0.8) return solid(edge - 2.2)
  const inner = (Math.abs(p) - 0.62 * petalAt(Math.min(1, b / 0.78))) * cell
  const vein = b > 0.12 && b < 0.55 ? stroke(p * cell) : 0
  const dot = solid(2.2 - Math.hypot(p * cell, (b - 0.66) * width))
  return Math.max(stroke(edge), b < 0.8 ? stroke(inner) : 0, vein, dot)
}

function fill({ kind, width }: Laid, p: number, b: number, cell: number): number {
  const across = Math.hypot(p * cell, (b - 0.5) * width)
  switch (kind) {
    case 'petals':
      return petals(p, b, cell, width)
    case 'beads':
      return Math.max(stroke(across - 0.3 * width), solid(0.1 * width - across))
    case 'teeth':
      return solid((0.46 * (1 - b) - Math.abs(p)) * cell)
    case 'scales': {
      const rim = Math.hypot(p * cell, b * width)
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

/** The ink of a mandala at a place given from its middle, in canvas units: 0 bare, 1 black. */
export function mandala(reach: number): (x: number, y: number) => number {
  const rings = lay(reach)
  const last = rings[rings.length - 1]!
  // A table of which ring a radius is in: one look instead of a search at every pixel.
  const which = Uint8Array.from({ length: Math.ceil(last.from + last.width) + 1 }, (_, r) =>
    rings.findLastIndex(({ from }) => from <= r),
  )
  return (x, y) => {
    const r = Math.hypot(x, y)
    const ring = rings[which[r | 0] ?? rings.length - 1]!
    const turn = (Math.atan2(x, -y) / (2 * Math.PI) + 1) * ring.cells
    const p = turn - Math.floor(turn) - 0.5
    const b = (r - ring.from) / ring.width
    const cell = (2 * Math.PI * Math.max(r, 1)) / ring.cells
    return Math.max(stroke(r - ring.from), fill(ring, p, b, cell))
  }
}
