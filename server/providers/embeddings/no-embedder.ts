import type { TextEmbedder } from '#server/providers/embeddings/text-embedder.ts'

/** Where searching by meaning is switched off. */
export const createNoEmbedder = (): TextEmbedder => ({
  embed: async () => undefined,
  close: async () => {},
})
