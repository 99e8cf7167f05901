import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { GALLERY_RECIPES, type GalleryRecipe } from '#content/gallery/recipes.ts'
import { getIdea } from '#server/features/ideas/ideas.service.ts'
import { openOrMake, type MadePicture } from '#server/features/share-images/made-once.ts'
import { ORIGINAL_NAME } from '#server/features/tattoos/tattoo-files.service.ts'
import { TattooNotFoundError } from '#server/features/tattoos/tattoos.errors.ts'
import { getVisibleTattoo } from '#server/features/tattoos/tattoos.service.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { ImageRequest } from '#server/providers/image/image-provider.ts'
import { shortTitle } from '#shared/titles.ts'
import { drawShareImage, type ShareCard } from '#server/providers/share-images/draw-share-image.ts'

/** Part of every name: a new layout makes new pictures. */
const LAYOUT = 1
const IDEA_PICTURE_PX = 800
const NAME_LENGTH = 16

/** What link previews show of a public design. Private, hidden and missing ones look alike. */
export async function openDesignShareImage(deps: Deps, tattooId: number): Promise<MadePicture> {
  const design = await getVisibleTattoo(deps, undefined, tattooId)
  const { prompt, alt_text: altText, style, placement, file_folder: folder } = design
  const words = {
    title: shortTitle({ altText, prompt }),
    caption: `${style} tattoo design${placement === null ? '' : `, ${placement.toLowerCase()}`}`,
  }
  const name = nameOf({ ...words, filename: design.filename })
  // Beside the design's other pictures, so that it goes when they go.
  const key = `${folder}/share-${name}.jpg`
  const make = async () => {
    const widest = design.webp_widths.at(-1)
    const picture = await deps.files.open(
      `${folder}/${widest === undefined ? ORIGINAL_NAME : `${widest}.webp`}`,
    )
    if (!picture) throw new TattooNotFoundError()
    return drawCard({ ...words, pictures: [await buffer(picture.body)] })
  }
  const checkWanted = async () => {
    await getVisibleTattoo(deps, undefined, tattooId)
  }
  return { name, file: await openOrMake(deps, key, { make, checkWanted }) }
}

/** What link previews show of an idea: two designs of ours, drawn for it. */
export async function openIdeaShareImage(deps: Deps, ideaName: string): Promise<MadePicture> {
  const idea = getIdea(ideaName)
  const words = { title: `${idea.name} Tattoo Ideas`, caption: 'What it means, and to whom' }
  const requests = requestsFor(idea.name)
  const name = nameOf({ ...words, requests })
  const key = `share/ideas/${idea.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-${name}.jpg`
  const make = async () => {
    const pictures = await Promise.all(
      requests.map(async (request) => (await deps.ink.generate(request)).original.bytes),
    )
    return drawCard({ ...words, pictures })
  }
  return { name, file: await openOrMake(deps, key, { make }) }
}

const drawCard = async (card: ShareCard) => ({
  bytes: await drawShareImage(card),
  contentType: 'image/jpeg',
})

const nameOf = (content: object) =>
  createHash('sha256')
    .update(JSON.stringify({ LAYOUT, ...content }))
    .digest('hex')
    .slice(0, NAME_LENGTH)

/** Two that the first gallery has of the subject, in different styles; else the bare subject. */
function requestsFor(ideaName: string): ImageRequest[] {
  const subject = ideaName.toLowerCase()
  const word = new RegExp(String.raw`\b${subject.replace(/s$/, '')}s?\b`, 'i')
  const fitting = GALLERY_RECIPES.filter(({ prompt }) => word.test(prompt))
  const first = fitting[0]
  const second = fitting.find(({ style }) => style !== first?.style)
  if (first && second) return [first, second].map(toRequest)
  return (['Blackwork', 'Fine Line'] as const).map((style, index) => ({
    ...SHEET,
    prompt: subject,
    style,
    colour: 'black',
    placement: null,
    seed: index + 1,
  }))
}

const SHEET = { bodyType: 'other', skinTone: 4, sizePx: IDEA_PICTURE_PX } as const

const toRequest = ({ prompt, style, color, placement, seed }: GalleryRecipe): ImageRequest => ({
  ...SHEET,
  prompt,
  style,
  colour: color === 'Colored' ? 'colored' : 'black',
  placement,
  seed,
})
