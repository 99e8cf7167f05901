export const clamp01 = (x: number) => (x < 0 ? 0 : x > 1 ? 1 : x)
export const mix = (a: number, b: number, t: number) => a + (b - a) * t
/** From 0 at `a` to 1 at `b`, which may be the smaller. */
export const smoothstep = (a: number, b: number, x: number) => {
  const t = clamp01((x - a) / (b - a))
  return t * t * (3 - 2 * t)
}
