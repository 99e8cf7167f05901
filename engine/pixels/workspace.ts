import type { Values } from '#engine/pixels/field.ts'

/** What an array that was used before holds when it is taken again. For one that is written whole, clearing is lost time. */
export type Content = 'zeros' | 'as left'

/**
 * Arrays that live from one drawing to the next: allocating and zeroing 4 MB arrays costs more than most stages.
 *
 * An array is told by its name. Whoever takes a name gets the same memory as the last who did, so that what one drawing left here
 * is gone when the next is drawn. Whoever creates a workspace owns all that is drawn in it and decides when it is drawn in again.
 */
export interface Workspace {
  floats: (name: string, length: number, content?: Content) => Float32Array
  bytes: (name: string, length: number, content?: Content) => Uint8Array
  /** For numbers of regions, which have 16 bits. */
  ids: (name: string, length: number, content?: Content) => Uint16Array
  /** For places in another array. */
  places: (name: string, length: number, content?: Content) => Int32Array
  /** One more as it was left, for whoever needs several at once and has no names for them: each is lent once until all are taken back. */
  spare: (length: number) => Float32Array
  takeBack: () => void
}

export function createWorkspace(): Workspace {
  const floats = shelf((length) => new Float32Array(length))
  let lent = 0
  return {
    floats,
    spare: (length) => floats(`spare ${++lent}`, length, 'as left'),
    takeBack: () => {
      lent = 0
    },
    bytes: shelf((length) => new Uint8Array(length)),
    ids: shelf((length) => new Uint16Array(length)),
    places: shelf((length) => new Int32Array(length)),
  }
}

/**
 * The arrays of one kind. Designs differ in height, and forms in size: where a name is taken for less than before, the beginning of
 * what is kept is lent, and only for more is it made anew.
 */
function shelf<V extends Values>(make: (length: number) => V) {
  const kept = new Map<string, { whole: V; lent: V }>()
  return (name: string, length: number, content: Content = 'zeros'): V => {
    const found = kept.get(name)
    if (!found || found.whole.length < length) {
      const fresh = make(length)
      kept.set(name, { whole: fresh, lent: fresh })
      return fresh
    }
    if (found.lent.length !== length) found.lent = found.whole.subarray(0, length) as V
    if (content === 'zeros') found.lent.fill(0)
    return found.lent
  }
}
