import sanitizeHtml from 'sanitize-html'
import { SHORT_MEANINGS } from '#content/gallery/short-meanings.ts'
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
 * What each subject stands for: the text of its idea, or the few words that we have of it. It is our own text, and is cleaned all the
 * same: it is shown as HTML.
 */
export function meaningOf(tags: readonly string[], description: string): string | null {
  const seen = description.toLowerCase().replaceAll(/['’]/g, '')
  const texts = new Map<string, string>()
  for (const tag of tags) {
    const idea = findIdeaByTag(tag)
    const words = tagWords(tag)
    const short = SHORT_MEANINGS.get(tag)
    if (idea !== undefined) texts.set(idea.name, idea.meaning)
    // Moods are tags too; what is to be seen is in the description.
    else if (short !== undefined && seen.includes(words.toLowerCase()))
      texts.set(words.charAt(0).toUpperCase() + words.slice(1), `<p>${short}</p>`)
  }
  if (texts.size === 0) return null
  const isNamed = texts.size > 1
  const html = [...texts].map(([name, text]) =>
    isNamed ? `<p><strong>${name}</strong></p>${text}` : text,
  )
  return sanitizeHtml(html.join(''), { allowedTags: ['p', 'strong', 'em'] })
}

/** At a word's end. */
function shorten(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  const cut = cutText(text, maxLength - 1)
  const end = cut.lastIndexOf(' ')
  return `${(end > maxLength / 2 ? cut.slice(0, end) : cut).trimEnd()}…`
}
