import { polygon } from '#engine/motifs/drawing/geometry.ts'
import type { Actor } from '#engine/compose/cast.ts'
import { axisOf, put, turnTo, type Build } from '#engine/compose/build.ts'
import { layerOfActor } from '#engine/compose/contact.ts'
import { inkBoxOf, layerOf, moveLayer } from '#engine/compose/placing.ts'
import { bottomAt, silhouetteOf, topAt } from '#engine/compose/silhouette.ts'
import { boxHeight, boxWidth, centreOf, type Box, type Layer } from '#engine/compose/scene.ts'

/** What something hangs from is a little wider than it, and as low as it can be seen. */
const FROM = { width: 1.25, height: 0.5, skyWidth: 0.85 }
/** The thread, in parts of the height of what hangs. */
const THREAD = { length: 0.12, width: 0.008 }
/** Feet and hooks reach into what they hold. */
const GRIP = -0.04
/** A bough lies level. */
const LONG = 1.6
/** What holds on by itself needs none. */
const HOLDS_ON = /bat|sloth|monkey|opossum|panda|koala/

/** A branch, a hook or a moon above, and what hangs below on a thread or by its own feet. */
export function hangFrom(build: Build, from: Actor, hung: { box: Box; actor: Actor }): void {
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
  const holdsOn = HOLDS_ON.test(actor.motif.name)
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

function thread(x: number, to: number, height: number, { subject }: Actor) {
  const half = (THREAD.width * height) / 2
  // Begins within what it is tied to and ends within what hangs on it.
  const [top, bottom] = [to - (THREAD.length + 0.03) * height, to + 0.02 * height]
  const d = polygon([
    [x - half, top],
    [x + half, top],
    [x + half, bottom],
    [x - half, bottom],
  ])
  return layerOf([{ d, fill: 'black', stroke: 0 }], { role: 'support', subject })
}
