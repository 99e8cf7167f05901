import { transform } from '#engine/motifs/drawing/geometry.ts'
import type { Part } from '#engine/motifs/motif.ts'

type Placement = Parameters<typeof transform>[1]
export const placed = (parts: readonly Part[], placement: Placement): Part[] =>
  parts.map((part) => ({ ...part, d: transform(part.d, placement) }))
/** The parts and their mirror image across the vertical axis. */
export const mirrored = (parts: readonly Part[]): Part[] =>
  parts.flatMap((part) => [part, { ...part, d: transform(part.d, { mirror: true }) }])
export const line = (d: string, stroke = 0.7, detail: 0 | 1 | 2 = 1): Part => ({
  d,
  fill: null,
  stroke,
  detail,
})
