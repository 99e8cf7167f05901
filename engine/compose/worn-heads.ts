import { polygon, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Part } from '#engine/motifs/motif.ts'
import type { Actor } from '#engine/compose/cast.ts'
import { put, type Build } from '#engine/compose/build.ts'
import { layerOfActor, marksOn, middleOf } from '#engine/compose/contact.ts'
import { headOf, type Head } from '#engine/compose/head.ts'
import { isLiving } from '#engine/compose/kinds.ts'
import { inkBoxOf, layerOf, moveLayer } from '#engine/compose/placing.ts'
import { boxWidth, unionOf, type Box } from '#engine/compose/scene.ts'

/**
 * In the unit of the wearer's head: how far the beast's mouth is from its crown, how far above the eyes its lip lies, how much of
 * the beast's lip is above its mark, and half the breadth of the opening that the face looks out of, at the brow and below.
 */
const PELT = { head: 1.12, overEyes: 0.23, lip: 0.1, brow: 0.36, cheek: 0.53, arch: 0.34 }
/** The fur beside the face ends in locks: how many on each side, how deep they are cut, and how far down they reach. */
const LOCKS = { each: 7, deep: 0.085, down: 1.62, tapering: 0.16 }
/** Upper teeth along the lip: how far from the middle, and how long. */
const FANGS: readonly (readonly [aside: number, long: number, wide: number])[] = [
  [0.2, 0.17, 0.07],
  [0.1, 0.07, 0.05],
  [0.025, 0.05, 0.045],
]

/** The head of a beast worn over one's own: its upper jaw on the brow, its cheeks beside the face. False for what has no face from the front. */
export function wearHead(build: Build, beast: Actor, wearer: Actor): boolean {
  const head = headOf(build, wearer)
  const person = layerOfActor(build, wearer)
  if (!head || !person || beast.count > 1 || !isLiving(beast) || !isSomebody(wearer)) return false
  const { eyes, mouth, crown } = beast.motif.marks?.(beast.variant) ?? {}
  if (eyes?.length !== 2 || !mouth || !crown) return false
  const { unit } = head
  const layer = put(build, 'front', beast, { at: [0, 0], width: unit }, { role: 'hero' })
  const own = marksOn(beast, layer)
  layer.scale *=
    (PELT.head * unit) / Math.hypot(own.mouth![0] - own.crown![0], own.mouth![1] - own.crown![1])
  const [x] = middleOf(head.eyes)
  const lip = lipOf(head)
  const placed = marksOn(beast, layer).mouth!
  moveLayer(layer, x - placed[0], lip - PELT.lip * unit - placed[1])
  const box = inkBoxOf(layer)
  const opening = openingOf([x, lip], unit)
  layer.clip = aroundOpening(opening, box)
  person.clip = below(inkBoxOf(person), x, head)
  const teeth = layerOf(fangsAt([x, lip], unit), { role: 'support', subject: beast.subject })
  build.front.push(teeth)
  for (const each of [layer, teeth]) build.mayTouchFace.add(each)
  const seen: Box = inkBoxOf(layer)
  build.boxes.set(beast.subject, seen)
  build.heroBox = unionOf([build.heroBox, seen])
  return true
}

const isSomebody = ({ motif }: Actor): boolean => motif.category === 'human'

const lipOf = ({ eyes, unit }: Head): number => middleOf(eyes)[1] - PELT.overEyes * unit

/** From the lower end on the left over the brow to the lower end on the right: the lip is an arch, and beside the face hang locks. */
function openingOf([x, lip]: Point, unit: number): Point[] {
  const side = (s: -1 | 1): Point[] =>
    Array.from({ length: 2 * LOCKS.each + 1 }, (_, i): Point => {
      const t = i / (2 * LOCKS.each)
      const isTip = i % 2 === 1
      const half = PELT.cheek + LOCKS.tapering * t - (isTip ? LOCKS.deep : 0)
      return [x + s * half * unit, lip + (PELT.arch + (isTip ? 0.07 : 0) + t * LOCKS.down) * unit]
    })
  const arch = Array.from({ length: 13 }, (_, i): Point => {
    const t = -1 + i / 6
    return [x + t * PELT.brow * unit, lip + 0.3 * PELT.arch * t ** 2 * unit]
  })
  return [...side(-1).toReversed(), ...arch, ...side(1)]
}

/** Everything of the beast outside the opening. */
function aroundOpening(opening: readonly Point[], [left, top, right, bottom]: Box): Point[] {
  const [first, last] = [opening[0]!, opening.at(-1)!]
  const [w, h] = [right - left, bottom - top]
  return [
    [left - w, bottom + h],
    [left - w, top - h],
    [right + w, top - h],
    [right + w, bottom + h],
    [last[0], bottom + h],
    ...opening.toReversed(),
    [first[0], bottom + h],
  ]
}

/** Beside the brow their hair, or what else they wear, is under the beast: it would stick out beside its cheeks. */
function below(box: Box, x: number, { unit, chin, eyes }: Head): Point[] {
  const half = (PELT.cheek + LOCKS.tapering) * unit
  const [left, , right, bottom] = box
  const [far, top] = [boxWidth(box), chin[1] - 2 * unit]
  const [brow, cheek] = [middleOf(eyes)[1], middleOf(eyes)[1] + HAIR.down * unit]
  return [
    [x - half, top],
    [x + half, top],
    [x + half, brow],
    [x + HAIR.half * unit, cheek],
    [right + far, cheek],
    [right + far, bottom + far],
    [left - far, bottom + far],
    [left - far, cheek],
    [x - HAIR.half * unit, cheek],
    [x - half, brow],
  ]
}

/** Hair comes out from under the fur below the eyes, and spreads until here. */
const HAIR = { down: 0.4, half: 0.95 }

function fangsAt([x, lip]: Point, unit: number): Part[] {
  return FANGS.flatMap(([aside, long, wide]) =>
    [-1, 1].map((side): Part => {
      const root = x + side * aside * unit
      const y = lip + 0.3 * PELT.arch * (aside / PELT.brow) ** 2 * unit
      const half = (wide * unit) / 2
      return {
        d: polygon([
          [root - half, y - 0.03 * unit],
          [root + half, y - 0.03 * unit],
          [root + 0.2 * half * side, y + long * unit],
        ]),
        fill: 'bone',
        stroke: 0.7,
      }
    }),
  )
}
