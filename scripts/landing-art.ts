import { mkdirSync } from 'node:fs'
import path from 'node:path'
import sharp, { type OverlayOptions, type Sharp } from 'sharp'
import { drawPicture } from '#engine/draw-design.ts'
import { readPrompt } from '#engine/language/read-prompt.ts'
import { createWorkspace } from '#engine/pixels/workspace.ts'
import { inkOf, type Picture } from '#engine/present/picture.ts'
import { onSkin } from '#engine/present/skin.ts'
import type { StyleName } from '#engine/styles/recipes.ts'
import { loadEngineResources } from '#server/providers/ink/engine-resources.ts'
import { ROOT } from './lib/build.ts'

const workspace = createWorkspace()

// The pictures of the landing page, drawn by the ink engine. They are committed; this makes them again.

const FOLDER = path.join(ROOT, 'app/assets/landing')
const WORK_PX = 1280
const WEBP = { quality: 80, effort: 6 }
const PAPER_WEBP = { quality: 72, effort: 6 }
const NO_INK = { w: 8, h: 8, black: new Float32Array(64) }
const TONES = 10

interface Piece {
  prompt: string
  style: StyleName
  colour: 'black' | 'colored'
  place: string
  tone: number
  bodyType: 'female' | 'male' | 'other'
  seed: number
}

/** A part of a picture, in shares of its sides. */
interface Crop {
  left: number
  top: number
  width: number
  height: number
}

const SNAKE: Piece = {
  prompt: 'a snake wrapped around a dagger with two roses',
  style: 'Traditional American',
  colour: 'colored',
  place: 'Forearm',
  tone: 4,
  bodyType: 'other',
  seed: 7,
}
const DRAGON: Piece = {
  prompt: 'a dragon over the sea with clouds',
  style: 'Japanese',
  colour: 'colored',
  place: 'Thigh',
  tone: 6,
  bodyType: 'male',
  seed: 11,
}
const SKULL: Piece = {
  prompt: 'a skull with a crown and two roses',
  style: 'Blackwork',
  colour: 'black',
  place: 'Forearm',
  tone: 1,
  bodyType: 'male',
  seed: 4,
}

const OTHER_PLACES: { name: string; piece: Piece; crop: Crop }[] = [
  {
    name: 'shoulder',
    piece: {
      prompt: 'a koi in waves',
      style: 'Blackwork',
      colour: 'black',
      place: 'Shoulder',
      tone: 5,
      bodyType: 'female',
      seed: 8,
    },
    crop: { left: 0.36, top: 0.14, width: 0.56, height: 0.56 },
  },
  {
    name: 'calf',
    piece: {
      prompt: 'a wolf howling under the moon',
      style: 'Blackwork',
      colour: 'black',
      place: 'Calf',
      tone: 7,
      bodyType: 'male',
      seed: 9,
    },
    crop: { left: 0.3, top: 0.14, width: 0.56, height: 0.56 },
  },
  {
    name: 'back',
    piece: {
      prompt: 'a phoenix with spread wings',
      style: 'Neo Traditional',
      colour: 'colored',
      place: 'Back',
      tone: 2,
      bodyType: 'female',
      seed: 5,
    },
    crop: { left: 0.14, top: 0.06, width: 0.72, height: 0.72 },
  },
]
const FOREARM_CROP: Crop = { left: 0.2, top: 0.16, width: 0.6, height: 0.75 }
const THIGH_CROP: Crop = { left: 0.22, top: 0.18, width: 0.7, height: 0.62 }
/** In pixels, so that no strip is a pixel short of the next. */
const STRIP = { left: 128, top: 430, width: 88, height: 470 }

const HERO_FOLDER = path.join(ROOT, 'app/assets/hero')
/** The piece of the hero was drawn by hand; on skin it lies as any other design does. */
const HERO = { place: 'forearm', tone: 4, bodyType: 'male' } as const
const HERO_CROP: Crop = { left: 0.17, top: 0.06, width: 0.6, height: 0.904 }
/** Lighter than this share of the paper is paper. */
const PAPER_LEAST = 0.93

const resources = loadEngineResources()
mkdirSync(FOLDER, { recursive: true })

await saveSkin('forearm-before', bareSkin(SNAKE), FOREARM_CROP, 640)
await saveSkin('forearm-after', draw(SNAKE, 'skin'), FOREARM_CROP, 640)
for (const { name, piece, crop } of OTHER_PLACES)
  await saveSkin(name, draw(piece, 'skin'), crop, 420)
await saveSkin('dragon-skin', draw(DRAGON, 'skin'), THIGH_CROP, 640)
await save('dragon', pixelsOf(draw(DRAGON, 'paper')).resize({ width: 400 }).webp(PAPER_WEBP))
await save(
  'dragon-stencil',
  pixelsOf(draw(DRAGON, 'stencil')).resize({ width: 400 }).webp(PAPER_WEBP),
)
await saveTones()
await saveHeroOnSkin()

async function saveHeroOnSkin(): Promise<void> {
  const { data, info } = await sharp(path.join(HERO_FOLDER, 'snake-dagger.webp'))
    .removeAlpha()
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const paper = [data[0]!, data[1]!, data[2]!]
  for (let o = 0; o < data.length; o += 4)
    for (let c = 0; c < 3; c++) {
      const share = data[o + c]! / paper[c]!
      data[o + c] = share > PAPER_LEAST ? 255 : Math.round((255 * share) / PAPER_LEAST)
    }
  const ink = inkOf({ data, widthPx: info.width, heightPx: info.height, channels: 4 })
  const placement = { gallery: HERO.place, asked: HERO.place }
  const onArm = cut(onSkin(ink, { ...HERO, placement, sizePx: WORK_PX }, workspace), HERO_CROP)
  const file = (name: string) => path.join(HERO_FOLDER, `snake-dagger-skin${name}`)
  const size = { width: 520, height: 783 }
  await onArm.clone().resize(size).webp(WEBP).toFile(file('.webp'))
  await onArm.clone().resize(size).avif({ quality: 58 }).toFile(file('.avif'))
  await onArm.resize({ width: 320, height: 482 }).avif({ quality: 52 }).toFile(file('-small.avif'))
}

function draw(
  { prompt, place, tone, ...piece }: Piece,
  presentation: 'paper' | 'skin' | 'stencil',
): Picture {
  const brief = { ...readPrompt(prompt), placement: { gallery: place, asked: place } }
  const options = { ...piece, presentation, skinTone: tone, sizePx: WORK_PX }
  return drawPicture(brief, options, resources, workspace)
}

function bareSkin({ place, tone, bodyType }: Piece): Picture {
  const placement = { gallery: place, asked: place }
  return onSkin(NO_INK, { placement, bodyType, tone, sizePx: WORK_PX }, workspace)
}

function pixelsOf({ data, widthPx, heightPx, channels }: Picture): Sharp {
  return sharp(data, { raw: { width: widthPx, height: heightPx, channels } })
}

function cut(picture: Picture, crop: Crop): Sharp {
  return pixelsOf(picture).extract({
    left: Math.round(crop.left * picture.widthPx),
    top: Math.round(crop.top * picture.heightPx),
    width: Math.round(crop.width * picture.widthPx),
    height: Math.round(crop.height * picture.heightPx),
  })
}

function saveSkin(name: string, picture: Picture, crop: Crop, width: number): Promise<void> {
  return save(name, cut(picture, crop).resize({ width }).webp(WEBP))
}

/** One forearm, each tenth of it in another of the ten tones. */
async function saveTones(): Promise<void> {
  const layers: OverlayOptions[] = []
  for (let index = 0; index < TONES; index++) {
    const left = index * STRIP.width
    const picture = pixelsOf(draw({ ...SKULL, tone: index + 1 }, 'skin'))
    const strip = picture.extract({ ...STRIP, left: STRIP.left + left })
    layers.push({ input: await strip.png().toBuffer(), left, top: 0 })
  }
  const background = {
    width: TONES * STRIP.width,
    height: STRIP.height,
    channels: 3 as const,
    background: '#8c8c8c',
  }
  const whole = await sharp({ create: background }).composite(layers).png().toBuffer()
  await save('ten-tones', sharp(whole).webp(WEBP))
}

async function save(name: string, image: Sharp): Promise<void> {
  const file = path.join(FOLDER, `${name}.webp`)
  const { size, width, height } = await image.toFile(file)
  console.log(`${path.relative(ROOT, file)}: ${width} × ${height} px, ${size} bytes`)
}
