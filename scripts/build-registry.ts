/**
 * Writes the lists of `engine/motifs/registry/` from the files of `engine/motifs/drawn/<category>/`. Run by hand after a motif is
 * added, renamed or moved: `node scripts/build-registry.ts`. The registry's test notices when that was forgotten.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { ROOT } from './lib/build.ts'
import path from 'node:path'

const DRAWN = path.join(ROOT, 'engine', 'motifs', 'drawn')
const EXPORTED = /^export const (\w+): Motif = /m

for (const category of readdirSync(DRAWN)) {
  const motifs = readdirSync(path.join(DRAWN, category))
    .toSorted()
    .map((file) => {
      const exported = EXPORTED.exec(readFileSync(path.join(DRAWN, category, file), 'utf8'))
      if (!exported) throw new Error(`${category}/${file} exports no motif`)
      return { file, name: exported[1]! }
    })
  const lines = [
    '// Written by scripts/build-registry.ts.',
    "import type { Motif } from '#engine/motifs/motif.ts'",
    ...motifs.map(
      ({ file, name }) => `import { ${name} } from '#engine/motifs/drawn/${category}/${file}'`,
    ),
    '',
    `export const ${category.toUpperCase()}_MOTIFS: readonly Motif[] = [`,
    ...motifs.map(({ name }) => `  ${name},`),
    ']',
    '',
  ]
  writeFileSync(path.join(ROOT, 'engine', 'motifs', 'registry', `${category}.ts`), lines.join('\n'))
}
