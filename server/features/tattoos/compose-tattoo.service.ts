import sanitizeHtml from 'sanitize-html'
import { findIdeaByTag } from '#content/ideas/ideas.ts'
import { standingOf } from '#server/features/tattoos/standing.ts'
import type { NewTattoo } from '#server/features/tattoos/tattoos.queries.ts'
import type {
  EncodedImage,
  ImageProvider,
  ImageRequest,
  ImageResult,
  KeptMaster,
} from '#server/providers/image/image-provider.ts'
import type { Gender } from '#shared/options.ts'
import { tagWords } from '#shared/tags.ts'
import { cutText } from '#shared/text.ts'

/** Nothing was drawn that could be drawn again: the picture is all there is. */
export const PICTURE_IS_MASTER = 0

const META_DESCRIPTION_MAX_LENGTH = 160
const ALT_TEXT_MAX_LENGTH = 250

/** What a row needs to know of a picture whose files are stored. */
export interface DescribedImage extends Pick<
  ImageResult,
  'style' | 'isColoured' | 'placement' | 'tags' | 'description' | 'previewDataUri'
> {
  original: Pick<EncodedImage, 'widthPx' | 'heightPx'>
  webp: Pick<EncodedImage, 'widthPx'>[]
  avif: Pick<EncodedImage, 'widthPx'>[]
  /** Absent for what was drawn before it counted. */
  notDrawn?: ImageResult['notDrawn']
  /** Null for pictures of hosted models; absent for drawings from before masters were kept. */
  master?: Pick<KeptMaster, 'engine'> | null
}

export interface TattooParts {
  accountId: number
  generationId: number | null
  /** Unguessable, and of this picture alone. */
  fileStem: string
  folder: string
  prompt: string
  skinTone: string
  gender: Gender
  provider: ImageProvider['id']
  request: ImageRequest
  image: DescribedImage
  isPublic: boolean
  remixedFromId: number | null
  createdAt: Date
}

/** A finished picture as the row that the gallery, its page and its downloads are made from. */
export function composeTattoo(parts: TattooParts): NewTattoo {
  const { image, createdAt } = parts
  const { style, description, tags, original, placement } = image
  return {
    account_id: parts.accountId,
    generation_id: parts.generationId,
    filename: `${parts.fileStem}.png`,
    file_folder: parts.folder,
    content: parts.prompt,
    prompt: parts.prompt,
    style,
    color: image.isColoured ? 'Colored' : 'Black and white',
    skin_tone: parts.skinTone,
    gender: parts.gender,
    placement,
    provider: parts.provider,
    recipe: JSON.stringify(parts.request),
    width_px: original.widthPx,
    height_px: original.heightPx,
    webp_widths: image.webp.map(({ widthPx }) => widthPx),
    avif_widths: image.avif.map(({ widthPx }) => widthPx),
    preview_data_uri: image.previewDataUri,
    alt_text: shorten(`${style} tattoo design: ${description}`, ALT_TEXT_MAX_LENGTH),
    meta_description: shorten(
      `${style} tattoo design of ${description}${placement ? `, for the ${placement.toLowerCase()}` : ''}.`,
      META_DESCRIPTION_MAX_LENGTH,
    ),
    meaning: meaningOf(tags, description),
    tags,
    master_engine: image.master === undefined ? null : (image.master?.engine ?? PICTURE_IS_MASTER),
    is_public: parts.isPublic,
    remixed_from_id: parts.remixedFromId,
    standing: standingOf({ tags, description, notDrawn: image.notDrawn ?? [], createdAt }),
    created_at: createdAt,
    updated_at: createdAt,
  }
}

/**
 * What each subject stands for, as far as we wrote about it; the others are named. It is our own text, and is cleaned all the same:
 * it is shown as HTML.
 */
export function meaningOf(tags: readonly string[], description: string): string | null {
  const ideas = [...new Set(tags.flatMap((tag) => findIdeaByTag(tag) ?? []))]
  if (ideas.length === 0) return null
  // Moods are tags too; what is to be seen is in the description.
  const others = tags
    .filter((tag) => findIdeaByTag(tag) === undefined && tag !== 'lettering')
    .map((tag) => tagWords(tag).toLowerCase())
    .filter((name) => description.toLowerCase().includes(name))
  const texts = ideas.map(({ name, meaning }) =>
    ideas.length + others.length > 1 ? `<p><strong>${name}</strong></p>${meaning}` : meaning,
  )
  if (others.length > 0)
    texts.push(
      `<p><strong>${writeNames(others)}</strong></p><p>No meaning is handed down that we could tell: here yours is the one that counts.</p>`,
    )
  return sanitizeHtml(texts.join(''), { allowedTags: ['p', 'strong', 'em'] })
}

/** "Kettle, spoon and cup" */
function writeNames(names: readonly string[]): string {
  const listed = [names.slice(0, -1).join(', '), names.at(-1)!].filter(Boolean).join(' and ')
  return listed.charAt(0).toUpperCase() + listed.slice(1)
}

/** At a word's end. */
function shorten(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  const cut = cutText(text, maxLength - 1)
  const end = cut.lastIndexOf(' ')
  return `${(end > maxLength / 2 ? cut.slice(0, end) : cut).trimEnd()}…`
}
