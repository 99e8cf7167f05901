import { transform } from '#engine/motifs/drawing/geometry.ts'
import type { Part } from '#engine/motifs/motif.ts'

type Placement = Parameters<typeof transform>[1]
const placePart = (part: Part, placement: Placement): Part => ({
  ...part,
  d: transform(part.d, placement),
  ...(part.thin ? { thin: transform(part.thin, placement) } : {}),
})
export const placed = (parts: readonly Part[], placement: Placement): Part[] =>
  parts.map((part) => placePart(part, placement))
/** The parts and their mirror image across the vertical axis. */
export const mirrored = (parts: readonly Part[]): Part[] =>
  parts.flatMap((part) => [part, placePart(part, { mirror: true })])
export const line = (d: string, stroke = 0.7, detail: 0 | 1 | 2 = 1): Part => ({
  d,
  fill: null,
  stroke,
  detail,
})
/** A flash highlight: a patch of bare skin on something that shines. */
export const gleam = (d: string, detail: 0 | 1 = 1): Part => ({
  d,
  fill: 'paper',
  stroke: 0,
  detail,
  shade: 0.1,
  isGleam: true,
})
/** Where a path begins. */
const startOf = (d: string) => /^M(-?[\d.]+)[ ,](-?[\d.]+)/.exec(d)?.slice(1).join(' ') ?? '0 0'
/**
 * A shade packed solid on the side away from the light. Styles that light the form themselves leave it out, and a single needle does
 * not pack: there it is no more than a point.
 */
export const packed = (d: string): Part => ({
  d,
  fill: 'black',
  stroke: 0.2,
  isGleam: true,
  thin: `M${startOf(d)}L${startOf(d)}`,
})
