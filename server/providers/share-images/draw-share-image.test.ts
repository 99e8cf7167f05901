import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { drawShareImage } from '#server/providers/share-images/draw-share-image.ts'
import { breakLines, widthOf, writable } from '#server/providers/share-images/letters.ts'
import { SHARE_IMAGE_SIZE } from '#shared/share-images.ts'

const style = { face: 'display', sizePx: 60 } as const

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .composite([
      { input: Buffer.from('<svg width="60" height="90"><rect width="60" height="90"/></svg>') },
    ])
    .png()
    .toBuffer()

/** The darkest grey in a part of the picture. */
async function darkest(jpeg: Uint8Array, part: { left: number; width: number }) {
  const { channels } = await sharp(jpeg)
    .extract({ top: 240, height: 340, ...part })
    .greyscale()
    .stats()
  return channels[0]!.min
}

describe('drawShareImage', () => {
  test('is a JPEG in the size that networks ask for, with words left and the design right', async () => {
    const jpeg = await drawShareImage({
      title: 'a rose',
      caption: 'Fine Line tattoo design',
      pictures: [await picture(200, 300)],
    })
    const { format, width, height } = await sharp(jpeg).metadata()
    expect({ format, width, height }).toEqual({
      format: 'jpeg',
      width: SHARE_IMAGE_SIZE.widthPx,
      height: SHARE_IMAGE_SIZE.heightPx,
    })
    expect(await darkest(jpeg, { left: 60, width: 500 })).toBeLessThan(60)
    expect(await darkest(jpeg, { left: 640, width: 500 })).toBeLessThan(60)
  })

  test.each([
    ['a very long one', 'a dragon and a tiger in the rain, '.repeat(30)],
    ['one word without end', 'o'.repeat(400)],
    ['a script that the typeface has not', '龍と虎'],
    ['markup', '</svg><script>"&'],
    ['nothing', ''],
  ])('a name can be %s', async (_, title) => {
    const jpeg = await drawShareImage({ title, caption: '', pictures: [] })
    expect((await sharp(jpeg).metadata()).width).toBe(SHARE_IMAGE_SIZE.widthPx)
  })
})

test('letters that cannot be written lose their accent or go', () => {
  expect(writable('  Łódź ǎ 龍  rose 🌹', 'display')).toBe('ódz a rose')
})

test('pairs are kerned', () => {
  expect(widthOf('To', style)).toBeLessThan(widthOf('T', style) + widthOf('o', style))
})

test('words break into lines that fit, or not at all', () => {
  const room = { widthPx: 300, lines: 2 }
  const lines = breakLines('a wolf howling', style, room)
  expect(lines?.join(' ')).toBe('a wolf howling')
  for (const line of lines ?? []) expect(widthOf(line, style)).toBeLessThanOrEqual(300)
  expect(breakLines('a wolf howling at the moon above pine trees', style, room)).toBeUndefined()
})
