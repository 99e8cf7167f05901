import type { Actor } from '#engine/compose/cast.ts'
import { inkBoxOf, layerAt } from '#engine/compose/placing.ts'
import { unionOf, type Box, type Layer } from '#engine/compose/scene.ts'
import { runsAt, silhouetteOf } from '#engine/compose/silhouette.ts'

/** What an arch spans comes up into its hollow, and what stands over low letters comes down to them: as near as their white allows. */
export function nestle(
  signs: readonly Layer[],
  words: Layer,
  { white, isBelow }: { white: number; isBelow: boolean },
): void {
  const box = unionOf(signs.map(inkBoxOf))
  const [letters, things] = [silhouetteOf([words], inkBoxOf(words)), silhouetteOf(signs, box)]
  const step = (box[2] - box[0]) / 40
  let nearest = Infinity
  // A letter beside the sign counts as one over or under it: they would touch.
  for (let x = box[0] - 4 * step; x <= box[2] + 4 * step; x += step) {
    const [own, met] = [runsAt(letters, x), runsAt(things, Math.min(box[2], Math.max(box[0], x)))]
    if (own.length === 0 || met.length === 0) continue
    const gap = isBelow ? met[0]![0] - own.at(-1)![1] : own[0]![0] - met.at(-1)![1]
    nearest = Math.min(nearest, gap)
  }
  if (!Number.isFinite(nearest)) return
  for (const layer of signs) layer.y -= (isBelow ? 1 : -1) * (nearest - white)
}

/** Long things that words end in: how they are turned to lie on from the last letter, their root or hilt towards it. */
const LIES: Readonly<Record<string, number>> = {
  feather: 1.15,
  lavender: 1.15,
  leaf: 1.15,
  sword: -1.45,
  dagger: -1.45,
  katana: -1.45,
}
const LYING_LENGTH = 1.7
/** White between the last letter and what lies on from it, in letter sizes. */
const LIES_APART = 0.06

/** A feather that a word ends in goes on from its last letter, and does not stand beside it as a mark. */
export function lieDown(
  signs: readonly Layer[],
  hero: Actor,
  { words, letter }: { words: Box; letter: number },
): void {
  const angle = LIES[hero.motif.name]
  const [sign] = signs
  if (angle === undefined || signs.length !== 1 || !sign) return
  const long = LYING_LENGTH * letter
  const { drawing, role, subject, halo, hasVolume } = sign
  const laid = layerAt(
    drawing,
    [0, 0],
    { width: long, height: long },
    { role, subject, halo, hasVolume, angle },
  )
  const box = inkBoxOf(laid)
  const foot = words[3] - 0.1 * letter
  Object.assign(sign, laid, {
    x: laid.x + words[2] + LIES_APART * letter - box[0],
    y: laid.y + foot - box[3],
  })
}
