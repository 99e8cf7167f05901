import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { composeDesign, drawDocument, type ShowOptions } from '#engine/draw-design.ts'
import { keepPlatesOn } from '#engine/forms/shelf.ts'
import { readPrompt } from '#engine/language/read-prompt.ts'
import { createWorkspace } from '#engine/pixels/workspace.ts'
import {
  cutTo,
  flashPage,
  flashPdf,
  flashPng,
  flashSvg,
  inkBounds,
  layFlash,
  type FlashTile,
} from '#engine/present/flash-sheet.ts'
import { PAGES, type PageName } from '#engine/present/print-size.ts'
import { loadEngineResources } from '#server/providers/ink/engine-resources.ts'
import { openPlateShelf } from '#server/providers/ink/plate-shelf.ts'
import { parseStyle, UsageError } from './ink-options.ts'

const USAGE = `Usage:
  npm run ink:flash -- "Old School" --subjects "rose,dagger,skull" [--page A4|A3|Letter] [--color colored|black] [--seed N] [--out FOLDER/NAME]
Draws six to nine designs of one style on a page, as NAME.svg, NAME.png and NAME.pdf at true size.`

/** What hangs in every shop. */
const CLASSICS = 'skull,rose,dagger,swallow,anchor,heart,panther,snake,moth'
const [LEAST, MOST] = [2, 12]
/** Sharp at the size a design has on an A4 page. */
const TILE_PX = 1100

const resources = loadEngineResources()
const workspace = createWorkspace()
keepPlatesOn(openPlateShelf())

async function drawTile(subject: string, design: Parameters<typeof composeDesign>[1]) {
  const document = composeDesign(readPrompt(subject), { ...design, isBare: true }, resources)
  const show = async (presentation: ShowOptions['presentation'], format: 'png' | 'svg') =>
    (await drawDocument(document, { presentation, format, sizePx: TILE_PX }, resources, workspace))
      .bytes
  const whole = await show('transparent', 'png')
  const [left, top, width, height] = await inkBounds(whole)
  const { width: w, height: h } = document
  const tile: FlashTile = {
    picture: await cutTo(whole, [left, top, width, height]),
    stencil: await cutTo(await show('stencil', 'png'), [left, top, width, height]),
    svg: new TextDecoder().decode(await show('paper', 'svg')),
    box: [left * w, top * h, width * w, height * h],
  }
  return { tile, proportion: (width * w) / (height * h) }
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: {
      subjects: { type: 'string' },
      page: { type: 'string' },
      color: { type: 'string' },
      seed: { type: 'string' },
      out: { type: 'string' },
    },
    allowPositionals: true,
  })
  const [named] = positionals
  if (!named) throw new UsageError('Name the style.')
  const style = parseStyle(named)
  const subjects = (values.subjects ?? CLASSICS)
    .split(',')
    .map((subject) => subject.trim())
    .filter((subject) => subject !== '')
  if (subjects.length < LEAST || subjects.length > MOST)
    throw new UsageError(`A sheet has ${LEAST} to ${MOST} designs.`)
  const pageName = (values.page ?? 'A4') as PageName
  if (!(pageName in PAGES)) throw new UsageError(`Pages are ${Object.keys(PAGES).join(', ')}.`)
  const colour = values.color === 'colored' || values.color === 'black' ? values.color : 'natural'
  const seed = Number(values.seed) || 1
  const drawn: Awaited<ReturnType<typeof drawTile>>[] = []
  for (const [n, subject] of subjects.entries())
    drawn.push(await drawTile(subject, { style, colour, seed: seed + n }))
  const tiles = drawn.map(({ tile }) => tile)
  const page = flashPage(pageName)
  const places = layFlash(
    drawn.map(({ proportion }) => proportion),
    page,
  )
  const out = values.out ?? 'data/flash'
  writeFileSync(`${out}.svg`, flashSvg(tiles, places, page))
  writeFileSync(`${out}.png`, await flashPng(tiles, places, page))
  writeFileSync(`${out}.pdf`, await flashPdf(tiles, places, { title: `Flash: ${style}`, page }))
  console.log(`${out}.svg, .png, .pdf: ${tiles.length} designs on ${pageName}`)
}

try {
  await main()
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  console.error(`${error.message}\n\n${USAGE}`)
  process.exitCode = 2
}
