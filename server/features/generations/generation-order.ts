import { randomInt } from 'node:crypto'
import { z } from 'zod'
import type { ImageRequest } from '#server/providers/image/image-provider.ts'
import { GENDERS, monkToneOf, PLACEMENTS, SKIN_TONES, type Gender } from '#shared/options.ts'
import { STYLES } from '#shared/styles.ts'
import type { GeneratePayload } from '#shared/tattoos.ts'

/** A request as it is kept: everything that was chosen, and the seed, so that drawing it again draws the same. */
export const GenerationOrder = z.object({
  prompt: z.string(),
  style: z.enum(STYLES).nullable(),
  color: z.enum(['Black and white', 'Colored']).nullable(),
  skinTone: z.string(),
  gender: z.enum(GENDERS),
  placement: z.enum(PLACEMENTS).nullable(),
  seed: z.number().int(),
  isPublic: z.boolean(),
  remixedFromId: z.number().int().nullable(),
})
export type GenerationOrder = z.infer<typeof GenerationOrder>

const SEED_LIMIT = 2 ** 31
/** Far enough apart that neighbouring requests never share a drawing. */
const SEED_STEP = 7919
/** The longer side of what is kept; larger files are drawn again when they are asked for. */
const DESIGN_SIZE_PX = 1024

const COLOURS = { 'Black and white': 'black', Colored: 'colored' } as const

export function toOrder(
  payload: GeneratePayload,
  { isPublic, remixedFromId }: Pick<GenerationOrder, 'isPublic' | 'remixedFromId'>,
): GenerationOrder {
  return {
    prompt: payload.prompt,
    style: payload.style,
    color: payload.color,
    skinTone: payload.skinTone ?? SKIN_TONES[0].description,
    gender: payload.gender ?? 'Other',
    placement: payload.placement,
    seed: randomInt(SEED_LIMIT),
    isPublic,
    remixedFromId,
  }
}

export type OrderChoices = Pick<
  GeneratePayload,
  'prompt' | 'style' | 'color' | 'placement' | 'gender' | 'skinTone'
>

export function toImageChoices(choices: OrderChoices) {
  return {
    prompt: choices.prompt,
    style: choices.style,
    colour: choices.color === null ? null : COLOURS[choices.color],
    placement: choices.placement,
    bodyType: bodyTypeOf(choices.gender),
    skinTone: monkToneOf(choices.skinTone ?? '') ?? 1,
  }
}

export function toImageRequest(order: GenerationOrder, variation: number): ImageRequest {
  return {
    ...toImageChoices(order),
    seed: (order.seed + variation * SEED_STEP) % SEED_LIMIT,
    sizePx: DESIGN_SIZE_PX,
  }
}

function bodyTypeOf(gender: Gender | null): ImageRequest['bodyType'] {
  if (gender === 'Male') return 'male'
  return gender === 'Female' ? 'female' : 'other'
}
