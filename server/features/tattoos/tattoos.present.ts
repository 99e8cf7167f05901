import { z } from 'zod'
import { PICTURE_IS_MASTER } from '#server/features/tattoos/compose-tattoo.service.ts'
import type { TattooCardRow, TattooRow } from '#server/features/tattoos/tattoos.queries.ts'
import { ORIGINAL_NAME } from '#server/features/tattoos/tattoo-files.service.ts'
import type { Signer } from '#server/platform/signing.ts'
import { KeptCorrections } from '#shared/corrections.ts'
import { KeptLettering } from '#shared/lettering.ts'
import type { Tattoo } from '#shared/tattoos.ts'

const HOUR_MS = 3_600_000

/** Where pictures are served from, and how private ones are vouched for. */
export interface ImageAddresses {
  signer: Signer
  now: Date
}

/** What is only known of whoever asks. */
export interface PersonalMarks {
  isFavorited: boolean
  isUpvoted: boolean
}

/** A public design is one that its owner lets be seen and no administrator has hidden. */
export const isOpen = (row: Pick<TattooCardRow, 'is_public' | 'hidden_at'>) =>
  row.is_public && row.hidden_at === null

export function presentTattoo(
  row: TattooCardRow & Partial<Pick<TattooRow, 'meaning' | 'recipe'>>,
  {
    addresses,
    engineVersion,
    ...marks
  }: PersonalMarks & { addresses: ImageAddresses; engineVersion: number },
): Tattoo {
  const address = (name: string) => imageAddress(row, name, addresses)
  const srcSet = (widths: readonly number[], extension: string) =>
    widths.map((width) => `${address(`${width}.${extension}`)} ${width}w`).join(', ')
  const widest = row.webp_widths.at(-1)
  return {
    id: row.id,
    userId: row.account_id,
    generationId: row.generation_id,
    content: row.content,
    prompt: row.prompt,
    style: row.style,
    color: row.color,
    skinTone: row.skin_tone,
    gender: row.gender,
    placement: row.placement,
    filename: row.filename,
    imageUrl: address(widest === undefined ? ORIGINAL_NAME : `${widest}.webp`),
    webpSrcSet: srcSet(row.webp_widths, 'webp'),
    avifSrcSet: srcSet(row.avif_widths, 'avif'),
    previewDataUri: row.preview_data_uri,
    width: row.width_px,
    height: row.height_px,
    altText: row.alt_text,
    metaDescription: row.meta_description,
    tags: row.tags,
    upvotes: row.upvotes,
    downvotes: row.downvotes,
    votes: row.upvotes - row.downvotes,
    likes: row.upvotes,
    creator: row.creator,
    ...marks,
    isPublic: row.is_public,
    isHidden: row.hidden_at !== null,
    meaning: row.meaning ?? null,
    ...choicesOf(row.recipe),
    version: row.version,
    largeFiles: isEnlarged(row.master_engine, engineVersion) ? 'enlarged' : 'drawn',
    remixedFrom:
      row.origin_id === null ? null : { id: row.origin_id, prompt: row.origin_prompt ?? '' },
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}

/** What was drawn from is kept as its provider took it, by whichever version of ours. */
const KeptRecipe = z
  .object({ corrections: KeptCorrections, lettering: KeptLettering.default(null) })
  .catch({ corrections: [], lettering: null })
const choicesOf = (recipe: unknown) => KeptRecipe.parse(recipe)

/** What has no master yet gets one from today's engine, and a hosted picture is given away as large as it is and no larger. */
const isEnlarged = (masterEngine: number | null, engineVersion: number) =>
  masterEngine !== null && masterEngine !== PICTURE_IS_MASTER && masterEngine !== engineVersion

/** A private picture's address carries its own proof, since an `img` tag cannot carry a token. */
export function imageAddress(
  row: Pick<TattooCardRow, 'filename' | 'is_public' | 'hidden_at'>,
  name: string,
  { signer, now }: ImageAddresses,
): string {
  const path = `/images/${stemOf(row.filename)}/${name}`
  if (isOpen(row)) return path
  // Good for one to two hours, and the same for a whole hour, so that a browser's cache is of use.
  const expiresAt = new Date((Math.floor(now.getTime() / HOUR_MS) + 2) * HOUR_MS)
  const { expires, signature } = signer.sign(path, expiresAt)
  return `${path}?expires=${expires}&signature=${signature}`
}

export const stemOf = (filename: string) => filename.replace(/\.[a-z]+$/, '')
