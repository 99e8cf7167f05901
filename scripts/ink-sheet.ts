import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { drawDesign, type DrawOptions } from '#engine/draw-design.ts'
import { BODY_TYPES } from '#engine/present/body/body.ts'
import { readPrompt } from '#engine/language/read-prompt.ts'
import { findStyle } from '#engine/styles/recipes.ts'
import { parseStyle, UsageError } from './ink-options.ts'
import { loadEngineResources } from '#server/providers/ink/engine-resources.ts'

const USAGE = `Usage:
  npm run ink:sheet -- prompts.txt --out sheet.png|webp [--columns N] [--tile PX] [--seed N]
Each line of the file is one tile: prompt | style | color | present | skin tone | gender`

interface Tile {
  label: string
  image: Buffer
  ms: number
}

const LABEL_PX = 20

async function drawTile(
  line: string,
  options: { tilePx: number; seed: number; resources: ReturnType<typeof loadEngineResources> },
): Promise<Tile> {
  const [prompt = '', style = '', colour = '', present = '', tone = '', gender = ''] = line
    .split('|')
    .map((field) => field.trim())
  const brief = readPrompt(prompt)
  const started = performance.now()
  const name = style ? parseStyle(style) : (findStyle(brief.style ?? '') ?? 'Realistic')
  const { bytes } = await drawDesign(
    brief,
    {
      style: name,
      colour: (colour || brief.colourMode || 'natural') as DrawOptions['colour'],
      seed: options.seed,
      presentation: (present || 'paper') as DrawOptions['presentation'],
      format: 'png',
      sizePx: 1000,
      skinTone: Number(tone) || 4,
      bodyType: BODY_TYPES.find((type) => type === gender) ?? 'other',
    },
    options.resources,
  )
  const ms = performance.now() - started
  const image = await sharp(bytes)
    .resize(options.tilePx - 10, options.tilePx - 10, { fit: 'contain', background: '#fff' })
    .toColourspace('srgb')
    .png()
    .toBuffer()
  return { label: `${name}: ${prompt}`, image, ms }
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function joinTiles(tiles: readonly Tile[], columns: number, tilePx: number) {
  const rows = Math.ceil(tiles.length / columns)
  const width = columns * tilePx
  const height = rows * (tilePx + LABEL_PX)
  const at = (i: number) => ({
    left: (i % columns) * tilePx,
    top: Math.floor(i / columns) * (tilePx + LABEL_PX),
  })
  const labels = tiles.map((tile, i) => {
    const { left, top } = at(i)
    const most = Math.floor(tilePx / 6)
    return `<text x="${left + 6}" y="${top + tilePx + 12}" font-size="11" font-family="DejaVu Sans" fill="#333">${escaped(tile.label.slice(0, most))}</text>`
  })
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${labels.join('')}</svg>`
  return sharp({ create: { width, height, channels: 3, background: '#ffffff' } }).composite([
    ...tiles.map((tile, i) => ({ input: tile.image, left: at(i).left + 5, top: at(i).top + 5 })),
    { input: Buffer.from(text), left: 0, top: 0 },
  ])
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: {
      out: { type: 'string' },
      columns: { type: 'string' },
      tile: { type: 'string' },
      seed: { type: 'string' },
    },
    allowPositionals: true,
  })
  const [file] = positionals
  if (!file || !values.out) throw new UsageError('Name the file with the prompts, and --out.')
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
  if (lines.length === 0) throw new UsageError(`${file} holds no prompts.`)
  const tilePx = Number(values.tile) || 320
  const resources = loadEngineResources()
  const tiles: Tile[] = []
  // One after the other: the engine works in arrays that the next design reuses.
  for (const line of lines)
    tiles.push(await drawTile(line, { tilePx, seed: Number(values.seed) || 1, resources }))
  const columns = Number(values.columns) || Math.min(6, tiles.length)
  // Sharp takes the format from the file's name.
  await joinTiles(tiles, columns, tilePx).toFile(values.out)
  const times = tiles.map((tile) => tile.ms).toSorted((a, b) => a - b)
  console.log(
    `${values.out}: ${tiles.length} designs, median ${Math.round(times[times.length >> 1]!)} ms`,
  )
}

try {
  await main()
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  console.error(`${error.message}\n\n${USAGE}`)
  process.exitCode = 2
}
