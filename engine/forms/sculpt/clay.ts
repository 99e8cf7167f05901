import { AROUND, away, BALL, CUT, isBeyond, ROW, TURNED } from '#engine/forms/sculpt/lumps.ts'
import { apply, clamp, turn, type V3 } from '#engine/forms/sculpt/maths.ts'

/** What a lump is made of; only `fur` and `feather` grow strokes. */
export const MATERIALS = [
  'fur',
  'feather',
  'skin',
  'horn',
  'tooth',
  'mouth',
  'bone',
  'tongue',
] as const
export type Material = (typeof MATERIALS)[number]

export type Look = {
  /** Width of the smooth blend with what is already there. */
  k?: number
  of?: Material
  /** Carve instead of add. */
  cut?: boolean
  /** Turned about its middle: yaw, pitch, roll in degrees. */
  by?: V3
  /** Belongs to the bust only: left out when the head sits on a body. */
  bust?: boolean
  /** Or turned by its own three axes. */
  axes?: readonly [V3, V3, V3]
}

/** Cells along a block of them. */
const BLOCK = 4
/** From so many lumps on, smaller cells pay. */
const MANY = 300
/** Room left around all lumps. */
const ROOM = 0.22

/** A form as a list of lumps blended in order: ellipsoids and tapered limbs; heads are mirrored in x, bodies are not. */
export class Clay {
  material = 0
  /** Space is split into cells that know which lumps can matter in them. */
  private cell = 0.13
  private lowX = 0
  private lowY = -2.4
  private lowZ = -2.4
  private wide = 16
  private tall = 34
  private deep = 34
  private readonly mirrored: boolean
  private otherSide: Clay | undefined
  /** What lumps are made of that say nothing else. */
  private readonly plain: Material
  private rows: number[] = []
  private busts = new Set<number>()
  private packed = new Float64Array(0)
  private everything: Int32Array = new Int32Array(0)
  /** Those that `near` finds, before it is known how many they are. */
  private found: Int32Array = new Int32Array(0)
  private cells: (Int32Array | undefined)[] = []
  private blocks = new Map<number, Int32Array>()
  /** How far the middle of a cell is from everything; below zero where the lumps must be asked, NaN where nobody has asked yet. */
  private clear = new Float64Array(0)

  constructor(mirrored = true, plain: Material = 'fur') {
    this.mirrored = mirrored
    this.plain = plain
  }

  ball(at: V3, r: V3, look: Look = {}): this {
    const [x, y, z] = look.axes ?? []
    const own = x && y && z ? [x[0], y[0], z[0], x[1], y[1], z[1], x[2], y[2], z[2]] : null
    const m = own ?? (look.by ? turn(...look.by) : null)
    const most = Math.max(...r)
    const least = Math.min(...r)
    const around = [...at, most, most / least, 1 / least]
    const rest = [...r, 0, 0, 0, ...(m ?? [])]
    return this.push((m ? TURNED : 0) | BALL, at, most, look, { rest, around })
  }

  limb(a: V3, b: V3, ra: number, rb: number, look: Look = {}): this {
    const to = [b[0] - a[0], b[1] - a[1], b[2] - a[2]]
    const span = Math.hypot(...to)
    // a taper leans on its spheres; without that it would be creased where they end
    const taper = (rb - ra) / (span || 1)
    const lean = Math.abs(taper) < 0.95 ? taper / Math.sqrt(1 - taper * taper) / (span || 1) : 0
    const thick = Math.max(ra, rb)
    const middle = a.map((v, d) => v + to[d]! / 2)
    const around = [...middle, span / 2 + thick, 1, 1]
    const rest = [ra, rb, span * span, ...to, lean]
    return this.push(0, a, span + thick, look, { rest, around })
  }

  /** Of a mirrored head the other half may be another's: one ear that hangs. Both must agree where they meet. */
  withOtherSide(other: Clay): this {
    this.otherSide = other
    return this
  }

  /** The same without neck and mane, to be set on a body. */
  headOnly(): this {
    this.otherSide?.headOnly()
    this.rows = this.rows.filter((_, n) => !this.busts.has(Math.floor(n / ROW)))
    this.busts.clear()
    return this
  }

  private push(
    kind: number,
    at: V3,
    bound: number,
    look: Look,
    { rest, around }: { rest: number[]; around: number[] },
  ): this {
    const { k = 0.1, of = this.plain, cut = false } = look
    if (look.bust) this.busts.add(this.rows.length / ROW)
    const row = [kind | (cut ? CUT : 0), ...at, bound, k, MATERIALS.indexOf(of), ...rest]
    const filled = Array.from({ length: AROUND - row.length }, () => 0)
    this.rows.push(...row, ...filled, ...around)
    this.packed = new Float64Array(0)
    return this
  }

  /** Signed distance (nearly); leaves the winning material in `material`. */
  distance(x: number, y: number, z: number): number {
    if (!this.packed.length) this.prepare()
    if (x < 0 && this.otherSide) {
      const d = this.otherSide.distance(-x, y, z)
      this.material = this.otherSide.material
      return d
    }
    const ax = this.mirrored && x < 0 ? -x : x
    const { cell, wide, tall, deep } = this
    const i = Math.floor((ax - this.lowX) / cell)
    const j = Math.floor((y - this.lowY) / cell)
    const k = Math.floor((z - this.lowZ) / cell)
    if (i < 0 || i >= wide || j < 0 || j >= tall || k < 0 || k >= deep)
      return this.outside(ax, y, z)
    const c = (k * tall + j) * wide + i
    return this.clearOf(c) > 0 ? this.between(ax, y, z) : this.blend(this.cells[c]!, ax, y, z)
  }

  /** Far from everything: between the middles of cells, so that shade has no steps; a little less, to be sure. */
  private between(x: number, y: number, z: number): number {
    const { cell, wide, tall, deep } = this
    const u = clamp((x - this.lowX) / cell - 0.5, 0, wide - 1.001)
    const v = clamp((y - this.lowY) / cell - 0.5, 0, tall - 1.001)
    const w = clamp((z - this.lowZ) / cell - 0.5, 0, deep - 1.001)
    const i = Math.floor(u)
    const j = Math.floor(v)
    const k = Math.floor(w)
    const n = (k * tall + j) * wide + i
    const near = this.layer(n, u - i, v - j)
    const far = this.layer(n + wide * tall, u - i, v - j)
    return (near + (far - near) * (w - k) - cell * 0.2) * 0.95
  }

  /** Between the middles of four cells of one height. */
  private layer(n: number, a: number, b: number): number {
    const p = Math.abs(this.clearOf(n))
    const q = Math.abs(this.clearOf(n + 1))
    const r = Math.abs(this.clearOf(n + this.wide))
    const s = Math.abs(this.clearOf(n + this.wide + 1))
    const front = p + (q - p) * a
    return front + (r + (s - r) * a - front) * b
  }

  /** Outside the cells: the way to their box and on from there. Heads, whose box cuts the neck, ask every lump. */
  private outside(x: number, y: number, z: number): number {
    if (this.mirrored) return this.blend(this.everything, x, y, z)
    const { cell, lowX, lowY, lowZ } = this
    const a = clamp(x, lowX, lowX + this.wide * cell - 1e-6)
    const b = clamp(y, lowY, lowY + this.tall * cell - 1e-6)
    const c = clamp(z, lowZ, lowZ + this.deep * cell - 1e-6)
    const d = this.distance(a, b, c)
    return Math.sqrt(d * d + (x - a) * (x - a) + (y - b) * (y - b) + (z - c) * (z - c))
  }

  private prepare(): void {
    this.packed = Float64Array.from(this.rows)
    this.everything = Int32Array.from({ length: this.rows.length / ROW }, (_, n) => n * ROW)
    this.found = new Int32Array(this.everything.length)
    if (!this.mirrored) this.box()
    const total = this.wide * this.tall * this.deep
    this.clear = new Float64Array(total).fill(NaN)
    this.cells = Array.from({ length: total })
    this.blocks = new Map()
  }

  /** How far the middle of a cell is from everything; rays pass through a few of all cells, so each is settled when first met. */
  private clearOf(c: number): number {
    const known = this.clear[c]!
    return known === known ? known : this.settle(c)
  }

  private settle(c: number): number {
    const { cell, wide, tall, material } = this
    const half = (cell * Math.sqrt(3)) / 2
    const i = c % wide
    const j = Math.floor(c / wide) % tall
    const k = Math.floor(c / wide / tall)
    const some = this.blockOf(i, j, k)
    const x = this.lowX + (i + 0.5) * cell
    const y = this.lowY + (j + 0.5) * cell
    const z = this.lowZ + (k + 0.5) * cell
    const d = Math.abs(this.blend(some, x, y, z))
    const clear = d > 3 * half ? d : -d
    this.clear[c] = clear
    if (clear <= 0) this.cells[c] = this.near(some, x, y, z, half)
    // Nobody asked for the middle of a cell.
    this.material = material
    return clear
  }

  /** What can matter in a block of cells is found first, so that each cell asks few lumps. */
  private blockOf(i: number, j: number, k: number): Int32Array {
    const { cell } = this
    const [bi, bj, bk] = [Math.floor(i / BLOCK), Math.floor(j / BLOCK), Math.floor(k / BLOCK)]
    const key = (bk * 512 + bj) * 512 + bi
    const known = this.blocks.get(key)
    if (known) return known
    const x = this.lowX + (bi + 0.5) * BLOCK * cell
    const y = this.lowY + (bj + 0.5) * BLOCK * cell
    const z = this.lowZ + (bk + 0.5) * BLOCK * cell
    const near = this.near(this.everything, x, y, z, ((cell * Math.sqrt(3)) / 2) * BLOCK)
    this.blocks.set(key, near)
    return near
  }

  /** Those of some lumps that can matter within `half` of a place. */
  private near(some: Int32Array, x: number, y: number, z: number, half: number): Int32Array {
    const d = Math.abs(this.blend(some, x, y, z))
    const q = this.packed
    const reach = d + 2.2 * half
    let count = 0
    for (let l = 0; l < some.length; l++) {
      const n = some[l]!
      if (away(q, n, x, y, z, Infinity) < reach + q[n + 5]!) this.found[count++] = n
    }
    return this.found.slice(0, count)
  }

  /** Cells that hold every lump with room around them. */
  private box(): void {
    const q = this.packed
    const [lo, hi] = [
      [9, 9, 9],
      [-9, -9, -9],
    ]
    for (const n of this.everything) {
      if (q[n]! & CUT) continue
      for (let d = 0; d < 3; d++) {
        const a = q[n + 1 + d]!
        const b = q[n]! & BALL ? a : a + q[n + 10 + d]!
        const r = q[n]! & BALL ? q[n + 4]! : Math.max(q[n + 7]!, q[n + 8]!)
        lo[d] = Math.min(lo[d]!, a - r, b - r)
        hi[d] = Math.max(hi[d]!, a + r, b + r)
      }
    }
    this.cell = this.everything.length > MANY ? 0.07 : 0.11
    const low = lo.map((v) => v - ROOM) as unknown as V3
    const many = (d: 0 | 1 | 2): number => Math.ceil((hi[d]! + ROOM - low[d]) / this.cell)
    ;[this.lowX, this.lowY, this.lowZ] = low
    ;[this.wide, this.tall, this.deep] = [many(0), many(1), many(2)]
  }

  private blend(list: Int32Array, x: number, y: number, z: number): number {
    const q = this.packed
    let d = 1e3
    let material = 0
    for (let l = 0; l < list.length; l++) {
      const n = list[l]!
      const k = q[n + 5]!
      const isCut = (q[n]! & CUT) !== 0
      const reach = isCut ? k - d : k + d
      if (isBeyond(q, n, reach, x, y, z)) continue
      const e = away(q, n, x, y, z, reach)
      if (e === Infinity) continue
      // What is carved is what lies outside the lump.
      const own = isCut ? -e : e
      const gap = k - Math.abs(d - own)
      const isWon = isCut ? own > d : own < d
      if (isWon) {
        material = q[n + 6]!
        d = own
      }
      if (gap > 0) {
        const h = gap / k
        const bulge = h * h * k * 0.25
        d = isCut ? d + bulge : d - bulge
      }
    }
    this.material = material
    return d
  }
}

/** Turns points about a joint, as an opening jaw. */
export const hinged =
  (joint: V3, degrees: number) =>
  (p: V3): V3 => {
    const q = apply(turn(0, degrees, 0), [p[0] - joint[0], p[1] - joint[1], p[2] - joint[2]])
    return [q[0] + joint[0], q[1] + joint[1], q[2] + joint[2]]
  }
