import { z } from 'zod'
import { COUNT_MAX } from '#shared/limits.ts'

/** How one thing stands to another, said of the first: it is around it, comes out of it, is made of it. */
export const MODEL_RELATIONS = [
  'around',
  'through',
  'on',
  'behind',
  'under',
  'holding',
  'inside',
  'above',
  'between',
  'with',
  'holding in the mouth',
  'coming out of',
  'turning into',
  'drinking from',
  'biting',
  'fighting',
  'looking at',
  'next to',
  'in the shape of',
  'made of',
  'half and half with',
  'riding',
  'wearing',
  'chasing',
  'kissing',
  'guarding',
  'facing',
  'back to back with',
  'hanging from',
  'reflected in',
] as const
export type ModelRelation = (typeof MODEL_RELATIONS)[number]

export const LETTERING_POSITIONS = ['under', 'above', 'around', 'inside'] as const

/**
 * What a hosted model is asked to answer. It has no limits of its own: not every service takes a schema that has, and what comes back
 * is measured by `ModelReading`.
 */
export const ModelReadingSchema = z.object({
  subjects: z.array(
    z.object({
      words: z
        .string()
        .describe('The words of the text that name the thing, exactly as they stand there'),
      count: z.number().describe('How many of it; 1 where no number is said'),
      colours: z.array(z.string()).describe('Colours of this thing alone, in English'),
      attributes: z.array(z.string()).describe('Words of the text that describe this thing'),
    }),
  ),
  relations: z.array(
    z.object({
      from: z.number().describe('Place of the first thing in the list of subjects, from 0'),
      how: z.enum(MODEL_RELATIONS),
      to: z.number().describe('Place of the second thing'),
    }),
  ),
  lettering: z.array(
    z.object({
      words: z.string().describe('Words to be written on skin, exactly as they stand in the text'),
      position: z.enum(LETTERING_POSITIONS).nullable(),
    }),
  ),
})

const MOST_SUBJECTS = 16
const MOST_RELATIONS = 32
const MOST_LETTERINGS = 8
const Words = z.string().trim().min(1).max(200)
const Place = z
  .int()
  .min(0)
  .max(MOST_SUBJECTS - 1)

/** What a hosted model read in a description, within our limits. */
export const ModelReading = z.object({
  subjects: z
    .array(
      z.object({
        words: Words,
        count: z.int().min(1).max(COUNT_MAX),
        colours: z.array(Words).max(4),
        attributes: z.array(Words).max(12),
      }),
    )
    .max(MOST_SUBJECTS),
  relations: z
    .array(z.object({ from: Place, how: z.enum(MODEL_RELATIONS), to: Place }))
    .max(MOST_RELATIONS),
  lettering: z
    .array(z.object({ words: Words, position: z.enum(LETTERING_POSITIONS).nullable() }))
    .max(MOST_LETTERINGS),
})
export type ModelReading = z.infer<typeof ModelReading>

/** As the server keeps it with a request: what an older version wrote is dropped, never a reason to fail. */
export const KeptModelReading = ModelReading.nullable().catch(null)
