import type { Point } from '#engine/motifs/drawing/geometry.ts'
import type { Actor } from '#engine/compose/cast.ts'
import { isSlim, put, sizeOf, type Arrangement, type Build } from '#engine/compose/build.ts'
import { clearFaces } from '#engine/compose/face.ts'
import { freeSide } from '#engine/compose/free-side.ts'
import { drawNear } from '#engine/compose/nearing.ts'
import { inkBoxOf } from '#engine/compose/placing.ts'
import { silhouetteOf } from '#engine/compose/silhouette.ts'
import { boxHeight, boxWidth, centreOf, unionOf, type Box } from '#engine/compose/scene.ts'

/** A bloom: its place in parts of the width and height from the middle, its size in parts of the whole. */
type Bloom = readonly [x: number, y: number, size: number]

/** The largest first; those after it are tucked behind, so that a bunch is one shape and no row. */
const BUNCHES: Record<Arrangement, readonly Bloom[]> = {
  base: [
    [0.02, 0.5, 0.48],
    [-0.36, 0.42, 0.38],
    [0.38, 0.44, 0.36],
    [-0.62, 0.24, 0.28],
    [0.62, 0.26, 0.28],
    [0.2, 0.66, 0.26],
    [-0.2, 0.66, 0.26],
  ],
  sweep: [
    [0.3, 0.46, 0.48],
    [-0.06, 0.54, 0.38],
    [0.56, 0.18, 0.36],
    [-0.36, 0.5, 0.28],
    [0.6, -0.12, 0.27],
    [0.56, 0.56, 0.25],
    [-0.58, 0.36, 0.22],
  ],
  flank: [
    [0.42, 0.4, 0.46],
    [-0.46, 0.38, 0.4],
    [0.08, 0.54, 0.36],
    [0.62, 0.1, 0.28],
    [-0.2, 0.6, 0.27],
    [-0.62, 0.12, 0.25],
    [0.36, 0.64, 0.24],
  ],
  crest: [
    [-0.34, 0.44, 0.48],
    [0.04, 0.54, 0.36],
    [-0.58, 0.16, 0.32],
    [0.36, 0.5, 0.28],
    [0.42, -0.36, 0.32],
    [-0.6, -0.1, 0.24],
    [0.56, -0.14, 0.24],
  ],
}
/** A single bloom may be larger. */
const ALONE = 1.14
/** Small ones come in numbers, and none of them is as large as a peony. */
const SMALL_SIZE = 0.72
/** On a limb a bunch keeps to its width. */
const SLIM = 0.74

/** Flowers about the lower rim of a hero as one bunch, each turned a little differently. */
export function bunch(build: Build, actor: Actor, target: Box): void {
  const [cx, cy] = centreOf(target)
  const unit = sizeOf(target)
  const isSmall = actor.motif.isTiny === true
  const lot = build.random() < 0.5 ? 1 : -1
  const free = actor.count === 1 && !isSlim(build) ? freeSide(build, actor, target) : null
  const blooms = BUNCHES[free === null ? build.arrangement : free === 0 ? 'base' : 'flank']
  const count = Math.min(actor.count, blooms.length)
  const side = free || lot
  const narrow = isSlim(build) ? SLIM : 1
  const scale = (isSmall ? SMALL_SIZE : 1) * (count === 1 ? ALONE : 1)
  const hero = silhouetteOf(build.middle, unionOf(build.middle.map(inkBoxOf)))
  for (const [x, y, size] of blooms.slice(0, count).toReversed()) {
    const at: Point = [
      cx + side * x * narrow * Math.max(boxWidth(target), 0.6 * unit),
      cy + y * boxHeight(target),
    ]
    const isAbove = y < -0.2
    const layer = put(
      build,
      isAbove ? 'back' : 'front',
      actor,
      { at, width: size * scale * unit },
      { isMirrored: side * x > 0, angle: (build.random() - 0.5) * 0.5 + side * x * 0.5 },
    )
    if (!isAbove) clearFaces(layer, build.faces)
    drawNear(layer, hero, build.faces)
  }
}
