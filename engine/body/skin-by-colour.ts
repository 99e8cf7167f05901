import { likeliestSpot, type FoundSkin } from '#engine/body/find-limb.ts'
import { meanOf } from '#engine/body/grid.ts'
import { growSkin } from '#engine/body/grow-skin.ts'
import { evidenceFor, looksLikeSkin } from '#engine/body/judge-skin.ts'
import { axisDegreesOf, limbAt } from '#engine/body/limb-axis.ts'
import type { SeenBody } from '#engine/body/see-body.ts'
import type { ColourField } from '#engine/body/skin-colour.ts'

/** How surely somebody must be there before colour is asked: sand and wood have the colour of skin, too. */
const SOMEBODY = 0.5
const SKIN_LIKE = 0.32
/** What is a face for the most part is left to the net. */
const MOSTLY_FACE = 0.7
/** All the evidence spoke for it, and yet the net did not. */
const SURENESS = 0.7

/** A smooth close limb is sometimes taken for somebody's clothes. There its colour, surface and outline decide. */
export function skinByColour(
  field: ColourField,
  seen: SeenBody,
  tap: number | undefined,
): FoundSkin | undefined {
  const { width, height, person, face } = seen
  const seed = tap ?? likeliestSpot(possibleSkin(field, seen), seen)
  if (person[seed]! < SOMEBODY) return undefined
  const skin = growSkin(field, seed, person)
  const [x, y] = [(seed % width) + 0.5, Math.floor(seed / width) + 0.5]
  const limb = limbAt({ width, height, isInside: (i) => skin.mask[i] === 1 }, x, y)
  if (meanOf(face, skin.mask) > MOSTLY_FACE) return undefined
  if (!looksLikeSkin(evidenceFor(skin, field, limb))) return undefined
  return {
    mask: skin.mask,
    seed,
    away: 0,
    sureness: SURENESS,
    isFace: false,
    axisDegrees: limb.isTube ? axisDegreesOf(limb) : undefined,
  }
}

const possibleSkin = ({ skinLike }: ColourField, { person }: SeenBody) =>
  Uint8Array.from(skinLike, (value, i) => (value > SKIN_LIKE && person[i]! > SOMEBODY ? 1 : 0))
