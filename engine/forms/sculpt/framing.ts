import type { Body } from '#engine/forms/sculpt/body.ts'
import { apply, turn, type V3 } from '#engine/forms/sculpt/maths.ts'
import type { Camera } from '#engine/forms/sculpt/view.ts'

/** The camera moved and zoomed so that the whole animal fills the picture. */
export function framed({
  camera,
  tubes,
  head,
  blades = [],
  webs = [],
  strands = [],
  shown = [],
}: Body): Camera {
  const m = turn(camera.yaw, camera.pitch, camera.roll)
  const far = camera.far ?? 7
  let [x0, x1, y0, y1] = [9, -9, 9, -9]
  const take = (p: V3, r: number): void => {
    const [x, y, z] = apply(m, p)
    const w = far / (far - z)
    x0 = Math.min(x0, (x - r) * w)
    x1 = Math.max(x1, (x + r) * w)
    y0 = Math.min(y0, (y - r) * w)
    y1 = Math.max(y1, (y + r) * w)
  }
  for (const t of tubes)
    t.points.forEach((p, i) => {
      const r = t.radii[i]!
      const isFoot = i === t.points.length - 1 // feet reach on
      take(p, isFoot ? Math.min(r * 2.4, r + 0.1) : r * 1.05)
    })
  for (const b of blades) take(b.points.at(-1)!, 0.02)
  for (const { outline, place } of webs) for (const [u, v] of outline) take(place(u, v), 0.02)
  for (const b of strands) for (const p of b.points) take(p, 0.02)
  for (const p of shown) take(p, 0.03)
  if (head) take(head.seat.o, head.seat.scale * (head.reach ?? 1.25))
  return {
    ...camera,
    x: (x0 + x1) / 2,
    y: (y0 + y1) / 2,
    zoom: Math.max(x1 - x0, y1 - y0) * 0.53 * camera.zoom,
  }
}
