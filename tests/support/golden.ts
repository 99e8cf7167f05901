import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { drawDesign } from '#engine/draw-design.ts'
import { createWorkspace } from '#engine/pixels/workspace.ts'
import { STYLE_NAMES } from '#engine/styles/recipes.ts'
import { loadEngineResources } from '#server/providers/ink/engine-resources.ts'
import { listOrders, orderOf, type TileOrder } from '../../scripts/lib/contact-sheet.ts'

const workspace = createWorkspace()

const ROOT = path.join(import.meta.dirname, '../..')
export const GOLDEN_FOLDER = path.join(ROOT, 'tests/golden')
export const INDEX_FILE = path.join(GOLDEN_FOLDER, 'index.json')
/** Where pictures of differences go; not kept. */
export const DIFFERENCE_FOLDER = path.join(ROOT, 'test-results/golden')
const SIZE_PX = 320

/** Which engine the pictures are of, and the hash of each one's pixels. */
export interface GoldenIndex {
  engine: number
  pictures: Record<string, string>
}

export const readIndex = (): GoldenIndex =>
  existsSync(INDEX_FILE)
    ? (JSON.parse(readFileSync(INDEX_FILE, 'utf8')) as GoldenIndex)
    : { engine: 0, pictures: {} }

export interface GoldenCase {
  name: string
  order: TileOrder
}

/** The sentences of the README's sheet, and one design in each style. */
export function listGoldenCases(): GoldenCase[] {
  const mixed = listOrders(readFileSync(path.join(ROOT, 'docs/gallery/mixed.txt'), 'utf8'))
  const toName = (text: string) => text.toLowerCase().replaceAll(' ', '-')
  return [
    ...mixed.map((line, index) => ({
      name: `mixed-${String(index + 1).padStart(2, '0')}`,
      order: orderOf(line, index + 1),
    })),
    ...STYLE_NAMES.map((style) => ({
      name: `style-${toName(style)}`,
      order: orderOf(`a snake around a skull with a rose | ${style}`, 1),
    })),
  ]
}

export interface Pixels {
  data: Buffer
  width: number
  height: number
}

const resources = loadEngineResources()

export async function drawGolden({ order: { brief, options } }: GoldenCase): Promise<Pixels> {
  const { bytes } = await drawDesign(
    brief,
    { ...options, format: 'png', sizePx: SIZE_PX },
    resources,
    workspace,
  )
  return toPixels(bytes)
}

export const goldenFile = (name: string) => path.join(GOLDEN_FOLDER, `${name}.webp`)

export const readGolden = (name: string): Promise<Pixels> =>
  toPixels(readFileSync(goldenFile(name)))

async function toPixels(picture: Uint8Array): Promise<Pixels> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

export const hashOf = ({ data, width, height }: Pixels) =>
  createHash('sha256').update(`${width}x${height}`).update(data).digest('hex').slice(0, 32)

const imageOf = ({ data, width, height }: Pixels) =>
  sharp(data, { raw: { width, height, channels: 3 } })

export async function saveGolden(name: string, pixels: Pixels): Promise<void> {
  mkdirSync(GOLDEN_FOLDER, { recursive: true })
  await imageOf(pixels).webp({ lossless: true, effort: 6 }).toFile(goldenFile(name))
}

/** Another processor may round the last bit otherwise when it reduces a picture; nobody sees that. */
const SEEN_FROM = 12
const SHARE_ALLOWED = 0.002

/** The share of pixels in which a person could see a difference; 1 where the sizes differ. */
export function differenceOf(before: Pixels, after: Pixels): number {
  if (before.width !== after.width || before.height !== after.height) return 1
  let seen = 0
  for (let i = 0; i < before.data.length; i += 3) {
    const channels = [0, 1, 2].map((c) => Math.abs(before.data[i + c]! - after.data[i + c]!))
    if (Math.max(...channels) > SEEN_FROM) seen++
  }
  return seen / (before.data.length / 3)
}

export const isSame = (before: Pixels, after: Pixels) =>
  differenceOf(before, after) <= SHARE_ALLOWED

/** Before, after, and in red what differs, side by side. Returns where the picture is. */
export async function saveDifference(name: string, before: Pixels, after: Pixels): Promise<string> {
  const { width, height } = before
  const marked = Buffer.from(after.data)
  if (before.data.length === after.data.length)
    for (let i = 0; i < marked.length; i += 3) {
      const isSeen = [0, 1, 2].some(
        (c) => Math.abs(before.data[i + c]! - after.data[i + c]!) > SEEN_FROM,
      )
      marked.set(isSeen ? [230, 30, 30] : [0, 1, 2].map((c) => 160 + after.data[i + c]! * 0.37), i)
    }
  const tiles = await Promise.all(
    [before, after, { ...after, data: marked }].map((pixels) =>
      imageOf(pixels)
        .resize(width, height, { fit: 'contain', background: '#fff' })
        .png()
        .toBuffer(),
    ),
  )
  mkdirSync(DIFFERENCE_FOLDER, { recursive: true })
  const file = path.join(DIFFERENCE_FOLDER, `${name}.png`)
  await sharp({ create: { width: 3 * width + 20, height, channels: 3, background: '#888' } })
    .composite(tiles.map((input, i) => ({ input, left: i * (width + 10), top: 0 })))
    .png()
    .toFile(file)
  return path.relative(ROOT, file)
}
