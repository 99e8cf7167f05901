import type { Point } from '#engine/motifs/drawing/geometry.ts'
import type { Actor } from '#engine/compose/cast.ts'
import { put, type Build } from '#engine/compose/build.ts'
import { faceOf } from '#engine/compose/face.ts'
import { inkBoxOf } from '#engine/compose/placing.ts'
import { boxHeight, boxWidth, centreOf, type Box, type Layer } from '#engine/compose/scene.ts'

/** How large who has many arms is beside what they hold, and how far above its middle the arms start. */
const EMBRACE = { size: 0.92, up: 0.02 }
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
  const size = EMBRACE.size * Math.max(boxHeight(target), boxWidth(target))
  const at: Point = [cx, cy - EMBRACE.up * boxHeight(target)]
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
