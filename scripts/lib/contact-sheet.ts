import sharp from 'sharp'
import { drawDesign, type DrawOptions } from '#engine/draw-design.ts'
import { readPrompt } from '#engine/language/read-prompt.ts'
import { createRng } from '#shared/random.ts'
import type { Style } from '#shared/styles.ts'
import type { Brief } from '#engine/language/brief.ts'
import { HAND_NAMES, WORD_LAYOUTS } from '#shared/lettering.ts'
import { keepPlatesOn } from '#engine/forms/shelf.ts'
import { createWorkspace } from '#engine/pixels/workspace.ts'
import { keepBodiesOn } from '#engine/present/body/shelf.ts'
import { BODY_TYPES } from '#engine/present/body/body.ts'
import { styleOf } from '#engine/styles/choose-style.ts'
import type { loadEngineResources } from '#server/providers/ink/engine-resources.ts'
import { openBodyShelf, openPlateShelf } from '#server/providers/ink/plate-shelf.ts'
import { parseStyle } from '../ink-options.ts'

const workspace = createWorkspace()
keepPlatesOn(openPlateShelf())
keepBodiesOn(openBodyShelf())

/** One picture of a contact sheet, before it is drawn. */
export interface TileOrder {
  label: string
  brief: Brief
  options: Omit<DrawOptions, 'format' | 'sizePx'>
}

interface Tile {
  label: string
  image: Buffer
  ms: number
}

export interface SheetOptions {
  columns: number
  tilePx: number
  resources: ReturnType<typeof loadEngineResources>
}

const LABEL_PX = 20

/** The orders of a text file: one a line, `prompt | style | color | present | skin tone | gender`. */
export const listOrders = (text: string) =>
  text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'))

export function orderOf(line: string, seed: number): TileOrder {
  const [prompt = '', style = '', colour = '', present = '', tone = '', gender = ''] = line
    .split('|')
    .map((field) => field.trim())
  const brief = readPrompt(prompt)
  const { name } = styleOf(brief, style ? parseStyle(style) : null)
  return {
    label: `${name}: ${prompt}`,
    brief,
    options: {
      style: name,
      colour: (colour || brief.colourMode || 'natural') as DrawOptions['colour'],
      seed,
      presentation: (present || 'paper') as DrawOptions['presentation'],
      skinTone: Number(tone) || 4,
      bodyType: BODY_TYPES.find((type) => type === gender) ?? 'other',
    },
  }
}

const HAND_TEXTS = [
  '"Fearless"',
  '"Para mi abuela" 1941 - 2019',
  '"What is to give light must endure burning"',
]

/** Every hand with a word, a name with dates, and a verse. */
export const handOrders = (style: string, seed: number): TileOrder[] =>
  HAND_NAMES.flatMap((hand) =>
    HAND_TEXTS.map((text, index) => {
      const order = orderOf(`${text} | ${style}`, seed + index)
      const brief = { ...order.brief, writing: { ...order.brief.writing, hand, layout: null } }
      return { ...order, brief, label: `${hand}: ${text}` }
    }),
  )

/** Of beasts, plants, bones, things and signs: what a style makes of each is seen on these. */
const STYLE_SUBJECTS = ['wolf', 'rose', 'skull', 'sailing ship', 'snake', 'heart']

/** The same subjects in each style, with nothing of its own around them: the style must show in the thing itself. */
export const styleOrders = (styles: readonly Style[], seed: number): TileOrder[] =>
  styles.flatMap((style) =>
    STYLE_SUBJECTS.map((subject) => {
      const { options, ...order } = orderOf(`${subject} | ${style}`, seed)
      return { ...order, options: { ...options, isBare: true } }
    }),
  )

/** In an order that nobody can guess by, each row under a number instead of its name. */
export function blindRows(styles: readonly Style[], seed: number) {
  const random = createRng(seed)
  const drawn = styles.map((style) => ({ style, lot: random() }))
  return drawn.toSorted((a, b) => a.lot - b.lot).map(({ style }) => style)
}

const LAYOUT_TEXTS = ['"Stay true"', '"Mia & Leo"']

/** Every layout with two short texts that suit most of them; the others have their own. */
export const layoutOrders = (style: string, seed: number): TileOrder[] =>
  WORD_LAYOUTS.flatMap((layout) => {
    const own: Partial<Record<typeof layout, readonly string[]>> = {
      knuckles: ['"HOLD FAST"', '"STAYTRUE"'],
      monogram: ['"J.R."', '"ABC"'],
      mirror: ['"OTTO"', '"SWIMS"'],
      'heart-between': ['"J & M"', '"Mia & Leo"'],
      stem: ['"Valentina"', '"Mia & Leo"'],
    }
    return (own[layout] ?? LAYOUT_TEXTS).map((text, index) => {
      const order = orderOf(`${text} | ${style}`, seed + index)
      const brief = { ...order.brief, writing: { ...order.brief.writing, layout } }
      return { ...order, brief, label: `${layout}: ${text}` }
    })
  })

/** Draws every order and joins the pictures. One after the other, so that each is timed alone. */
export async function drawSheet(orders: readonly TileOrder[], options: SheetOptions) {
  const tiles: Tile[] = []
  for (const order of orders) tiles.push(await drawTile(order, options))
  const times = tiles.map((tile) => tile.ms).toSorted((a, b) => a - b)
  return { sheet: joinTiles(tiles, options), medianMs: Math.round(times[times.length >> 1]!) }
}

async function drawTile(order: TileOrder, { tilePx, resources }: SheetOptions): Promise<Tile> {
  const started = performance.now()
  const { bytes } = await drawDesign(
    order.brief,
    { ...order.options, format: 'png', sizePx: 1000 },
    resources,
    workspace,
  )
  const ms = performance.now() - started
  const image = await sharp(bytes)
    .resize(tilePx - 10, tilePx - 10, { fit: 'contain', background: '#fff' })
    .toColourspace('srgb')
    .png()
    .toBuffer()
  return { label: order.label, image, ms }
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function joinTiles(tiles: readonly Tile[], { columns, tilePx }: SheetOptions) {
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
