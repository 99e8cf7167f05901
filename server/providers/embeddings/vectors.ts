import type { TextVector } from '#server/providers/embeddings/text-embedder.ts'

const MOST = 127

/** The same direction in whole numbers of one byte. */
export function toTextVector(values: readonly number[]): TextVector {
  const largest = Math.max(...values.map(Math.abs)) || 1
  return Int8Array.from(values, (value) => Math.round((value / largest) * MOST))
}

/** From 1 for the same meaning to about 0 for nothing in common. */
export function likeness(a: TextVector, b: TextVector): number {
  let product = 0
  let lengthA = 0
  let lengthB = 0
  for (let axis = 0; axis < a.length; axis++) {
    product += a[axis]! * b[axis]!
    lengthA += a[axis]! ** 2
    lengthB += b[axis]! ** 2
  }
  return lengthA === 0 || lengthB === 0 ? 0 : product / Math.sqrt(lengthA * lengthB)
}
