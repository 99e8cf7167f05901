import pino from 'pino'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { drawDesign } from '#engine/draw-design.ts'
import { readPrompt } from '#engine/language/read-prompt.ts'
import { createWorkspace } from '#engine/pixels/workspace.ts'
import { ENGINE_VERSION } from '#engine/version.ts'
import { loadEngineResources } from '#server/providers/ink/engine-resources.ts'
import { createInkPool } from '#server/providers/ink/ink-pool.ts'
import type { InkFileRequest, InkStudio } from '#server/providers/ink/ink-studio.ts'
import { pack, readScene } from '#server/providers/ink/scene-file.ts'
import type { DownloadKind } from '#shared/tattoos.ts'
import type { ImageRequest, ImageResult } from '#server/providers/image/image-provider.ts'

const workspace = createWorkspace()

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
    workspace,
  )
  expect((await studio.generate(ROSE)).original.bytes).toEqual(drawn.bytes)
})

describe('a file to take home', () => {
  let kept: Promise<ImageResult>
  beforeAll(() => {
    kept = studio.generate({ ...ROSE, placement: 'Calf' })
  })
  const fileOf = async (kind: DownloadKind, sizePx: number = ROSE.sizePx) => {
    const { original, master } = await kept
    const { scene, svg, transparent, stencil } = master!
    const files: Record<DownloadKind, InkFileRequest> = {
      png: { kind: 'png', picture: original.bytes, scene, sizePx },
      transparent: { kind: 'transparent', picture: transparent, scene, sizePx },
      stencil: { kind: 'stencil', picture: stencil, scene, sizePx },
      svg: { kind: 'svg', svg },
      pdf: { kind: 'pdf', svg, picture: original.bytes, scene },
      skin: { kind: 'skin', picture: transparent, scene, sizePx, bodyType: 'male', skinTone: 8 },
    }
    return studio.makeFile(files[kind])
  }

  test('of the size that is kept is what is kept, byte for byte', async () => {
    const { original, master } = await kept
    expect(Buffer.compare((await fileOf('png')).bytes, original.bytes)).toBe(0)
    expect(Buffer.compare((await fileOf('transparent')).bytes, master!.transparent)).toBe(0)
    expect(Buffer.compare((await fileOf('stencil')).bytes, master!.stencil)).toBe(0)
  })

  test('larger than what is kept is drawn from the kept scene, as the command line draws it', async () => {
    const { bytes } = await fileOf('png', 1500)
    const brief = {
      ...readPrompt(ROSE.prompt),
      placement: { gallery: 'Calf', asked: 'Calf' },
    }
    const drawn = await drawDesign(
      brief,
      {
        style: 'Fine Line',
        seed: ROSE.seed,
        sizePx: 1500,
        colour: 'natural',
        format: 'png',
        presentation: 'paper',
      },
      loadEngineResources(),
      workspace,
    )
    expect(Buffer.compare(bytes, drawn.bytes)).toBe(0)
  })

  test('larger than what an engine that is gone has drawn is the kept picture, enlarged', async () => {
    const { original, master } = await kept
    const document = await readScene(master!.scene)
    const scene = await pack(JSON.stringify({ ...document, engine: ENGINE_VERSION + 1 }))
    const picture = original.bytes
    const { bytes } = await studio.makeFile({ kind: 'png', picture, scene, sizePx: 960 })
    const enlarged = sharp(picture).resize({ width: 960, height: 960, fit: 'inside' })
    const pixels = await sharp(bytes).raw().toBuffer()
    expect(Buffer.compare(pixels, await enlarged.raw().toBuffer())).toBe(0)
    expect(Buffer.compare(bytes, (await fileOf('png', 960)).bytes)).not.toBe(0)
  })

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
  const reading = await studio.read(ROSE)
  expect(reading.tags).toContain('rose')
  const improved = await studio.improve({ ...ROSE, placement: 'Wrist' })
  expect(improved).toContain('Ada')
  expect(improved.toLowerCase()).toContain('wrist')
})
