import type { Actor } from '#engine/compose/cast.ts'
import { put, remember, type Build } from '#engine/compose/build.ts'
import { middleOf } from '#engine/compose/contact.ts'
import { headOf, type Head } from '#engine/compose/head.ts'
import { drawMotif, type Seat } from '#engine/motifs/motif.ts'
import { inkBoxOf, layerOf, moveLayer } from '#engine/compose/placing.ts'
import { boxHeight, boxWidth, type Layer } from '#engine/compose/scene.ts'
import { glassesFor, topHatFor } from '#engine/compose/worn-shapes.ts'

export const seatOf = ({ motif, variant }: Pick<Actor, 'motif' | 'variant'>): Seat | undefined =>
  motif.name === 'bow' && variant === 'tie' ? 'neck' : motif.worn

/** How much wider than the head's top a thing is, and how far over the forehead it comes, in parts of the head's unit. */
const HAT = { width: 1.06, over: 0.26 }
/** A wreath lies about the widest part of a head. */
const WREATH = { width: 1.16, over: 0.44 }
const BRIMMED = { width: 1.5, over: 0.2 }
/** Heads are measured this far below the crown. */
const MEASURED_AT = 0.4
/** Some hats have none, and some are hats of several kinds. */
const BRIMMED_VARIANT = /cowboy|sombrero|fedora|straw|pirate|wizard/
const hasBrim = ({ motif, variant }: Actor) =>
  motif.hasBrim === true || BRIMMED_VARIANT.test(variant)
const HALO = { width: 1.25, above: 0.16 }
const HEADPHONES = { width: 1.14, above: 0.1 }
const NECK = { width: 0.9, below: 0.1, ahead: 0.22 }
const SCARF = { width: 1.7, below: 0.02 }
const MASK = { width: 0.95 }

/** Sets something on a head in the head's own perspective. False where there is no head to be seen, or nothing that is worn. */
export function wearOn(build: Build, actor: Actor, wearer: Actor): boolean {
  const head = headOf(build, wearer)
  const seat = seatOf(actor)
  if (!head || !seat) return false
  const layer = WORN[seat](build, actor, head)
  build.mayTouchFace.add(layer)
  build.boxes.set(actor.subject, inkBoxOf(layer))
  return true
}

const WORN: Record<Seat, (build: Build, actor: Actor, head: Head) => Layer> = {
  antlers: (build, actor, { crown, unit, tilt, widthAt, isFront }) => {
    const width = ANTLERS.width * widthAt(crown[1] + MEASURED_AT * unit)
    const layer = sized(build, isFront ? 'front' : 'back', as(actor, 'pair'), width, tilt)
    return bottomAt(layer, crown[0], crown[1] + ANTLERS.over * unit)
  },
  glasses: (build, actor, head) =>
    drawn(build, actor, glassesFor(head, /sun|shades|aviator/.test(actor.motif.name))),
  hat: (build, actor, head) =>
    actor.motif.name === 'top-hat' ? drawn(build, actor, topHatFor(head)) : hat(build, actor, head),
  halo: (build, actor, head) => {
    const { crown, unit, tilt } = head
    const layer = sized(build, 'back', actor, HALO.width * unit, tilt)
    return bottomAt(layer, crown[0], crown[1] - HALO.above * unit + boxHeight(inkBoxOf(layer)) / 2)
  },
  headphones: (build, actor, { crown, eyes, unit, tilt, widthAt }) => {
    const width = HEADPHONES.width * widthAt(middleOf(eyes)[1])
    const layer = sized(build, 'front', actor, width, tilt)
    const top = crown[1] - HEADPHONES.above * unit
    return bottomAt(layer, crown[0], top + boxHeight(inkBoxOf(layer)))
  },
  neck: (build, actor, { chin, crown, unit, isFront }) => {
    // A bow sits under the chin, a scarf goes round all of the neck.
    const fit = actor.motif.name === 'scarf' ? SCARF : NECK
    const layer = sized(build, 'front', actor, fit.width * unit, 0)
    const top = chin[1] + fit.below * unit
    // Of a head seen from the side the throat is under the jaw, and not under the muzzle.
    const x = isFront ? chin[0] : crown[0] + NECK.ahead * (chin[0] - crown[0])
    return bottomAt(layer, x, top + boxHeight(inkBoxOf(layer)))
  },
  mask: (build, actor, { chin, unit, tilt, eyes }) => {
    const layer = sized(build, 'front', actor, MASK.width * unit, tilt)
    const middle = (middleOf(eyes)[1] + chin[1]) / 2
    return bottomAt(layer, chin[0], middle + boxHeight(inkBoxOf(layer)) / 2)
  },
}

/** They spread wider than the head, and grow out of its crown. */
const ANTLERS = { width: 1.5, over: 0.12 }
/** A brow stays free under any hat, in the same parts. */
const BROW = 0.1
const ON_CROWN = 0.08

const isWreath = ({ motif, variant }: Actor): boolean =>
  motif.name === 'crown' && variant === 'floral'
const as = (actor: Actor, variant: string): Actor => ({
  ...actor,
  draw: () => drawMotif(actor.motif, { variant, seed: 1 }),
})

function hat(build: Build, worn: Actor, { crown, eyes, unit, tilt, widthAt }: Head): Layer {
  const actor = isWreath(worn) ? as(worn, 'garland') : worn
  const { width, over } = hasBrim(actor) ? BRIMMED : actor === worn ? HAT : WREATH
  const brow = Math.min(crown[1] + over * unit, middleOf(eyes)[1] - BROW * unit)
  // A frog's eyes are higher than its crown: a hat off the head is no hat.
  const seat = Math.max(brow, crown[1] + ON_CROWN * unit)
  const layer = sized(build, 'front', actor, width * widthAt(crown[1] + MEASURED_AT * unit), tilt)
  return bottomAt(layer, crown[0], seat)
}

/** As wide as asked, whatever its height. */
function sized(
  build: Build,
  pile: 'back' | 'front',
  actor: Actor,
  width: number,
  angle: number,
): Layer {
  const layer = put(build, pile, actor, { at: [0, 0], width }, { angle })
  layer.scale *= width / boxWidth(inkBoxOf(layer))
  return layer
}

function bottomAt(layer: Layer, x: number, y: number): Layer {
  const box = inkBoxOf(layer)
  moveLayer(layer, x - (box[0] + box[2]) / 2, y - box[3])
  return layer
}

function drawn(build: Build, actor: Actor, parts: Parameters<typeof layerOf>[0]): Layer {
  const layer = layerOf(parts, {
    role: 'support',
    subject: actor.subject,
    ...actor.colour,
  })
  build.front.push(layer)
  remember(build, actor, inkBoxOf(layer))
  return layer
}
