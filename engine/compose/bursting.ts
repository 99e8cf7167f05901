import { polygon, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Part } from '#engine/motifs/motif.ts'
import type { Actor } from '#engine/compose/cast.ts'
import { put, type Build } from '#engine/compose/build.ts'
import { faceOf, isBust } from '#engine/compose/face.ts'
import { layerOfActor } from '#engine/compose/contact.ts'
import { inkBoxOf, layerOf, moveLayer } from '#engine/compose/placing.ts'
import { halfWidthAt, silhouetteOf } from '#engine/compose/silhouette.ts'
import {
  boxHeight,
  boxWidth,
  centreOf,
  unionOf,
  type Box,
  type Layer,
} from '#engine/compose/scene.ts'

/** Where a shell is torn, from its top, and how deep the teeth of the tear are, in parts of its height. */
const TORN_AT = 0.42
const TEETH = { count: 9, depth: 0.07 }
/** Who comes out is larger than what held it, and this much of it is still inside. */
const OUT = { size: 1.3, inside: 0.24 }
/** Splinters fly from the tear to both sides: across and up from its middle, their size, in parts of its width, and how they lie. */
const SPLINTERS: readonly (readonly [x: number, y: number, size: number, turn: number])[] = [
  [-0.57, -0.02, 0.08, 0.4],
  [0.58, -0.06, 0.07, 2.1],
  [-0.64, -0.2, 0.05, 1.2],
  [0.66, -0.22, 0.055, 3],
]

/** Somebody breaks out of a thing: its upper part is gone, its rim is jagged, splinters fly. */
export function burstOut(build: Build, actor: Actor, shell: { box: Box; actor: Actor }): boolean {
  const layer = layerOfActor(build, shell.actor)
  const { motif } = shell.actor
  const isShell = shell.actor.kind === 'object' || motif.category === 'object' || motif.isBrittle
  if (!layer || !isShell || !['figure', 'flyer'].includes(actor.kind)) return false
  const { box } = shell
  const [cx] = centreOf(box)
  const tear = box[1] + TORN_AT * boxHeight(box)
  const shape = silhouetteOf([layer], box)
  const valleys = tear + 1.2 * TEETH.depth * (box[3] - tear)
  const mouth: Mouth = {
    cx,
    y: tear,
    half: halfWidthAt(shape, cx, tear),
    low: valleys,
    lowHalf: halfWidthAt(shape, cx, valleys),
    subject: shell.actor.subject,
  }
  layer.clip = tornAt(build, box, tear)
  // Behind bars there is no dark.
  if (!motif.hasBars) build.back.push(darkWithin(mouth))
  const size = OUT.size * Math.max(boxWidth(box), 0.8 * boxHeight(box))
  const figure = put(build, 'back', actor, { at: [cx, 0], width: size }, { role: 'hero' })
  const own = inkBoxOf(figure)
  moveLayer(figure, cx - centreOf(own)[0], tear + OUT.inside * boxHeight(own) - own[3])
  const placed = inkBoxOf(figure)
  build.boxes.set(actor.subject, placed)
  const face = faceOf(actor, placed, figure.isMirrored)
  if (face) build.faces = [...build.faces, face]
  build.isBust = isBust(actor.motif, actor.variant)
  if (motif.hasBars) build.back.unshift(bentBars(mouth))
  else build.front.push(splinters(mouth))
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

/** Where a shell was broken, and where the valleys of its torn edge are. */
interface Mouth {
  cx: number
  y: number
  half: number
  low: number
  lowHalf: number
  subject: number
}

/** The far wall of what was broken, seen over the near one: without it nobody is inside. */
const WITHIN = { rise: 0.26, teeth: 8, tooth: 0.12, narrower: 0.97 }

function darkWithin({ cx, y, half, low, lowHalf, subject }: Mouth): Layer {
  const rim = Array.from({ length: WITHIN.teeth * 2 + 1 }, (_, i): Point => {
    const t = i / WITHIN.teeth - 1
    const round = Math.sqrt(Math.max(0, 1 - t * t))
    const tooth = (i % 2 ? 1 : 0) * WITHIN.tooth * round
    return [cx + WITHIN.narrower * t * half, y - half * (WITHIN.rise * round + tooth)]
  })
  const foot: Point[] = [
    [cx + WITHIN.narrower * lowHalf, low],
    [cx - WITHIN.narrower * lowHalf, low],
  ]
  return layerOf([{ d: polygon([...rim, ...foot]), fill: 'black' }], { role: 'support', subject })
}

/** Bars that were bent out of the way: how high they stand and how far out their ends lean, in parts of the cage's half width. */
const BARS = { count: 9, high: 0.55, out: 0.5, stroke: 1.5 }

function bentBars({ cx, y, low, half, subject }: Mouth): Layer {
  const parts = Array.from({ length: BARS.count }, (_, i): Part => {
    const t = (2 * i) / (BARS.count - 1) - 1
    const high = BARS.high * half * (0.75 + 0.25 * Math.cos(5 * i))
    const x = cx + t * half
    const end = x + Math.sign(t) * BARS.out * half * Math.sqrt(Math.abs(t))
    return {
      d: `M${x} ${low}C${x} ${y - 0.4 * high} ${x} ${y - 0.7 * high} ${end} ${y - high}`,
      fill: null,
      stroke: BARS.stroke,
    }
  })
  return layerOf(parts, { role: 'support', subject })
}

function splinters({ cx, y, half, subject }: Mouth): Layer {
  const width = 2 * half
  const parts = SPLINTERS.map(([dx, dy, size, turn]): Part => {
    const at = (angle: number, far: number): Point => [
      cx + dx * width + Math.cos(turn + angle) * size * width * far,
      y + dy * width + Math.sin(turn + angle) * size * width * far,
    ]
    return { d: polygon([at(0, 1), at(2.2, 0.6), at(3.9, 0.75)]), fill: 'bone' }
  })
  return layerOf(parts, { role: 'support', subject })
}
