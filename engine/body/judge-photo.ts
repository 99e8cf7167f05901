import type { SeenClasses } from '#engine/body/class-scores.ts'
import { eroded, type Grid } from '#engine/body/grid.ts'
import type { GrownSkin } from '#engine/body/grow-skin.ts'
import type { ColourField } from '#engine/body/skin-colour.ts'
import { clamp01 } from '#engine/body/maths.ts'
import type { PhotoRefusal } from '#shared/body.ts'

/** What speaks for the piece being somebody's skin. */
export interface SkinEvidence {
  /** Share of the photo. */
  share: number
  /** How far the model sees a person's skin in it, 0 to 1. */
  seen: number
  /** Mean likeness of its colour to skin. */
  colour: number
  /** Share of its inside that is neither edge nor flat as a painted area. */
  smooth: number
  flat: number
  /** Spread of its light: a round limb is darker at its sides. */
  shading: number
  /** How well its outline sits on edges. */
  fit: number
  /** How much of the photo's rim it takes up: a limb belongs to somebody and goes on outside, a thing does not. */
  framed: number
}

export function evidenceFor(
  { mask, fit }: GrownSkin,
  field: ColourField,
  seen: SeenClasses,
): SkinEvidence {
  const inner = eroded(mask, field, 3)
  let [area, core, seenSum, colour, smooth, flat, light, squared] = [0, 0, 0, 0, 0, 0, 0, 0]
  for (let i = 0; i < mask.length; i++) {
    if (!mask[i]) continue
    area++
    if (!inner[i]) continue
    core++
    seenSum += seen.bodySkin[i]! + 0.6 * seen.faceSkin[i]!
    colour += field.skinLike[i]!
    if (field.edge[i]! < 0.3) smooth++
    if (field.edge[i]! < 0.004) flat++
    light += field.light[i]!
    squared += field.light[i]! ** 2
  }
  const n = Math.max(1, core)
  return {
    share: area / mask.length,
    seen: seenSum / n,
    colour: colour / n,
    smooth: smooth / n,
    flat: flat / n,
    shading: Math.sqrt(Math.max(0, squared / n - (light / n) ** 2)),
    fit,
    framed: framedBy(mask, field),
  }
}

function framedBy(mask: Uint8Array, { width, height }: Grid): number {
  let rim = 0
  for (let x = 0; x < width; x++) rim += mask[x]! + mask[(height - 1) * width + x]!
  for (let y = 0; y < height; y++) rim += mask[y * width]! + mask[(y + 1) * width - 1]!
  return rim / (2 * (width + height))
}

/** Below it nothing of use can be laid on. */
const LEAST_SHARE = 0.025
/** From here on the model's word alone is enough, and its silence too little to refuse by. */
const SEEN = 0.35
/** Warm light takes much of skin's likeness. */
const LEAST_COLOUR = 0.2
/** What takes up more of the photo's rim is a wall or the ground. */
const MOST_FRAMED = 0.5

/** A close limb is often no person to the model: then colour, surface, outline and frame must all speak for skin. */
export function refusalFor(evidence: SkinEvidence): PhotoRefusal | undefined {
  const { share, seen, colour, smooth, flat, shading, fit, framed } = evidence
  const isSeen = seen > SEEN && colour > LEAST_COLOUR && flat < 0.5 && shading > 0.04 && fit > 0.25
  const looksIt =
    colour > LEAST_COLOUR &&
    smooth > 0.85 &&
    flat < 0.2 &&
    shading > 0.085 &&
    fit > 0.28 &&
    framed > 0.03 &&
    framed < MOST_FRAMED &&
    share < 0.9
  if (!isSeen && !looksIt) return 'no-person'
  return share < LEAST_SHARE ? 'too-little-skin' : undefined
}

/** 0 to 1: how much the evidence leaves no doubt. */
export const sureness = ({ seen, colour, smooth, fit }: SkinEvidence): number =>
  clamp01(0.35 + 0.35 * seen + 0.25 * colour + 0.2 * smooth + 0.5 * (fit - 0.28))
