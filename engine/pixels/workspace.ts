import type { Values } from '#engine/pixels/field.ts'

/** What an array that was used before holds when it is taken again. For one that is written whole, clearing is lost time. */
export type Content = 'zeros' | 'as left'

/**
 * Arrays that live from one drawing to the next: allocating and zeroing 4 MB arrays costs more than most stages.
 *
 * An array is told by its name. Whoever takes a name gets the same array as the last who did, so that what one drawing left here
 * is gone when the next is drawn. Whoever creates a workspace owns all that is drawn in it and decides when it is drawn in again.
 */
export interface Workspace {
  floats: (name: string, length: number, content?: Content) => Float32Array
  bytes: (name: string, length: number, content?: Content) => Uint8Array
  /** For numbers of regions, which have 16 bits. */
  ids: (name: string, length: number, content?: Content) => Uint16Array
  /** For places in another array. */
  places: (name: string, length: number, content?: Content) => Int32Array
}

export function createWorkspace(): Workspace {
  return {
    floats: shelf((length) => new Float32Array(length)),
    bytes: shelf((length) => new Uint8Array(length)),
    ids: shelf((length) => new Uint16Array(length)),
    places: shelf((length) => new Int32Array(length)),
  }
}

/** The arrays of one kind. One that has another length than before is made anew. */
function shelf<V extends Values>(make: (length: number) => V) {
  const kept = new Map<string, V>()
  return (name: string, length: number, content: Content = 'zeros'): V => {
    const found = kept.get(name)
    if (found?.length !== length) {
      const fresh = make(length)
      kept.set(name, fresh)
      return fresh
    }
    if (content === 'zeros') found.fill(0)
    return found
  }
}
