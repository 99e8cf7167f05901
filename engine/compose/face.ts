import type { Actor } from '#engine/compose/cast.ts'
import { moveLayer } from '#engine/compose/placing.ts'
import type { Motif } from '#engine/motifs/motif.ts'
import {
  boxHeight,
  boxOf,
  boxWidth,
  centreOf,
  coverage,
  type Box,
  type Layer,
} from '#engine/compose/scene.ts'

const HEAD =
  /head|front|roaring|mask|helmet|horned|bust|face|turned|sugar|flowing|headscarf|flower|oni|profile/

/** Of a moon the whole is a face; of a dragon it is a body. */
const isDisc = ({ category }: Motif, variant: string) =>
  category === 'celestial' && /^(?:full|crescent)$/.test(variant)

/** Whether a variant shows a head or bust alone. */
export const isBust = (motif: Motif, variant: string) =>
  // A dragon's head on its neck was sculpted as a body is; it is a head all the same.
  variant === 'head' ||
  (motif.measure?.(variant)?.isBust ??
    // Who has feet is there whole, from the front too.
    (!motif.marks?.(variant)?.feet && (HEAD.test(variant) || isDisc(motif, variant))))

/** Where the heads of fish and the like are, in parts of their box. */
const HEADS: Readonly<Record<string, Box>> = {
  'koi/swimming': [0.38, 0, 0.74, 0.22],
  'koi/turning': [0.56, 0.16, 0.88, 0.56],
}

/** The part of a hero that tells who it is: the middle of a head, the upper middle of a body. Null for things. */
export function faceOf(actor: Actor, box: Box, isMirrored: boolean): Box | null {
  const { category, name } = actor.motif
  const isLiving = category === 'animal' || category === 'mythical' || category === 'human'
  if (!isLiving && !name.includes('face')) return null
  const w = boxWidth(box)
  const h = boxHeight(box)
  const face = HEADS[`${name}/${actor.variant}`] ?? actor.motif.measure?.(actor.variant)?.face
  if (face)
    return [
      box[0] + (isMirrored ? 1 - face[2] : face[0]) * w,
      box[1] + face[1] * h,
      box[0] + (isMirrored ? 1 - face[0] : face[2]) * w,
      box[1] + face[3] * h,
    ]
  return isBust(actor.motif, actor.variant) || name.includes('head')
    ? [box[0] + 0.22 * w, box[1] + 0.2 * h, box[0] + 0.78 * w, box[1] + 0.78 * h]
    : [box[0] + 0.25 * w, box[1] + 0.04 * h, box[0] + 0.75 * w, box[1] + 0.5 * h]
}

/** How much of a face a layer may hide: the corner of a box is mostly air. */
export const HIDDEN_AT_MOST = 0.08

const isHidden = (face: Box, layer: Layer) => coverage(face, boxOf(layer)) > HIDDEN_AT_MOST

/** Pushes a layer outwards until it leaves every face free; from between two faces the way leads down. */
export function clearFaces(layer: Layer, faces: readonly Box[]): void {
  const [first, ...others] = faces
  if (!first) return
  if (others.length === 0) return clearFace(layer, first)
  for (let turn = 0; turn < MOST_STEPS && faces.some((face) => isHidden(face, layer)); turn++)
    moveLayer(layer, 0, 0.12 * boxHeight(first))
}

/** Twice across a face. */
const MOST_STEPS = 40

/** The short way out of one face. */
function clearFace(layer: Layer, face: Box): void {
  for (let turn = 0; turn < MOST_STEPS && isHidden(face, layer); turn++) {
    const [fx, fy] = centreOf(face)
    const [lx, ly] = centreOf(boxOf(layer))
    const dx = lx - fx
    const dy = ly - fy
    const step = 0.06 * Math.max(boxWidth(face), boxHeight(face))
    // Down and to the sides rather than up: there is more air below a head, and hats belong above it.
    if (Math.abs(dx) > 1.1 * Math.abs(dy)) moveLayer(layer, Math.sign(dx) * step, 0)
    else moveLayer(layer, 0, (dy < -0.15 * boxHeight(face) ? -1 : 1) * step)
  }
}
