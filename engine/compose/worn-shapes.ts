import { polygon, smooth, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Part } from '#engine/motifs/motif.ts'
import type { Head } from '#engine/compose/head.ts'
import { middleOf } from '#engine/compose/contact.ts'

/** Glasses in parts of the distance between two eyes seen from the front. */
const LENS = { across: 0.43, down: 0.36, rim: 0.055 }
/** The farther lens of a turned head is narrower. */
const FORESHORTENED = 0.72
/** Where only one eye is seen, or a head is turned, the eyes stand this far apart from the front, in parts of the head. */
const EYES_APART = 0.5
const CORNERS = 40
/** What is seen of the arms before they go back. */
const ARM = 0.16

/** Rims about the eyes as the head shows them, a bridge and the beginnings of the arms. */
export function glassesFor({ eyes, unit, tilt }: Head, isDark: boolean): Part[] {
  const apart =
    eyes.length > 1 ? Math.hypot(eyes[1]![0] - eyes[0]![0], eyes[1]![1] - eyes[0]![1]) : 0
  const full = EYES_APART * unit
  const isTurned = apart < 0.8 * full
  const wide = isTurned ? full : apart
  const nearest = tilt > 0 ? 1 : 0
  const lenses = eyes.map((centre, i) => ({
    centre,
    across: LENS.across * wide * (isTurned && eyes.length > 1 && i !== nearest ? FORESHORTENED : 1),
    down: LENS.down * wide,
  }))
  const rim = LENS.rim * wide
  const [first, last] = [lenses[0]!, lenses.at(-1)!]
  const arm = (from: Point, side: number): Part =>
    bar(from, [from[0] + side * ARM * wide, from[1] - 0.06 * wide], rim)
  return [
    arm([first.centre[0] - first.across, first.centre[1] - 0.1 * wide], -1),
    arm([last.centre[0] + last.across, last.centre[1] - 0.1 * wide], 1),
    ...(lenses.length > 1
      ? [
          bar(
            [first.centre[0] + first.across - rim, first.centre[1] - 0.08 * wide],
            [last.centre[0] - last.across + rim, last.centre[1] - 0.08 * wide],
            rim,
          ),
        ]
      : []),
    ...lenses.flatMap((lens) => rimmed(lens, rim, isDark)),
  ]
}

function rimmed(
  { centre, across, down }: { centre: Point; across: number; down: number },
  rim: number,
  isDark: boolean,
): Part[] {
  const outer = rounded(centre, across, down)
  if (!isDark) {
    const inner = rounded(centre, across - rim * 1.5, down - rim * 1.5).toReversed()
    return [{ d: polygon(outer) + polygon(inner), fill: 'black', stroke: 0.4 }]
  }
  const [x, y] = centre
  const gleam: Point[] = [
    [x - 0.5 * across, y + 0.35 * down],
    [x - 0.05 * across, y - 0.5 * down],
    [x + 0.2 * across, y - 0.5 * down],
    [x - 0.25 * across, y + 0.35 * down],
  ]
  return [
    { d: polygon(outer), fill: 'black', stroke: 1 },
    { d: polygon(gleam), fill: 'paper', stroke: 0, shade: 0, detail: 1 },
  ]
}

/** A lens: rounder than a box, squarer than a circle. */
function rounded([x, y]: Point, across: number, down: number): Point[] {
  const squared = (value: number) => Math.sign(value) * Math.abs(value) ** 0.78
  return Array.from({ length: CORNERS }, (_, i): Point => {
    const t = (i / CORNERS) * Math.PI * 2
    return [x + across * squared(Math.cos(t)), y + down * squared(Math.sin(t))]
  })
}

function bar([ax, ay]: Point, [bx, by]: Point, width: number): Part {
  const length = Math.hypot(bx - ax, by - ay) || 1
  const [nx, ny] = [(-(by - ay) / length) * (width / 2), ((bx - ax) / length) * (width / 2)]
  return {
    d: polygon([
      [ax + nx, ay + ny],
      [bx + nx, by + ny],
      [bx - nx, by - ny],
      [ax - nx, ay - ny],
    ]),
    fill: 'black',
    stroke: 0.4,
  }
}

/** A top hat in parts of the head's width: half widths of brim, band and top, and how high it stands. */
const TOP_HAT = { brim: 0.82, band: 0.5, top: 0.56, height: 0.86, over: 0.14, bow: 0.13 }

const HAT_TONE = 0.5

/** Seen from a little below, as a hat on a head is: the brim curves up at its sides and dips before the forehead. */
export function topHatFor({ crown, unit, tilt, widthAt, eyes }: Head): Part[] {
  const base = crown[1] + TOP_HAT.over * unit
  const width = widthAt(base)
  const away = middleOf(eyes)[0] - crown[0]
  const cx = crown[0] + 0.1 * away
  const at = (x: number, y: number): Point => {
    const [dx, dy] = [x * width, y * width]
    const [c, s] = [Math.cos(tilt), Math.sin(tilt)]
    return [cx + dx * c - dy * s, base + dx * s + dy * c]
  }
  const { brim, band, top, height, bow } = TOP_HAT
  const body = [
    at(-band, -0.02),
    at(-band * 0.97, -height * 0.4),
    at(-top, -height),
    at(0, -height * 1.03),
    at(top, -height),
    at(band * 0.97, -height * 0.4),
    at(band, -0.02),
    at(0, 0.06),
  ]
  const ribbon = [
    at(-band, -0.02),
    at(-band * 0.985, -bow * 1.3),
    at(0, -bow * 0.72),
    at(band * 0.985, -bow * 1.3),
    at(band, -0.02),
    at(0, 0.06),
  ]
  const rim = [
    at(-brim, -0.1),
    at(-brim * 0.94, -0.03),
    at(-band, 0.05),
    at(0, 0.12),
    at(band, 0.05),
    at(brim * 0.94, -0.03),
    at(brim, -0.1),
    at(band * 1.05, -0.04),
    at(0, 0.03),
    at(-band * 1.05, -0.04),
  ]
  return [
    { d: smooth(body, true, 0.7), fill: 'clothDark', tone: HAT_TONE },
    { d: smooth(ribbon, true, 0.6), fill: 'red', stroke: 0.8 },
    { d: smooth(rim, true, 0.9), fill: 'clothDark', tone: HAT_TONE },
  ]
}
