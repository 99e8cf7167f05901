// What a wheel has turned, seen a little from above: pots, jars, bowls, columns.
import { smooth, type Point } from '#engine/motifs/drawing/geometry.ts'
import { n2 } from '#engine/motifs/drawing/shapes.ts'

/** How deep a circle seen a little from above looks, in parts of its half width. */
const SAG = 0.16

/** A curve that goes on from where the last one ended. */
const onward = (d: string) => d.slice(d.indexOf('C'))

/** The near half of a level circle, or a piece of it: -1 is its left end, 1 its right. */
export function hoop(
  half: number,
  y: number,
  { sag = SAG, from = -1, to = 1, x = 0 } = {},
): string {
  return smooth(hoopPoints(half, y, { sag, from, to, x }), false)
}

function hoopPoints(
  half: number,
  y: number,
  { sag = SAG, from = -1, to = 1, x = 0 } = {},
): Point[] {
  const steps = 8
  return Array.from({ length: steps + 1 }, (_, i): Point => {
    const t = ((from + ((to - from) * i) / steps) * Math.PI) / 2
    return [n2(x + half * Math.sin(t)), n2(y + sag * half * Math.cos(t))]
  })
}

/**
 * The outline of a turned body. The profile is its right side from top to bottom as half width and height; the bottom is round, and
 * so is the far side of the top.
 */
export function turned(
  profile: readonly Point[],
  { sag = SAG, tension = 1 }: { sag?: number; tension?: number } = {},
): string {
  const [topHalf, top] = profile[0]!
  const [bottomHalf, bottom] = profile.at(-1)!
  const right = smooth(profile, false, tension)
  const foot = smooth(hoopPoints(bottomHalf, bottom, { sag, from: 1, to: -1 }), false)
  const left = smooth(
    profile.toReversed().map(([x, y]): Point => [-x, y]),
    false,
    tension,
  )
  const back = smooth(hoopPoints(topHalf, top, { sag: -sag }), false)
  return `${right}${onward(foot)}${onward(left)}${onward(back)}Z`
}

/** A band round a turned body between two of its levels, each a half width and a height. */
export function girdle([topHalf, top]: Point, [bottomHalf, bottom]: Point, sag = SAG): string {
  const upper = smooth(hoopPoints(topHalf, top, { sag }), false)
  const lower = smooth(hoopPoints(bottomHalf, bottom, { sag, from: 1, to: -1 }), false)
  return `${upper}L${lower.slice(1)}Z`
}
