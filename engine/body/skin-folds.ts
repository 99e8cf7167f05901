import { distanceTo, grown, piecesOf } from '#engine/body/grid.ts'
import type { ColourField } from '#engine/body/skin-colour.ts'

/** A fold is an edge from here on: it is fainter than an outline, and a shadow lies in it. */
const FOLD_EDGE = 0.35
/** Its shadow is no wider, in points. */
const FOLD_WIDTH = 5
/** Parts of the skin's area: smaller is noise, larger is something of its own. */
const LEAST_SHARE = 0.01
const MOST_SHARE = 0.35
/** How long the piece lies beside the skin, in edges of a square of its area. */
const LEAST_CONTACT = 2

/** The skin with each piece that lies right behind a fold of it, such as an armpit. `possible`: where skin may be by its colour. */
export function* skinWithFolds(
  mask: Uint8Array,
  possible: Uint8Array,
  field: ColourField,
): Generator<Uint8Array> {
  const open = new Uint8Array(mask.length)
  let area = 0
  for (let i = 0; i < mask.length; i++) {
    area += mask[i]!
    open[i] = possible[i] && !mask[i] && field.edge[i]! < FOLD_EDGE ? 1 : 0
  }
  const away = distanceTo(mask, field)
  const { label, sizes } = piecesOf(open, field)
  const contacts = new Uint32Array(sizes.length)
  for (let i = 0; i < open.length; i++) if (away[i]! <= FOLD_WIDTH) contacts[label[i]!]!++
  for (let piece = 1; piece < sizes.length; piece++) {
    const size = sizes[piece]!
    if (size < LEAST_SHARE * area || size > MOST_SHARE * area) continue
    if (contacts[piece]! < LEAST_CONTACT * Math.sqrt(size)) continue
    const only = Uint8Array.from(label, (value) => (value === piece ? 1 : 0))
    const reached = grown(only, field, 3)
    yield mask.map((value, i) =>
      value || (reached[i] && (possible[i] || away[i]! < FOLD_WIDTH)) ? 1 : 0,
    )
  }
}
