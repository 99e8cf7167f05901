import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fuzz } from '../scripts/lib/fuzz/run.ts'

const SEED = 1
const REQUESTS = 5_000

test(
  'thousands of hostile requests break nothing: no answer of 500, no silence, no leak, and a clean stop',
  // It takes a minute of processor time, which a busy machine stretches; what must not be slow has a limit of its own inside.
  { timeout: 600_000 },
  async () => {
    if (!existsSync('build/server/index.js'))
      throw new Error('This test serves the built app: npm run build')
    const report = await fuzz({ requests: REQUESTS, seed: SEED })
    expect(report.failures, `npm run fuzz -- --seed ${SEED}`).toEqual([])
    const sent = Object.values(report.ends).reduce((sum, count) => sum + count, 0)
    expect(sent).toBe(REQUESTS)
  },
)
