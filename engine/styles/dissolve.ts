import { createRng, type Rng } from '#shared/random.ts'
import type { GBuffer } from '#engine/render/gbuffer.ts'
import { at, fbm } from '#engine/pixels/noise.ts'
import type { Shaded } from '#engine/styles/shared.ts'

type How = Pick<Shaded, 'seed' | 'heroBox' | 'workspace'>

/** One side breaks into flying shards, the underside melts into drips. Works on the drawing, so shards are lit as solids. */
export function dissolve(g: GBuffer, { seed, heroBox, workspace }: How): void {
  const random = createRng(seed + 3)
  drip(g, random)
  shatter(g, random, { heroBox, workspace })
}

/** Cells of a jittered grid: shards of every shape, where a plain grid would show. */
interface Shards {
  cell: number
  columns: number
  rows: number
  x: Float32Array
  y: Float32Array
}

function shardsFor(g: GBuffer, random: Rng): Shards {
  const cell = 21 * g.pixel
  const columns = Math.ceil(g.w / cell) + 1
  const rows = Math.ceil(g.h / cell) + 1
  const x = new Float32Array(columns * rows)
  const y = new Float32Array(columns * rows)
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      x[j * columns + i] = (i + 0.9 * random()) * cell
      y[j * columns + i] = (j + 0.9 * random()) * cell
    }
  return { cell, columns, rows, x, y }
}

function nearestShard({ cell, columns, rows, x, y }: Shards, px: number, py: number): number {
  const ci = Math.floor(px / cell)
  const cj = Math.floor(py / cell)
  let best = 1e9
  let found = 0
  for (let j = Math.max(0, cj - 1); j <= Math.min(rows - 1, cj + 1); j++)
    for (let i = Math.max(0, ci - 1); i <= Math.min(columns - 1, ci + 1); i++) {
      const k = j * columns + i
      const d = (x[k]! - px) ** 2 + (y[k]! - py) ** 2
      if (d < best) {
        best = d
        found = k
      }
    }
  return found
}

function shatter(g: GBuffer, random: Rng, { heroBox, workspace }: Omit<How, 'seed'>): void {
  const { w, h, id, line } = g
  const shards = shardsFor(g, random)
  const ragged = fbm(64, 3, 77)
  const side = random() < 0.5 ? 1 : -1
  const middle = (heroBox[0] + heroBox[2]) / 2
  // Beyond the middle: what tells who it is stays whole.
  const start = middle + side * 0.2 * (heroBox[2] - heroBox[0])
  const reach = 0.42 * w
  const amount = Float32Array.from(shards.x, (x, k) => {
    const y = shards.y[k]!
    return (
      (side * (x - start) - 0.25 * (y - h / 2) + 90 * g.pixel * at(ragged, x | 0, y | 0)) / reach
    )
  })
  const isLoose = Uint8Array.from(amount, (a) => (a > 0 && random() < a * 2.6 ? 1 : 0))
  const fromId = workspace.ids('shatter: ids', w * h, 'as left')
  const fromLine = workspace.bytes('shatter: lines', w * h, 'as left')
  fromId.set(id)
  fromLine.set(line)
  for (let y = 0; y < h; y++)
    for (let x = 0, i = y * w; x < w; x++, i++) {
      if (!id[i] || side * (x - start) < -0.2 * w) continue
      if (isLoose[nearestShard(shards, x, y)]) {
        id[i] = 0
        line[i] = 0
      }
    }
  for (let k = 0; k < isLoose.length; k++) {
    if (!isLoose[k] || random() < 0.25 * amount[k]!) continue
    const a = Math.min(1.2, amount[k]!)
    const far = a * (40 + 190 * random()) * g.pixel
    paste({ g, shards, fromId, fromLine }, k, {
      x: shards.x[k]! + side * far,
      y: shards.y[k]! - a * (10 + 150 * random()) * g.pixel + 20 * a,
      angle: (random() - 0.5) * 3 * a,
      size: 1.15 - 0.7 * Math.min(1, a * random() * 1.5),
    })
  }
}

function paste(
  {
    g,
    shards,
    fromId,
    fromLine,
  }: { g: GBuffer; shards: Shards; fromId: Uint16Array; fromLine: Uint8Array },
  k: number,
  to: { x: number; y: number; angle: number; size: number },
): void {
  const { w, h, id, line } = g
  const c = Math.cos(to.angle) / to.size
  const s = Math.sin(to.angle) / to.size
  const r = shards.cell * 1.2
  for (let y = Math.max(1, Math.floor(to.y - r)); y < Math.min(h - 1, to.y + r); y++)
    for (let x = Math.max(1, Math.floor(to.x - r)); x < Math.min(w - 1, to.x + r); x++) {
      const u = (x - to.x) * c + (y - to.y) * s
      const v = (y - to.y) * c - (x - to.x) * s
      const sx = Math.round(shards.x[k]! + u)
      const sy = Math.round(shards.y[k]! + v)
      if (sx < 0 || sy < 0 || sx >= w || sy >= h || nearestShard(shards, sx, sy) !== k) continue
      const from = sy * w + sx
      if (!fromId[from]) continue
      id[y * w + x] = fromId[from]!
      line[y * w + x] = fromLine[from]!
    }
}

/** Drips hang from the undersides only, from what lies lowest in its column. */
function drip(g: GBuffer, random: Rng): void {
  const { w, h, id, line } = g
  const bottom = new Int32Array(w).fill(-1)
  for (let x = 0; x < w; x++)
    for (let y = h - 1; y > 0; y--)
      if (id[y * w + x]) {
        bottom[x] = y
        break
      }
  for (let x = 0; x < w;) {
    x += ((22 + 50 * random()) * g.pixel) | 0 || 1
    const half = (3.5 + 4.5 * random()) * g.pixel
    if (x >= w - 12 || bottom[x]! < h * 0.5) continue
    // Only from something like a lower rim: a drip out of a steep side looks like a mistake.
    const left = bottom[Math.max(0, x - 12)]!
    const right = bottom[Math.min(w - 1, x + 12)]!
    if (Math.abs(left - right) > 18) continue
    const from = bottom[x]! - 8
    const source = id[from * w + x]!
    if (!source) continue
    const length = Math.min(h - 20 - from, (25 + 110 * random() ** 1.6) * g.pixel)
    for (let y = from; y < from + length; y++) {
      const t = (y - from) / length
      // Flared at the root, thin in the middle, a drop at the end.
      const r =
        half *
        (t < 0.2
          ? 1.9 - 4.5 * t
          : t < 0.8
            ? 1 - 0.35 * (t - 0.2)
            : 0.8 * Math.sqrt(Math.max(0, 1 - ((t - 0.85) / 0.15) ** 2)) + 0.3)
      for (let xx = Math.max(0, Math.floor(x - r)); xx <= Math.min(w - 1, x + r); xx++) {
        const i = y * w + xx
        if (id[i] && y < from + 12) continue
        id[i] = source
        line[i] = r - Math.abs(xx - x) < 1.5 ? 170 : 0
      }
    }
  }
}
