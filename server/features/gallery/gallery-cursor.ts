import { InvalidCursorError } from '#server/features/gallery/gallery.errors.ts'
import type { GallerySort } from '#shared/gallery.ts'

/** The last design of a page: the next one begins behind it. */
export interface GalleryPlace {
  id: number
  /** What the list is put in order by before their numbers: likes, or rank; 0 where numbers alone count. */
  weight: number
}

/** How far a search had to go to find anything: all its words, any of them, or what comes near to them in meaning. */
export const REACHES = ['all-words', 'any-word', 'meaning'] as const
export type Reach = (typeof REACHES)[number]

export interface GalleryCursor {
  sort: GallerySort
  place: GalleryPlace
  /** The pages after the first go as far as the first did. */
  reach: Reach
}

const CURSOR = /^(Best|Popular|Recent):([1-9]\d{0,9}):(-?\d{1,10}):([012])$/
const MOST = 2_147_483_647

/** Opaque to whoever holds it, so that what is in it may change. */
export const encodeCursor = ({ sort, place, reach }: GalleryCursor): string =>
  Buffer.from(`${sort}:${place.id}:${place.weight}:${REACHES.indexOf(reach)}`).toString('base64url')

/** Throws InvalidCursorError also for a place in a list that is sorted otherwise. */
export function decodeCursor(text: string, sort: GallerySort): GalleryCursor {
  const match = CURSOR.exec(Buffer.from(text, 'base64url').toString('utf8'))
  const [id, weight] = [Number(match?.[2]), Number(match?.[3])]
  if (!match || match[1] !== sort || id > MOST || Math.abs(weight) > MOST)
    throw new InvalidCursorError()
  return { sort, place: { id, weight }, reach: REACHES[Number(match[4])]! }
}
