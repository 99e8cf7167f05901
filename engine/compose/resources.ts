import type { ReadFace } from '#engine/lettering/faces.ts'

/** What the engine cannot make itself and may not read from disk: the caller hands it in. */
export interface EngineResources {
  readFace: ReadFace
  /** The SVG body of an icon on a field of 512, for subjects nobody has drawn yet. */
  findIcon?: (name: string) => string | undefined
}
