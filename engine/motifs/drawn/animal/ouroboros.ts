import { measured } from '#engine/motifs/drawing/box.ts'
import { polar, type Point } from '#engine/motifs/drawing/geometry.ts'
import { along } from '#engine/motifs/drawing/pen.ts'
import { diamonds, joined, serpent, viperHead } from '#engine/motifs/drawing/serpent.ts'
import type { Motif, Part } from '#engine/motifs/motif.ts'

const STEPS = 240
/** Thin where it is bitten, thickest before the nape. */
const GIRTH = [1.4, 6, 10.5, 14, 16.5, 18, 18.5, 18.5, 18, 17, 16, 15.2]
/** How much of the tail is laid over the jaws that hold it. */
const BITTEN = 0.1

/** The body from the tail that is bitten to the nape, the jaws closed about its end. */
function biting(centre: readonly Point[], cuts: readonly number[]): Part[] {
  const { segment, head } = serpent({
    centre,
    halfWidth: (u) => along(GIRTH, u),
    bellyFrom: (u) => 0.56 - 0.1 * u,
    marking: diamonds(),
  })
  return [
    ...cuts.slice(1).flatMap((u, i) => segment(cuts[i]!, u)),
    ...joined(viperHead({ open: true, bites: true }), head, 1),
    ...segment(0, BITTEN),
  ]
}

/** All but closed: its head has come round to where the tail began. */
const ring = (): Part[] =>
  biting(
    Array.from({ length: STEPS + 1 }, (_, i): Point => {
      const t = i / STEPS
      return polar(98, -1.36 + t * (2 * Math.PI - 0.36))
    }),
    [0, 0.5, 1],
  )

/** The same without an end in another way: lying in an eight, once over itself. */
const eight = (): Part[] => {
  const reach = 150
  return biting(
    Array.from({ length: STEPS + 1 }, (_, i): Point => {
      const t = 0.12 + (i / STEPS) * (2 * Math.PI - 0.36)
      const k = 1 + Math.sin(t) ** 2
      return [(reach * Math.cos(t)) / k, (reach * 1.3 * Math.sin(t) * Math.cos(t)) / k]
    }),
    [0, 0.5, 1],
  )
}

export const ouroboros: Motif = {
  name: 'ouroboros',
  category: 'animal',
  words: ['ouroboros', 'uroboros', 'snake eating its tail', 'snake biting its tail'],
  variants: ['ring', 'eight'],
  spare: ['eight'],
  draw: ({ variant }) => measured(variant === 'eight' ? eight() : ring()),
}
