export function stampDot(
  a: Float32Array,
  w: number,
  h: number,
  x: number,
  y: number,
  r: number,
  alpha = 1,
) {
  const x0 = Math.max(0, Math.floor(x - r - 0.5)),
    x1 = Math.min(w - 1, Math.ceil(x + r + 0.5) - 1)
  const y0 = Math.max(0, Math.floor(y - r - 0.5)),
    y1 = Math.min(h - 1, Math.ceil(y + r + 0.5) - 1)
  for (let yy = y0; yy <= y1; yy++)
    for (let xx = x0; xx <= x1; xx++) {
      const dx = xx + 0.5 - x,
        dy = yy + 0.5 - y
      let v = r + 0.5 - Math.sqrt(dx * dx + dy * dy)
      if (v <= 0) continue
      if (v > 1) v = 1
      const i = yy * w + xx
      // coverage adds up like ink, never past black
      a[i] = 1 - (1 - a[i]!) * (1 - v * alpha)
    }
}

/** Tapered antialiased segment, strongest coverage wins so joints do not darken. */
export function stampSegment(
  a: Float32Array,
  w: number,
  h: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  ra: number,
  rb: number,
  alpha = 1,
) {
  const rm = Math.max(ra, rb) + 0.6
  const x0 = Math.max(0, Math.floor(Math.min(ax, bx) - rm)),
    x1 = Math.min(w - 1, Math.ceil(Math.max(ax, bx) + rm))
  const y0 = Math.max(0, Math.floor(Math.min(ay, by) - rm)),
    y1 = Math.min(h - 1, Math.ceil(Math.max(ay, by) + rm))
  const dx = bx - ax,
    dy = by - ay,
    inv = 1 / (dx * dx + dy * dy || 1e-6)
  for (let y = y0; y <= y1; y++)
    for (let x = x0; x <= x1; x++) {
      const px = x + 0.5 - ax,
        py = y + 0.5 - ay
      let t = (px * dx + py * dy) * inv
      t = t < 0 ? 0 : t > 1 ? 1 : t
      const ex = px - t * dx,
        ey = py - t * dy
      const r = ra + (rb - ra) * t
      let v = r + 0.5 - Math.sqrt(ex * ex + ey * ey)
      if (v <= 0) continue
      // lines thinner than a pixel get lighter instead of thinner
      const most = 2 * r < 1 ? 2 * r : 1
      if (v > most) v = most
      v *= alpha
      const i = y * w + x
      if (v > a[i]!) a[i] = v
    }
}

export function stampStroke(
  a: Float32Array,
  w: number,
  h: number,
  s: readonly number[],
  alpha = 1,
) {
  for (let j = 3; j < s.length; j += 3)
    stampSegment(a, w, h, s[j - 3]!, s[j - 2]!, s[j]!, s[j + 1]!, s[j - 1]!, s[j + 2]!, alpha)
}
