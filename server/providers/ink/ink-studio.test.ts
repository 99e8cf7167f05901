import pino from 'pino'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawDesign } from '#engine/draw-design.ts'
import { readPrompt } from '#engine/language/read-prompt.ts'
import { loadEngineResources } from '#server/providers/ink/engine-resources.ts'
import { createInkPool, type InkPool } from '#server/providers/ink/ink-pool.ts'
import type { InkRequest } from '#server/providers/ink/ink-studio.ts'

// Real workers: what is under test is what a person gets.
let studio: InkPool
beforeAll(async () => {
  const log = pino({ level: 'silent' })
  studio = createInkPool({ workers: 2, maxQueue: 10, timeoutMs: 30_000, log })
  await studio.whenWarm()
})
afterAll(() => studio.close())

const ROSE: InkRequest = {
  prompt: 'a rose and a flux capacitor with the name "Ada"',
  style: 'Fine Line',
  colour: null,
  placement: null,
  gender: null,
  skinTone: 4,
  seed: 3,
  presentation: 'paper',
  sizePx: 480,
}

test('the same request gives the same bytes in every worker, with the stages in order', async () => {
  const stages: string[] = []
  const [one, two] = await Promise.all([
    studio.draw(ROSE, { onStage: (stage) => stages.push(stage) }),
    studio.draw(ROSE),
  ])
  expect(stages).toEqual(['reading', 'sketching', 'inking', 'finishing'])
  expect(two).toEqual(one)
})

test('a design comes with everything a page shows of it', async () => {
  const result = await studio.draw(ROSE)
  expect(result.original.mediaType).toBe('image/png')
  expect(Math.max(result.widthPx, result.heightPx)).toBe(480)
  for (const image of [result.original, ...result.webp, ...result.avif]) {
    const { width, height } = await sharp(image.bytes).metadata()
    expect([width, height]).toEqual([image.widthPx, image.heightPx])
  }
  expect(result.webp.map(({ widthPx }) => widthPx)).toEqual([320])
  expect(result.avif.map(({ widthPx }) => widthPx)).toEqual([320])
  const [kind, base64] = result.previewDataUri.split(',')
  expect(kind).toBe('data:image/webp;base64')
  expect((await sharp(Buffer.from(base64!, 'base64')).metadata()).width).toBe(20)
  expect(result.previewDataUri.length).toBeLessThan(600)
  expect(result.tags).toEqual(expect.arrayContaining(['rose', 'lettering']))
  expect(result.notDrawn).toEqual(result.brief.notDrawn)
  expect(result.notDrawn.map(({ text }) => text).join()).toContain('capacitor')
})

test('a design is the one that the command line draws', async () => {
  const brief = readPrompt(ROSE.prompt)
  const { style, seed, sizePx } = { ...ROSE, style: 'Fine Line' as const }
  const options = { style, seed, sizePx, colour: 'natural' as const, format: 'png' as const }
  const drawn = await drawDesign(
    brief,
    { ...options, presentation: 'paper' },
    loadEngineResources(),
  )
  expect((await studio.draw(ROSE)).original.bytes).toEqual(drawn.bytes)
})

test('on skin the original is a WebP of the body part that was chosen', async () => {
  const onSkin = { ...ROSE, presentation: 'skin', placement: 'Calf', skinTone: 8 } as const
  const result = await studio.draw(onSkin)
  expect(result.original.mediaType).toBe('image/webp')
  expect(result.brief.placement?.gallery).toBe('Calf')
})
