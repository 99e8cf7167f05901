import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Sharp } from 'sharp'
import { listMotifs } from '#engine/motifs/registry.ts'
import { readPrompt } from '#engine/language/read-prompt.ts'
import { STYLE_NAMES } from '#engine/styles/recipes.ts'
import { loadEngineResources } from '#server/providers/ink/engine-resources.ts'
import { BODY_TYPES, PLACEMENTS, SKIN_TONES } from '#shared/options.ts'
import {
  drawSheet,
  handOrders,
  layoutOrders,
  listOrders,
  orderOf,
  type TileOrder,
} from './lib/contact-sheet.ts'
import { ROOT } from './lib/build.ts'

/**
 * The contact sheets of docs/gallery: everything the engine can draw, so that a change in it can be seen. Nothing is picked:
 * motifs, styles, tones and places are complete, and the mixed prompts have the number of their line as their seed.
 */
interface SheetPlan {
  name: string
  columns: number
  tilePx: number
  orders: readonly TileOrder[]
}

const FOLDER = path.join(ROOT, 'docs/gallery')
const MOTIFS_A_SHEET = 72
/** A picture in a repository is fetched by everyone who clones it. */
const MOST_BYTES = 900_000
const QUALITIES = [80, 70, 60, 50, 40]
const LETTERING_STYLES = ['Lettering', 'Watercolor', 'Dotwork', 'Old School']
/** Places with a shape of their own. */
const PLACES = [
  'forearm',
  'full sleeve',
  'half sleeve',
  'shoulder',
  'chest',
  'sternum',
  'spine',
  'full back',
  'collarbone',
  'wrist',
  'behind the ear',
  'armband',
]
const VARIATIONS = [0, 1, 2, 3]
const SUBJECTS = ['a wolf', 'a rose', 'a snake around a skull']

/** The motif asked for in words, as a person would; the word that leads elsewhere is passed over. */
function motifOrder({ name, words }: ReturnType<typeof listMotifs>[number]): TileOrder {
  const prompt = [name.replaceAll('-', ' '), ...words].find((word) => {
    const { subjects } = readPrompt(word)
    return subjects.length === 1 && subjects[0]!.motif === name
  })
  if (prompt === undefined) throw new Error(`No word leads to ${name}`)
  return { ...orderOf(`${prompt} | Realistic`, 1), label: name }
}

function plans(wanted: readonly string[] | undefined): SheetPlan[] {
  // Every motif is looked up in words, which is of no use to the other sheets.
  const isForMotifs = wanted?.some((name) => name.startsWith('motifs')) ?? true
  const motifs = isForMotifs ? listMotifs().map(motifOrder) : []
  const motifSheets = Array.from(
    { length: Math.ceil(motifs.length / MOTIFS_A_SHEET) },
    (_, sheet): SheetPlan => ({
      name: `motifs-${sheet + 1}`,
      columns: 9,
      tilePx: 200,
      orders: motifs.slice(sheet * MOTIFS_A_SHEET, (sheet + 1) * MOTIFS_A_SHEET),
    }),
  )
  const listOf = (name: string) =>
    listOrders(readFileSync(path.join(FOLDER, `${name}.txt`), 'utf8'))
  const words = listOf('lettering')
  const mixed = listOf('mixed')
  return [
    ...motifSheets,
    {
      name: 'styles',
      columns: 9,
      tilePx: 200,
      orders: STYLE_NAMES.flatMap((style) =>
        SUBJECTS.map((subject) => orderOf(`${subject} | ${style}`, 1)),
      ),
    },
    {
      name: 'tones',
      columns: 5,
      tilePx: 320,
      orders: SKIN_TONES.map(({ monk }) => ({
        ...orderOf(`a peony and a butterfly | Neo Traditional | colored | skin | ${monk}`, 1),
        label: `Monk ${monk}`,
      })),
    },
    {
      name: 'placements',
      columns: 5,
      tilePx: 320,
      orders: PLACEMENTS.map((placement, index) => {
        const bodyType = BODY_TYPES[index % BODY_TYPES.length]!
        const tone = 1 + ((index * 3) % 10)
        const line = `a koi and a lotus on the ${placement} | Black and White | black | skin | ${tone} | ${bodyType}`
        const order = orderOf(line, 1)
        const brief = { ...order.brief, placement: { gallery: placement, asked: placement } }
        return { ...order, brief, label: `${placement}, ${bodyType}, Monk ${tone}` }
      }),
    },
    {
      name: 'relations',
      columns: 8,
      tilePx: 300,
      orders: listOf('relations').map((line, index) => orderOf(line, index + 1)),
    },
    {
      name: 'places',
      columns: 8,
      tilePx: 300,
      orders: PLACES.flatMap((place) =>
        listOf('places').map((line, index) => orderOf(`${line} on the ${place}`, index + 1)),
      ),
    },
    {
      name: 'variations',
      columns: 8,
      tilePx: 300,
      orders: listOf('variations').flatMap((line, index) =>
        VARIATIONS.map((place) => {
          const order = orderOf(line, index + 1)
          return { ...order, options: { ...order.options, sibling: { of: index + 1, place } } }
        }),
      ),
    },
    {
      name: 'lettering',
      columns: 12,
      tilePx: 160,
      orders: [
        ...LETTERING_STYLES.flatMap((style) => handOrders(style, 1)),
        ...layoutOrders('Lettering', 1),
        ...words.map((line, index) => orderOf(line, index + 1)),
      ],
    },
    {
      name: 'mixed',
      columns: 8,
      tilePx: 300,
      orders: mixed.map((line, index) => orderOf(line, index + 1)),
    },
  ]
}

async function compressed(sheet: Sharp): Promise<Buffer> {
  const pixels = await sheet.png({ compressionLevel: 1 }).toBuffer()
  const { default: sharp } = await import('sharp')
  let bytes = Buffer.alloc(0)
  for (const quality of QUALITIES) {
    bytes = await sharp(pixels).webp({ quality }).toBuffer()
    if (bytes.length <= MOST_BYTES) break
  }
  return bytes
}

const { values } = parseArgs({
  options: {
    /** Names of sheets, with commas; all of them otherwise. */
    only: { type: 'string' },
    /** Another folder, and PNG instead of WebP: to look at sheets before they replace the kept ones. */
    png: { type: 'string' },
  },
})
const resources = loadEngineResources()
const wanted = values.only?.split(',')
for (const { name, orders, columns, tilePx } of plans(wanted)) {
  if (wanted && !wanted.includes(name)) continue
  const { sheet, medianMs } = await drawSheet(orders, { columns, tilePx, resources })
  const file = values.png ? path.join(values.png, `${name}.png`) : path.join(FOLDER, `${name}.webp`)
  const bytes = values.png ? await sheet.png().toBuffer() : await compressed(sheet)
  writeFileSync(file, bytes)
  console.log(
    `${file}: ${orders.length} designs, median ${medianMs} ms, ${Math.round(bytes.length / 1000)} kB`,
  )
}
