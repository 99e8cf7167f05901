import { randomInt } from 'node:crypto'
import { z } from 'zod'
import type { ImageRequest } from '#server/providers/image/image-provider.ts'
import { InkPlacement, PhotoTap } from '#shared/body.ts'
import { KeptCorrections } from '#shared/corrections.ts'
import { KeptLettering } from '#shared/lettering.ts'
import { KeptModelReading, type ModelReading } from '#shared/model-reading.ts'
import { GENDERS, monkToneOf, PLACEMENTS, SKIN_TONES, type Gender } from '#shared/options.ts'
import { STYLES } from '#shared/styles.ts'
import type { GenerationKind, GeneratePayload } from '#shared/tattoos.ts'

/** A request as it is kept: everything that was chosen, and the seed, so that drawing it again draws the same. */
export const GenerationOrder = z.object({
  prompt: z.string(),
  style: z.enum(STYLES).nullable(),
  color: z.enum(['Black and white', 'Colored']).nullable(),
  skinTone: z.string(),
  gender: z.enum(GENDERS),
  placement: z.enum(PLACEMENTS).nullable(),
  /** What the person put right of our reading; absent from requests of before there was any. */
  corrections: KeptCorrections.default([]),
  lettering: KeptLettering.default(null),
  /** How a hosted model read the prompt, so that what was shown is what is drawn. */
  reading: KeptModelReading.default(null),
  seed: z.number().int(),
  isPublic: z.boolean(),
  remixedFromId: z.number().int().nullable(),
  /** The person's photos that the design is laid on. */
  body: z
    .object({
      photoIds: z.array(z.number().int()),
      /** Null: where it suits best. */
      placement: InkPlacement.nullable(),
      /** Where the person pointed at their skin; null: what the photo's own reading found. */
      tap: PhotoTap.nullable().default(null),
      /** A design that is there already; null for the one that is drawn. */
      tattooId: z.number().int().nullable(),
    })
    .nullable()
    .default(null),
})
export type GenerationOrder = z.infer<typeof GenerationOrder>

export function kindOf({ body }: Pick<GenerationOrder, 'body'>): GenerationKind {
  if (body === null) return 'draw'
  return body.tattooId === null ? 'draw-and-map' : 'try-on'
}

const SEED_LIMIT = 2 ** 31
/** Far enough apart that neighbouring requests never share a drawing. */
const SEED_STEP = 7919
/** The longer side of what is kept; larger files are drawn from the kept scene when they are asked for. */
export const DESIGN_SIZE_PX = 1024

const COLOURS = { 'Black and white': 'black', Colored: 'colored' } as const

export function toOrder(
  payload: GeneratePayload,
  {
    isPublic,
    remixedFromId,
    body,
    reading,
  }: Pick<GenerationOrder, 'isPublic' | 'remixedFromId' | 'body' | 'reading'>,
): GenerationOrder {
  return {
    prompt: payload.prompt,
    style: payload.style,
    color: payload.color,
    skinTone: payload.skinTone ?? SKIN_TONES[0].description,
    gender: payload.gender ?? 'Other',
    placement: payload.placement,
    corrections: payload.corrections ?? [],
    lettering: payload.lettering ?? null,
    reading,
    seed: randomInt(SEED_LIMIT),
    isPublic,
    remixedFromId,
    body,
  }
}

export interface TriedOnDesign {
  tattooId: number
  prompt: string
  skinTone: string
  gender: Gender
}

export interface TriedOnSpot {
  photoId: number
  placement: InkPlacement | null
  tap: PhotoTap | null
}

/** Nothing is drawn: a design that is there is laid on a photo. */
export function toTryOnOrder(
  { tattooId, prompt, skinTone, gender }: TriedOnDesign,
  { photoId, placement, tap }: TriedOnSpot,
): GenerationOrder {
  return {
    prompt,
    style: null,
    color: null,
    skinTone,
    gender,
    placement: null,
    corrections: [],
    lettering: null,
    reading: null,
    seed: 0,
    isPublic: false,
    remixedFromId: null,
    body: { photoIds: [photoId], placement, tap, tattooId },
  }
}

export type OrderChoices = Pick<
  GeneratePayload,
  'prompt' | 'style' | 'color' | 'placement' | 'gender' | 'skinTone' | 'corrections' | 'lettering'
> & { reading?: ModelReading | null }

export function toImageChoices(choices: OrderChoices) {
  return {
    prompt: choices.prompt,
    style: choices.style,
    colour: choices.color === null ? null : COLOURS[choices.color],
    placement: choices.placement,
    corrections: choices.corrections ?? [],
    lettering: choices.lettering ?? null,
    reading: choices.reading ?? null,
    bodyType: bodyTypeOf(choices.gender),
    skinTone: monkToneOf(choices.skinTone ?? '') ?? 1,
  }
}

export function toImageRequest(order: GenerationOrder, variation: number): ImageRequest {
  return {
    ...toImageChoices(order),
    seed: (order.seed + variation * SEED_STEP) % SEED_LIMIT,
    sibling: { of: order.seed, place: variation },
    sizePx: DESIGN_SIZE_PX,
  }
}

function bodyTypeOf(gender: Gender | null): ImageRequest['bodyType'] {
  if (gender === 'Male') return 'male'
  return gender === 'Female' ? 'female' : 'other'
}
