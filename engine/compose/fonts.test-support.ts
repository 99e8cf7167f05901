import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { EngineResources } from '#engine/compose/resources.ts'

const read = (family: string, weight: number) =>
  new Uint8Array(
    readFileSync(
      path.join(
        'node_modules/@fontsource',
        family,
        'files',
        `${family}-latin-${weight}-normal.woff`,
      ),
    ),
  )

/** Two real fonts are enough for tests; every face is the first, and the second for what it lacks. */
export function testResources(): EngineResources {
  const files = [read('cinzel', 500), read('great-vibes', 400)]
  return { readFace: () => files }
}
