import { distanceTo, inverted } from '#engine/body/grid.ts'
import type { Grid } from '#engine/pixels/field.ts'
import { clamp01 } from '#engine/pixels/maths.ts'
import { BINS, type ColourField } from '#engine/body/skin-colour.ts'

/** How well a mask's outline parts two things, by what the picture shows on both its sides. */
export interface Outline {
  /** Mean strength of the picture's edges under it, 0 to EDGE_CAP. */
  edge: number
  /** How much the colours along it inside and outside are the same, 0 to 1. */
  overlap: number
  /** Share of the picture's rim that lies inside. */
  framed: number
  share: number
}

/** A stronger edge says no more: what leaked ends at the strongest edges of the clutter. */
const EDGE_CAP = 0.45
/** Breadth of the strips along the outline whose colours are compared, and the mixed points left out between them. */
const STRIP = 8
const MIXED = 1.5
/** An outline shorter than this is a speck's. */
const LEAST_POINTS = 20
/** Shares of the picture below and above which a mask is a speck or everything. */
const SPECK = 0.02
const EVERYTHING = 0.93

export function outlineOf(mask: Uint8Array, field: ColourField): Outline {
  const { edge, area } = edgeUnder(mask, field)
  return {
    edge,
    overlap: overlapAcross(mask, field),
    framed: framedBy(mask, field),
    share: area / mask.length,
  }
}

/** Mean edge, where specks and masks of everything count little. */
export const fitOf = ({ edge, share }: Outline): number =>
  edge * clamp01(share / SPECK) * (share > EVERYTHING ? 0.3 : 1) * Math.pow(share, 0.12)

/** For choosing between outlines of one picture: skin differs from what lies around it, what takes up the rim is a wall behind it, and of two that are alike the larger has less cut off. */
export const meritOf = ({ edge, overlap, framed, share }: Outline): number =>
  edge * clamp01(share / SPECK) - 0.1 * overlap - 0.38 * framed + 0.05 * share

function edgeUnder(mask: Uint8Array, { width, height, edge }: ColourField) {
  let [sum, points, area] = [0, 0, 0]
  for (let y = 2; y < height - 2; y++)
    for (let x = 2; x < width - 2; x++) {
      const i = y * width + x
      if (!mask[i]) continue
      area++
      if (mask[i - 1] && mask[i + 1] && mask[i - width] && mask[i + width]) continue
      let strongest = 0
      for (let dy = -width; dy <= width; dy += width)
        for (let dx = -1; dx <= 1; dx++) strongest = Math.max(strongest, edge[i + dy + dx]!)
      sum += Math.min(EDGE_CAP, strongest)
      points++
    }
  return { edge: points < LEAST_POINTS ? 0 : sum / points, area }
}

function overlapAcross(mask: Uint8Array, field: ColourField): number {
  const inside = new Float32Array(BINS)
  const outside = new Float32Array(BINS)
  const depth = distanceTo(inverted(mask), field)
  const distance = distanceTo(mask, field)
  let [countInside, countOutside] = [0, 0]
  for (let i = 0; i < mask.length; i++) {
    const away = mask[i] ? depth[i]! : distance[i]!
    if (away <= MIXED || away >= STRIP) continue
    if (mask[i]) {
      inside[field.bin[i]!]!++
      countInside++
    } else {
      outside[field.bin[i]!]!++
      countOutside++
    }
  }
  let shared = 0
  for (let k = 0; k < BINS; k++) shared += Math.sqrt(inside[k]! * outside[k]!)
  return shared / Math.sqrt(Math.max(1, countInside) * Math.max(1, countOutside))
}

function framedBy(mask: Uint8Array, { width, height }: Grid): number {
  let rim = 0
  for (let x = 0; x < width; x++) rim += mask[x]! + mask[(height - 1) * width + x]!
  for (let y = 0; y < height; y++) rim += mask[y * width]! + mask[(y + 1) * width - 1]!
  return rim / (2 * (width + height))
}
