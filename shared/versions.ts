import { z } from 'zod'
import { SceneDocument } from '#shared/scene.ts'
import { ColorChoice, StyleChoice } from '#shared/choices.ts'
import { DesignChoices, Tattoo } from '#shared/tattoos.ts'

/** The same design, changed. Its owner sees all of them; everybody else sees the one that is current. */
export const TattooVersion = z.object({
  number: z.number().int(),
  /** What was changed, in a few words: "Blackwork", "mirrored". */
  change: z.string(),
  style: z.string(),
  color: z.string(),
  imageUrl: z.string(),
  webpSrcSet: z.string(),
  previewDataUri: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  isCurrent: z.boolean(),
  createdAt: z.iso.datetime(),
})
export type TattooVersion = z.infer<typeof TattooVersion>

/** Newest first. */
export const VersionsResponse = z.object({
  versions: z.array(TattooVersion),
  /** False for designs whose scene is not kept, such as those of hosted models: they cannot be changed, only made anew. */
  canChange: z.boolean(),
})
export type VersionsResponse = z.infer<typeof VersionsResponse>

/** Either plain wishes, or the scene itself, changed. Both are free: the design is paid for. */
export const NewVersionRequest = z
  .object({
    style: StyleChoice.optional(),
    color: ColorChoice.optional(),
    isMirrored: z.boolean().optional(),
    scene: SceneDocument.optional(),
  })
  .refine((wish) => Object.values(wish).some((value) => value !== undefined && value !== null), {
    message: 'Say what to change.',
  })
export type NewVersionRequest = z.output<typeof NewVersionRequest>

export const NewVersionResponse = z.object({ tattoo: Tattoo, version: TattooVersion })
export type NewVersionResponse = z.infer<typeof NewVersionResponse>

export const SceneRequest = z.object({
  payload: DesignChoices.extend({
    seed: z
      .number()
      .int()
      .min(0)
      .max(2 ** 31 - 1)
      .optional(),
  }),
})
export type SceneRequest = z.output<typeof SceneRequest>
