import type { Point } from '#engine/motifs/drawing/geometry.ts'
import { smooth } from '#engine/motifs/drawing/geometry.ts'
import type { Part } from '#engine/motifs/motif.ts'
import type { Actor } from '#engine/compose/cast.ts'
import { put, type Build } from '#engine/compose/build.ts'
import { inkBoxOf, layerOf, moveLayer } from '#engine/compose/placing.ts'
import { layerOfActor } from '#engine/compose/contact.ts'
import { bottomAt, silhouetteOf } from '#engine/compose/silhouette.ts'
import { boxHeight, boxWidth, centreOf, type Box } from '#engine/compose/scene.ts'

const MELTS = /^(?:melting|dripping|derritiéndose|schmelzend|fondante?|derretendo)/

/** Said of it, and no drawing of its own shows it. */
export const isMelting = ({ modifiers, variant }: Actor): boolean =>
  variant !== 'melting' && modifiers.some((said) => MELTS.test(said))

/** Runs of what melts along its lower edge: across from its middle, half as wide, and how far down, in parts of its breadth and height. */
const RUNS: readonly (readonly [x: number, half: number, long: number])[] = [
  [-0.34, 0.03, 0.16],
  [-0.24, 0.024, 0.34],
  [-0.13, 0.036, 0.2],
  [-0.02, 0.028, 0.46],
  [0.1, 0.038, 0.26],
  [0.2, 0.022, 0.4],
  [0.3, 0.032, 0.18],
]
/** Above the edge a run begins within the thing; it hangs on by a neck, and ends in a drop this much wider. */
const RUN = { within: 0.08, open: 0.03, neck: 0.72, drop: 1.25, flare: 1.9 }

/** What melts runs down from its lower edge, before whatever stands below. */
export function melt(build: Build, actor: Actor): void {
  const layer = layerOfActor(build, actor)
  if (!layer || !isMelting(actor) || layer.clip) return
  const box = inkBoxOf(layer)
  const fill = layer.drawing.parts.find((part) => part.fill && (part.detail ?? 0) === 0)?.fill
  if (!fill) return
  const shape = silhouetteOf([layer], box)
  const [cx] = centreOf(box)
  const parts = RUNS.map(([across, half, long]): Part => {
    const x = cx + across * boxWidth(box)
    const edge = bottomAt(shape, x)
    const r = half * boxWidth(box)
    return {
      d: run([x, edge - RUN.within * boxHeight(box)], edge + long * boxHeight(box), r),
      fill,
    }
  })
  const drips = layerOf(parts, {
    role: 'support',
    subject: actor.subject,
    halo: 1,
    ...actor.colour,
  })
  // Open at its root: a line across it would cut the run off from what it runs out of.
  drips.clip = below(box, (x) => bottomAt(shape, x) - RUN.open * boxHeight(box))
  build.front.push(drips)
  build.mayTouchFace.add(drips)
}

const CLIP_STEPS = 48

/** Everything under a line, down to well below the box. */
function below([left, top, right, bottom]: Box, lineAt: (x: number) => number): Point[] {
  const edge = Array.from({ length: CLIP_STEPS + 1 }, (_, i): Point => {
    const x = left + ((right - left) * (i + 0.5)) / (CLIP_STEPS + 1)
    return [x, Math.min(bottom, lineAt(x))]
  })
  const low = bottom + (bottom - top)
  return [...edge, [right, low], [left, low]]
}

function run([x, top]: Point, bottom: number, r: number): string {
  const neck = RUN.neck * r
  const belly = bottom - 2.2 * r
  const right: Point[] = [
    [x + RUN.flare * r, top],
    [x + r, top + 0.35 * (belly - top)],
    [x + neck, top + 0.75 * (belly - top)],
    [x + RUN.drop * r, bottom - 1.2 * r],
    [x + 0.8 * r, bottom - 0.25 * r],
  ]
  const left = right.map(([u, v]): Point => [2 * x - u, v]).toReversed()
  return smooth([...right, [x, bottom], ...left])
}

/** How large a thing is under what melts over it, and how much of it is behind that. */
const UNDER = { width: 1.25, height: 1.25, behind: 0.44 }

/** What is melted over stands behind, its top out of sight. */
export function standUnderMelt(build: Build, thing: Actor, melting: Box): void {
  const layer = put(build, 'back', thing, {
    at: [centreOf(melting)[0], 0],
    width: UNDER.width * boxWidth(melting),
    height: UNDER.height * boxHeight(melting),
  })
  const own = inkBoxOf(layer)
  moveLayer(layer, 0, melting[3] - UNDER.behind * boxHeight(own) - own[1])
  build.boxes.set(thing.subject, inkBoxOf(layer))
}

/** The same where the thing stands already. */
export function meltOver(build: Build, actor: Actor, thing: Box): void {
  const width = boxWidth(thing) / UNDER.width
  const layer = put(
    build,
    'front',
    actor,
    { at: [centreOf(thing)[0], 0], width, height: boxHeight(thing) / UNDER.height },
    { role: 'hero' },
  )
  build.mayTouchFace.add(layer)
  moveLayer(layer, 0, thing[1] + UNDER.behind * boxHeight(thing) - inkBoxOf(layer)[3])
  build.boxes.set(actor.subject, inkBoxOf(layer))
}
