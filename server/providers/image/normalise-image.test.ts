import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { isPictureColoured, normaliseImage } from '#server/providers/image/normalise-image.ts'

const create = (options: { width: number; height: number; background: string }) =>
  sharp({ create: { channels: 4, ...options } })
const normalise = async (image: Sharp, changes: { sizePx?: number; isBlack?: boolean } = {}) =>
  normaliseImage(await image.toBuffer(), {
    provider: 'fal',
    sizePx: 1000,
    isBlack: false,
    ...changes,
  })
const RED = { width: 60, height: 40, background: '#c01020' }

test.for([
  ['png', create(RED).png()],
  ['jpeg', create(RED).jpeg({ quality: 100, chromaSubsampling: '4:4:4' })],
  ['webp', create(RED).webp({ lossless: true })],
  ['avif', create(RED).avif({ lossless: true })],
  ['16-bit png', create(RED).toColourspace('rgb16').png()],
  ['CMYK jpeg', create(RED).toColourspace('cmyk').jpeg({ quality: 100 })],
  ['palette png', create(RED).png({ palette: true })],
] as const)('%s becomes three bytes a pixel', async ([, image]) => {
  const picture = await normalise(image)
  expect(picture).toMatchObject({ widthPx: 60, heightPx: 40, channels: 3 })
  expect(picture.data).toHaveLength(60 * 40 * 3)
  const [red, green, blue] = picture.data
  expect(red! > 150 && green! < 70 && blue! < 80).toBe(true)
})

test('what can be seen through is white, as paper', async () => {
  const picture = await normalise(create({ ...RED, background: '#00000000' }).png())
  expect(new Set(picture.data)).toEqual(new Set([255]))
})

test('a picture lying on its side stands up', async () => {
  const lying = create(RED).jpeg().withMetadata({ orientation: 6 })
  expect(await normalise(lying)).toMatchObject({ widthPx: 40, heightPx: 60 })
})

test('the longer side comes down to the size asked for, and nothing is enlarged', async () => {
  expect(await normalise(create(RED).png(), { sizePx: 30 })).toMatchObject({
    widthPx: 30,
    heightPx: 20,
  })
  expect(await normalise(create(RED).png(), { sizePx: 600 })).toMatchObject({ widthPx: 60 })
})

test('black is one byte a pixel', async () => {
  const picture = await normalise(create(RED).png(), { isBlack: true })
  expect(picture.channels).toBe(1)
  expect(picture.data).toHaveLength(60 * 40)
})

test('the greys that models call black and white are no colour, a red dot is', async () => {
  const dot = await create({ width: 20, height: 20, background: '#c01020' }).png().toBuffer()
  const paper = { width: 100, height: 100, background: '#f9f6ef' }
  const plain = await normalise(create(paper).png())
  const dotted = await normalise(
    create(paper)
      .composite([{ input: dot }])
      .png(),
  )
  expect([await isPictureColoured(plain), await isPictureColoured(dotted)]).toEqual([false, true])
})
