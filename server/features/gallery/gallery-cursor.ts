import { InvalidCursorError } from '#server/features/gallery/gallery.errors.ts'
import type { GallerySort } from '#shared/gallery.ts'

/** The last design of a page: the next one begins behind it. */
export interface GalleryPlace {
  id: number
  upvotes: number
}

export interface GalleryCursor {
  sort: GallerySort
  place: GalleryPlace
  /** The search had found nothing and went on with any of its words; so do the pages after the first. */
  isLoose: boolean
}

const CURSOR = /^(Popular|Recent):([1-9]\d{0,9}):(\d{1,10}):([01])$/
const MOST = 2_147_483_647

/** Opaque to whoever holds it, so that what is in it may change. */
export const encodeCursor = ({ sort, place, isLoose }: GalleryCursor): string =>
  Buffer.from(`${sort}:${place.id}:${place.upvotes}:${isLoose ? 1 : 0}`).toString('base64url')

/** Throws InvalidCursorError also for a place in a list that is sorted otherwise. */
export function decodeCursor(text: string, sort: GallerySort): GalleryCursor {
  const match = CURSOR.exec(Buffer.from(text, 'base64url').toString('utf8'))
  const [id, upvotes] = [Number(match?.[2]), Number(match?.[3])]
  if (!match || match[1] !== sort || id > MOST || upvotes > MOST) throw new InvalidCursorError()
  return { sort, place: { id, upvotes }, isLoose: match[4] === '1' }
}
