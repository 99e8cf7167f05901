/**
 * Makes content/gallery/subject-vectors.bin from the glosses beside it. Run by hand after those change:
 * `node scripts/build-subject-vectors.ts`.
 */
import { writeFile } from 'node:fs/promises'
import { SUBJECT_GLOSSES } from '#content/gallery/subject-glosses.ts'
import { embed } from '#server/providers/embeddings/embeddings-worker.ts'

const BATCH = 16
const phrases = SUBJECT_GLOSSES.flatMap((gloss) => gloss.phrases)
const vectors: Int8Array[] = []
for (let from = 0; from < phrases.length; from += BATCH)
  vectors.push(...(await embed(phrases.slice(from, from + BATCH))))
const file = new URL('../content/gallery/subject-vectors.bin', import.meta.url)
await writeFile(file, Buffer.concat(vectors.map(({ buffer }) => new Uint8Array(buffer))))
console.log(`${vectors.length} phrases`)
