import type { Blade } from '#engine/forms/sculpt/blades.ts'
import type { Body } from '#engine/forms/sculpt/body.ts'
import { Clay } from '#engine/forms/sculpt/clay.ts'
import { seat, type Seat } from '#engine/forms/sculpt/figure.ts'
import type { Head, HueOf } from '#engine/forms/sculpt/head.ts'
import { add, unit, type V3 } from '#engine/forms/sculpt/maths.ts'
import { plumage, type Plumage } from '#engine/forms/sculpt/plumage.ts'
import { model, tube } from '#engine/forms/sculpt/skeleton.ts'

/**
 * A bird's head for itself. Its neck is feathers laid as shapes that run out into points, so that no style has to
 * cut it off.
 */
export interface Bust {
  name: string
  head: Head
  hue: HueOf
  tags: Body['tags']
  /** From within the skull down to where the last feathers end; forward is +x. */
  neck: readonly V3[]
  radii: readonly number[]
  /** Where the head looks. */
  face?: V3
  coats: readonly Plumage[]
  own?: Body['own']
  /** Feathers of the head itself. */
  crest?: (place: Seat) => readonly Blade[]
  /** How far the beak reaches from the middle of the head. */ reach: number
}

export function birdBust({
  name,
  head,
  hue,
  tags,
  neck,
  radii,
  face = [1, 0, 0],
  coats,
  own,
  crest,
  reach,
}: Bust): Body {
  const clay = new Clay(false)
  const throat = tube('neck', neck, radii, [-1, 0.4, 0.01], 5)
  // the clay stays under the feathers: blended, it swells past its bones
  model(
    clay,
    tube(
      'core',
      neck.slice(0, -1),
      radii.map((r) => r * 0.74),
      [-1, 0.4, 0.01],
      3,
    ),
    { of: 'feather' },
  )
  const place = seat([0, 0, 0], 1, face, [0, 1, 0], 0.2)
  return {
    name,
    camera: head.camera,
    clay,
    tubes: [throat],
    tags,
    ...(own ? { own } : {}),
    head: { bust: head, seat: place, hue, reach: 0.58 },
    shown: [add([0, 0, 0], unit(face), reach)],
    blades: [
      ...coats.flatMap((coat, n) => plumage(throat, coat, n + 1)),
      ...(crest?.(place) ?? []),
    ],
    skin: ({ u, v }) => {
      const coat = coats[0]!.look(u, v, 0)
      return { tone: coat.tone[0], hue: coat.hue, hair: 0.1, lift: 0.2 }
    },
  }
}
