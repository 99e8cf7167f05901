// Plain shapes: ellipses, rings, rectangles, stars, beads, ticks.
import { type Point, TAU, circle, polygon } from '#engine/motifs/drawing/geometry.ts'
import type { Part, Tag } from '#engine/motifs/motif.ts'

export const n2 = (value: number) => Math.round(value * 100) / 100
export const KAPPA = 0.5523

/** Four Bézier quarters; unlike SVG arcs it survives any transform. */
export function ellipse([cx, cy]: Point, rx: number, ry: number, clockwise = true): string {
  const kx = rx * KAPPA,
    ky = ry * KAPPA,
    s = clockwise ? 1 : -1
  const at = (x: number, y: number) => `${n2(cx + x)} ${n2(cy + y * s)}`
  return `M${at(-rx, 0)}C${at(-rx, -ky)} ${at(-kx, -ry)} ${at(0, -ry)}C${at(kx, -ry)} ${at(rx, -ky)} ${at(rx, 0)}C${at(rx, ky)} ${at(kx, ry)} ${at(0, ry)}C${at(-kx, ry)} ${at(-rx, ky)} ${at(-rx, 0)}Z`
}
/** A ring with a real hole: the inner outline runs the other way round. */
export const annulus = (centre: Point, outer: number, inner: number) =>
  ellipse(centre, outer, outer) + ellipse(centre, inner, inner, false)
export const rect = (x: number, y: number, width: number, height: number) =>
  polygon([
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ])
/** A rectangle with rounded corners. */
export function roundRect(x: number, y: number, w: number, h: number, r: number): string {
  return `M${n2(x + r)} ${n2(y)}L${n2(x + w - r)} ${n2(y)}Q${n2(x + w)} ${n2(y)} ${n2(x + w)} ${n2(y + r)}L${n2(x + w)} ${n2(y + h - r)}Q${n2(x + w)} ${n2(y + h)} ${n2(x + w - r)} ${n2(y + h)}L${n2(x + r)} ${n2(y + h)}Q${n2(x)} ${n2(y + h)} ${n2(x)} ${n2(y + h - r)}L${n2(x)} ${n2(y + r)}Q${n2(x)} ${n2(y)} ${n2(x + r)} ${n2(y)}Z`
}
/** A star or, with many shallow points, a burst. */
export function star(
  points: number,
  outer: number,
  inner: number,
  centre: Point = [0, 0],
  start = 0,
): string {
  return polygon(
    Array.from({ length: points * 2 }, (_, i): Point => {
      const r = i % 2 ? inner : outer,
        a = start + (i * Math.PI) / points
      return [centre[0] + r * Math.sin(a), centre[1] - r * Math.cos(a)]
    }),
  )
}
export function beadRing(
  centre: Point,
  radius: number,
  count: number,
  size: number,
  tag: Tag = 'gold',
  detail: 0 | 1 | 2 = 1,
): Part[] {
  return Array.from({ length: count }, (_, i): Part => {
    const a = (i * TAU) / count
    return {
      d: circle([centre[0] + radius * Math.sin(a), centre[1] - radius * Math.cos(a)], size),
      fill: tag,
      stroke: tag === 'black' ? 0 : 0.6,
      detail,
    }
  })
}
/** Radial tick marks as one path. */
export function ticks(
  centre: Point,
  inner: number,
  outer: number,
  count: number,
  start = 0,
): string {
  let d = ''
  for (let i = 0; i < count; i++) {
    const a = start + (i * TAU) / count,
      s = Math.sin(a),
      c = -Math.cos(a)
    d += `M${n2(centre[0] + inner * s)} ${n2(centre[1] + inner * c)}L${n2(centre[0] + outer * s)} ${n2(centre[1] + outer * c)}`
  }
  return d
}
