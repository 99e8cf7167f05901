const MINUTE_MS = 60_000
const DAY = 1_440
/** Minutes are counted from here: see the column `standing`. */
const BEGINNING_MS = Date.UTC(2024, 0, 1)

/** Each thing that was asked for and is not in the picture, up to a few. */
const MISSING_COST = 7 * DAY
const MISSING_COUNTED = 4
/** We know nothing to call it by. */
const UNNAMED_COST = 30 * DAY
/** A name or a date alone means much to its owner, and little on a stranger's wall. */
const WORDS_ALONE_COST = 365 * DAY
/** Further back than any design will ever be old. */
const NONSENSE_COST = 20_000_000

/** Another one alike within so long is a near-twin, and each costs more than that: so twins never hang side by side. */
export const TWIN_WITHIN_MS = 20 * DAY * MINUTE_MS
export const TWIN_COST = 30 * DAY
export const TWINS_COUNTED = 12

interface Merits {
  tags: readonly string[]
  /** What is to be seen, with its lettering in quotation marks. */
  description: string
  notDrawn: readonly unknown[]
  createdAt: Date
}

/** Where a new design begins in the gallery's own order, its likes and its twins left aside: when it was made, put back for what speaks against it. */
export function standingOf({ tags, description, notDrawn, createdAt }: Merits): number {
  const age = Math.floor((createdAt.getTime() - BEGINNING_MS) / MINUTE_MS)
  const missing = Math.min(notDrawn.length, MISSING_COUNTED) * MISSING_COST
  // Subjects come first among the tags.
  const bare = tags.length === 0 ? UNNAMED_COST : tags[0] === 'lettering' ? WORDS_ALONE_COST : 0
  return age - missing - bare - (isNonsense(lettersOf(description)) ? NONSENSE_COST : 0)
}

/** Dates and Roman numerals are no words, and say what they say without a vowel. */
const lettersOf = (description: string) =>
  [...description.matchAll(/the (?:words|name) “([^”]+)”/g)].map(([, text = '']) => text).join(' ')

/** Fingers at rest on a keyboard, the same letter again and again, or a long word that nobody could say. */
const NONSENSE =
  /asdf|sdfg|dfgh|ghjk|hjkl|qwer|werty|zxcv|xcvb|(\p{L})\1{3}|\b[bcdfghjklmnpqrstvwxz]{5,}\b|[bcdfghjklmnpqrtvwxz]{6}/iu
export const isNonsense = (text: string): boolean => NONSENSE.test(text)
