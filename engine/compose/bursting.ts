import { polygon, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Part } from '#engine/motifs/motif.ts'
import type { Actor } from '#engine/compose/cast.ts'
import { put, type Build } from '#engine/compose/build.ts'
import { faceOf, isBust } from '#engine/compose/face.ts'
import { layerOfActor } from '#engine/compose/contact.ts'
import { inkBoxOf, layerOf, moveLayer } from '#engine/compose/placing.ts'
import { boxHeight, boxWidth, centreOf, unionOf, type Box } from '#engine/compose/scene.ts'

/** Where a shell is torn, from its top, and how deep the teeth of the tear are, in parts of its height. */
const TORN_AT = 0.42
const TEETH = { count: 9, depth: 0.07 }
/** Who comes out is larger than what held it, and this much of it is still inside. */
const OUT = { size: 1.3, inside: 0.24 }
/** Splinters fly from the tear to both sides: across and up from its middle, and their size, in parts of the shell's width. */
const SPLINTERS: readonly (readonly [x: number, y: number, size: number, turn: number])[] = [
  [-0.62, 0.02, 0.11, 0.4],
  [0.63, -0.04, 0.1, 2.1],
  [-0.74, -0.26, 0.07, 1.2],
  [0.76, -0.3, 0.08, 3],
  [-0.56, -0.42, 0.05, 0.1],
  [0.58, -0.5, 0.05, 1.7],
]

/** Somebody breaks out of a thing: its upper part is gone, its rim is jagged, splinters fly. */
export function burstOut(build: Build, actor: Actor, shell: { box: Box; actor: Actor }): boolean {
  const layer = layerOfActor(build, shell.actor)
  const isShell = shell.actor.kind === 'object' || shell.actor.motif.category === 'object'
  if (!layer || !isShell || !['figure', 'flyer'].includes(actor.kind)) return false
  const { box } = shell
  const [cx] = centreOf(box)
  const tear = box[1] + TORN_AT * boxHeight(box)
  layer.clip = tornAt(build, box, tear)
  const size = OUT.size * Math.max(boxWidth(box), 0.8 * boxHeight(box))
  const figure = put(build, 'back', actor, { at: [cx, 0], width: size }, { role: 'hero' })
  const own = inkBoxOf(figure)
  moveLayer(figure, cx - centreOf(own)[0], tear + OUT.inside * boxHeight(own) - own[3])
  const placed = inkBoxOf(figure)
  build.boxes.set(actor.subject, placed)
  const face = faceOf(actor, placed, figure.isMirrored)
  if (face) build.faces = [...build.faces, face]
  build.isBust = isBust(actor.motif, actor.variant)
  build.front.push(splinters(cx, tear, boxWidth(box), shell.actor.subject))
  build.heroBox = unionOf([box, placed])
  return true
}

function tornAt({ random }: Build, [left, , right, bottom]: Box, y: number): Point[] {
  const { count, depth } = TEETH
  const margin = 0.1 * (right - left)
  const edge = Array.from({ length: count * 2 + 1 }, (_, i): Point => {
    const x = left - margin + ((right - left + 2 * margin) * i) / (count * 2)
    const tooth = (i % 2 ? 1 : -1) * (0.6 + 0.6 * random())
    return [x, y + tooth * depth * (bottom - y)]
  })
  return [...edge, [right + margin, bottom + margin], [left - margin, bottom + margin]]
}

function splinters(cx: number, y: number, width: number, subject: number) {
  const parts = SPLINTERS.map(([dx, dy, size, turn]): Part => {
    const at = (angle: number, far: number): Point => [
      cx + dx * width + Math.cos(turn + angle) * size * width * far,
      y + dy * width + Math.sin(turn + angle) * size * width * far,
    ]
    return { d: polygon([at(0, 1), at(2.2, 0.6), at(3.9, 0.75)]), fill: 'bone' }
  })
  return layerOf(parts, { role: 'support', subject })
}
