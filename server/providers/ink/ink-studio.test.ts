import pino from 'pino'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { drawDesign } from '#engine/draw-design.ts'
import { readPrompt } from '#engine/language/read-prompt.ts'
import { loadEngineResources } from '#server/providers/ink/engine-resources.ts'
import { createInkPool } from '#server/providers/ink/ink-pool.ts'
import type { InkStudio } from '#server/providers/ink/ink-studio.ts'
import type { DownloadKind } from '#shared/tattoos.ts'
import type { ImageRequest } from '#server/providers/image/image-provider.ts'

// Real workers: what is under test is what a person gets.
let studio: InkStudio
beforeAll(async () => {
  const log = pino({ level: 'silent' })
  studio = createInkPool({ workers: 2, maxQueue: 10, timeoutMs: 30_000, log })
  await studio.warmUp()
})
afterAll(() => studio.close())

const ROSE: ImageRequest = {
  prompt: 'a rose and a flux capacitor with the name "Ada"',
  style: 'Fine Line',
  colour: null,
  placement: null,
  bodyType: 'female',
  skinTone: 4,
  seed: 3,
  sizePx: 480,
}

test('the same request gives the same bytes in every worker, with the stages in order', async () => {
  const stages: string[] = []
  const [one, two] = await Promise.all([
    studio.generate(ROSE, { onStage: (stage) => stages.push(stage) }),
    studio.generate(ROSE),
  ])
  expect(stages).toEqual(['reading', 'sketching', 'inking', 'finishing'])
  expect(two).toEqual(one)
})

test('a design comes with everything a page shows of it', async () => {
  const result = await studio.generate(ROSE)
  expect(result.original.mediaType).toBe('image/png')
  expect(Math.max(result.original.widthPx, result.original.heightPx)).toBe(480)
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
  expect(result.description).toContain('rose')
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
  expect((await studio.generate(ROSE)).original.bytes).toEqual(drawn.bytes)
})

describe('a file to take home', () => {
  const fileOf = (kind: DownloadKind) =>
    studio.makeFile({ ...ROSE, placement: 'Calf', skinTone: 8, kind })

  test.for([
    ['png', 'image/png'],
    ['transparent', 'image/png'],
    ['stencil', 'image/png'],
    ['skin', 'image/webp'],
  ] as const)('%s is a picture of the size asked for', async ([kind, mediaType]) => {
    const file = await fileOf(kind)
    expect(file.mediaType).toBe(mediaType)
    const { width, height, hasAlpha } = await sharp(file.bytes).metadata()
    expect(Math.max(width, height)).toBe(480)
    expect(hasAlpha).toBe(kind === 'transparent')
  })

  test('svg and pdf are what they say', async () => {
    expect(Buffer.from((await fileOf('svg')).bytes).toString()).toMatch(/^<\?xml|^<svg/)
    expect(Buffer.from((await fileOf('pdf')).bytes.slice(0, 5)).toString()).toBe('%PDF-')
  })
})

test('a prompt is read and improved without being drawn', async () => {
  const reading = await studio.read(ROSE.prompt)
  expect(reading.tags).toContain('rose')
  const improved = await studio.improve({ ...ROSE, placement: 'Wrist' })
  expect(improved).toContain('Ada')
  expect(improved.toLowerCase()).toContain('wrist')
})
