import type { Actor } from '#engine/compose/cast.ts'
import { put, type Build } from '#engine/compose/build.ts'
import { facingOf, mirror } from '#engine/compose/contact.ts'
import { inkBoxOf, moveLayer } from '#engine/compose/placing.ts'
import { silhouetteOf, type Silhouette } from '#engine/compose/silhouette.ts'
import { boxHeight, boxWidth, centreOf, unionOf, type Layer } from '#engine/compose/scene.ts'

/** Said of several that go one after the other, and the word it leaves with them. */
export const SAID_IN_FILE =
  /\btrunks?[- ]to[- ]tails?\b|\bnose[- ]to[- ]tail\b|\bhead[- ]to[- ]tail\b|\b(?:in|in a) (?:single )?(?:file|line)\b|\bone (?:behind|after) (?:the other|another)\b|\bfollowing (?:each other|one another)\b|\ben fila\b|im gänsemarsch|\ben file indienne\b|\bem fila\b|\bin fila\b/i
export const IN_FILE = 'in file'

export const isInFile = ({ modifiers }: Pick<Actor, 'modifiers'>): boolean =>
  modifiers.includes(IN_FILE)

/** The height of who comes next, in parts of the one who leads, and how far its muzzle reaches over the tail before it, in parts of its own length. */
const SIZES = { grown: 0.94, young: 0.56, least: 0.3, smaller: 0.06 }
const REACH = 0.03
/** Of the lower one of two, from its top: where a head meets a tail, above the feet. */
const BODY = { from: 0, to: 0.72 }

/** Young ones, or a second kind of the same file, go on behind whoever leads. False for who is in none. */
export function followInFile(build: Build, actor: Actor): boolean {
  const last = build.middle.at(-1)
  const leader = build.cast.get(build.middle[0]?.subject ?? -1)
  if (!isInFile(actor) || !last || !leader || !isInFile(leader)) return false
  fallIn(build, actor, { actor: leader, layer: last })
  return true
}

/** Goes on behind the last of those who stand: on the same ground, turned the same way, its muzzle at the tail before it. */
export function fallIn(build: Build, actor: Actor, leader: { actor: Actor; layer: Layer }): void {
  const ahead = facingOf(leader.actor, leader.layer) || 1
  const high = boxHeight(inkBoxOf(leader.layer))
  const first = actor.isYoung ? SIZES.young : SIZES.grown
  let last = leader.layer
  const boxes = Array.from({ length: actor.count - (actor === leader.actor ? 1 : 0) }, (_, i) => {
    const height = Math.max(SIZES.least, first - SIZES.smaller * i) * high
    const layer = put(
      build,
      'middle',
      actor,
      { at: [0, 0], width: 3 * height, height },
      { role: 'hero' },
    )
    if (facingOf(actor, layer) === -ahead) mirror(layer)
    moveLayer(layer, 0, inkBoxOf(last)[3] - inkBoxOf(layer)[3])
    comeBehind(layer, last, ahead)
    last = layer
    return inkBoxOf(layer)
  })
  const known = build.boxes.get(actor.subject)
  build.boxes.set(actor.subject, unionOf([...boxes, ...(known ? [known] : [])]))
  const [cx, cy] = centreOf(unionOf(build.middle.map(inkBoxOf)))
  for (const layer of build.middle) moveLayer(layer, -cx, -cy)
  for (const [subject, box] of build.boxes)
    build.boxes.set(subject, [box[0] - cx, box[1] - cy, box[2] - cx, box[3] - cy])
  build.faces = build.faces.map((face) => [face[0] - cx, face[1] - cy, face[2] - cx, face[3] - cy])
  build.faceBox = build.faces[0] ?? null
  build.heroBox = unionOf(build.middle.map(inkBoxOf))
}

/** Along the ground until the two outlines meet above the feet: boxes that touch may hold two bodies that do not. */
function comeBehind(layer: Layer, before: Layer, ahead: 1 | -1): void {
  moveLayer(layer, rowGap(layer, before, ahead, BODY) * ahead, 0)
  moveLayer(layer, ahead * REACH * boxWidth(inkBoxOf(layer)), 0)
}

/**
 * How far one may go until it meets the other, looking at the rows that both have between two heights of the lower one. `through` is the
 * share of those rows that may cross before: a tail is but few of them.
 */
export function rowGap(
  one: Layer,
  other: Layer,
  towards: 1 | -1,
  { from, to, through = 0 }: { from: number; to: number; through?: number },
): number {
  const [mine, theirs] = [inkBoxOf(one), inkBoxOf(other)]
  const lower = boxHeight(mine) < boxHeight(theirs) ? mine : theirs
  const [shape, stands] = [silhouetteOf([one], mine), silhouetteOf([other], theirs)]
  const steps = 40
  const gaps = Array.from({ length: steps }, (_, i) => {
    const y = lower[1] + (from + ((to - from) * i) / steps) * boxHeight(lower)
    const [edge, met] = [edgeAt(shape, y, towards), edgeAt(stands, y, -towards as 1 | -1)]
    return edge === undefined || met === undefined ? Infinity : towards * (met - edge)
  })
  const known = gaps.filter((gap) => Number.isFinite(gap)).toSorted((a, b) => a - b)
  const least = known[Math.floor(through * (known.length - 1))]
  return least !== undefined ? least : towards * (centreOf(theirs)[0] - centreOf(mine)[0])
}

/** The outermost ink of a row, to the right or to the left. */
function edgeAt(
  { isInk, width, height, left, top, cell }: Silhouette,
  y: number,
  side: 1 | -1,
): number | undefined {
  const row = Math.floor((y - top) / cell)
  if (row < 0 || row >= height) return undefined
  const columns = Array.from({ length: width }, (_, i) => (side > 0 ? width - 1 - i : i))
  const found = columns.find((column) => isInk[row * width + column])
  return found === undefined ? undefined : left + (found + 0.5) * cell
}
