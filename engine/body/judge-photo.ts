import type { SeenClasses } from '#engine/body/class-scores.ts'
import { eroded } from '#engine/body/grid.ts'
import type { GrownSkin } from '#engine/body/grow-skin.ts'
import type { Limb } from '#engine/body/limb-axis.ts'
import { beyondBand } from '#engine/body/limb-beyond.ts'
import { fitOf } from '#engine/body/outline.ts'
import type { ColourField } from '#engine/body/skin-colour.ts'
import { clamp01 } from '#engine/pixels/maths.ts'
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
  /** How much of the photo's rim it takes up. */
  framed: number
  /** How far it goes on beyond a strap or a hem, in its radii. */
  beyond: number
  /** Share of the photo in which the model sees hair, a face or clothes. */
  company: number
}

export function evidenceFor(
  { mask, outline }: GrownSkin,
  field: ColourField,
  seen: SeenClasses,
  limb: Limb,
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
    fit: fitOf(outline),
    framed: outline.framed,
    beyond: beyondBand(mask, field, limb),
    company: companyIn(seen),
  }
}

function companyIn({ hair, faceSkin, clothes }: SeenClasses): number {
  let count = 0
  for (let i = 0; i < hair.length; i++) if (hair[i]! + faceSkin[i]! + clothes[i]! > 0.5) count++
  return count / hair.length
}

/** Below it nothing of use can be laid on. */
const LEAST_SHARE = 0.025
/** From here on the model's word alone is enough, and its silence too little to refuse by. */
const SEEN = 0.35
/**
 * From here on the model leaves no doubt, and on real photos it was right where our own tests of colour, surface and outline were not:
 * they refused a third of the usable ones. Then a little of the person is company enough, and a limb seen from afar is skin enough.
 */
const SURELY_SEEN = 0.8
const SURE_COMPANY = 0.005
const SURE_SHARE = 0.008
/** Warm light takes much of skin's likeness. */
const LEAST_COLOUR = 0.2
/** What takes up more of the photo's rim is a wall or the ground. */
const MOST_FRAMED = 0.5

/** Skin belongs to somebody: it goes on outside the photo or beyond a strap. What ends all around inside it is a thing. */
const LEAST_FRAMED = 0.03
const LEAST_BEYOND = 0.3
/** Or the rest of the person is there. */
const LEAST_COMPANY = 0.08

/** A close limb is often no person to the model: then colour, surface, outline and frame must all speak for skin. */
export function refusalFor(evidence: SkinEvidence): PhotoRefusal | undefined {
  const { share, seen, colour, smooth, flat, shading, fit, framed, beyond, company } = evidence
  const goesOn = framed > LEAST_FRAMED || beyond > LEAST_BEYOND
  const isSure = seen > SURELY_SEEN && (goesOn || company > SURE_COMPANY)
  const isSeen =
    seen > SEEN &&
    colour > LEAST_COLOUR &&
    smooth > 0.55 &&
    flat < 0.5 &&
    shading > 0.04 &&
    fit > 0.25 &&
    (goesOn || company > LEAST_COMPANY)
  const looksIt =
    colour > LEAST_COLOUR &&
    smooth > 0.85 &&
    flat < 0.2 &&
    shading > 0.08 &&
    fit > 0.27 &&
    goesOn &&
    framed < MOST_FRAMED &&
    share < 0.9
  if (!isSure && !isSeen && !looksIt) return 'no-person'
  return share < (isSure ? SURE_SHARE : LEAST_SHARE) ? 'too-little-skin' : undefined
}

/** 0 to 1: how much the evidence leaves no doubt. */
export const sureness = ({ seen, colour, smooth, fit }: SkinEvidence): number =>
  clamp01(0.35 + 0.35 * seen + 0.25 * colour + 0.2 * smooth + 0.5 * (fit - 0.28))
