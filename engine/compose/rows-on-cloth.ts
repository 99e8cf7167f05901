import type { Row } from '#engine/lettering/block.ts'
import { rowsFor, type Text } from '#engine/lettering/inscribe.ts'

/** More letters than this would have to be too small for a banner. */
const LETTERS_MOST = 26
const BANNERS_MOST = 3

export const fitsOnBanner = (text: string): boolean => text.length <= LETTERS_MOST

const fitOnCloth = (rows: readonly Row[]): boolean =>
  rows.length > 0 && rows.length <= BANNERS_MOST && rows.every(({ text }) => fitsOnBanner(text))

/** Words as banners take them, a line on each: as they stand, else broken until every line fits on one. Undefined where they are too many. */
export function rowsOnCloth(
  texts: readonly Text[],
  options: Parameters<typeof rowsFor>[1],
): Row[] | undefined {
  const own = rowsFor(texts, options)
  if (fitOnCloth(own)) return own
  for (let lines = 2; lines <= BANNERS_MOST; lines++) {
    const rows = rowsFor(texts, { ...options, lines })
    if (fitOnCloth(rows)) return rows
  }
  return undefined
}
