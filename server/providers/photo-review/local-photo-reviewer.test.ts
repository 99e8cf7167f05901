import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { createLocalPhotoReviewer } from '#server/providers/photo-review/local-photo-reviewer.ts'
import { ProviderError } from '#server/providers/provider-error.ts'
import { heldBackPhoto } from '#tests/support/held-back-photo.ts'

const reviewer = createLocalPhotoReviewer()
afterAll(() => reviewer.close())

const plain = await sharp({
  create: { width: 320, height: 240, channels: 3, background: '#c89a7a' },
})
  .jpeg()
  .toBuffer()

test('the real model loads from its package, without a network, and lets a harmless picture pass', async () => {
  expect(await reviewer.review(plain)).toEqual({ needsLook: false })
})

test('what the real model takes for explicit waits for somebody to look', async () => {
  expect(await reviewer.review(await heldBackPhoto())).toEqual({ needsLook: true })
})

test('what is no picture cannot be judged, and the next one can', async () => {
  await expect(reviewer.review(new Uint8Array(9))).rejects.toThrow(ProviderError)
  expect(await reviewer.review(plain)).toEqual({ needsLook: false })
})
