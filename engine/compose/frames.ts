import { circle, polar, polygon, type Point } from '#engine/motifs/drawing/geometry.ts'
import { layerOf } from '#engine/compose/placing.ts'
import { boxHeight, boxWidth, type Box, type Layer } from '#engine/compose/scene.ts'
import type { Frame } from '#engine/language/framing.ts'

/** Share of the canvas for who stands in a frame: ears and tails may break out of it, the body does not. */
const FILL_IN_FRAME = 0.72
const WIDEST = 0.88

/** Of a circle the corners of a square would reach the line; what is low or slim has more room. */
export function fillInFrame(frame: Frame, content: Box): number {
  if (frame !== 'circle') return FILL_IN_FRAME
  const [w, h] = [boxWidth(content), boxHeight(content)]
  return Math.min(WIDEST, (FILL_IN_FRAME * Math.SQRT2 * Math.max(w, h)) / Math.hypot(w, h))
}

/** Bare skin about a frame, and the second, finer line within the first, both in parts of its size. */
const RIM = 0.04
const INNER = 0.955
/** How far a triangle's middle lies below that of its height. */
const SUNK = 0.115

/** The corners of each, from its middle; a triangle stands on its side. */
const CORNERS: Readonly<Record<Exclude<Frame, 'circle'>, { count: number; first: number }>> = {
  triangle: { count: 3, first: -90 },
  square: { count: 4, first: -45 },
  diamond: { count: 4, first: -90 },
  hexagon: { count: 6, first: -90 },
}

const outline = (frame: Frame, centre: Point, radius: number): string => {
  if (frame === 'circle') return circle(centre, radius)
  const { count, first } = CORNERS[frame]
  return polygon(
    Array.from({ length: count }, (_, i) =>
      polar(radius, ((first + (i * 360) / count) * Math.PI) / 180, centre),
    ),
  )
}

/** The outline that was asked for, behind everybody, as large as the canvas has room for. */
export function frameLayer(frame: Frame, width: number, height: number): Layer {
  const short = Math.min(width, height)
  const isTriangle = frame === 'triangle'
  // Between two corners a triangle is wider than its radius, and a square narrower.
  const radius = (0.5 - RIM) * short * (isTriangle ? 1.15 : frame === 'square' ? 1.3 : 1)
  const centre: Point = [width / 2, height / 2 + (isTriangle ? SUNK * short : 0)]
  return layerOf(
    [
      { d: outline(frame, centre, radius), fill: null, stroke: 1.5 },
      { d: outline(frame, centre, radius * INNER), fill: null, stroke: 0.7, detail: 1 },
    ],
    { hasVolume: false },
  )
}
