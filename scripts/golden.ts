import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { ENGINE_VERSION } from '#engine/version.ts'
import {
  drawGolden,
  hashOf,
  INDEX_FILE,
  isSame,
  listGoldenCases,
  readGolden,
  readIndex,
  saveDifference,
  saveGolden,
} from '#tests/support/golden.ts'

// Shows what the engine draws otherwise than its golden pictures, before and after side by side; `--renew` then keeps the new
// ones, but only for a new engine version: designs of the old one would be drawn larger by a hand that is no longer theirs.

const { values } = parseArgs({ options: { renew: { type: 'boolean' } } })
const index = readIndex()
const pictures: Record<string, string> = {}
const changed: string[] = []

for (const golden of listGoldenCases()) {
  const { name } = golden
  const after = await drawGolden(golden)
  pictures[name] = hashOf(after)
  if (pictures[name] === index.pictures[name]) continue
  const before = name in index.pictures ? await readGolden(name) : undefined
  if (before && isSame(before, after)) {
    pictures[name] = index.pictures[name]!
    continue
  }
  changed.push(name)
  const where = before ? await saveDifference(name, before, after) : 'new'
  console.log(`${name}  ${golden.order.label}  ${where}`)
  if (mayRenew()) await saveGolden(name, after)
}

console.log(`${changed.length} of ${Object.keys(pictures).length} are drawn otherwise.`)
if (mayRenew()) {
  writeFileSync(INDEX_FILE, `${JSON.stringify({ engine: ENGINE_VERSION, pictures }, null, 2)}\n`)
  console.log(`They are the golden pictures of engine ${ENGINE_VERSION} now.`)
} else if (changed.length > 0) {
  console.log(
    'Look at them. If they are meant so, raise ENGINE_VERSION in engine/version.ts and run with --renew.',
  )
  process.exitCode = 1
}

function mayRenew(): boolean {
  return values.renew === true && ENGINE_VERSION > index.engine
}
