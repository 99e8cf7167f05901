import { z } from 'zod'
import { BodyRendering } from '#shared/body.ts'
import {
  ColorChoice,
  GenderChoice,
  PlacementChoice,
  SkinToneChoice,
  StyleChoice,
} from '#shared/choices.ts'
import { Corrections } from '#shared/corrections.ts'
import { LetteringChoice } from '#shared/lettering.ts'
import { GENDERS, PLACEMENTS } from '#shared/options.ts'
import { PROMPT_MAX_LENGTH, VARIATIONS_MAX } from '#shared/limits.ts'

export const EMPTY_PROMPT_MESSAGE = 'Please enter a description for your tattoo design.'

const Prompt = z
  .string()
  .trim()
  .min(1, EMPTY_PROMPT_MESSAGE)
  .max(PROMPT_MAX_LENGTH, `Please keep the description under ${PROMPT_MAX_LENGTH} characters.`)

/** What both screens let people choose. */
export const DesignChoices = z.object({
  prompt: Prompt,
  style: StyleChoice,
  color: ColorChoice,
  skinTone: SkinToneChoice,
  gender: GenderChoice,
  placement: PlacementChoice,
  /** What was put right of the reading of the words. */
  corrections: Corrections.optional(),
  /** How the words are to be written, where it was chosen. */
  lettering: LetteringChoice.nullish(),
})

export const TattooId = z.number().int().min(1).max(2_147_483_647)

/** Both screens' payloads. The create screen's names a colour, the designer's `bodyMapping`; either may name the rest. */
export const GenerateRequest = z.object({
  payload: DesignChoices.extend({
    bodyMapping: z.boolean().optional(),
    /** Without it: two for the create screen, one for the designer. */
    variations: z.number().int().min(1).max(VARIATIONS_MAX).optional(),
    /** A design to do again with another seed, or somebody's public design to make one's own. */
    remixOf: TattooId.nullish(),
    /** Kept out of the gallery; needs a plan that has it. */
    isPrivate: z.boolean().optional(),
  }),
})
export type GeneratePayload = z.output<typeof GenerateRequest>['payload']

/** Sent as a header, so that a repeated POST gets the first one's answer. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key'
export const IdempotencyKey = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/, 'Not a request key')

export const ImprovePromptRequest = z.object({ payload: DesignChoices })
export const ImprovePromptResponse = z.object({ prompt: z.string() })

export const Tattoo = z.object({
  id: z.number().int(),
  userId: z.number().int(),
  /** The request it came of, shared with its variations. Null for designs that were not asked for here, such as a visitor's first. */
  generationId: z.number().int().nullable(),
  content: z.string(),
  prompt: z.string(),
  style: z.string(),
  color: z.string(),
  skinTone: z.string(),
  gender: z.enum(GENDERS),
  placement: z.enum(PLACEMENTS).nullable(),
  filename: z.string(),
  imageUrl: z.string(),
  /** Ready for `srcset`; pages choose by type and width. */
  webpSrcSet: z.string(),
  avifSrcSet: z.string(),
  previewDataUri: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  altText: z.string().nullable(),
  metaDescription: z.string().nullable(),
  tags: z.array(z.string()),
  upvotes: z.number().int(),
  downvotes: z.number().int(),
  votes: z.number().int(),
  likes: z.number().int(),
  creator: z.string(),
  isFavorited: z.boolean(),
  /** Whether whoever asks has liked it; visitors keep their likes in the browser. */
  isUpvoted: z.boolean(),
  isPublic: z.boolean(),
  /** Taken out of the gallery by the administrator; only its owner and the administrator still see it. */
  isHidden: z.boolean(),
  /** Sanitised HTML. Left out of the gallery's lists, which show none of it. */
  meaning: z.string().nullable(),
  /** What its owner put right of our reading of the words. Left out of the gallery's lists, like the meaning. */
  corrections: Corrections,
  /** How its words were asked to be written; null where nothing was chosen, and in the gallery's lists. */
  lettering: LetteringChoice.nullable(),
  /** Which version is shown. */
  version: z.number().int(),
  /** `enlarged`: the engine that drew it is gone, so that large files are the kept picture, enlarged. Nothing else ever is. */
  largeFiles: z.enum(['drawn', 'enlarged']),
  remixedFrom: z.object({ id: z.number().int(), prompt: z.string() }).nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type Tattoo = z.infer<typeof Tattoo>

export const GENERATION_STAGES = ['reading', 'sketching', 'inking', 'finishing'] as const
export const GENERATION_STATES = ['queued', 'running', 'done', 'failed', 'cancelled'] as const

/** What a person is told about their drawing, besides the drawing. */
export const Remarks = z.object({
  /** Asked for and not in the picture, with the reason in plain words. */
  notDrawn: z.array(z.object({ text: z.string(), reason: z.string() })),
  /** What to know of a symbol before wearing it. */
  culturalNotes: z.array(z.object({ text: z.string(), note: z.string() })),
  /** Choices that this image provider could not follow. */
  warnings: z.array(z.string()),
  /** The person's photos that the design could not be laid on, with the reason in plain words. */
  notOnPhotos: z.array(z.object({ photoId: z.number().int(), reason: z.string() })),
})
export type Remarks = z.infer<typeof Remarks>

/** What a request is for: a design, a design on the person's photos, or one that is there on a photo. */
export const GENERATION_KINDS = ['draw', 'draw-and-map', 'try-on'] as const
export type GenerationKind = (typeof GENERATION_KINDS)[number]

/** How far a request has come: what the websocket tells. */
export const GenerationProgress = z.object({
  id: z.number().int(),
  kind: z.enum(GENERATION_KINDS),
  /** What the request was sent with, by which whoever asked knows it before the answer is there. */
  key: z.string(),
  state: z.enum(GENERATION_STATES),
  stage: z.enum(GENERATION_STAGES).nullable(),
  variations: z.number().int(),
  /** Why it ended without a design, and that nothing was charged. */
  failure: z.object({ code: z.string(), message: z.string() }).nullable(),
  createdAt: z.iso.datetime(),
})
export type GenerationProgress = z.infer<typeof GenerationProgress>

/** The lines of a design that is being drawn, before any ink: what a pencil sets down first. Paths in an order to draw them in. */
export const PencilSketch = z.object({
  width: z.number().int(),
  height: z.number().int(),
  strokes: z.array(z.string().regex(/^M[-0-9l ]*$/)),
})
export type PencilSketch = z.infer<typeof PencilSketch>

/** Which of a request's variations it is of. */
export const GenerationSketch = z.object({
  key: z.string(),
  variation: z.number().int().min(0),
  sketch: PencilSketch,
})
export type GenerationSketch = z.infer<typeof GenerationSketch>

/** A request under way, or ended. */
export const Generation = GenerationProgress.extend({ prompt: z.string() })
export type Generation = z.infer<typeof Generation>

export const GenerateResponse = z.object({
  output: z.array(Tattoo),
  /** Which of the variations asked for each design is, in the order of `output`: one that could not be drawn leaves a gap. Null where it is not known. */
  places: z.array(z.number().int().min(0).nullable()),
  /** With `bodyMapping`: the design on the person's photos, for nobody else. */
  renderings: z.array(BodyRendering),
  /** `queued` or `running` when the answer could not wait: the design comes over the websocket and into the list. */
  generation: Generation,
  remarks: Remarks,
  creditBalance: z.number().int(),
})
export type GenerateResponse = z.infer<typeof GenerateResponse>

export const OpenGenerationsResponse = z.object({ generations: z.array(Generation) })
export const GenerationResponse = GenerateResponse

export const TattooList = z.array(Tattoo)
export const TattooIdRequest = z.object({ tattooId: TattooId })
export const FavoriteResponse = z.object({ tattooId: z.number().int(), isFavorited: z.boolean() })
export type FavoriteResponse = z.infer<typeof FavoriteResponse>

/** Ways to see a design that are made of it. */
export const MADE_VIEWS = ['line', 'stencil', 'skin'] as const
export type MadeView = (typeof MADE_VIEWS)[number]

/** Files a design can be taken home as. */
export const DOWNLOAD_KINDS = ['png', 'transparent', 'stencil', 'svg', 'pdf', 'skin'] as const
export type DownloadKind = (typeof DOWNLOAD_KINDS)[number]
