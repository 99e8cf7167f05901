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

/** Numbers a lump takes: kind, middle 3, bound, blend, material, radii 3, span 3, rotation 9 or lean of a taper. */
const ROW = 22
/** Cells along a block of them. */
const BLOCK = 4
/** From so many lumps on, smaller cells pay. */
const MANY = 300
/** Room left around all lumps. */
const ROOM = 0.22
const BALL = 1
const TURNED = 2
const CUT = 4
/** A form as a list of lumps blended in order: ellipsoids and tapered limbs; heads are mirrored in x, bodies are not. */
export class Clay {
  material = 0
  /** Space is split into cells that know which lumps can matter in them. */
  private cell = 0.13
  private low: V3 = [0, -2.4, -2.4]
  private count: V3 = [16, 34, 34]
  private readonly mirrored: boolean
  /** What lumps are made of that say nothing else. */
  private readonly plain: Material
  private rows: number[] = []
  private busts = new Set<number>()
  private packed = new Float64Array(0)
  private everything: Int32Array = new Int32Array(0)
  private cells: Int32Array[] = []
  /** How far the middle of a cell is from everything; below zero where the lumps must be asked. */
  private clear = new Float64Array(0)

  constructor(mirrored = true, plain: Material = 'fur') {
    this.mirrored = mirrored
    this.plain = plain
  }

  ball(at: V3, r: V3, look: Look = {}): this {
    const [x, y, z] = look.axes ?? []
    const own = x && y && z ? [x[0], y[0], z[0], x[1], y[1], z[1], x[2], y[2], z[2]] : null
    const m = own ?? (look.by ? turn(...look.by) : null)
    return this.push((m ? TURNED : 0) | BALL, at, Math.max(...r), look, [
      ...r,
      0,
      0,
      0,
      ...(m ?? []),
    ])
  }

  limb(a: V3, b: V3, ra: number, rb: number, look: Look = {}): this {
    const to = [b[0] - a[0], b[1] - a[1], b[2] - a[2]]
    const span = Math.hypot(...to)
    // a taper leans on its spheres; without that it would be creased where they end
    const taper = (rb - ra) / (span || 1)
    const lean = Math.abs(taper) < 0.95 ? taper / Math.sqrt(1 - taper * taper) / (span || 1) : 0
    return this.push(0, a, span + Math.max(ra, rb), look, [ra, rb, span * span, ...to, lean])
  }

  /** The same without neck and mane, to be set on a body. */
  headOnly(): this {
    this.rows = this.rows.filter((_, n) => !this.busts.has(Math.floor(n / ROW)))
    this.busts.clear()
    return this
  }

  private push(kind: number, at: V3, bound: number, look: Look, rest: number[]): this {
    const { k = 0.1, of = this.plain, cut = false } = look
    if (look.bust) this.busts.add(this.rows.length / ROW)
    const row = [kind | (cut ? CUT : 0), ...at, bound, k, MATERIALS.indexOf(of), ...rest]
    this.rows.push(...row, ...Array.from({ length: ROW - row.length }, () => 0))
    this.packed = new Float64Array(0)
    return this
  }

  /** Signed distance (nearly); leaves the winning material in `material`. */
  distance(x: number, y: number, z: number): number {
    if (!this.packed.length) this.prepare()
    const ax = this.mirrored && x < 0 ? -x : x
    const { cell, low, count } = this
    const i = Math.floor((ax - low[0]) / cell)
    const j = Math.floor((y - low[1]) / cell)
    const k = Math.floor((z - low[2]) / cell)
    const inside = i >= 0 && i < count[0] && j >= 0 && j < count[1] && k >= 0 && k < count[2]
    if (!inside) return this.outside(ax, y, z)
    const c = (k * count[1] + j) * count[0] + i
    return this.clear[c]! > 0 ? this.between(ax, y, z) : this.blend(this.cells[c]!, ax, y, z)
  }

  /** Far from everything: between the middles of cells, so that shade has no steps; a little less, to be sure. */
  private between(x: number, y: number, z: number): number {
    const { cell, low, count } = this
    const u = clamp((x - low[0]) / cell - 0.5, 0, count[0] - 1.001)
    const v = clamp((y - low[1]) / cell - 0.5, 0, count[1] - 1.001)
    const w = clamp((z - low[2]) / cell - 0.5, 0, count[2] - 1.001)
    const [i, j, k] = [Math.floor(u), Math.floor(v), Math.floor(w)]
    const [a, b, c] = [u - i, v - j, w - k]
    const at = (n: number): number => Math.abs(this.clear[n]!)
    const row = (n: number): number => at(n) + (at(n + 1) - at(n)) * a
    const layer = (n: number): number => row(n) + (row(n + count[0]) - row(n)) * b
    const n = (k * count[1] + j) * count[0] + i
    const near = layer(n)
    return (near + (layer(n + count[0] * count[1]) - near) * c - cell * 0.2) * 0.95
  }

  /** Outside the cells: the way to their box and on from there. Heads, whose box cuts the neck, ask every lump. */
  private outside(x: number, y: number, z: number): number {
    if (this.mirrored) return this.blend(this.everything, x, y, z)
    const inside = (v: number, d: 0 | 1 | 2): number =>
      clamp(v, this.low[d], this.low[d] + this.count[d] * this.cell - 1e-6)
    const [a, b, c] = [inside(x, 0), inside(y, 1), inside(z, 2)]
    return Math.hypot(this.distance(a, b, c), x - a, y - b, z - c)
  }

  private prepare(): void {
    this.packed = Float64Array.from(this.rows)
    this.everything = Int32Array.from({ length: this.rows.length / ROW }, (_, n) => n * ROW)
    if (!this.mirrored) this.box()
    const { cell, low, count } = this
    const half = (cell * Math.sqrt(3)) / 2
    const total = count[0] * count[1] * count[2]
    this.clear = new Float64Array(total)
    // what can matter in a block of cells is found first, so that each cell asks few lumps
    const blocks = new Map<number, Int32Array>()
    const blockOf = (i: number, j: number, k: number): Int32Array => {
      const [bi, bj, bk] = [Math.floor(i / BLOCK), Math.floor(j / BLOCK), Math.floor(k / BLOCK)]
      const key = (bk * 512 + bj) * 512 + bi
      const known = blocks.get(key)
      if (known) return known
      const [x, y, z] = [bi, bj, bk].map((b, d) => low[d]! + (b + 0.5) * BLOCK * cell) as [
        number,
        number,
        number,
      ]
      const near = this.near(this.everything, x, y, z, half * BLOCK)
      blocks.set(key, near)
      return near
    }
    this.cells = Array.from({ length: total }, (_, c) => {
      const [i, j] = [c % count[0], Math.floor(c / count[0]) % count[1]]
      const k = Math.floor(c / count[0] / count[1])
      const some = blockOf(i, j, k)
      const [x, y, z] = [
        low[0] + (i + 0.5) * cell,
        low[1] + (j + 0.5) * cell,
        low[2] + (k + 0.5) * cell,
      ]
      const d = Math.abs(this.blend(some, x, y, z))
      this.clear[c] = d > 3 * half ? d : -d
      if (this.clear[c] > 0) return this.everything.subarray(0, 0)
      return this.near(some, x, y, z, half)
    })
  }

  /** Those of some lumps that can matter within `half` of a place. */
  private near(some: Int32Array, x: number, y: number, z: number, half: number): Int32Array {
    const d = Math.abs(this.blend(some, x, y, z))
    return some.filter((n) => this.away(n, x, y, z) < d + 2.2 * half + this.packed[n + 5]!)
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
    this.low = lo.map((v) => v - ROOM) as unknown as V3
    this.count = hi.map((v, d) => Math.ceil((v + ROOM - this.low[d]!) / this.cell)) as unknown as V3
  }

  /** Distance to one lump. */
  private away(n: number, x: number, y: number, z: number): number {
    const q = this.packed
    const kind = q[n]!
    let px = x - q[n + 1]!
    let py = y - q[n + 2]!
    let pz = z - q[n + 3]!
    const r0 = q[n + 7]!
    const r1 = q[n + 8]!
    const r2 = q[n + 9]!
    if (kind & BALL) {
      if (kind & TURNED) {
        const tx = q[n + 13]! * px + q[n + 16]! * py + q[n + 19]! * pz
        const ty = q[n + 14]! * px + q[n + 17]! * py + q[n + 20]! * pz
        pz = q[n + 15]! * px + q[n + 18]! * py + q[n + 21]! * pz
        px = tx
        py = ty
      }
      px /= r0
      py /= r1
      pz /= r2
      const k0 = Math.sqrt(px * px + py * py + pz * pz)
      px /= r0
      py /= r1
      pz /= r2
      return (k0 * (k0 - 1)) / (Math.sqrt(px * px + py * py + pz * pz) + 1e-9)
    }
    const bx = q[n + 10]!
    const by = q[n + 11]!
    const bz = q[n + 12]!
    let h = (px * bx + py * by + pz * bz) / r2
    const lean = q[n + 13]!
    if (lean !== 0) h += lean * Math.sqrt(Math.max(0, px * px + py * py + pz * pz - h * h * r2))
    h = h < 0 ? 0 : h > 1 ? 1 : h
    px -= bx * h
    py -= by * h
    pz -= bz * h
    return Math.sqrt(px * px + py * py + pz * pz) - (r0 + (r1 - r0) * h)
  }

  private blend(list: Int32Array, x: number, y: number, z: number): number {
    const q = this.packed
    let d = 1e3
    let material = 0
    for (let l = 0; l < list.length; l++) {
      const n = list[l]!
      const e = this.away(n, x, y, z)
      const k = q[n + 5]!
      if (q[n]! & CUT) {
        const h = Math.max(k - Math.abs(d + e), 0) / k
        if (-e > d) material = q[n + 6]!
        d = Math.max(d, -e) + h * h * k * 0.25
      } else {
        const h = Math.max(k - Math.abs(d - e), 0) / k
        if (e < d) material = q[n + 6]!
        d = Math.min(d, e) - h * h * k * 0.25
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
