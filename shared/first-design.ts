import { z } from 'zod'
import { StyleChoice } from '#shared/choices.ts'
import { Corrections } from '#shared/corrections.ts'
import type { ApiErrorBody } from '#shared/api.ts'
import {
  EMPTY_PROMPT_MESSAGE,
  type GenerationProgress,
  type PencilSketch,
} from '#shared/tattoos.ts'

/** Long enough for every idea; what is longer is work for the designer. */
export const FIRST_DESIGN_PROMPT_MAX_LENGTH = 300

export const FirstDesignRequest = z.object({
  prompt: z
    .string()
    .trim()
    .min(1, EMPTY_PROMPT_MESSAGE)
    .max(
      FIRST_DESIGN_PROMPT_MAX_LENGTH,
      `Please keep the description under ${FIRST_DESIGN_PROMPT_MAX_LENGTH} characters.`,
    ),
  style: StyleChoice,
  corrections: Corrections.default([]),
})
export type FirstDesignRequest = z.output<typeof FirstDesignRequest>

/** A visitor's free design: a picture with our name across it, and the proof that it is theirs to keep. */
export const FirstDesign = z.object({
  previewUrl: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  altText: z.string(),
  prompt: z.string(),
  claimToken: z.string(),
  /** When it is gone, unless somebody signs up and keeps it. */
  expiresAt: z.iso.datetime(),
})
export type FirstDesign = z.infer<typeof FirstDesign>

/** What its visitor watches: how far it is, its lines before any ink, and in the end the design, or why there is none. */
export type FirstDesignNews =
  | { stage: NonNullable<GenerationProgress['stage']> }
  | { sketch: PencilSketch }
  | { design: FirstDesign }
  | { refusal: { status: number; body: ApiErrorBody } }

export const ClaimFirstDesignRequest = z.object({
  claimToken: z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'Not a claim token'),
})
