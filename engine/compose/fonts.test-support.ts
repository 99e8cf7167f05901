import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { EngineResources } from '#engine/compose/resources.ts'

const read = (family: string, weight: number, script = 'latin') =>
  new Uint8Array(
    readFileSync(
      path.join(
        'node_modules/@fontsource',
        family,
        'files',
        `${family}-${script}-${weight}-normal.woff`,
      ),
    ),
  )

/** Some real fonts are enough for tests; every face is the first, and the others for what it lacks. */
export function testResources(): EngineResources {
  const files = [read('cinzel', 500), read('great-vibes', 400), read('gfs-didot', 400, 'greek')]
  return { readFace: () => files }
}
