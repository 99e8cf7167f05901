import { clamp01, mix } from '#engine/render/maths.ts'
import type { Body } from '#engine/present/bodies.ts'

/** Frames the body more tightly around the spot where the design sits. */
export function zoomed(p: Body, z: number): Body {
  const tx = mix(p.at[0], 0.5, 0.7),
    ty = mix(p.at[1], 0.5, 0.8)
  const X = (x: number) => tx + (x - p.at[0]) * z,
    Y = (y: number) => ty + (y - p.at[1]) * z
  return {
    ...p,
    k: p.k * z,
    at: [tx, ty],
    scale: p.scale * z,
    c: p.c.map((c) => [X(c[0]), Y(c[1]), X(c[2]), Y(c[3]), c[4] * z, c[5] * z]),
    ...(p.bumps
      ? { bumps: p.bumps.map((b) => [X(b[0]), Y(b[1]), b[2] * z, b[3] * z, b[4], b[5] * z]) }
      : {}),
    ...(p.creases
      ? { creases: p.creases.map(([line, d]) => [line.map((v, i) => (i % 2 ? Y(v) : X(v))), d]) }
      : {}),
  }
}

/** Smooth union of capsules: exponentials make the joins, radius gives the roundness. Solved on every second pixel. */
export function bodyForm(
  body: Body,
  w: number,
  h: number,
  inside: Float32Array,
  height: Float32Array,
) {
  const step = 2
  const cw = Math.ceil(w / step) + 1,
    ch = Math.ceil(h / step) + 1
  const ci = new Float32Array(cw * ch),
    chh = new Float32Array(cw * ch)
  for (let y = 0; y < ch; y++)
    for (let x = 0; x < cw; x++) {
      const X = (x * step + 0.5) / w,
        Y = (y * step + 0.5) / w
      let sum = 0,
        radius = 0
      for (const c of body.c) {
        const dx = c[2] - c[0],
          dy = c[3] - c[1]
        const t = clamp01(((X - c[0]) * dx + (Y - c[1]) * dy) / (dx * dx + dy * dy))
        const r = c[4] + (c[5] - c[4]) * (0.4 * t * t * (3 - 2 * t) + 0.6 * t)
        const ex = X - c[0] - t * dx,
          ey = Y - c[1] - t * dy
        const q = (r * r - ex * ex - ey * ey) / (2 * r)
        if (q < -0.25) continue
        const e = Math.exp(q / body.k)
        sum += e
        radius += e * r
      }
      const q = sum > 0 ? body.k * Math.log(sum) : -1
      ci[y * cw + x] = q
      // outside, the surface goes on downwards: interpolation then has no cliff at the outline
      chh[y * cw + x] = q > 0 ? 2 * (radius / sum) * q : 0
    }
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const X = x >> 1,
        Y = y >> 1,
        o = Y * cw + X,
        fx = (x & 1) * 0.5,
        fy = (y & 1) * 0.5
      const i = y * w + x
      inside[i] =
        (ci[o]! * (1 - fx) + ci[o + 1]! * fx) * (1 - fy) +
        (ci[o + cw]! * (1 - fx) + ci[o + cw + 1]! * fx) * fy
      const sq =
        (chh[o]! * (1 - fx) + chh[o + 1]! * fx) * (1 - fy) +
        (chh[o + cw]! * (1 - fx) + chh[o + cw + 1]! * fx) * fy
      height[i] = Math.sqrt(sq) * body.depth
    }
  for (const [bx, by, sx, sy, angle, amount] of body.bumps ?? []) {
    const c = Math.cos(angle),
      s = Math.sin(angle),
      reach = 3 * Math.max(sx, sy)
    for (let y = Math.max(0, ((by - reach) * w) | 0); y < Math.min(h, (by + reach) * w); y++)
      for (let x = Math.max(0, ((bx - reach) * w) | 0); x < Math.min(w, (bx + reach) * w); x++) {
        const i = y * w + x
        if (inside[i]! <= 0) continue
        const X = x / w - bx,
          Y = y / w - by
        const u = (X * c + Y * s) / sx,
          v = (Y * c - X * s) / sy
        height[i]! += amount * Math.exp(-0.5 * (u * u + v * v))
      }
  }
  for (const [line, depth] of body.creases ?? [])
    for (let k = 0; k + 3 < line.length; k += 2)
      for (let q = 0; q < 40; q++) {
        const x = mix(line[k]!, line[k + 2]!, q / 40) * w,
          y = mix(line[k + 1]!, line[k + 3]!, q / 40) * w
        for (let yy = -2; yy <= 2; yy++)
          for (let xx = -2; xx <= 2; xx++) {
            const X = (x | 0) + xx,
              Y = (y | 0) + yy
            if (X < 0 || Y < 0 || X >= w || Y >= h) continue
            height[Y * w + X]! -= depth * 0.00022 * Math.exp(-(xx * xx + yy * yy) / 2)
          }
      }
}
