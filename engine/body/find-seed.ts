import type { SeenClasses } from '#engine/body/class-scores.ts'
import { distanceTo, inverted, piecesOf } from '#engine/body/grid.ts'
import type { Grid } from '#engine/pixels/field.ts'
import type { ColourField } from '#engine/body/skin-colour.ts'

/** Less than this share of the photo is a stray guess of the model. */
const LEAST_SEEN = 0.012
const SKIN_LIKE = 0.32

/** A point that is most likely bare skin: deep inside the largest such piece, not in the face, near the middle. */
export function findSeed(field: ColourField, seen: SeenClasses): number {
  const bySight = seen.bodySkin.map((value, i) => (value > 0.5 && seen.faceSkin[i]! < 0.3 ? 1 : 0))
  const seenMask = Uint8Array.from(bySight)
  const count = seenMask.reduce((sum, value) => sum + value, 0)
  const mask =
    count > LEAST_SEEN * seenMask.length
      ? seenMask
      : Uint8Array.from(field.skinLike, (value, i) =>
          value > SKIN_LIKE && seen.faceSkin[i]! + seen.hair[i]! + seen.clothes[i]! < 0.5 ? 1 : 0,
        )
  return deepest(mask, field)
}

function deepest(mask: Uint8Array, { width, height, skinLike }: ColourField): number {
  const depth = distanceTo(inverted(mask), { width, height })
  const { label, sizes } = piecesOf(mask, { width, height })
  let [best, most] = [(height >> 1) * width + (width >> 1), 0]
  for (let y = 4; y < height - 4; y++)
    for (let x = 4; x < width - 4; x++) {
      const i = y * width + x
      if (!mask[i]) continue
      const [fromX, fromY] = [(2 * x) / width - 1, (2 * y) / height - 1]
      // A limb is long: its piece counts, while depth beyond a limb's is a wall's.
      const value =
        Math.min(depth[i]!, width * 0.2) *
        Math.sqrt(sizes[label[i]!]! / mask.length) *
        (0.2 + skinLike[i]!) *
        Math.exp(-0.55 * (fromX * fromX + fromY * fromY))
      if (value <= most) continue
      most = value
      best = i
    }
  return best
}

/** Where somebody would most likely want the design: with room on all sides, near the middle of the picture. */
export function bestSpot(skin: Uint8Array, { width, height }: Grid): number {
  const depth = distanceTo(inverted(skin), { width, height })
  const enough = 0.22 * Math.min(width, height)
  let [best, most] = [(height >> 1) * width + (width >> 1), 0]
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      if (!skin[i]) continue
      const [fromX, fromY] = [(2 * x) / width - 1, (2 * y) / height - 1]
      // Past the picture's edge there is no room, though the limb goes on.
      const room = Math.min(depth[i]!, enough, x, y, width - 1 - x, height - 1 - y)
      const value = room * Math.exp(-1.2 * (fromX * fromX + fromY * fromY))
      if (value <= most) continue
      most = value
      best = i
    }
  return best
}
