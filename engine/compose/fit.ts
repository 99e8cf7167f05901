import { inkBoxOf, zoomLayer } from '#engine/compose/placing.ts'
import {
  boxHeight,
  boxWidth,
  centreOf,
  unionOf,
  type Box,
  type Layer,
} from '#engine/compose/scene.ts'

/** Scales and moves the layers together so that they fill a share of the canvas, and returns where a box of before now lies. */
export function fitInto(
  layers: readonly Layer[],
  canvas: Box,
  share: number,
  shareOfHeight = share,
): (box: Box) => Box {
  if (layers.length === 0) return (box) => box
  const all = unionOf(layers.map(inkBoxOf))
  const factor = Math.min(
    (boxWidth(canvas) * share) / boxWidth(all),
    (boxHeight(canvas) * shareOfHeight) / boxHeight(all),
  )
  const [cx, cy] = centreOf(all)
  const [tx, ty] = centreOf(canvas)
  const [dx, dy] = [tx - cx * factor, ty - cy * factor]
  for (const layer of layers) zoomLayer(layer, factor, dx, dy)
  return ([left, top, right, bottom]) => [
    left * factor + dx,
    top * factor + dy,
    right * factor + dx,
    bottom * factor + dy,
  ]
}
