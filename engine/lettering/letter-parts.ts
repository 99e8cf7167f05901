import type { Part } from '#engine/motifs/motif.ts'
import { markPart } from '#engine/lettering/marks.ts'
import { areaOf, boundsOf, ringPath, type Bounds, type Ring } from '#engine/lettering/plane.ts'
import { simplified } from '#engine/lettering/polygons.ts'

/** The document that keeps a scene takes paths up to 60,000 characters. */
const PATH_MOST = 40_000

/** Areas as parts of a drawing, cut where the path of one would be too long, each hole with the shape it lies in. */
export function partsOf(rings: readonly Ring[], look: Omit<Part, 'd'>): Part[] {
  const parts: Part[] = []
  let d = ''
  let written: Ring[] = []
  const flush = () => {
    if (d) parts.push(markPart({ ...look, d }, written))
    d = ''
    written = []
  }
  for (const shape of shapesOf(rings)) {
    const path = shortPath(shape)
    if (d.length + path.length > PATH_MOST) flush()
    d += path
    written.push(...shape)
  }
  flush()
  return parts
}

/** One shape alone may be too long, a verse welded into one word or a plate of vines: it is drawn coarser until it fits. */
function shortPath(shape: readonly Ring[]): string {
  let path = ringPath(shape)
  for (let tolerance = 0.3; path.length > PATH_MOST && tolerance < 10; tolerance *= 2)
    path = ringPath(simplified(shape, tolerance))
  return path
}

const inside = (a: Bounds, b: Bounds) =>
  a.left >= b.left && a.right <= b.right && a.top >= b.top && a.bottom <= b.bottom

/** Rings in groups of an outline and its holes. */
function shapesOf(rings: readonly Ring[]): Ring[][] {
  const measured = rings.map((ring) => ({ ring, area: areaOf(ring), bounds: boundsOf([ring]) }))
  const largest = measured.reduce(
    (most, { area }) => (Math.abs(area) > Math.abs(most) ? area : most),
    0,
  )
  const outlines = measured
    .filter(({ area }) => area * largest > 0)
    .map((outline) => ({ ...outline, shape: [outline.ring] }))
  for (const hole of measured) {
    if (hole.area * largest > 0) continue
    const around = outlines
      .filter(({ bounds }) => inside(hole.bounds, bounds))
      .toSorted((a, b) => Math.abs(a.area) - Math.abs(b.area))[0]
    around?.shape.push(hole.ring)
  }
  return outlines.map(({ shape }) => shape)
}
