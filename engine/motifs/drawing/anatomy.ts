// Eyes, horns, claws, feelers and limbs.
import { type Point, circle, polar, sample, smooth, tube } from '#engine/motifs/drawing/geometry.ts'
import { line } from '#engine/motifs/drawing/parts.ts'
import { type Detail, HALF_TURN, along, brush, degrees, lines } from '#engine/motifs/drawing/pen.ts'
import type { Part, Tag } from '#engine/motifs/motif.ts'

/** An animal's eye as an almond from inner to outer corner, with a heavy upper lid. */
export function almondEye(
  inner: Point,
  outer: Point,
  height: number,
  {
    iris = 'iris',
    pupil = 'round',
    lid = 2.4,
    look = 0.5,
  }: { iris?: Tag; pupil?: 'round' | 'slit' | 'none'; lid?: number; look?: number } = {},
): Part[] {
  const run: Point = [outer[0] - inner[0], outer[1] - inner[1]]
  const size = Math.hypot(run[0], run[1])
  const up: Point = [run[1] / size, -run[0] / size]
  const facing = up[1] > 0 ? -1 : 1
  const at = (t: number, h: number): Point => [
    inner[0] + run[0] * t + up[0] * h * facing,
    inner[1] + run[1] * t + up[1] * h * facing,
  ]
  const centre = at(look, height * 0.1)
  const upper = [inner, at(0.3, height * 0.55), at(0.65, height * 0.6), outer],
    lower = [at(0.7, -height * 0.42), at(0.3, -height * 0.38)]
  const shine = polar(height * 0.2, degrees(-120), centre)
  const parts: Part[] = [
    { d: smooth([...upper, ...lower], true, 0.9), fill: iris, stroke: 0.8, shade: 0.3 },
  ]
  if (pupil === 'round') parts.push({ d: circle(centre, height * 0.36), fill: 'black', stroke: 0 })
  if (pupil === 'slit')
    parts.push({
      d: smooth([
        at(look, height * 0.5),
        at(look + 0.09, 0),
        at(look, -height * 0.4),
        at(look - 0.09, 0),
      ]),
      fill: 'black',
      stroke: 0,
    })
  if (pupil !== 'none')
    parts.push({ d: circle(shine, height * 0.12), fill: 'paper', stroke: 0, shade: 0 })
  parts.push(
    brush(
      [
        at(-0.12, -height * 0.12),
        at(0.28, height * 0.6),
        at(0.66, height * 0.66),
        at(1.14, height * 0.05),
      ],
      lid,
    ),
  )
  return parts
}

/** A round staring eye (birds, fish). */
export function roundEye(centre: Point, radius: number, iris: Tag = 'gold'): Part[] {
  return [
    { d: circle(centre, radius), fill: 'black', stroke: 0.4 },
    { d: circle(centre, radius * 0.8), fill: iris, stroke: 0.3, shade: 0.3 },
    { d: circle(centre, radius * 0.48), fill: 'black', stroke: 0 },
    {
      d: circle(polar(radius * 0.42, degrees(-125), centre), radius * 0.2),
      fill: 'paper',
      stroke: 0,
      shade: 0,
    },
  ]
}

/** A tapered horn, tusk, claw or antler tine along a curve, with growth rings when asked. */
export function horn(
  points: readonly Point[],
  width: number,
  {
    tag = 'horn',
    rings = 0,
    tip = 0.05,
    detail = 0,
  }: { tag?: Tag; rings?: number; tip?: number; detail?: Detail } = {},
): Part[] {
  const spine = sample(points, 10)
  const body = tube(spine, (u) => width * ((1 - u) ** 0.75 * (1 - tip) + tip))
  // long spirals need more steps than a claw, or they show corners
  const steps = Math.max(26, Math.min(110, Math.round(spine.length / 3)))
  const parts: Part[] = [{ d: body.strip(0, 1, -1, 1, steps), fill: tag, detail }]
  for (let i = 1; i <= rings; i++) {
    const u = (i / (rings + 1)) * 0.8
    parts.push(line(smooth([body.at(u, -1), body.at(u + 0.035, 0), body.at(u, 1)], false), 0.5, 1))
  }
  return parts
}

/** A bird's or beast's claw: thick at the base, hooked to one side. */
export function claw(
  base: Point,
  angle: number,
  length: number,
  width: number,
  hook: number,
  tag: Tag = 'black',
): Part[] {
  const side = (forward: number, out: number): Point =>
    polar(out, angle + HALF_TURN / 2, polar(forward, angle, base))
  return horn(
    [
      base,
      side(length * 0.45, -length * hook * 0.35),
      side(length * 0.85, length * hook * 0.1),
      side(length, length * hook * 0.55),
    ],
    width,
    { tag },
  )
}

/** The curve continued into a shrinking spiral: tentacles, tails, scrolls. side 1 turns clockwise on screen. */
export function curled(
  points: readonly Point[],
  radius: number,
  turns: number,
  side: 1 | -1,
): Point[] {
  const spine = sample(points, 10)
  const end = spine[spine.length - 1]!,
    before = spine[spine.length - 4]!
  const heading = Math.atan2(end[1] - before[1], end[0] - before[0])
  const centre = polar(radius, heading + (side * HALF_TURN) / 2, end)
  const steps = Math.round(turns * 28)
  const spiral = Array.from({ length: steps }, (_, i): Point => {
    const t = (i + 1) / steps
    return polar(
      radius * (1 - 0.72 * t),
      heading - (side * HALF_TURN) / 2 + side * t * turns * HALF_TURN * 2,
      centre,
    )
  })
  return [...spine, ...spiral]
}

/** Long whiskers fanning out to the right of a muzzle. */
export function whiskers(
  from: Point,
  angles: readonly number[],
  length: number,
  stroke = 0.5,
): Part {
  const curves = angles.map((angle, i): Point[] => {
    const start: Point = [from[0] + (i % 2) * 4, from[1] + i * 3.5]
    return [
      start,
      polar(length * 0.5, degrees(angle - 8), start),
      polar(length, degrees(angle), start),
    ]
  })
  return lines(curves, stroke, 1)
}

/** A limb of straight armoured segments (crabs, scorpions, insects); one width per joint. */
export function jointed(points: readonly Point[], widths: readonly number[], tag: Tag): Part[] {
  const parts: Part[] = []
  for (let i = points.length - 2; i >= 0; i--) {
    const segment = tube(sample([points[i]!, points[i + 1]!], 8), (u) =>
      along([widths[i]! * 0.75, widths[i]!, widths[i + 1]!], u),
    )
    parts.push({ d: segment.strip(-0.02, 1.02, -1, 1, 10), fill: tag, stroke: 0.9 })
  }
  return parts
}
