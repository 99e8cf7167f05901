import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { loadEngineResources } from '#server/providers/ink/engine-resources.ts'
import { LETTERING, STYLES } from '#shared/styles.ts'
import { parseStyle, UsageError } from './ink-options.ts'
import {
  blindRows,
  drawSheet,
  handOrders,
  listOrders,
  orderOf,
  styleOrders,
} from './lib/contact-sheet.ts'

/** Words have a sheet of their own. */
const DRAWING_STYLES = STYLES.filter((name) => name !== LETTERING)

const USAGE = `Usage:
  npm run ink:sheet -- prompts.txt --out sheet.png|webp [--columns N] [--tile PX] [--seed N]
  npm run ink:sheet -- --hands [--style NAME] --out …      every hand, three texts each
  npm run ink:sheet -- --styles [--style NAME,NAME] [--blind KEY.txt] --out …   styles on six subjects, nothing around them
Each line of the file is one tile: prompt | style | color | present | skin tone | gender`

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: {
      out: { type: 'string' },
      columns: { type: 'string' },
      tile: { type: 'string' },
      seed: { type: 'string' },
      hands: { type: 'boolean' },
      styles: { type: 'boolean' },
      blind: { type: 'string' },
      style: { type: 'string' },
    },
    allowPositionals: true,
  })
  const [file] = positionals
  if ((!file && !values.hands && !values.styles) || !values.out)
    throw new UsageError('Name the file with the prompts, or --hands or --styles, and --out.')
  const seed = Number(values.seed) || 1
  const orders = file
    ? listOrders(readFileSync(file, 'utf8')).map((line) => orderOf(line, seed))
    : values.styles
      ? ordersOfStyles(values, seed)
      : handOrders(values.style ?? 'Lettering', seed)
  if (orders.length === 0) throw new UsageError(`${file} holds no prompts.`)
  const { sheet, medianMs } = await drawSheet(orders, {
    tilePx: Number(values.tile) || 320,
    columns: Number(values.columns) || Math.min(6, orders.length),
    resources: loadEngineResources(),
  })
  // Sharp takes the format from the file's name.
  await sheet.toFile(values.out)
  console.log(`${values.out}: ${orders.length} designs, median ${medianMs} ms`)
}

/** Blind: rows by lot under numbers, and which is which in a file of its own. */
function ordersOfStyles({ style, blind }: { style?: string; blind?: string }, seed: number) {
  const asked = style ? style.split(',').map((name) => parseStyle(name.trim())) : DRAWING_STYLES
  if (!blind) return styleOrders(asked, seed)
  const rows = blindRows(asked, seed)
  writeFileSync(blind, `${rows.map((name, n) => `${n + 1} ${name}`).join('\n')}\n`)
  return styleOrders(rows, seed).map((order) => ({
    ...order,
    label: String(rows.indexOf(order.options.style) + 1),
  }))
}

try {
  await main()
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  console.error(`${error.message}\n\n${USAGE}`)
  process.exitCode = 2
}
