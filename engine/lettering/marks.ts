import type { Point } from '#engine/motifs/drawing/geometry.ts'
import type { Part } from '#engine/motifs/motif.ts'

/** A line as it was handed to the shaper, and each of its glyphs that leaves ink. */
export interface ShapedLine {
  text: string
  glyphs: { text: string; start: number; pieces: number }[]
  /** What no face has of it. */
  missing: string
}

/** Which glyph of which line an outline is. */
export interface GlyphKey {
  line: ShapedLine
  index: number
}

/** One piece of a glyph, the dot of an i is one, and some points within its ink: they go wherever the outline goes. */
export interface Mark extends GlyphKey {
  piece: number
  points: readonly Point[]
}

type Outline = readonly Point[]

/** Kept beside the outlines: what is drawn is not changed by being followed. */
const ofRings = new WeakMap<Outline, readonly Mark[]>()
const ofParts = new WeakMap<Part, readonly Mark[]>()

const NONE: readonly Mark[] = []

export const marksOf = (ring: Outline): readonly Mark[] => ofRings.get(ring) ?? NONE
export const marksOn = (part: Part): readonly Mark[] => ofParts.get(part) ?? NONE

export function mark(ring: Outline, marks: readonly Mark[]): void {
  if (marks.length > 0) ofRings.set(ring, [...marksOf(ring), ...marks])
}

/** An outline that was moved, turned or bent is still the same letter's. */
export function carried<T extends Outline>(from: Outline, to: T, map: (point: Point) => Point): T {
  const marks = ofRings.get(from)
  if (marks)
    ofRings.set(
      to,
      marks.map((each) => ({ ...each, points: each.points.map(map) })),
    )
  return to
}

export const same = (point: Point): Point => point

/** What was cut, joined or made heavier lies where it lay: each mark goes to the outline that its points lie in, and is lost where they lie in none. */
export function settled<T extends Outline>(from: readonly Outline[], to: readonly T[]): T[] {
  const marks = from.flatMap(marksOf)
  if (marks.length === 0) return [...to]
  const boxes = to.map((ring) => ({ ring, box: boxOf(ring) }))
  for (const each of marks) {
    let best: { ring: Outline; held: number; size: number } | undefined
    for (const { ring, box } of boxes) {
      const near = each.points.filter(
        ([x, y]) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom,
      )
      const held = near.length === 0 ? 0 : heldBy(ring, near)
      if (held === 0) continue
      // Outlines lie within each other: of those that hold as many points, the smallest is the letter's.
      const size = (box.right - box.left) * (box.bottom - box.top)
      if (!best || held > best.held || (held === best.held && size < best.size))
        best = { ring, held, size }
    }
    if (best) mark(best.ring, [each])
  }
  return [...to]
}

/** How many points lie within an outline. */
const heldBy = (ring: Outline, points: readonly Point[]) =>
  points.filter((point) => isWithin(ring, point)).length

export function isWithin(ring: Outline, [x, y]: Point): boolean {
  let isIn = false
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [ax, ay] = ring[i]!
    const [bx, by] = ring[j]!
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isIn = !isIn
  }
  return isIn
}

function boxOf(ring: Outline) {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const [x, y] of ring) {
    if (x < box.left) box.left = x
    if (x > box.right) box.right = x
    if (y < box.top) box.top = y
    if (y > box.bottom) box.bottom = y
  }
  return box
}

/** Shades and gleams are made from letters and are none. */
export const unmarked = <T extends Outline>(rings: readonly T[]): T[] => {
  for (const ring of rings) ofRings.delete(ring)
  return [...rings]
}

/** What the outlines of a part are letters of. */
export function markPart(part: Part, rings: readonly Outline[]): Part {
  const marks = rings.flatMap(marksOf)
  if (marks.length > 0) ofParts.set(part, marks)
  return part
}

/** A part that was placed anew. */
export function carriedPart(from: Part, to: Part, map: (point: Point) => Point): Part {
  const marks = ofParts.get(from)
  if (marks)
    ofParts.set(
      to,
      marks.map((each) => ({ ...each, points: each.points.map(map) })),
    )
  return to
}
