import type { Point } from '#engine/motifs/drawing/geometry.ts'
import type { Actor } from '#engine/compose/cast.ts'
import { put, type Build } from '#engine/compose/build.ts'
import { facingOf, layerOfActor, marksOn, middleOf } from '#engine/compose/contact.ts'
import { headOf } from '#engine/compose/head.ts'
import { kindOf } from '#engine/compose/kinds.ts'
import type { Brief, Relation } from '#engine/language/brief.ts'
import { findMotif } from '#engine/motifs/registry.ts'

const OVER_EYE =
  /\b(?:over|cover(?:ing|s)?|hid(?:ing|es)|on|across) (?:one of |both )?(?:the |its |his |her |their |one |an )?(?:left |right )?eyes?\b|\b(?:über|auf) (?:dem|einem|seinem|ihrem) auge\b|\b(?:sobre|en|cubriendo|tapando) (?:el|un|su) ojo\b|\bsur (?:l[’']|un |son )[oœ]e?il\b|\b(?:sobre|no|tapando) (?:o|um|seu)? ?olho\b|\bsu(?:ll[’']| un )occhio\b/iu
const BOTH = /\beyes\b/i
const SIDE = /\b(left|right) eye\b/i

export type OverEye = `over-${'one' | 'left' | 'right' | 'both'}`
export const isOverEye = (manner: string | null): manner is OverEye =>
  /^over-(?:one|left|right|both)$/.test(manner ?? '')

/** "With a butterfly covering the eye": it lies there, and not on the brow or over the head. */
export function asOverEye({ subjects, prompt }: Brief, relation: Relation): Relation {
  const { kind, manner, from, to } = relation
  if (manner !== null || !/^(?:on|above|with)$/.test(kind) || !OVER_EYE.test(prompt))
    return relation
  const [cover, face] = kind === 'with' ? [to, from] : [from, to]
  const [what, whose] = [cover, face].map((at) => findMotif(subjects[at]?.motif ?? ''))
  if (!what || !COVERS.has(kindOf(what)) || !whose || kindOf(whose) !== 'figure') return relation
  const side = SIDE.exec(prompt)?.[1]?.toLowerCase() === 'left' ? 'left' : 'right'
  const which = BOTH.test(prompt) ? 'both' : SIDE.test(prompt) ? side : 'one'
  return { kind: 'on', from: cover, to: face, manner: `over-${which}` }
}

const COVERS: ReadonlySet<string> = new Set(['flower', 'flyer', 'foliage'])

/** How large it is beside the head, from the crown to the mouth: over one eye, over each of two, and across both. */
const COVER = { one: 0.84, each: 0.62, across: 1.05 }
/** Turned a little outwards, as the brow runs. */
const LEAN = 0.2

/** Over the eye that was said, or any where none was. False where no eye is to be seen. */
export function coverEye(build: Build, actor: Actor, face: Actor, manner: OverEye): boolean {
  const layer = layerOfActor(build, face)
  const head = headOf(build, face)
  const { eyes = head?.eyes ?? [] } = layer ? marksOn(face, layer) : {}
  if (!head || eyes.length === 0) return false
  // Of a turned head the nearer eye is the one to cover: the other is at its edge.
  const near = -facingOf(face, layer!) || (build.random() < 0.5 ? 1 : -1)
  const sorted = eyes.toSorted((a, b) => a[0] - b[0])
  const isEach = manner === 'over-both' && actor.count > 1
  const isAcross = manner === 'over-both' && !isEach
  const covered = isEach ? sorted : [isAcross ? middleOf(sorted) : eyeOf(sorted, manner, near)]
  const size = COVER[isEach ? 'each' : isAcross ? 'across' : 'one'] * head.unit
  for (const at of covered) {
    const angle = isAcross ? 0 : Math.sign(at[0] - head.crown[0]) * LEAN
    const over = put(build, 'front', actor, { at, width: size }, { angle })
    build.mayTouchFace.add(over)
  }
  return true
}

/** The right eye of somebody who looks at us is on our left. */
function eyeOf(eyes: readonly Point[], manner: OverEye, near: number): Point {
  const isLast = manner === 'over-one' ? near > 0 : manner === 'over-left'
  return isLast ? eyes.at(-1)! : eyes[0]!
}
