import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { makeLimb } from '#engine/body/limb.test-support.ts'
import { createLog } from '#server/platform/log.ts'
import { openBodyStudio, type BodyStudio } from '#server/providers/body/body-studio.ts'
import { decodePicture } from '#server/providers/body/decode-picture.ts'
import { PhotoRefusedError, UnreadablePhotoError } from '#server/providers/body/photo-errors.ts'
import { ProviderError } from '#server/providers/provider-error.ts'
import { proves } from '#tests/proves.ts'

const log = createLog({ level: 'silent', format: 'json' })
const studio = openBodyStudio({ log, timeoutMs: 120_000 })
const folder = mkdtempSync(path.join(tmpdir(), 'body-studio-'))
afterAll(async () => {
  await studio.close()
  rmSync(folder, { recursive: true })
})

const { photo } = makeLimb({ axisDegrees: 20 })
const raw = { raw: { width: photo.width, height: photo.height, channels: 4 as const } }
const jpeg = await sharp(photo.rgba, raw).jpeg({ quality: 88 }).toBuffer()
const art = await sharp(
  Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><circle cx="100" cy="100" r="80"/></svg>',
  ),
)
  .png()
  .toBuffer()
const TAP = { x: 0.5, y: 0.5 }

test('§4 body mapping: a photo is read and a design laid on its skin by the real model', async () => {
  const { limb, maskPng } = await studio.read(jpeg, TAP)
  expect(limb.refusals).toEqual([])
  expect(Math.abs(limb.axisDegrees - 20)).toBeLessThan(4)
  expect(await sharp(maskPng).metadata()).toMatchObject({ format: 'png', width: 400, height: 480 })

  const mapped = await studio.map(jpeg, art, undefined, { tap: TAP })
  expect(mapped).toMatchObject({ width: 400, height: 480 })
  const { rgba } = await decodePicture(mapped.png, 2048)
  const at = 4 * (Math.round(mapped.placement.y * 480) * 400 + Math.round(mapped.placement.x * 400))
  expect(rgba[at]!).toBeLessThan(0.5 * photo.rgba[at]!)
  expect([...rgba.subarray(0, 3)]).toEqual([
    ...(await decodePicture(jpeg, 2048)).rgba.subarray(0, 3),
  ])
  proves('§1.product.mapping')
})

test('§4 body mapping: nothing is laid on a picture without skin', async () => {
  const blue = { width: 300, height: 300, channels: 3, background: '#3366aa' } as const
  const empty = await sharp({ create: blue }).png().toBuffer()
  const refused = studio.map(empty, art, undefined, { tap: TAP })
  await expect(refused).rejects.toThrow(PhotoRefusedError)
  await expect(refused).rejects.toMatchObject({
    isRetryable: false,
    refusals: ['no-person', 'too-blurred'],
  })
})

test('§4 body mapping: a design that would lie beside the skin is not made', async () => {
  const beside = { x: 0.06, y: 0.1, turnDegrees: 0, size: 0.1, bend: 0, age: 'healed' } as const
  await expect(studio.map(jpeg, art, beside, { tap: TAP })).rejects.toMatchObject({
    isRetryable: false,
    refusals: ['beside-skin'],
  })
})

test('§4 body mapping: what somebody placed by hand, or said of a poor photo, is laid there; otherwise it is refused', async () => {
  const blue = { width: 300, height: 300, channels: 3, background: '#3366aa' } as const
  const empty = await sharp({ create: blue }).png().toBuffer()
  const placement = { x: 0.5, y: 0.5, turnDegrees: 0, size: 0.4, bend: 0.5, age: 'healed' } as const
  const byHand = await studio.map(empty, art, placement, {
    tap: { x: 0.5, y: 0.5, isByHand: true },
  })
  const { rgba } = await decodePicture(byHand.png, 2048)
  expect(rgba[4 * (150 * 300 + 150) + 2]!).toBeLessThan(0.5 * 0xaa)
  const dark = await sharp(photo.rgba, raw).linear(0.16).jpeg({ quality: 95 }).toBuffer()
  await expect(studio.map(dark, art, undefined, { tap: TAP })).rejects.toMatchObject({
    refusals: ['too-dark', 'too-blurred'],
  })
  const accepted = studio.map(dark, art, undefined, { tap: { ...TAP, isPhotoAccepted: true } })
  await expect(accepted).resolves.toMatchObject({ width: 400, height: 480 })
})

test('what is no picture that we open is told from what is refused', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  const huge = { width: 9000, height: 9000, channels: 3, background: '#000' } as const
  const bomb = await sharp({ create: huge, limitInputPixels: false }).png().toBuffer()
  for (const bytes of [
    new Uint8Array(),
    Buffer.from('no picture'),
    jpeg.subarray(0, 3000),
    svg,
    bomb,
  ])
    await expect(decodePicture(bytes, 2048)).rejects.toThrow(UnreadablePhotoError)
  await expect(studio.read(jpeg.subarray(0, 3000))).rejects.toThrow(UnreadablePhotoError)
})

test('a photo is turned upright as its camera says', async () => {
  const turned = await sharp(jpeg).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  expect(await decodePicture(turned, 2048)).toMatchObject({ width: 480, height: 400 })
})

test('a worker that dies is replaced and its photo tried again; one that hangs is ended', async () => {
  const workerFile = new URL('./crashing-worker.test-support.ts', import.meta.url)
  const fragile = openBodyStudio({ log, workerFile, timeoutMs: 1500, maxQueue: 1 })
  const say = (text: string) => fragile.read(new TextEncoder().encode(text))
  await expect(say(`crash-once ${path.join(folder, 'mark')}`)).resolves.toMatchObject({})
  await expect(say('crash')).rejects.toMatchObject({ provider: 'body', isRetryable: false })
  const stuck = say('hang')
  const next = say('answer')
  await expect(say('one too many')).rejects.toThrow('waiting')
  await expect(stuck).rejects.toMatchObject({ isRetryable: true })
  await expect(next).resolves.toMatchObject({ limb: { quality: 1 } })
  await fragile.close()
  await expect(say('answer')).rejects.toThrow(ProviderError)
})

test('an idle worker ends, and the next photo wakes another', async () => {
  const workerFile = new URL('./crashing-worker.test-support.ts', import.meta.url)
  const workerOf = async (studioOfOne: BodyStudio) => (await studioOfOne.read(jpeg)).limb.width
  const patient = openBodyStudio({ log, workerFile })
  expect(await workerOf(patient)).toBe(await workerOf(patient))
  await patient.close()
  const hasty = openBodyStudio({ log, workerFile, idleMs: 1 })
  const first = await workerOf(hasty)
  await expect.poll(() => workerOf(hasty), { timeout: 20_000 }).not.toBe(first)
  await hasty.close()
})
