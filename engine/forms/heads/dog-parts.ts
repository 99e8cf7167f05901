import type { CanineBuild } from '#engine/forms/heads/canine.ts'
import { ragged } from '#engine/forms/heads/patch.ts'
import type { V3 } from '#engine/forms/sculpt/maths.ts'
import { smoothstep } from '#engine/pixels/maths.ts'

/** Where the bust of most dogs ends. */
export const END: V3 = [0, -2.0, -0.2]

/** Short hair: a bare neck that runs out in one point. */
export const SMOOTH = {
  ruff: 0,
  coat: 0.12,
  neck: { wide: 0.7, deep: 0.7, thick: 0.24, locks: 6 },
  end: END,
} satisfies Partial<CanineBuild>

/** 1 along the middle of the face, narrow on the brow and broad about the nose. */
export const blaze = (p: V3, wide: number): number => {
  const half = wide * (0.45 + 1.1 * smoothstep(0.3, 1, p[2]))
  return (
    smoothstep(half + 0.03, half - 0.03, Math.abs(p[0] + 0.012) + ragged(p) * 0.35) *
    smoothstep(0.0, 0.25, p[2])
  )
}

/** 1 below a height of the muzzle. */
export const below = (p: V3, y: number): number =>
  smoothstep(0.05, -0.05, p[1] - y + ragged(p) * 0.4)
