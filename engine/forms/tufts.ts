import type { Flow } from '#engine/forms/sculpt/hair.ts'
import { clamp, type V2 } from '#engine/forms/sculpt/maths.ts'
import { blurred, type Sheet } from '#engine/forms/sculpt/pen.ts'
import { grows, type Sight } from '#engine/forms/sculpt/sight.ts'
import { traceRings } from '#engine/present/trace.ts'
import { mix } from '#engine/pixels/maths.ts'
import { createRng, type Rng } from '#shared/random.ts'

/** A place on the rim of a form: which way is out, how the hair lies there and how long it is. */
interface RimPlace {
  at: V2
  out: V2
  way: V2
  length: number
  /** Where a bust ends: how far along that end, 0 to 1, and its middle. */
  end?: { share: number; middle: V2 }
}

/** Pixels from one place of the rim to the next. */
const STEP = 2
/** Coats shorter than this lie flat: their edge is a clean line. */
const SHORT = 24
/** A lock that stands out less than this is a nick in the line. */
const SHOWS_LEAST = 7
/** One long lock, then two that are shorter: alike, they would be a saw's teeth. */
const RHYTHM = [1, 0.6, 0.8] as const

/**
 * Adds the locks in which a coat ends: leaves with broad roots side by side and single points, the longest in the middle where a
 * bust ends. Thin ones standing apart would drip like wax once a bold line runs around them.
 */
export function drawTufts(s: Sight, shape: Uint8Array, sheet: Sheet): void {
  const rng = createRng(5)
  for (const rim of rimsOf(s, shape)) {
    let [since, count] = [Infinity, 0]
    for (const place of rim) {
      since += STEP
      if (place.length < SHORT * s.needle && place.end === undefined) continue
      const leaves = place.way[0] * place.out[0] + place.way[1] * place.out[1]
      const { long, wide } = lockAt(place, RHYTHM[count % RHYTHM.length]!, s.needle)
      // A lock that leans along the rim shows less of its root.
      if (long * leaves < SHOWS_LEAST * s.needle || since < wide * mix(2.3, 1.5, leaves)) continue
      drawLock(sheet, place, { long: long * mix(0.88, 1.12, rng()), wide }, rng)
      since = 0
      count++
    }
  }
}

/** Few broad locks end a bust, however short its coat. */
function lockAt(
  { length, end }: RimPlace,
  share: number,
  needle: number,
): { long: number; wide: number } {
  if (end === undefined) {
    const long = clamp(length * 0.75, 12 * needle, 56 * needle) * share
    return { long, wide: clamp(long * 0.28, 5 * needle, 13 * needle) }
  }
  const middle = Math.sin(end.share * Math.PI)
  const long = clamp(length, 50 * needle, 74 * needle) * share * mix(0.6, 1.3, middle)
  return { long, wide: clamp(long * 0.36, 9 * needle, 27 * needle) }
}

/** Bent as a blade of grass, those of an end towards its middle; its root lies within the form. */
function drawLock(
  sheet: Sheet,
  { at, way, end }: RimPlace,
  { long, wide }: { long: number; wide: number },
  rng: Rng,
): void {
  const aim = end ? way[0] * (end.middle[1] - at[1]) - way[1] * (end.middle[0] - at[0]) : 0
  const bend = (clamp(aim / 90, -0.3, 0.3) + (rng() - 0.5) * 0.24) * long
  const from = -wide * 1.1
  const points = Array.from({ length: 13 }, (_, k): V2 => {
    const t = k / 12
    const [along, aside] = [mix(from, long, t), bend * t * t]
    return [at[0] + way[0] * along - way[1] * aside, at[1] + way[1] * along + way[0] * aside]
  })
  sheet.stroke(
    points,
    (t) => wide * (1 - t) ** 0.8,
    1,
    () => 1,
    true,
  )
}

/** The rims of a shape, place by place. */
function rimsOf(s: Sight, shape: Uint8Array): RimPlace[][] {
  const soft = blurred(shape, s, Math.round(6 * s.needle))
  const rings = traceRings({ width: s.w, height: s.h, values: shape }, 0.5).get(1) ?? []
  return rings
    .map((ring) => evenly(ring).map((at) => rimPlace(s, soft, at)))
    .filter((rim) => rim.length > 20)
    .map((rim) => withEnds(s, shape, smoothed(rim)))
}

/** Points on a closed ring of x, y pairs at even steps. */
function evenly(ring: readonly number[]): V2[] {
  const points: V2[] = []
  let over = 0
  for (let k = 0; k < ring.length; k += 2) {
    const a: V2 = [ring[k]!, ring[k + 1]!]
    const b: V2 = [ring[(k + 2) % ring.length]!, ring[(k + 3) % ring.length]!]
    const size = Math.hypot(b[0] - a[0], b[1] - a[1])
    for (; over < size; over += STEP)
      points.push([mix(a[0], b[0], over / size), mix(a[1], b[1], over / size)])
    over -= size
  }
  return points
}

function rimPlace(s: Sight, soft: Float32Array, at: V2): RimPlace {
  const [x, y] = [clamp(Math.round(at[0]), 1, s.w - 2), clamp(Math.round(at[1]), 1, s.h - 2)]
  const i = y * s.w + x
  const out = unit2([soft[i - 1]! - soft[i + 1]!, soft[i - s.w]! - soft[i + s.w]!])
  const within: V2 = [at[0] - out[0] * 6 * s.needle, at[1] - out[1] * 6 * s.needle]
  const { x: fx, y: fy, length } = hairNear(s.flow, within)
  const j = Math.round(within[1]) * s.w + Math.round(within[0])
  return { at, out, way: [fx, fy], length: grows(s, j) ? length : 0 }
}

/** The hair of the cells around a place. */
function hairNear({ cell, wide, tall, x, y, length }: Flow, at: V2) {
  const [u, v] = [Math.round(at[0] / cell), Math.round(at[1] / cell)]
  const sum = { x: 0, y: 0, length: 0 }
  let known = 0
  for (let dy = -1; dy <= 1; dy++)
    for (let dx = -1; dx <= 1; dx++) {
      const j = clamp(v + dy, 0, tall - 1) * wide + clamp(u + dx, 0, wide - 1)
      if (!x[j] && !y[j]) continue
      sum.x += x[j]!
      sum.y += y[j]!
      sum.length += length[j]!
      known++
    }
  return { ...sum, length: known ? sum.length / known : 0 }
}

/** Places that are evened out together. */
const AROUND = 5

/** Neighbouring locks lie alike. */
const smoothed = (rim: readonly RimPlace[]): RimPlace[] =>
  rim.map((place, k) => {
    let [wx, wy, ox, oy] = [0, 0, 0, 0]
    for (let d = -AROUND; d <= AROUND; d++) {
      const { way, out } = rim[(k + d + rim.length) % rim.length]!
      wx += way[0]
      wy += way[1]
      ox += out[0]
      oy += out[1]
    }
    return { ...place, way: unit2([wx, wy]), out: unit2([ox, oy]) }
  })

/** Marks where the drawing was let go although the form goes on: the end of a bust. */
function withEnds(s: Sight, shape: Uint8Array, rim: RimPlace[]): RimPlace[] {
  const isEnd = rim.map(({ at, out }) => {
    const i =
      Math.round(at[1] + out[1] * 4 * s.needle) * s.w + Math.round(at[0] + out[0] * 4 * s.needle)
    return s.hit[i] === 1 && !shape[i]
  })
  if (!isEnd.includes(true) || !isEnd.includes(false)) return rim
  // From the first place of a run, so that none is cut in two.
  const first = isEnd.findIndex((end, k) => end && !isEnd.at(k - 1))
  const ended = [...rim.slice(first), ...rim.slice(0, first)]
  const flags = [...isEnd.slice(first), ...isEnd.slice(0, first)]
  for (let k = 0; k < ended.length;) {
    let to = k
    while (to < ended.length && flags[to] === flags[k]) to++
    const middle = ended[(k + to) >> 1]!.at
    if (flags[k])
      for (let n = k; n < to; n++)
        ended[n] = { ...ended[n]!, end: { share: (n - k + 0.5) / (to - k), middle } }
    k = to
  }
  return ended
}

function unit2([x, y]: V2): V2 {
  const size = Math.hypot(x, y) || 1
  return [x / size, y / size]
}
