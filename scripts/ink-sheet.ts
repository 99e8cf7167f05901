import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { loadEngineResources } from '#server/providers/ink/engine-resources.ts'
import { UsageError } from './ink-options.ts'
import { drawSheet, handOrders, listOrders, orderOf } from './lib/contact-sheet.ts'

const USAGE = `Usage:
  npm run ink:sheet -- prompts.txt --out sheet.png|webp [--columns N] [--tile PX] [--seed N]
  npm run ink:sheet -- --hands [--style NAME] --out …      every hand, three texts each
Each line of the file is one tile: prompt | style | color | present | skin tone | gender`

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: {
      out: { type: 'string' },
      columns: { type: 'string' },
      tile: { type: 'string' },
      seed: { type: 'string' },
      hands: { type: 'boolean' },
      style: { type: 'string' },
    },
    allowPositionals: true,
  })
  const [file] = positionals
  if ((!file && !values.hands) || !values.out)
    throw new UsageError('Name the file with the prompts, or --hands, and --out.')
  const seed = Number(values.seed) || 1
  const orders = file
    ? listOrders(readFileSync(file, 'utf8')).map((line) => orderOf(line, seed))
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

try {
  await main()
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  console.error(`${error.message}\n\n${USAGE}`)
  process.exitCode = 2
}
