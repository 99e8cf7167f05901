import { polygon, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Part } from '#engine/motifs/motif.ts'
import type { Actor } from '#engine/compose/cast.ts'
import { remember, type Build } from '#engine/compose/build.ts'
import { inkBoxOf, layerOf } from '#engine/compose/placing.ts'
import { lowestInk, silhouetteOf } from '#engine/compose/silhouette.ts'
import { boxHeight, boxWidth, centreOf, unionOf, type Layer } from '#engine/compose/scene.ts'

/** A picture on water is a little lower than what it is of, and broken into stripes that part with depth. */
const STRIPES = 13
const SHOWN = 0.8
const GAP = { first: 0.04, last: 0.55 }
/** Half widths of the stripes in parts of the body's, and how far they sway, in parts of their height. */
const WIDEST = 1.12
const NARROWS = 0.5
const SWAY = 0.5
/** Ripples on the surface: how far they reach beyond the body, and how thick they are, in parts of its width. */
const RIPPLES = [
  { y: 0, reach: 1.22, shift: 0 },
  { y: 0.022, reach: 0.8, shift: 0.18 },
  { y: 0.05, reach: 0.6, shift: -0.26 },
  { y: 0.34, reach: 0.5, shift: 0.3 },
  { y: 0.56, reach: 0.4, shift: -0.2 },
  { y: 0.78, reach: 0.3, shift: 0.06 },
]
const RIPPLE_THICK = 0.009

/** Everybody who stands at the water is seen in it upside down. */
export function reflect(build: Build, water: Actor): void {
  const box = unionOf(build.middle.map(inkBoxOf))
  const line = lowestInk(silhouetteOf(build.middle, box))
  const depth = SHOWN * boxHeight(box)
  const pictures = build.middle.map((layer): Layer => ({
    ...layer,
    // Upside down is turned round and mirrored.
    angle: Math.PI - layer.angle,
    isMirrored: !layer.isMirrored,
    y: 2 * line - layer.y,
    role: 'support',
    subject: water.subject,
    halo: 0,
    clip: waves([box[0], box[2]], line, depth),
  }))
  const [cx] = centreOf(box)
  const w = boxWidth(box)
  const ripples = RIPPLES.map(({ y, reach, shift }): Part => {
    const half = (reach * w) / 2
    return {
      d: polygon(ripple(cx + shift * w * 0.5, line + y * depth, half, RIPPLE_THICK * w)),
      fill: 'black',
      stroke: 0,
    }
  })
  const surface = layerOf(ripples, { role: 'support', subject: water.subject, hasVolume: false })
  build.back.push(...pictures)
  build.front.push(surface)
  build.mayTouchFace.add(surface)
  remember(build, water, unionOf([...pictures, surface].map(inkBoxOf)))
}

/** One polygon of many waves, strung on a hair down the middle; towards the depth they are narrower and farther apart. */
function waves([left, right]: readonly [number, number], top: number, depth: number): Point[] {
  const middle = (left + right) / 2
  const step = depth / STRIPES
  const points: Point[] = []
  for (let i = 0; i < STRIPES; i++) {
    const t = i / (STRIPES - 1)
    const gap = GAP.first + (GAP.last - GAP.first) * t
    const half = ((right - left) / 2) * (WIDEST - NARROWS * t * t)
    const thick = (1 - gap) * step
    const y = top + i * step
    points.push([middle, y])
    for (const point of wave(middle + SWAY * step * Math.sin(2.4 * i), y + thick / 2, half, thick))
      points.push(point)
    points.push([middle, y + thick])
  }
  return points
}

/** From the middle of its upper edge once around: blunt in the middle, pointed at its ends. */
function wave(cx: number, cy: number, half: number, thick: number): Point[] {
  return Array.from({ length: WAVE_POINTS }, (_, i): Point => {
    const angle = -Math.PI / 2 + (i / (WAVE_POINTS - 1)) * Math.PI
    return [cx + half * Math.cos(angle) ** 0.5, cy + (thick / 2) * Math.sin(angle)]
  }).concat(
    Array.from({ length: WAVE_POINTS }, (_, i): Point => {
      const angle = Math.PI / 2 + (i / (WAVE_POINTS - 1)) * Math.PI
      return [cx - half * Math.abs(Math.cos(angle)) ** 0.5, cy + (thick / 2) * Math.sin(angle)]
    }),
  )
}
const WAVE_POINTS = 15

/** Thick in the middle, gone at its ends. */
function ripple(cx: number, y: number, half: number, thick: number): Point[] {
  const upper = Array.from({ length: 21 }, (_, i): Point => {
    const t = i / 10 - 1
    return [cx + t * half, y - (thick / 2) * (1 - t * t) + 0.6 * thick * Math.sin(t * 7)]
  })
  const lower = upper.map(([x, v]): Point => {
    const t = (x - cx) / half
    return [x, v + thick * (1 - t * t)]
  })
  return [...upper, ...lower.toReversed()]
}
