/** Numbers a lump takes: kind, middle 3, bound, blend, material, radii 3, span 3, rotation 9 or lean of a taper, ball around it 5, thinness. */
export const ROW = 28
/** Of the ball around a lump: its middle 3, its radius, and how much slower than the way to it the distance may grow. */
export const AROUND = 22
/** What the first number says: an ellipsoid, and not a limb; turned about its middle; carved, and not added. */
export const BALL = 1
export const TURNED = 2
export const CUT = 4
/** Of an ellipsoid: one by its least radius. */
const THIN = 27
/** Room for what is rounded, where a lump is left out. */
const SURELY = 1e-6

/** Distance to one lump; endless where that is surely more than `reach`, which is known before its roots are drawn. */
export function away(
  q: Float64Array,
  n: number,
  x: number,
  y: number,
  z: number,
  reach: number,
): number {
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
    const square = px * px + py * py + pz * pz
    // Never nearer than it would be if it were as thin everywhere as where it is thinnest.
    const edge = 1 + reach * q[n + THIN]! + SURELY
    if (reach > 0 && square > edge * edge) return Infinity
    const k0 = Math.sqrt(square)
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
  const thick = r0 + (r1 - r0) * h
  const square = px * px + py * py + pz * pz
  const edge = thick + reach + SURELY
  if (reach > 0 && square > edge * edge) return Infinity
  return Math.sqrt(square) - thick
}

/**
 * Whether a lump is surely farther than `reach`, by the ball around it. From there it changes nothing, and to know that takes a
 * third of asking the lump itself.
 */
export function isBeyond(
  q: Float64Array,
  n: number,
  reach: number,
  x: number,
  y: number,
  z: number,
): boolean {
  if (reach <= 0) return false
  const dx = x - q[n + AROUND]!
  const dy = y - q[n + AROUND + 1]!
  const dz = z - q[n + AROUND + 2]!
  const far = q[n + AROUND + 3]! + reach * q[n + AROUND + 4]! + SURELY
  return dx * dx + dy * dy + dz * dz > far * far
}
