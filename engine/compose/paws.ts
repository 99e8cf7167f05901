import { coords, smooth, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Part } from '#engine/motifs/motif.ts'
import type { Actor } from '#engine/compose/cast.ts'
import { layerOf } from '#engine/compose/placing.ts'
import type { Layer } from '#engine/compose/scene.ts'

/** Paws laid on something, one at each place, with a radius. */
export function pawsAt(
  places: readonly Point[],
  r: number,
  { subject, motif, colour }: Actor,
): Layer {
  const isDark = motif.name === 'raccoon'
  const parts = places.flatMap(([px, py]): Part[] => {
    const at = (points: string) => coords(points).map(([u, v]): Point => [px + u * r, py + v * r])
    return [
      {
        d: smooth(at('-0.8,-0.7 -0.98,0.3 -0.6,0.82 0,0.92 0.6,0.82 0.98,0.3 0.8,-0.7 0,-1')),
        fill: isDark ? 'furBlack' : 'fur',
      },
      ...[-0.34, 0.34].map((u): Part => {
        const [a, b] = at(`${u},0.3 ${u * 1.1},0.86`) as [Point, Point]
        return { d: `M${a[0]} ${a[1]}L${b[0]} ${b[1]}`, fill: null, stroke: 0.8 }
      }),
    ]
  })
  return layerOf(parts, { role: 'support', subject, halo: 1, slice: 'front', ...colour })
}
