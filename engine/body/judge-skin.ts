import { areaOf, eroded } from '#engine/body/grid.ts'
import type { GrownSkin } from '#engine/body/grow-skin.ts'
import type { Limb } from '#engine/body/limb-axis.ts'
import { beyondBand } from '#engine/body/limb-beyond.ts'
import { fitOf } from '#engine/body/outline.ts'
import type { ColourField } from '#engine/body/skin-colour.ts'

/** What speaks for a piece that was found by its colour being somebody's skin. */
export interface SkinEvidence {
  /** Share of the photo. */
  share: number
  /** Mean likeness of its colour to skin. */
  colour: number
  /** Share of its inside that is neither edge nor flat as a painted area. */
  smooth: number
  flat: number
  /** Spread of its light: a round limb is darker at its sides. */
  shading: number
  /** How well its outline sits on edges. */
  fit: number
  /** How much of the photo's rim it takes up. */
  framed: number
  /** How far it goes on beyond a strap or a hem, in its radii. */
  beyond: number
}

export function evidenceFor(
  { mask, outline }: GrownSkin,
  field: ColourField,
  limb: Limb,
): SkinEvidence {
  const inner = eroded(mask, field, 3)
  let [core, colour, smooth, flat, light, squared] = [0, 0, 0, 0, 0, 0]
  for (let i = 0; i < mask.length; i++) {
    if (!mask[i] || !inner[i]) continue
    core++
    colour += field.skinLike[i]!
    if (field.edge[i]! < 0.3) smooth++
    if (field.edge[i]! < 0.004) flat++
    light += field.light[i]!
    squared += field.light[i]! ** 2
  }
  const n = Math.max(1, core)
  return {
    share: areaOf(mask) / mask.length,
    colour: colour / n,
    smooth: smooth / n,
    flat: flat / n,
    shading: Math.sqrt(Math.max(0, squared / n - (light / n) ** 2)),
    fit: fitOf(outline),
    framed: outline.framed,
    beyond: beyondBand(mask, field, limb),
  }
}

/** Below the one nothing of use can be laid on, above the other it is a wall. */
const LEAST_SHARE = 0.025
const MOST_SHARE = 0.9
/** Warm light takes much of skin's likeness. */
const LEAST_COLOUR = 0.2
/** What takes up more of the photo's rim is a wall or the ground. */
const MOST_FRAMED = 0.5
/** Skin belongs to somebody: it goes on outside the photo or beyond a strap. What ends all around inside it is a thing. */
const LEAST_FRAMED = 0.03
const LEAST_BEYOND = 0.3

/** Colour, surface, outline and frame must all speak for skin. */
export const looksLikeSkin = (evidence: SkinEvidence): boolean => {
  const { share, colour, smooth, flat, shading, fit, framed, beyond } = evidence
  return (
    share > LEAST_SHARE &&
    share < MOST_SHARE &&
    colour > LEAST_COLOUR &&
    smooth > 0.85 &&
    flat < 0.2 &&
    shading > 0.08 &&
    fit > 0.27 &&
    framed < MOST_FRAMED &&
    (framed > LEAST_FRAMED || beyond > LEAST_BEYOND)
  )
}
