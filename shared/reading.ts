import { z } from 'zod'
import { ColorChoice, PlacementChoice, StyleChoice } from '#shared/choices.ts'
import { Corrections } from '#shared/corrections.ts'
import { PROMPT_MAX_LENGTH } from '#shared/limits.ts'
import { COLORS, PLACEMENTS } from '#shared/options.ts'
import { STYLES } from '#shared/styles.ts'

/** While somebody types: an empty description is no mistake yet. */
export const ReadingRequest = z.object({
  payload: z.object({
    prompt: z.string().max(PROMPT_MAX_LENGTH),
    style: StyleChoice,
    color: ColorChoice,
    placement: PlacementChoice,
    corrections: Corrections.default([]),
  }),
})
export type ReadingPayload = z.output<typeof ReadingRequest>['payload']

/** A thing that will be seen. */
export const ReadSubject = z.object({
  /** The person's own words. */
  text: z.string(),
  /** What it is called, in plain words. */
  name: z.string(),
  /** The whole of it but the relation: "three black cats". */
  label: z.string(),
  count: z.int(),
  colours: z.array(z.string()),
  attributes: z.array(z.string()),
  /** What it does with which other thing: "around", "the dagger". */
  relation: z.object({ words: z.string(), to: z.string() }).nullable(),
  isMain: z.boolean(),
  /** What is drawn in its place, where we have no drawing of the thing itself. */
  drawnAs: z.string().nullable(),
  /** The idea that it stands for, where nobody asked for the thing by name. */
  standsFor: z.string().nullable(),
  /** Other things that may have been meant, all of which can be drawn. */
  alternatives: z.array(z.string()),
})
export type ReadSubject = z.infer<typeof ReadSubject>

export const ReadLettering = z.object({
  text: z.string(),
  /** The hand it is written in, and the typeface that is nearest to it. */
  hand: z.string(),
  face: z.string(),
})
export type ReadLettering = z.infer<typeof ReadLettering>

export const ReadMissing = z.object({
  text: z.string(),
  /** In plain words. */
  reason: z.string(),
  /** The nearest things that can be drawn. */
  choices: z.array(z.string()),
})
export type ReadMissing = z.infer<typeof ReadMissing>

/** What would be drawn of a description, before anything is. */
export const PromptReading = z.object({
  subjects: z.array(ReadSubject),
  lettering: z.array(ReadLettering),
  style: z.object({
    name: z.enum(STYLES),
    /** Who said so: the form, the words, or, where neither did, we. */
    from: z.enum(['form', 'words', 'us']),
  }),
  color: z.enum(COLORS).nullable(),
  placement: z.object({ name: z.enum(PLACEMENTS), text: z.string() }).nullable(),
  size: z.enum(['small', 'medium', 'large']).nullable(),
  notDrawn: z.array(ReadMissing),
  /** Three wishes that can be drawn, where this one holds nothing to draw; null where it does. */
  examples: z.array(z.string()).nullable(),
  /** Why nobody will draw it, where it goes against our rules. */
  refusal: z.string().nullable(),
  /** All of it in one sentence. */
  summary: z.string(),
  /** The corrections that hold; the others are about words that are gone. */
  corrections: Corrections,
})
export type PromptReading = z.infer<typeof PromptReading>
