import { z } from 'zod'
import { PROMPT_MAX_LENGTH } from '#shared/limits.ts'
import { MATERIALS } from '#shared/materials.ts'
import { STYLES } from '#shared/styles.ts'

/** The form of the document. A reader refuses one that is newer than itself. */
export const SCENE_VERSION = 1

/** The richest scenes have about 120 layers and 3,000 parts. */
export const SCENE_LIMITS = {
  layers: 400,
  parts: 8_000,
  pathLength: 60_000,
  bytes: 2_000_000,
  /** Sculpted forms: a picture is made for each of the first, and for each of the second it may have to be solved. */
  forms: 24,
  views: 8,
}

/** Far beyond any canvas, and small enough that no arithmetic with it overflows. */
const Coordinate = z.number().min(-20_000).max(20_000)
const Size = z.number().positive().max(1_000)
const Share = z.number().min(-10).max(10)
const PlainName = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9 -]{0,59}$/, 'Not a name')

/** Absolute commands and figures: what the engine's own pen writes. */
const PathData = z
  .string()
  .max(SCENE_LIMITS.pathLength)
  .regex(/^(?:M[-0-9MLCQAZe., ]*)?$/, 'Not path data')

const ScenePart = z.strictObject({
  d: PathData,
  fill: z.enum(MATERIALS).nullable(),
  stroke: z.number().min(0).max(20).optional(),
  detail: z.union([z.literal(0), z.literal(1), z.literal(2)]).optional(),
  tone: Share.optional(),
  shade: Share.optional(),
  isGleam: z.boolean().optional(),
  thin: PathData.optional(),
  isWithin: z.boolean().optional(),
})

const Box = z.tuple([Coordinate, Coordinate, Coordinate, Coordinate])
const Spot = z.tuple([Coordinate, Coordinate])

/** What a drawing was made from: a motif, or words. */
export const DrawingOrigin = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('motif'),
    motif: PlainName,
    variant: PlainName,
    /** For motifs that take a stance apart from their variant; null for all others. */
    pose: PlainName.nullable(),
    seed: z
      .number()
      .int()
      .min(0)
      .max(2 ** 53),
  }),
  z.strictObject({
    kind: z.literal('words'),
    text: z.string().max(PROMPT_MAX_LENGTH),
    font: PlainName,
  }),
])
export type DrawingOrigin = z.infer<typeof DrawingOrigin>

const SceneLayer = z.strictObject({
  drawing: z.strictObject({
    parts: z.array(ScenePart).max(SCENE_LIMITS.parts),
    box: Box,
    /** The view of a sculpted form, where it is one: `wolf/running`. */
    form: z
      .string()
      .regex(/^[a-z0-9-]{1,40}\/[a-z0-9-]{1,40}$/, 'Not a form')
      .optional(),
    origin: DrawingOrigin.optional(),
  }),
  x: Coordinate,
  y: Coordinate,
  scale: Size,
  /** Clockwise, in radians, after mirroring. */
  angle: z.number().min(-100).max(100),
  isMirrored: z.boolean(),
  role: z.enum(['hero', 'support', 'lettering', 'stage', 'filler']),
  /** Its place among the subjects that were asked for; -1 for stages, fillers and words. */
  subject: z.number().int().min(-1).max(100),
  halo: z.number().min(0).max(10),
  hasVolume: z.boolean(),
  clip: z.array(Spot).max(2_000).optional(),
  tint: PlainName.optional(),
  tints: z.array(PlainName).min(2).max(12).optional(),
  slice: z.enum(['back', 'front']).optional(),
})

/**
 * A design as it is kept: everything that decides how it looks, in painting order, and nothing that has to be read from words
 * again. The drawings themselves are in it, so that a motif that is drawn better one day changes no design of the past.
 */
export const SceneDocument = z
  .strictObject({
    format: z.literal('inkwright-scene'),
    version: z.literal(SCENE_VERSION),
    /** The engine that made it: another one would ink it differently. */
    engine: z.number().int().min(1).max(1_000_000),
    title: z.string().max(PROMPT_MAX_LENGTH),
    style: z.enum(STYLES),
    isColoured: z.boolean(),
    seed: z
      .number()
      .int()
      .min(0)
      .max(2 ** 53),
    placement: z.strictObject({ gallery: PlainName, asked: z.string().max(200) }).nullable(),
    width: z.number().min(50).max(1_000),
    height: z.number().min(50).max(1_000),
    /** How wide it is on skin, where somebody chose it; otherwise as large as its place allows. */
    widthMm: z.number().min(10).max(600).optional(),
    layout: z.enum(['square', 'tall', 'wide', 'band', 'sleeve', 'round', 'small']),
    arrangement: PlainName,
    stage: PlainName,
    heroBox: Box,
    faceBox: Box.nullable(),
    layers: z.array(SceneLayer).min(1).max(SCENE_LIMITS.layers),
  })
  .refine(
    ({ layers }) =>
      layers.reduce((sum, { drawing }) => sum + drawing.parts.length, 0) <= SCENE_LIMITS.parts,
    { message: 'Too many parts', path: ['layers'] },
  )
  .refine(
    ({ layers }) => {
      const forms = layers.flatMap(({ drawing }) => drawing.form ?? [])
      return forms.length <= SCENE_LIMITS.forms && new Set(forms).size <= SCENE_LIMITS.views
    },
    { message: 'Too many sculpted forms', path: ['layers'] },
  )
export type SceneDocument = z.infer<typeof SceneDocument>
