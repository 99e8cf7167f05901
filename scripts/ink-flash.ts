import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { flashTheme } from '#engine/compose/flash-theme.ts'
import { composeDesign, drawMaster } from '#engine/draw-design.ts'
import { briefFor, drawTile, toTile } from '#engine/draw-flash.ts'
import { keepPlatesOn } from '#engine/forms/shelf.ts'
import { readPrompt } from '#engine/language/read-prompt.ts'
import { createWorkspace } from '#engine/pixels/workspace.ts'
import {
  flashPage,
  flashPdf,
  flashPng,
  flashSvg,
  layFlash,
  proportionOf,
  type FlashTile,
} from '#engine/present/flash-sheet.ts'
import { PAGES, type PageName } from '#engine/present/print-size.ts'
import { loadEngineResources } from '#server/providers/ink/engine-resources.ts'
import { openPlateShelf } from '#server/providers/ink/plate-shelf.ts'
import { parseStyle, UsageError } from './ink-options.ts'

const USAGE = `Usage:
  npm run ink:flash -- "Old School" [--subjects "rose,dagger,skull" | --around "a wolf howling at the moon"] [--page A4|A3|Letter] [--color colored|black] [--seed N] [--out FOLDER/NAME]
Draws six to nine designs of one style on a page, as NAME.svg, NAME.png and NAME.pdf at true size: of subjects, or around one design.`

/** What hangs in every shop. */
const CLASSICS = 'skull,rose,dagger,swallow,anchor,heart,panther,snake,moth'
const [LEAST, MOST] = [2, 12]

const resources = loadEngineResources()
const workspace = createWorkspace()
const tools = { resources, workspace }
keepPlatesOn(openPlateShelf())

type Style = ReturnType<typeof parseStyle>
type Colour = 'colored' | 'black' | 'natural'

interface Sheet {
  style: Style
  colour: Colour
  seed: number
}

/** Designs of these subjects, each alone. */
async function drawSubjects(subjects: readonly string[], { seed, ...design }: Sheet) {
  const tiles: FlashTile[] = []
  for (const [n, subject] of subjects.entries())
    tiles.push(await drawTile(readPrompt(subject), { ...design, seed: seed + n }, tools))
  return tiles
}

/** A design and what hangs around it, as the product makes it for people with a plan. */
async function drawAround(prompt: string, { style, colour, seed }: Sheet) {
  const document = composeDesign(readPrompt(prompt), { style, colour, seed }, resources)
  const { master } = await drawMaster(document, { sizePx: 1024 }, workspace)
  const tiles = [await toTile(document, master)]
  const wishes = flashTheme(document)
  console.log(wishes.map(({ motif, variant }) => `${motif} ${variant ?? ''}`.trim()).join(', '))
  for (const [n, wish] of wishes.entries())
    tiles.push(await drawTile(briefFor(wish), { style, colour, seed: seed + n + 1 }, tools))
  return tiles
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: {
      subjects: { type: 'string' },
      around: { type: 'string' },
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
  const sheet: Sheet = { style, colour, seed }
  const tiles = values.around
    ? await drawAround(values.around, sheet)
    : await drawSubjects(subjects, sheet)
  const page = flashPage(pageName)
  const places = layFlash(tiles.map(proportionOf), page)
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
