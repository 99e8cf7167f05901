import { measured } from '#engine/motifs/drawing/box.ts'
import { circle, polar, polygon, TAU, type Point } from '#engine/motifs/drawing/geometry.ts'
import { gleam, line, placed } from '#engine/motifs/drawing/parts.ts'
import { ellipse, ticks } from '#engine/motifs/drawing/shapes.ts'
import type { Motif, Part, Tag } from '#engine/motifs/motif.ts'

/** Teeth of all wheels are this large, or they would not run in each other. */
const PITCH = 3.9
/** How far a wheel reaches behind its face. */
const DEPTH: Point = [5, 7]

interface Wheel {
  at: Point
  teeth: number
  /** The direction in which a tooth points, or a gap. */
  toward: number
  isGap?: boolean
  tag: Tag
  spokes: number
}

const radiusOf = ({ teeth }: Pick<Wheel, 'teeth'>) => teeth * PITCH

const rimOf = (wheel: Wheel): Point[] => {
  const step = TAU / wheel.teeth
  const start = wheel.toward + (wheel.isGap ? step / 2 : 0)
  const outer = radiusOf(wheel)
  const inner = outer - PITCH * 2.3
  return Array.from({ length: wheel.teeth }, (_, i) => start + i * step).flatMap((middle) => [
    polar(inner, middle - step * 0.3),
    polar(outer, middle - step * 0.17),
    polar(outer, middle + step * 0.17),
    polar(inner, middle + step * 0.3),
  ])
}

/** The gap between two spokes, between hub and rim. */
const gapBetween = (from: number, to: number, inner: number, outer: number): string => {
  const arc = (radius: number, a: number, b: number) =>
    Array.from({ length: 7 }, (_, i) => polar(radius, a + ((b - a) * i) / 6))
  return polygon([...arc(outer, from, to), ...arc(inner, to, from)])
}

function wheelParts(wheel: Wheel): Part[] {
  const { at, tag, spokes, toward } = wheel
  const outer = radiusOf(wheel)
  const rim = rimOf(wheel)
  const hub = outer * 0.3
  const well = outer - PITCH * 2.3 - outer * 0.16
  const gaps = Array.from({ length: spokes }, (_, i): Part[] => {
    const middle = toward + 0.3 + ((i + 0.5) * TAU) / spokes
    const half = (TAU / spokes) * 0.36
    const d = gapBetween(middle - half, middle + half, hub * 1.25, well)
    const back = gapBetween(middle - half + 0.04, middle + half, hub * 1.4, well * 0.98)
    return [
      { d, fill: 'black', stroke: 0.8 },
      // the far wall of the opening catches light
      ...placed([{ d: back, fill: 'paper' as const, stroke: 0.3, shade: 0.2 }], {
        x: DEPTH[0] * 0.8,
        y: DEPTH[1] * 0.8,
        scale: 0.86,
      }),
    ]
  })
  return placed(
    [
      ...placed([{ d: polygon(rim), fill: 'black', stroke: 0.9 }], { x: DEPTH[0], y: DEPTH[1] }),
      ...placed([{ d: polygon(rim), fill: 'black', stroke: 0.3 }], {
        x: DEPTH[0] / 2,
        y: DEPTH[1] / 2,
      }),
      { d: polygon(rim), fill: tag },
      line(circle([0, 0], outer - PITCH * 2.3 - 3), 0.7, 1),
      ...gaps.flat(),
      { d: circle([0, 0], hub * 1.1), fill: tag, stroke: 0.9 },
      line(circle([0, 0], hub * 0.78), 0.7, 1),
      ...[0, 1, 2, 3, 4, 5].map((i): Part => ({
        d: circle(polar(hub * 0.94, toward + (i * TAU) / 6), hub * 0.085),
        fill: 'black',
        stroke: 0.2,
        detail: 2,
      })),
      { d: circle([1, 1.5], hub * 0.46), fill: 'black', stroke: 0.8 },
      { d: ellipse([0, 0], hub * 0.3, hub * 0.3), fill: 'steel', stroke: 0.8 },
      line(ticks([0, 0], outer - PITCH * 2.3 - 2.5, outer - PITCH * 2.3, wheel.teeth * 2), 0.5, 2),
      gleam(gapBetween(3.6, 4.5, well + outer * 0.05, well + outer * 0.1)),
    ],
    { x: at[0], y: at[1] },
  )
}

const GREAT: Point = [-36, 26]
const [UP, DOWN] = [-0.66, 0.5]
/** Where a wheel stands that runs with the great one. */
const beside = (teeth: number, angle: number) => polar((18 + teeth - 2.4) * PITCH, angle, GREAT)

export const gears: Motif = {
  name: 'gears',
  category: 'object',
  words: ['gears', 'gear', 'cogs', 'cogwheel'],
  variants: ['meshed'],
  draw: () =>
    measured([
      ...wheelParts({
        at: beside(9, DOWN),
        teeth: 9,
        toward: DOWN + Math.PI,
        isGap: true,
        tag: 'steel',
        spokes: 3,
      }),
      ...wheelParts({ at: GREAT, teeth: 18, toward: UP, tag: 'gold', spokes: 5 }),
      ...wheelParts({
        at: beside(12, UP),
        teeth: 12,
        toward: UP + Math.PI,
        isGap: true,
        tag: 'steel',
        spokes: 4,
      }),
    ]),
}
