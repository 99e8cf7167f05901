import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { IDEA_ART, ideaArtStem, type IdeaArt } from '#content/ideas/idea-art.ts'
import { drawPicture } from '#engine/draw-design.ts'
import { readPrompt } from '#engine/language/read-prompt.ts'
import { createWorkspace } from '#engine/pixels/workspace.ts'
import { loadEngineResources } from '#server/providers/ink/engine-resources.ts'
import { ROOT } from './lib/build.ts'

// The picture of every idea, drawn by the ink engine. They are committed; this makes them again, all or those that are named.

const FOLDER = path.join(ROOT, 'app/assets/ideas')
const WORK_PX = 800
/** Four by five, so that no page has to know more of them. The last is for browsers that read nothing newer. */
const FILES = [
  { widthPx: 208, extension: 'avif', options: { quality: 52, effort: 6 } },
  { widthPx: 480, extension: 'avif', options: { quality: 50, effort: 6 } },
  { widthPx: 320, extension: 'webp', options: { quality: 60, effort: 6 } },
] as const
const PROPORTION = 1.25
const WHITE = '#ffffff'

const { values } = parseArgs({ options: { only: { type: 'string' } } })
const wanted = values.only?.split(',')
const resources = loadEngineResources()
const workspace = createWorkspace()
mkdirSync(FOLDER, { recursive: true })

for (const art of IDEA_ART)
  if (wanted === undefined || wanted.includes(ideaArtStem(art.name))) await save(art)

async function save({ name, prompt, style, colour, seed }: IdeaArt): Promise<void> {
  const options = {
    style,
    colour,
    seed,
    presentation: 'paper' as const,
    bodyType: 'other' as const,
    skinTone: 4,
    sizePx: WORK_PX,
  }
  const picture = drawPicture(readPrompt(prompt), options, resources, workspace)
  const { widthPx: width, heightPx: height, channels } = picture
  const raw = { width, height, channels }
  const ink = await sharp(picture.data, { raw })
    .trim({ background: WHITE, threshold: 12 })
    .png()
    .toBuffer()
  for (const { widthPx, extension, options: encoding } of FILES) {
    const file = path.join(FOLDER, `${ideaArtStem(name)}-${widthPx}.${extension}`)
    const { size } = await sharp(ink)
      .resize(widthPx, widthPx * PROPORTION, { fit: 'contain', background: WHITE })
      .toFormat(extension, encoding)
      .toFile(file)
    console.log(`${path.relative(ROOT, file)}: ${size} bytes`)
  }
}
