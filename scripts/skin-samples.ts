import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { showBody } from '#server/providers/ink/show-body.ts'
import { FIRST_VIEW } from '#shared/body-views.ts'
import { SKIN_TONES } from '#shared/options.ts'
import { ROOT } from './lib/build.ts'

/** The view that everybody begins with in the fitting room without a photo: once in every tone, and where its skin lies. */
const folder = path.join(ROOT, 'app/assets/skin')
mkdirSync(folder, { recursive: true })
for (const shown of [...SKIN_TONES.map(({ monk }) => monk), 'sheet' as const]) {
  const { bytes } = await showBody({ view: FIRST_VIEW, shown })
  const file = path.join(folder, `forearm-${shown}.webp`)
  writeFileSync(file, bytes)
  console.log(`${path.relative(ROOT, file)}: ${bytes.length} bytes`)
}
