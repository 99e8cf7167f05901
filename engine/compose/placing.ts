import type { Point } from '#engine/motifs/drawing/geometry.ts'
import { hullOf, tightBox } from '#engine/motifs/drawing/box.ts'
import type { Drawing, Part } from '#engine/motifs/motif.ts'
import { boxOf, centreOf, pointsBox, project, type Box, type Layer } from '#engine/compose/scene.ts'

export type LayerOptions = Partial<Omit<Layer, 'drawing' | 'x' | 'y' | 'scale'>>

/** A layer whose drawing, after turning, is centred on a point and fits a width and a height. */
export function layerAt(
  drawing: Drawing,
  [x, y]: Point,
  fit: { width: number; height: number },
  options: LayerOptions = {},
): Layer {
  const layer: Layer = {
    drawing,
    x: 0,
    y: 0,
    scale: 1,
    angle: 0,
    isMirrored: false,
    role: 'support',
    subject: -1,
    halo: 1,
    hasVolume: true,
    ...options,
  }
  const box = turnedBox(layer)
  layer.scale = Math.min(fit.width / (box[2] - box[0]), fit.height / (box[3] - box[1]))
  const [cx, cy] = centreOf(box)
  layer.x = x - cx * layer.scale
  layer.y = y - cy * layer.scale
  return layer
}

/** A layer in the canvas's own units, for stages that are drawn to measure. */
export function layerOf(
  parts: Part[],
  options: LayerOptions & { x?: number; y?: number } = {},
): Layer {
  return {
    drawing: { parts, box: tightBox(parts) },
    x: 0,
    y: 0,
    scale: 1,
    angle: 0,
    isMirrored: false,
    role: 'stage',
    subject: -1,
    halo: 0,
    hasVolume: true,
    ...options,
  }
}

/** The box of a turned drawing at scale 1, measured on its curves: the box of a turned box can be half as large again. */
function turnedBox(layer: Layer): Box {
  if (Math.abs(Math.sin(layer.angle)) < 0.02) return boxOf(layer)
  const { drawing, angle, isMirrored } = layer
  const hull = hulls.get(drawing) ?? hullOf(outermost(drawing))
  hulls.set(drawing, hull)
  const turned = { ...layer, x: 0, y: 0, scale: 1, angle, isMirrored }
  const [left, top, right, bottom] = pointsBox(hull.map((point) => project(turned, point)))
  return [left - 1, top - 1, right + 1, bottom + 1]
}

/** Walking a drawing's curves takes milliseconds and is asked for many times in one composition. */
const hulls = new WeakMap<Drawing, Point[]>()

/** The main shapes where they reach as far as the drawing does; everything where a finer part, such as a ring, lies around them. */
function outermost({ parts, box }: Drawing): readonly Part[] {
  const main = parts.filter((part) => (part.detail ?? 0) === 0)
  const reach = tightBox(main, 0)
  const most = 0.05 * Math.max(box[2] - box[0], box[3] - box[1])
  return reach.every((value, side) => Math.abs(value - box[side]!) <= most) ? main : parts
}

/** Like `boxOf`, but exact for turned layers. */
export function inkBoxOf(layer: Layer): Box {
  if (Math.abs(Math.sin(layer.angle)) < 0.02 || layer.clip) return boxOf(layer)
  const [left, top, right, bottom] = turnedBox(layer)
  const { x, y, scale } = layer
  return [x + left * scale, y + top * scale, x + right * scale, y + bottom * scale]
}

export function moveLayer(layer: Layer, dx: number, dy: number): void {
  layer.x += dx
  layer.y += dy
  if (layer.clip) layer.clip = layer.clip.map(([x, y]): Point => [x + dx, y + dy])
}

/** Scales a layer about the origin and then moves it. */
export function zoomLayer(layer: Layer, factor: number, dx: number, dy: number): void {
  layer.x = layer.x * factor + dx
  layer.y = layer.y * factor + dy
  layer.scale *= factor
  if (layer.clip) layer.clip = layer.clip.map(([x, y]): Point => [x * factor + dx, y * factor + dy])
}
