/** Where a text points to in a space of meanings. Only its direction counts, so that a byte for each axis is enough. */
export type TextVector = Int8Array

export const VECTOR_DIMENSIONS = 512

/** Turns texts into vectors whose likeness is a likeness of meaning. A help, never a condition. */
export interface TextEmbedder {
  /** One vector each, or undefined when there are none to be had now: switched off, busy, starting or broken. */
  embed(texts: readonly string[]): Promise<TextVector[] | undefined>
  close(): Promise<void>
}
