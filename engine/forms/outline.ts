import type { Part } from '#engine/motifs/motif.ts'
import type { V2 } from '#engine/forms/sculpt/maths.ts'
import { Sheet } from '#engine/forms/sculpt/pen.ts'
import type { Sight } from '#engine/forms/sculpt/sight.ts'
import { drawTufts } from '#engine/forms/tufts.ts'
import { traceRings } from '#engine/present/trace.ts'

/** Where a form dissolves into skin its shape ends about half way. */
const WHOLE = 0.5

/** 1 on the form, 2 on hair that stands out over its edge, 0 elsewhere. */
export function shapeOf(s: Sight): Uint8Array {
  const sheet = new Sheet(s)
  const shape = new Uint8Array(s.hit.length)
  for (let i = 0; i < shape.length; i++) {
    shape[i] = s.hit[i] && s.fade[i]! > WHOLE ? 1 : 0
    sheet.ink[i] = shape[i]!
  }
  drawTufts(s, shape, sheet)
  for (let i = 0; i < shape.length; i++) if (!shape[i] && sheet.ink[i]! > 0.5) shape[i] = 2
  keepLargest(shape, s.w)
  return shape
}

/** Crumbs beside the form are not part of it. */
function keepLargest(shape: Uint8Array, w: number): void {
  const seen = new Uint8Array(shape.length)
  // All places, those of one piece behind each other.
  const places = new Int32Array(shape.length)
  const beginnings: number[] = []
  let count = 0
  const reach = (i: number) => {
    if (!shape[i] || seen[i]) return
    seen[i] = 1
    places[count++] = i
  }
  for (let start = 0; start < shape.length; start++) {
    if (!shape[start] || seen[start]) continue
    beginnings.push(count)
    let next = count
    for (reach(start); next < count; next++) {
      const i = places[next]!
      reach(i - 1)
      reach(i + 1)
      reach(i - w)
      reach(i + w)
    }
  }
  const pieces = beginnings.map((from, k) => places.subarray(from, beginnings[k + 1] ?? count))
  const most = Math.max(0, ...pieces.map((piece) => piece.length))
  for (const piece of pieces) if (piece.length < most * 0.01) for (const i of piece) shape[i] = 0
}

const LINE_LEAST = 16
/** Eyes, nostrils and claws are crisp; stripes and spots are markings. */
const CRISP = 0.5
const BLACK = 0.66

/** The form as a drawing: its shape, the lines within it, what is solid black, and the outlines of its markings. */
export function outlineParts(s: Sight, shape: Uint8Array, unit: number): Part[] {
  const at = (x: number, y: number) =>
    `${Math.round((x - s.w / 2) * unit * 100) / 100} ${Math.round((y - s.h / 2) * unit * 100) / 100}`
  const ringPath = (ring: readonly number[]) => {
    let d = ''
    for (let k = 0; k < ring.length; k += 2) d += `${k ? 'L' : 'M'}${at(ring[k]!, ring[k + 1]!)}`
    return `${d}Z`
  }
  const rings = (isIn: (i: number) => boolean, least: number) => {
    const values = new Uint8Array(shape.length)
    for (let i = 0; i < values.length; i++) if (isIn(i)) values[i] = 1
    const found = traceRings({ width: s.w, height: s.h, values }, 0.5).get(1) ?? []
    return found.filter((ring) => spanOf(ring) > least).map(ringPath)
  }
  const linePath = (points: readonly V2[]) =>
    points
      .filter((_, k) => k % 4 === 0 || k === points.length - 1)
      .map(([x, y], k) => `${k ? 'L' : 'M'}${at(x + 0.5, y + 0.5)}`)
      .join('')
  const isCrisp = (i: number) => s.crisp[i]! > CRISP && s.tone[i]! > BLACK
  const isMarking = (i: number) =>
    s.hit[i] === 1 && !s.drawn[i] && s.crisp[i]! <= CRISP && s.tone[i]! > 0.72 && s.fade[i]! > WHOLE
  const inner = s.contours.filter(
    ({ points, near, far }) =>
      points.length >= LINE_LEAST &&
      far.filter((j) => shape[j] === 1).length > far.length * 0.6 &&
      near.filter((j) => s.fade[j]! > WHOLE).length > near.length * 0.6,
  )
  const main = s.tags[0] ?? 'fur'
  const blacks = rings((i) => s.hit[i] === 1 && isCrisp(i), 2)
  return [
    { d: rings((i) => shape[i]! > 0, 6).join(''), fill: main, detail: 0 },
    ...rings((i) => isMarking(i), 14).map((d): Part => ({
      d,
      fill: null,
      stroke: 0.5,
      detail: 1,
      isWithin: true,
    })),
    ...inner.map(({ points }): Part => ({
      d: linePath(points),
      fill: null,
      stroke: 0.8,
      detail: points.length > 60 ? 0 : 1,
      isWithin: true,
    })),
    // One path: the ring within a ring is a hole, as the light of an eye.
    ...(blacks.length > 0
      ? [{ d: blacks.join(''), fill: 'black', stroke: 0, detail: 0, isWithin: true } satisfies Part]
      : []),
    ...s.strands.map(({ points, width }): Part => ({
      d: linePath(points),
      fill: null,
      stroke: Math.min(1.2, 0.4 * width),
      detail: width > 1.5 ? 0 : 1,
    })),
  ]
}

function spanOf(ring: readonly number[]): number {
  let [x0, x1, y0, y1] = [Infinity, -Infinity, Infinity, -Infinity]
  for (let k = 0; k < ring.length; k += 2) {
    x0 = Math.min(x0, ring[k]!)
    x1 = Math.max(x1, ring[k]!)
    y0 = Math.min(y0, ring[k + 1]!)
    y1 = Math.max(y1, ring[k + 1]!)
  }
  return x1 - x0 + y1 - y0
}
