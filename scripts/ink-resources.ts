import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { FONT_NAMES, type EngineResources, type FontName } from '#engine/compose/resources.ts'

const FILES: Record<FontName, readonly [family: string, weight: number]> = {
  blackletter: ['unifrakturcook', 700],
  pirate: ['pirata-one', 400],
  script: ['great-vibes', 400],
  western: ['rye', 400],
  roman: ['cinzel', 600],
  circus: ['sancreek', 400],
  uncial: ['uncial-antiqua', 400],
  gothic: ['grenze-gotisch', 600],
}

/** The icon set is five megabytes: it is read only when a subject needs it. */
function iconFinder(resolve: (name: string) => string) {
  let icons: Record<string, { body: string }> | undefined
  return (name: string) => {
    icons ??= (
      JSON.parse(readFileSync(resolve('@iconify-json/game-icons/icons.json'), 'utf8')) as {
        icons: Record<string, { body: string }>
      }
    ).icons
    return icons[name]?.body
  }
}

/** Reads the fonts from the installed packages: the engine itself never touches the disk. */
export function loadResources(): EngineResources {
  const resolve = createRequire(import.meta.url).resolve
  const fonts = Object.fromEntries(
    FONT_NAMES.map((name) => {
      const [family, weight] = FILES[name]
      const folder = path.dirname(resolve(`@fontsource/${family}/package.json`))
      const subsets = family === 'unifrakturcook' ? ['latin'] : ['latin', 'latin-ext']
      const files = subsets.map(
        (subset) =>
          new Uint8Array(
            readFileSync(path.join(folder, 'files', `${family}-${subset}-${weight}-normal.woff`)),
          ),
      )
      return [name, files]
    }),
  ) as unknown as EngineResources['fonts']
  return { fonts, findIcon: iconFinder(resolve) }
}
