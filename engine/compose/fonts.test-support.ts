import { readFileSync } from 'node:fs'
import path from 'node:path'
import { FONT_NAMES, type EngineResources } from '#engine/compose/resources.ts'

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

/** Two real fonts are enough for tests; every face falls back to the second. */
export function testResources(): EngineResources {
  const fonts = [read('cinzel', 600), read('great-vibes', 400)]
  return {
    fonts: Object.fromEntries(
      FONT_NAMES.map((name) => [name, fonts]),
    ) as unknown as EngineResources['fonts'],
  }
}
