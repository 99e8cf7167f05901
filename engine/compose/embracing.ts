import type { Point } from '#engine/motifs/drawing/geometry.ts'
import type { Actor } from '#engine/compose/cast.ts'
import { put, type Build } from '#engine/compose/build.ts'
import { faceOf } from '#engine/compose/face.ts'
import { inkBoxOf } from '#engine/compose/placing.ts'
import { halfWidthAt, silhouetteOf } from '#engine/compose/silhouette.ts'
import { boxHeight, boxWidth, centreOf, type Box, type Layer } from '#engine/compose/scene.ts'

/** How large who has many arms is beside what they hold, and how far above its middle the arms start. */
const EMBRACE = { size: 0.92, up: 0.02 }
/** About the foot of a tower, whose top is seen over it: what is so slim here, from its top, in parts of its height. */
const TOWER = { slim: 0.16, down: 0.3, size: 0.72, up: -0.2 }
/** Which way from the middle lie those parts that pass before it, in degrees (0 right, 90 down): the head, and every second arm. */
const BEFORE: readonly (readonly [from: number, to: number])[] = [
  [-165, -15],
  [22, 52],
  [84, 112],
  [140, 166],
]

/** With its head before the thing and its arms about it, every second one behind. False for who has no such arms. */
export function embrace(build: Build, actor: Actor, target: Box): boolean {
  if (actor.motif.grip !== 'arms' || actor.count > 1) return false
  const [cx, cy] = centreOf(target)
  const shape = silhouetteOf(build.middle, target)
  const halfWidth = halfWidthAt(shape, cx, target[1] + TOWER.down * boxHeight(target))
  const isTower = halfWidth < TOWER.slim * boxHeight(target)
  const { size: share, up } = isTower ? TOWER : EMBRACE
  const size = share * Math.max(boxHeight(target), boxWidth(target))
  const at: Point = [cx, cy - up * boxHeight(target)]
  const whole = put(build, 'back', actor, { at, width: size }, { slice: 'back', role: 'hero' })
  const box = inkBoxOf(whole)
  const [mx, my] = centreOf(box)
  const far = 2 * size
  const turn = build.random() < 0.5 ? 1 : -1
  const clip = BEFORE.flatMap(([from, to]): Point[] => {
    const steps = Array.from({ length: 4 }, (_, i) => from + ((to - from) * i) / 3)
    const rim = steps.map((degrees): Point => {
      const t = (degrees * Math.PI) / 180
      return [mx + turn * far * Math.cos(t), my + far * Math.sin(t)]
    })
    return [[mx, my], ...rim]
  })
  const front: Layer = { ...whole, clip, slice: 'front' }
  build.front.push(front)
  build.mayTouchFace.add(front)
  const face = faceOf(actor, box, whole.isMirrored)
  if (face) build.faces = [...build.faces, face]
  return true
}
