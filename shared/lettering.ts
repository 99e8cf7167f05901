import { z } from 'zod'
import { PlacementChoice, StyleChoice } from '#shared/choices.ts'
import { Corrections } from '#shared/corrections.ts'
import { PROMPT_MAX_LENGTH } from '#shared/limits.ts'

/** The hands a tattooist would name. */
export const HAND_NAMES = [
  'needle',
  'monoline',
  'copperplate',
  'chicano',
  'bold-script',
  'sign-painter',
  'brush',
  'tag',
  'textura',
  'fraktur',
  'roman',
  'typewriter',
  'sailor',
  'western',
  'fine-sans',
  'deco',
  'uncial',
  'runic',
  'nouveau',
] as const

/** How words can stand. */
export const WORD_LAYOUTS = [
  'rows',
  'arc',
  'arc-down',
  'circle',
  'wave',
  'spine',
  'limb',
  'band',
  'banner',
  'heart',
  'ring',
  'knuckles',
  'monogram',
  'infinity',
  'infinity-end',
  'heartbeat',
  'heart-between',
  'birds',
  'stem',
  'sprig',
  'mirror',
] as const

export const FLOURISHES = ['none', 'some', 'rich'] as const

/** Narrower than a finger or wider than a back is no tattoo. */
export const WORDS_WIDTH_MM = { least: 15, most: 400 } as const

/** What somebody chose for their words. Null leaves it to what they wrote, and then to the style. */
export const LetteringChoice = z.object({
  hand: z.enum(HAND_NAMES).nullable().default(null),
  layout: z.enum(WORD_LAYOUTS).nullable().default(null),
  flourish: z.enum(FLOURISHES).nullable().default(null),
  widthMm: z.int().min(WORDS_WIDTH_MM.least).max(WORDS_WIDTH_MM.most).nullable().default(null),
})
export type LetteringChoice = z.infer<typeof LetteringChoice>

/** As the server keeps it: what an older version wrote is dropped, never a reason to fail. */
export const KeptLettering = LetteringChoice.nullable().catch(null)

export const NOTHING_CHOSEN: LetteringChoice = {
  hand: null,
  layout: null,
  flourish: null,
  widthMm: null,
}

export const LetteringRequest = z.object({
  payload: z.object({
    prompt: z.string().max(PROMPT_MAX_LENGTH),
    style: StyleChoice,
    placement: PlacementChoice,
    corrections: Corrections.default([]),
    lettering: LetteringChoice.default(NOTHING_CHOSEN),
  }),
})
export type LetteringPayload = z.output<typeof LetteringRequest>['payload']

/** An outline to be filled, with the room it takes. */
export const Outline = z.object({
  d: z.string(),
  viewBox: z.tuple([z.number(), z.number(), z.number(), z.number()]),
})
export type Outline = z.infer<typeof Outline>

/** What a careful reader would ask about before a needle writes it. */
export const Doubt = z.object({
  kind: z.enum([
    'spelling',
    'doubled',
    'accent',
    'date',
    'scripts',
    'numerals',
    'missing',
    'size',
    'layout',
  ]),
  /** The place in the text. */
  text: z.string(),
  message: z.string(),
})
export type Doubt = z.infer<typeof Doubt>

/** The words that will be written, as they will stand. Nothing is drawn, charged or kept. */
export const LetteringPreview = z.object({
  /** Each text exactly as it will be inked. */
  texts: z.array(z.string()),
  doubts: z.array(Doubt),
  hand: z.enum(HAND_NAMES).nullable(),
  /** All of it in the chosen hand and layout; null where nothing is written. */
  whole: Outline.nullable(),
  /** The first words in every hand. */
  hands: z.array(z.object({ hand: z.enum(HAND_NAMES), outline: Outline })),
  widthMm: z.number(),
  /** How high the smallest small letters are. */
  letterMm: z.number().nullable(),
})
export type LetteringPreview = z.infer<typeof LetteringPreview>
