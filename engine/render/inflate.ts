import { f32, i32, u16, u8 } from '#engine/render/buffers.ts'

/**
 * Height of every region at once: a membrane blown up inside its own outline (Poisson, coarse to fine).
 * Painting order decides the border: against something painted later the surface runs on underneath (no slope),
 * against something earlier or bare skin it comes down to zero. That is what makes petals and locks overlap.
 */
export function inflate(
  ids: Uint16Array,
  w: number,
  h: number,
  name: string,
  finest: number,
): Float32Array {
  const levels: { id: Uint16Array; w: number; h: number }[] = [{ id: ids, w, h }]
  while (Math.min(levels[levels.length - 1]!.w, levels[levels.length - 1]!.h) > 40) {
    const top = levels[levels.length - 1]!
    const cw = top.w >> 1,
      ch = top.h >> 1
    const small = u16(`f:${name}id${levels.length}`, cw * ch, false)
    for (let y = 0; y < ch; y++)
      for (let x = 0; x < cw; x++) small[y * cw + x] = top.id[2 * y * top.w + 2 * x]!
    levels.push({ id: small, w: cw, h: ch })
  }
  let below: Float32Array | null = null
  for (let l = levels.length - 1; l >= 0; l--) {
    const level = levels[l]!
    const u = f32(`f:${name}u${l}`, level.w * level.h)
    if (below) prolong(u, below, level, levels[l + 1]!)
    relax(u, level, l === levels.length - 1 ? 40 : l >= 2 ? 14 : l === 1 ? 8 : finest)
    below = u
  }
  const out = below!
  // Over-relaxation may leave a value just below zero; its root would spread through the blur that follows.
  for (let i = 0; i < out.length; i++) out[i] = out[i]! > 0 ? 2.8 * Math.sqrt(out[i]!) : 0
  return out
}

function prolong(
  u: Float32Array,
  coarse: Float32Array,
  fine: { id: Uint16Array; w: number; h: number },
  small: { id: Uint16Array; w: number; h: number },
) {
  for (let y = 1; y < fine.h - 1; y++)
    for (let x = 1; x < fine.w - 1; x++) {
      const i = y * fine.w + x,
        k = fine.id[i]!
      if (!k) continue
      const cx = Math.min(small.w - 1, x >> 1),
        cy = Math.min(small.h - 1, y >> 1)
      const c = cy * small.w + cx
      // odd samples sit between two coarse ones; only values of the same region may be averaged
      let sum = 0,
        n = 0
      if (small.id[c] === k) {
        sum += 2 * coarse[c]!
        n += 2
      }
      if (x & 1 && cx + 1 < small.w && small.id[c + 1] === k) {
        sum += coarse[c + 1]!
        n++
      }
      if (y & 1 && cy + 1 < small.h && small.id[c + small.w] === k) {
        sum += coarse[c + small.w]!
        n++
      }
      u[i] = n ? (4 * sum) / n : 0
    }
}

const INVERSE = [0, 1, 1 / 2, 1 / 3, 1 / 4]

function relax(
  u: Float32Array,
  { id, w, h }: { id: Uint16Array; w: number; h: number },
  sweeps: number,
) {
  // list the painted pixels once, with their links, so the sweeps touch nothing else
  const list = i32('f:list', w * h, false),
    links = u8('f:links', w * h, false)
  let n = 0
  for (let y = 1; y < h - 1; y++)
    for (let x = 1; x < w - 1; x++) {
      const i = y * w + x,
        k = id[i]!
      if (!k) continue
      let bits = 0,
        borders = 0,
        a = 0
      a = id[i - 1]!
      if (a === k) bits |= 1
      else if (a < k) borders++
      a = id[i + 1]!
      if (a === k) bits |= 2
      else if (a < k) borders++
      a = id[i - w]!
      if (a === k) bits |= 4
      else if (a < k) borders++
      a = id[i + w]!
      if (a === k) bits |= 8
      else if (a < k) borders++
      list[n] = i
      links[n] = bits | (borders << 4)
      n++
    }
  const over = 1.55
  for (let s = 0; s < sweeps; s++) {
    // alternate direction: information crosses the picture twice as fast
    const back = s & 1
    for (let j = 0; j < n; j++) {
      const q = back ? n - 1 - j : j
      const i = list[q]!,
        bits = links[q]!
      let sum = 1
      if ((bits & 15) === 15) {
        sum += u[i - 1]! + u[i + 1]! + u[i - w]! + u[i + w]!
        u[i]! += over * (sum * 0.25 - u[i]!)
        continue
      }
      let degree = bits >> 4
      if (bits & 1) {
        sum += u[i - 1]!
        degree++
      }
      if (bits & 2) {
        sum += u[i + 1]!
        degree++
      }
      if (bits & 4) {
        sum += u[i - w]!
        degree++
      }
      if (bits & 8) {
        sum += u[i + w]!
        degree++
      }
      const next = u[i]! + over * (sum * INVERSE[degree]! - u[i]!)
      u[i] = degree === 0 ? 1 : next > 0 ? (next < 90000 ? next : 90000) : 0
    }
  }
}
