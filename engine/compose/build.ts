import { type Point } from '#engine/motifs/drawing/geometry.ts'
import { createRng, type Rng } from '#shared/random.ts'
import type { Drawing } from '#engine/motifs/motif.ts'
import type { Relation } from '#engine/language/brief.ts'
import type { Actor } from '#engine/compose/cast.ts'
import type { Layout } from '#engine/compose/layouts.ts'
import { layerAt, inkBoxOf, type LayerOptions } from '#engine/compose/placing.ts'
import { silhouetteOf } from '#engine/compose/silhouette.ts'
import { boxHeight, boxWidth, unionOf, type Box, type Layer } from '#engine/compose/scene.ts'

/** A composition in the making: the hero stands at the origin, about 400 units high; it is fitted to the canvas at the end. */
export interface Build {
  layout: Layout
  random: Rng
  /** Everybody who appears, by their place in the brief. */
  cast: ReadonlyMap<number, Actor>
  /** Who was asked to do what to whom. */
  relations: readonly Relation[]
  back: Layer[]
  middle: Layer[]
  front: Layer[]
  /** Where each subject stands once it is placed. */
  boxes: Map<number, Box>
  heroBox: Box
  faceBox: Box | null
  /** One for each hero: none of them may be covered. */
  faces: readonly Box[]
  /** The hero is a head or bust: it ends in locks of hair, and nothing stands under it. */
  isBust: boolean
  arrangement: Arrangement
  /** Layers that may touch the face on purpose: a rose in the mouth, a coil around the neck. */
  mayTouchFace: Set<Layer>
  /** Words bring their own ring or band: a stage around it would run into them. */
  isFramed: boolean
}

export const ARRANGEMENTS = ['base', 'sweep', 'flank', 'crest'] as const
export type Arrangement = (typeof ARRANGEMENTS)[number]

/** How large something looks: the mean side, but a slim sword counts for more than its thin box. */
export const sizeOf = (box: Box) =>
  Math.max(
    Math.sqrt(boxWidth(box) * boxHeight(box)),
    0.66 * Math.max(boxWidth(box), boxHeight(box)),
  )

/** Arms, legs and spines: things stand above and below each other there. */
export const isSlim = (build: Build) => build.layout.height > build.layout.width * 1.2

export interface Place {
  at: Point
  /** Longest side, unless a height is given too. */
  width: number
  height?: number
}

/** Draws an actor once and puts it into one of the three piles. */
export function put(
  build: Build,
  pile: 'back' | 'middle' | 'front',
  actor: Actor,
  { at, width, height = width }: Place,
  options: LayerOptions = {},
): Layer {
  const layer = layerAt(
    actor.draw(),
    at,
    { width, height },
    {
      subject: actor.subject,
      ...actor.colour,
      ...options,
      isMirrored: (options.isMirrored ?? false) && mayMirror(actor),
    },
  )
  build[pile].push(layer)
  remember(build, actor, inkBoxOf(layer))
  return layer
}

/** A part of who stands there already comes once more, over what it holds: fingers, claws or lips are before it, the rest behind. */
export function closeOver(build: Build, layer: Layer, clip: readonly Point[]): void {
  const part: Layer = { ...layer, clip, slice: 'front' }
  build.front.push(part)
  build.mayTouchFace.add(part)
}

/** Letters, dials and signs read wrong in a mirror. */
const mayMirror = ({ motif }: Actor) => motif.category !== 'symbol' && !motif.isRead

export function remember(build: Build, actor: Actor, box: Box): void {
  const known = build.boxes.get(actor.subject)
  build.boxes.set(actor.subject, known ? unionOf([known, box]) : box)
}

/** How often an actor is to be seen: pieces that pass before and behind something are one, and so is what is drawn for its place. */
export function countDrawn(
  { back, middle, front }: Pick<Build, 'back' | 'middle' | 'front'>,
  { subject }: Pick<Actor, 'subject'>,
): number {
  const own = [...back, ...middle, ...front].filter((layer) => layer.subject === subject)
  const places = own.flatMap(({ drawing, x, y, angle, isMirrored }) =>
    drawing.origin ? [`${x} ${y} ${angle} ${isMirrored}`] : [],
  )
  if (places.length > 0) return new Set(places).size
  const wound = own.filter(({ slice }) => slice === 'back').length
  return Math.max(Math.min(1, own.length), wound)
}

/** The angle of a drawing's long axis, and how long it is compared with its width. */
export interface Axis {
  angle: number
  stretch: number
}

/** One entry for each variant of each motif at most; icons are told apart by their names. */
const axes = new Map<string, Axis>()

export function axisOf({ motif, variant }: Actor): Axis {
  const key = `${motif.name}/${variant}`
  let axis = axes.get(key)
  if (!axis) {
    // Always the same drawing, whatever the design's seed: what is kept must not depend on who asked first.
    axis = measureAxis(motif.draw({ variant, random: createRng(1) }))
    axes.set(key, axis)
  }
  return axis
}

function measureAxis(drawing: Drawing): Axis {
  const layer = layerAt(drawing, [0, 0], { width: 100, height: 100 })
  const shape = silhouetteOf([layer], [-50, -50, 50, 50], 60)
  let n = 0
  let [sx, sy, xx, yy, xy] = [0, 0, 0, 0, 0]
  for (let y = 0; y < shape.height; y++)
    for (let x = 0; x < shape.width; x++) {
      if (!shape.isInk[y * shape.width + x]) continue
      n++
      sx += x
      sy += y
      xx += x * x
      yy += y * y
      xy += x * y
    }
  if (n === 0) return { angle: Math.PI / 2, stretch: 1 }
  xx = xx / n - (sx / n) ** 2
  yy = yy / n - (sy / n) ** 2
  xy = xy / n - (sx / n) * (sy / n)
  const spread = Math.hypot(xx - yy, 2 * xy)
  return {
    angle: 0.5 * Math.atan2(2 * xy, xx - yy),
    stretch: Math.sqrt((xx + yy + spread) / Math.max(1e-6, xx + yy - spread)),
  }
}

/** The turn that lays a drawing's long axis along a direction (radians from pointing right), at most a quarter turn. */
export function turnTo(actor: Actor, direction: number): number {
  let turn = direction - axisOf(actor).angle
  while (turn > Math.PI / 2) turn -= Math.PI
  while (turn < -Math.PI / 2) turn += Math.PI
  return turn
}
