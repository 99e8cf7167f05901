import type { V3 } from '#engine/forms/sculpt/maths.ts'
import { projection, type Camera } from '#engine/forms/sculpt/view.ts'

/** A little air around what is shown. */
const ROOM = 0.54

/** The camera moved and zoomed so that all these places are in the picture. */
export function framedAround(camera: Camera, places: Iterable<V3>): Camera {
  const project = projection({ ...camera, x: 0, y: 0, zoom: 1 }, 2)
  let [x0, x1, y0, y1] = [9, -9, 9, -9]
  for (const place of places) {
    const [u, w] = project(place)
    x0 = Math.min(x0, u - 1)
    x1 = Math.max(x1, u - 1)
    y0 = Math.min(y0, 1 - w)
    y1 = Math.max(y1, 1 - w)
  }
  return {
    ...camera,
    x: (x0 + x1) / 2,
    y: (y0 + y1) / 2,
    zoom: Math.max(x1 - x0, y1 - y0) * ROOM * camera.zoom,
  }
}
