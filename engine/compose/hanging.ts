import { polygon } from '#engine/motifs/drawing/geometry.ts'
import type { Actor } from '#engine/compose/cast.ts'
import { axisOf, put, turnTo, type Build } from '#engine/compose/build.ts'
import { thinEnd } from '#engine/compose/girth.ts'
import { layerOfActor } from '#engine/compose/contact.ts'
import { withoutStars } from '#engine/compose/moons.ts'
import { inkBoxOf, layerOf, moveLayer } from '#engine/compose/placing.ts'
import { bottomAt, silhouetteOf, topAt } from '#engine/compose/silhouette.ts'
import {
  boxHeight,
  boxWidth,
  centreOf,
  unionOf,
  type Box,
  type Layer,
} from '#engine/compose/scene.ts'

/** What something hangs from is a little wider than it, and as low as it can be seen. */
const FROM = { width: 1.25, height: 0.5, skyWidth: 0.85 }
/** The thread, in parts of the height of what hangs. */
const THREAD = { length: 0.12, width: 0.006 }
/** Feet and hooks reach into what they hold. */
const GRIP = -0.1
/** A bough lies level. */
const LONG = 1.6

/** A blade points down, and whoever hangs from it hangs from its point: how long it is beside them, and how far its point reaches in. */
const BLADE = { length: 1.7, into: 0.03 }

function hangFromPoint(build: Build, blade: Actor, { box, actor }: { box: Box; actor: Actor }) {
  const [cx] = centreOf(box)
  const length = BLADE.length * boxHeight(box)
  const layer = put(
    build,
    'back',
    blade,
    { at: [cx, box[1]], width: length, height: length },
    { angle: turnTo(blade, Math.PI / 2) },
  )
  const [, y] = centreOf(inkBoxOf(layer))
  if (thinEnd(layer, Math.PI / 2)[1] < y) layer.angle += Math.PI
  const own = inkBoxOf(layer)
  const shape = silhouetteOf([layer], own)
  const row = shape.height - 2
  const tip = Array.from({ length: shape.width }, (_, x) => x).filter(
    (x) => shape.isInk[row * shape.width + x],
  )
  const tipX = shape.left + ((tip[tip.length >> 1] ?? shape.width / 2) + 0.5) * shape.cell
  const isOnThread = actor.variant === 'hanging'
  const gap = isOnThread ? 0 : THREAD.length * boxHeight(box)
  moveLayer(layer, cx - tipX, box[1] + BLADE.into * boxHeight(box) - gap - own[3])
  build.boxes.set(blade.subject, inkBoxOf(layer))
  if (!isOnThread) build.back.push(thread(cx, box[1], boxHeight(box), actor))
}

/** By as many strings as there are: how large each is beside what hangs, how far apart they stand, and how high they rise. */
const SEVERAL = { size: 0.5, apart: 0.34, up: 0.34, lower: 0.12 }

function hangFromSeveral(build: Build, from: Actor, { box, actor }: { box: Box; actor: Actor }) {
  const [cx] = centreOf(box)
  const unit = Math.max(boxWidth(box), boxHeight(box))
  const knot = topAt(silhouetteOf(build.middle, box), cx)
  const layers = Array.from({ length: from.count }, (_, i) => {
    const t = i - (from.count - 1) / 2
    const rise = SEVERAL.up - SEVERAL.lower * Math.abs(t)
    const at = [cx + t * SEVERAL.apart * unit, knot - (rise + SEVERAL.size / 2) * unit] as const
    const layer = put(build, 'back', from, { at, width: SEVERAL.size * unit })
    const foot = inkBoxOf(layer)[3]
    build.back.unshift(
      threadOf([at[0], cx], [foot - 0.02 * unit, knot + 0.02 * unit], boxHeight(box), actor),
    )
    return layer
  })
  build.boxes.set(from.subject, unionOf(layers.map(inkBoxOf)))
}

/** From the upper horn of a crescent, into its bay: how large the moon is beside what hangs, and how long the thread, in its height. */
const HORN = { size: 1.4, thread: 0.34, own: 0.015 }

function hangFromHorn(build: Build, moon: Actor, { box, actor }: { box: Box; actor: Actor }): void {
  const [cx] = centreOf(box)
  const unit = HORN.size * Math.max(boxWidth(box), boxHeight(box))
  const layer = put(build, 'back', withoutStars(moon), { at: [cx, box[1]], width: unit })
  const own = inkBoxOf(layer)
  const shape = silhouetteOf([layer], own)
  const row = 1
  const tips = Array.from({ length: shape.width }, (_, x) => x).filter(
    (x) => shape.isInk[row * shape.width + x],
  )
  const tipX = shape.left + ((tips[tips.length >> 1] ?? shape.width / 2) + 0.5) * shape.cell
  const hasOwn = actor.variant === 'hanging'
  const length = (hasOwn ? -HORN.own : HORN.thread) * boxHeight(box)
  moveLayer(layer, cx - tipX, box[1] - length - own[1])
  build.boxes.set(moon.subject, inkBoxOf(layer))
  if (hasOwn) return
  const top = inkBoxOf(layer)[1]
  build.back.push(threadOf([cx, cx], [top, box[1] + 0.02 * boxHeight(box)], boxHeight(box), actor))
}

/** A branch, a hook or a moon above, and what hangs below on a thread or by its own feet. */
export function hangFrom(build: Build, from: Actor, hung: { box: Box; actor: Actor }): void {
  if (from.count > 1) return hangFromSeveral(build, from, hung)
  if (from.kind === 'sky' && from.variant === 'crescent') return hangFromHorn(build, from, hung)
  if (from.kind === 'weapon' && from.count === 1) return hangFromPoint(build, from, hung)
  const { box, actor } = hung
  const [cx] = centreOf(box)
  const width = boxWidth(box) * (from.kind === 'sky' ? FROM.skyWidth : FROM.width)
  const height = from.kind === 'sky' ? width : Math.max(FROM.height * boxHeight(box), 0.4 * width)
  const isBough = from.kind !== 'sky' && axisOf(from).stretch > LONG
  const layer = put(
    build,
    'back',
    from,
    { at: [cx, 0], width, height: isBough ? width : height },
    isBough ? { angle: turnTo(from, 0) } : {},
  )
  const body = layerOfActor(build, actor)
  // who is drawn hanging has its own way up
  const holdsOn = actor.variant !== 'hanging' && actor.motif.clings === true
  if (body && holdsOn) headDown(build, body)
  const neck = topAt(silhouetteOf(body ? [body] : build.middle, box), cx)
  const above = silhouetteOf([layer], inkBoxOf(layer))
  const length = holdsOn || actor.variant === 'hanging' ? GRIP : THREAD.length
  moveLayer(layer, 0, neck - length * boxHeight(box) - bottomAt(above, cx))
  build.boxes.set(from.subject, inkBoxOf(layer))
  if (length > 0) build.back.push(thread(cx, neck, boxHeight(box), actor))
}

/** Upside down in its place: turned round and mirrored. */
function headDown(build: Build, layer: Layer): void {
  const before = inkBoxOf(layer)
  layer.angle = Math.PI - layer.angle
  layer.isMirrored = !layer.isMirrored
  const [x, y] = centreOf(before)
  const [nx, ny] = centreOf(inkBoxOf(layer))
  moveLayer(layer, x - nx, y - ny)
  build.faces = build.faces.map((face): Box => [face[0], 2 * y - face[3], face[2], 2 * y - face[1]])
  build.faceBox = build.faces[0] ?? null
}

/** Begins within what it is tied to and ends within what hangs on it. */
const thread = (x: number, to: number, height: number, actor: Actor) =>
  threadOf([x, x], [to - (THREAD.length + 0.03) * height, to + 0.02 * height], height, actor)

function threadOf(
  [from, x]: readonly [number, number],
  [top, bottom]: readonly [number, number],
  height: number,
  { subject }: Actor,
) {
  const half = (THREAD.width * height) / 2
  const d = polygon([
    [from - half, top],
    [from + half, top],
    [x + half, bottom],
    [x - half, bottom],
  ])
  return layerOf([{ d, fill: 'black', stroke: 0 }], { role: 'support', subject })
}
