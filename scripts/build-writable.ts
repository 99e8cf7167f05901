/**
 * Makes engine/language/vocabulary/writable.ts: which Chinese, Japanese and Korean letters the installed faces have. Run by hand
 * after one of those faces changes: `node scripts/build-writable.ts`. The same faces give the same bytes.
 */
import { writeFileSync } from 'node:fs'
import type { FaceName } from '#engine/lettering/faces.ts'
import { openFont } from '#engine/lettering/shaper.ts'
import { loadEngineResources } from '#server/providers/ink/engine-resources.ts'

const { readFace } = loadEngineResources()

function bitmap(first: number, last: number, faces: readonly FaceName[]): string {
  const bits = Buffer.alloc(Math.ceil((last - first + 1) / 8))
  for (const file of faces.flatMap((face) => readFace(face).map(openFont)))
    for (const code of file.has)
      if (code >= first && code <= last) bits[(code - first) >> 3]! |= 1 << ((code - first) & 7)
  return bits.toString('base64')
}

const lines = (packed: string) =>
  (packed.match(/.{1,110}/g) ?? []).map((line) => `  '${line}'`).join(' +\n')

writeFileSync(
  new URL('../engine/language/vocabulary/writable.ts', import.meta.url),
  `/** Made by scripts/build-writable.ts: a bit for each letter, set where a face has it. */
export const HAN_FROM = 0x4e00
export const HAN_BITS =
${lines(bitmap(0x4e00, 0x9fff, ['ma-shan-zheng', 'yuji-syuku']))}

export const HANGUL_FROM = 0xac00
export const HANGUL_BITS =
${lines(bitmap(0xac00, 0xd7a3, ['song-myung']))}
`,
)
