import { noise, type V3 } from '#engine/forms/sculpt/maths.ts'
import { smoothstep } from '#engine/pixels/maths.ts'

const shaken = (i: number, j: number, k: number): V3 => [
  noise(i * 3.7 + 0.3, j * 5.1 + k * 7.7 + 0.6) * 0.32,
  noise(i * 4.3 + 31.4, j * 2.9 + k * 6.1 + 0.2) * 0.32,
  noise(i * 5.9 + 71.1, j * 3.3 + k * 4.7 + 0.9) * 0.32,
]

/** Small black spots strewn through space, as on a leopard's face: 1 inside one. */
export function spotted([x, y, z]: V3, pitch: number, size = 0.34): number {
  const [u, v, w] = [x / pitch, y / pitch, z / pitch]
  let least = 9
  for (let i = Math.floor(u) - 1; i <= Math.floor(u) + 1; i++)
    for (let j = Math.floor(v) - 1; j <= Math.floor(v) + 1; j++)
      for (let k = Math.floor(w) - 1; k <= Math.floor(w) + 1; k++) {
        const s = shaken(i, j, k)
        const away = Math.hypot(u - i - 0.5 - s[0], v - j - 0.5 - s[1], w - k - 0.5 - s[2])
        least = Math.min(least, away)
      }
  return smoothstep(size + 0.07, size - 0.05, least + noise(u * 2.3, v * 2.3 + w) * 0.09)
}

/** From where to where the ring of a rosette is black, in parts of the pitch. */
const RING = [0.2, 0.42] as const

/** Rosettes on a flat coat: rings of black broken in two to four pieces, the deeper colour they hold, and a dot in the middle of it. */
export function rosette(
  a: number,
  b: number,
  pitch: number,
  [inner, outer]: readonly [number, number] = RING,
): { black: number; core: number; dot: number } {
  const v = b / pitch
  const row = Math.floor(v)
  let black = 0
  let core = 0
  let dot = 0
  for (let j = row - 1; j <= row + 1; j++) {
    const u = a / pitch + (j % 2 ? 0.5 : 0)
    for (let i = Math.floor(u) - 1; i <= Math.floor(u) + 1; i++) {
      const s = shaken(i, j, 1)
      const [dx, dy] = [u - i - 0.5 - s[0] * 0.7, v - j - 0.5 - s[1] * 0.7]
      const turn = Math.atan2(dy, dx)
      const away = Math.hypot(dx, dy) + noise(turn * 1.3 + i * 3, j * 5) * 0.06
      const broken = smoothstep(-0.5, -0.25, Math.sin(turn * 3 + s[2] * 20) + s[0])
      const ring =
        smoothstep(inner - 0.03, inner + 0.04, away) * smoothstep(outer + 0.03, outer - 0.04, away)
      black = Math.max(black, ring * broken)
      core = Math.max(core, smoothstep(inner + 0.06, inner - 0.04, away))
      dot = Math.max(dot, smoothstep(0.12, 0.07, away))
    }
  }
  return { black, core, dot }
}
