import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { FONT_NAMES, type EngineResources, type FontName } from '#engine/compose/resources.ts'

const FONT_FILES: Record<FontName, { family: string; weight: number; subsets: string[] }> = {
  blackletter: { family: 'unifrakturcook', weight: 700, subsets: ['latin'] },
  pirate: { family: 'pirata-one', weight: 400, subsets: ['latin', 'latin-ext'] },
  script: { family: 'great-vibes', weight: 400, subsets: ['latin', 'latin-ext'] },
  western: { family: 'rye', weight: 400, subsets: ['latin', 'latin-ext'] },
  roman: { family: 'cinzel', weight: 600, subsets: ['latin', 'latin-ext'] },
  circus: { family: 'sancreek', weight: 400, subsets: ['latin', 'latin-ext'] },
  uncial: { family: 'uncial-antiqua', weight: 400, subsets: ['latin', 'latin-ext'] },
  gothic: { family: 'grenze-gotisch', weight: 600, subsets: ['latin', 'latin-ext'] },
}

interface IconSet {
  icons: Record<string, { body: string }>
}

/** What the engine may not read from disk itself, from the installed packages. Once per worker. */
export function loadEngineResources(): EngineResources {
  const { resolve } = createRequire(import.meta.url)
  const readFont = (name: FontName) => {
    const { family, weight, subsets } = FONT_FILES[name]
    const folder = path.dirname(resolve(`@fontsource/${family}/package.json`))
    return subsets.map(
      (subset) =>
        new Uint8Array(
          readFileSync(path.join(folder, 'files', `${family}-${subset}-${weight}-normal.woff`)),
        ),
    )
  }
  const fonts = Object.fromEntries(
    FONT_NAMES.map((name) => [name, readFont(name)]),
  ) as unknown as EngineResources['fonts']

  // Five megabytes of JSON: read only when a subject needs an icon, which few do.
  let icons: IconSet['icons'] | undefined
  const findIcon = (name: string) => {
    icons ??= (
      JSON.parse(readFileSync(resolve('@iconify-json/game-icons/icons.json'), 'utf8')) as IconSet
    ).icons
    return Object.hasOwn(icons, name) ? icons[name]?.body : undefined
  }
  return { fonts, findIcon }
}
