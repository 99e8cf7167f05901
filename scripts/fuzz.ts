import { parseArgs } from 'node:util'
import { ensureBuilt } from './lib/build.ts'
import { fuzz } from './lib/fuzz/run.ts'

const USAGE = 'npm run fuzz -- [--requests N] [--seed N] [--only NUMBER]'

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '5000' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
  },
})
const [requests, seed, only] = [values.requests, values.seed, values.only].map((given) =>
  given === undefined ? undefined : Number(given),
)
if ([requests, seed, only].some((given) => given !== undefined && !Number.isInteger(given))) {
  console.error(`Usage: ${USAGE}`)
  process.exit(2)
}

await ensureBuilt()
const report = await fuzz({ requests: requests!, seed: seed!, only })
const total = Object.values(report.ends).reduce((sum, count) => sum + count, 0)
console.log(`Seed ${seed}: ${total} requests in ${report.seconds} s`)
for (const [end, count] of Object.entries(report.ends)) console.log(`${count}\t${end}`)
for (const [when, footprint] of Object.entries({ before: report.before, after: report.after }))
  if (footprint) console.log(`${footprint.memoryMb} MB, ${footprint.descriptors} open\t${when}`)
for (const failure of report.failures) console.log(`\n${failure}`)
console.log(
  report.failures.length === 0
    ? 'Nothing broke.'
    : `\n${report.failures.length} failed; again: ${USAGE}, with these numbers`,
)
process.exit(report.failures.length === 0 ? 0 : 1)
