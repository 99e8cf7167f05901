import type { Form, Sculpture } from '#engine/forms/form.ts'
import { plateOf, unitsPerPixel, type Plate } from '#engine/forms/plate.ts'
import { viewOf } from '#engine/forms/traits.ts'
import type { V2 } from '#engine/forms/sculpt/maths.ts'
import { tightBox } from '#engine/motifs/drawing/box.ts'
import { readPathData } from '#engine/motifs/drawing/path-data.ts'
import type { Measure } from '#engine/motifs/motif.ts'
import type { Material } from '#shared/materials.ts'

export type Box = readonly [number, number, number, number]

/** What is known of a view without solving it. */
export interface FormMeasure extends Measure {
  silhouette: string
  fill: Material
  box: Box
}

/** Hair and heavy outlines reach further than the shape. */
const MARGIN = 12

/** Solves a view to find out; for every form of the registry `measures.ts` keeps the answer. */
export function measureForm(form: Form, view: string): FormMeasure {
  const plate = plateOf(form, view)
  const { d, fill } = plate.parts[0]!
  const box = tightBox(plate.parts, MARGIN)
  const face = plate.face && faceIn(box, plate.face, plate.size)
  return {
    width: box[2] - box[0],
    height: box[3] - box[1],
    isBust: isBust(viewOf(form, view)!(), face),
    ...(face ? { face } : {}),
    box,
    fill: fill!,
    silhouette: simplified(d),
  }
}

/** People are busts whose faces are known; of the rest, those with a face are bodies unless it fills them. */
const isBust = (sculpture: Sculpture, face: Box | undefined): boolean =>
  'build' in sculpture || (face ? shareOf(face) > MOST_OF_IT : !('tubes' in sculpture))

/** Busts of birds are bodies that end below the neck. */
const MOST_OF_IT = 0.45
const shareOf = ([left, top, right, bottom]: Box) => (right - left) * (bottom - top)

function faceIn(box: Box, { x, y, r }: NonNullable<Plate['face']>, size: number): Box {
  const share = (pixel: number, from: number, to: number) => {
    const at = ((pixel - size / 2) * unitsPerPixel(size) - from) / (to - from)
    return Math.round(Math.min(1, Math.max(0, at)) * 100) / 100
  }
  const [left, top, right, bottom] = box
  return [
    share(x - r, left, right),
    share(y - r, top, bottom),
    share(x + r, left, right),
    share(y + r, top, bottom),
  ]
}

/** Half of a thin line: nobody sees the difference in a silhouette. */
const TOLERANCE = 0.9
const SMALL = 12

/** The rings of an outline with as few points as keep its shape; crumbs are left out. */
function simplified(d: string): string {
  return ringsOf(d)
    .filter((ring) => spanOf(ring) > SMALL)
    .map((ring) => {
      const kept = thinned(ring)
      return `${kept.map(([x, y], k) => `${k ? 'L' : 'M'}${Math.round(x)} ${Math.round(y)}`).join('')}Z`
    })
    .join('')
}

function ringsOf(d: string): V2[][] {
  const rings: V2[][] = []
  for (const { letter, values } of readPathData(d)) {
    if (letter === 'M') rings.push([])
    for (let k = 0; k + 1 < values.length; k += 2) rings.at(-1)?.push([values[k]!, values[k + 1]!])
  }
  return rings
}

function spanOf(ring: readonly V2[]): number {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)]
  return Math.max(...xs) - Math.min(...xs) + Math.max(...ys) - Math.min(...ys)
}

/** Leaves out the points that lie near the line between those that stay. */
function thinned(points: readonly V2[]): V2[] {
  if (points.length < 3) return [...points]
  const [a, b] = [points[0]!, points.at(-1)!]
  let [farthest, most] = [0, 0]
  points.forEach((p, k) => {
    const away = distanceTo(a, b, p)
    if (away > most) [farthest, most] = [k, away]
  })
  if (most < TOLERANCE) return [a, b]
  return [
    ...thinned(points.slice(0, farthest + 1)).slice(0, -1),
    ...thinned(points.slice(farthest)),
  ]
}

function distanceTo(a: V2, b: V2, p: V2): number {
  const [ex, ey] = [b[0] - a[0], b[1] - a[1]]
  const length = Math.hypot(ex, ey)
  // The ends of a closed ring are one point.
  if (length < 1e-6) return Math.hypot(p[0] - a[0], p[1] - a[1])
  return Math.abs((p[0] - a[0]) * ey - (p[1] - a[1]) * ex) / length
}
