import { setTimeout as sleep } from 'node:timers/promises'
import * as queries from '#server/features/gallery/similar.queries.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { TextEmbedder, TextVector } from '#server/providers/embeddings/text-embedder.ts'

interface Prompted {
  id: number
  prompt: string
}

/** A prompt may be two thousand characters; what it is about stands at its beginning. */
const CHARACTERS_COMPARED = 300
/** Few enough that a search which needs the model meanwhile hardly notices. */
const BATCH = 8
/** Between two of them, so that many readers never cost more than a small part of a core. */
const PAUSE_MS = 250

/** Embedders that are making vectors already. */
const busy = new WeakSet<TextEmbedder>()

/**
 * The meanings of prompts, as far as they are known. Those that are not known are made behind the caller's back, so that
 * nobody ever waits for the model here; while it is at others, they are left for the next time somebody asks.
 */
export async function listPromptVectors(
  deps: Deps,
  designs: readonly Prompted[],
): Promise<Map<number, TextVector>> {
  const known = await queries.listVectors(
    deps.db,
    designs.map(({ id }) => id),
  )
  const unknown = designs.filter(({ id }) => !known.has(id))
  if (unknown.length > 0) void makeVectors(deps, unknown)
  return new Map([...known].map(([id, bytes]) => [id, new Int8Array(bytes)]))
}

async function makeVectors(deps: Deps, designs: readonly Prompted[]): Promise<void> {
  const { db, embeddings, log } = deps
  if (busy.has(embeddings)) return
  busy.add(embeddings)
  try {
    for (let from = 0; from < designs.length; from += BATCH) {
      if (from > 0) await sleep(PAUSE_MS, undefined, { ref: false })
      const batch = designs.slice(from, from + BATCH)
      const vectors = await embeddings.embed(
        batch.map(({ prompt }) => prompt.slice(0, CHARACTERS_COMPARED)),
      )
      if (!vectors) return
      const rows = batch.map(({ id }, index) => ({
        tattooId: id,
        vector: new Uint8Array(vectors[index]!.buffer),
      }))
      await queries.insertVectors(db, rows)
    }
  } catch (error) {
    log.warn({ err: error }, 'the meanings of designs were not kept')
  } finally {
    busy.delete(embeddings)
  }
}
