import { measured } from '#engine/motifs/drawing/box.ts'
import { coords, circle, polygon, TAU, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { DialTime, Motif, Part } from '#engine/motifs/motif.ts'
import { brush } from '#engine/motifs/drawing/pen.ts'
import { line, placed } from '#engine/motifs/drawing/parts.ts'
import { chain, clockDial } from '#engine/motifs/drawing/ornament.ts'
import {
  annulus,
  beadRing,
  ellipse,
  rect,
  roundRect,
  ticks,
} from '#engine/motifs/drawing/shapes.ts'

const CENTRE: Point = [0, 22]

/** An engraved case with roman dial, crown, bow and a chain curling away. */
function closed(time: DialTime): Part[] {
  const path: Point[] = coords('6,-84 34,-104 66,-92 72,-64 96,-46 112,-18 98,10 106,40 120,62')
  const parts: Part[] = [
    ...chain(path, 19),
    // bow: the ring the chain hangs from
    { d: annulus([0, -76], 17, 10.5), fill: 'gold' },
    { d: roundRect(-10, -68, 20, 16, 4), fill: 'gold' },
    line('M-5 -66L-5 -54M0 -66L0 -54M5 -66L5 -54', 0.6, 1),
    { d: rect(-7, -54, 14, 8), fill: 'gold' },
    { d: circle(CENTRE, 74), fill: 'gold' },
    line(circle(CENTRE, 70), 0.6, 1),
    line(ticks(CENTRE, 61, 70, 72), 0.5, 2),
    { d: circle(CENTRE, 61), fill: 'gold', stroke: 0.9 },
    ...beadRing(CENTRE, 57.6, 48, 1.6, 'black', 2),
    ...clockDial(CENTRE, 54, time),
  ]
  const seconds: Part[] = [
    { d: circle([0, 45], 11), fill: 'paper', stroke: 0.7, detail: 1 },
    line(ticks([0, 45], 8, 10, 12), 0.5, 2),
    line('M0 45L5 38', 0.8, 1),
  ]
  const glassAt = parts.length - 3
  parts.splice(glassAt, 0, ...seconds)
  return parts
}

/** A toothed wheel with a hub and, when it is large enough, spokes. */
function gear(centre: Point, radius: number, teeth: number, turn: number): Part[] {
  const rim = Array.from({ length: teeth * 4 }, (_, i): Point => {
    const angle = turn + (i * TAU) / (teeth * 4)
    const r = i % 4 < 2 ? radius : radius * 0.82
    return [centre[0] + r * Math.cos(angle), centre[1] + r * Math.sin(angle)]
  })
  return [
    { d: polygon(rim), fill: 'gold', stroke: 0.7 },
    { d: circle(centre, radius * 0.6), fill: 'black', stroke: 0.4 },
    { d: polygonSpokes(centre, radius * 0.66, turn), fill: 'gold', stroke: 0.4 },
    { d: circle(centre, radius * 0.24), fill: 'gold', stroke: 0.6 },
    { d: circle(centre, radius * 0.1), fill: 'ruby', stroke: 0.4, detail: 1 },
  ]
}

const polygonSpokes = (centre: Point, radius: number, turn: number) =>
  [0, 1, 2]
    .map((i) => {
      const angle = turn + (i * TAU) / 6
      const [c, s] = [Math.cos(angle), Math.sin(angle)]
      const w = radius * 0.13
      return polygon([
        [centre[0] + c * radius - s * w, centre[1] + s * radius + c * w],
        [centre[0] - c * radius - s * w, centre[1] - s * radius + c * w],
        [centre[0] - c * radius + s * w, centre[1] - s * radius - c * w],
        [centre[0] + c * radius + s * w, centre[1] + s * radius - c * w],
      ])
    })
    .join('')

/** The sprung lid, seen from inside at a slant: rim, hollow, rays cut around a star. */
function lid(): Part[] {
  const rays = Array.from({ length: 32 }, (_, i) => {
    const angle = (i * TAU) / 32
    const at = (r: number) =>
      `${(Math.cos(angle) * 66 * r).toFixed(2)} ${(Math.sin(angle) * 33 * r).toFixed(2)}`
    return `M${at(i % 2 ? 0.5 : 0.36)}L${at(0.82)}`
  }).join('')
  const flower = Array.from({ length: 8 }, (_, i) => {
    const angle = (i * TAU) / 8
    const at = (r: number, turn: number) =>
      `${(Math.cos(angle + turn) * 66 * r).toFixed(2)} ${(Math.sin(angle + turn) * 33 * r).toFixed(2)}`
    return `M0 0Q${at(0.24, -0.5)} ${at(0.34, 0)}Q${at(0.24, 0.5)} 0 0Z`
  }).join('')
  return placed(
    [
      { d: ellipse([0, 5], 73, 38), fill: 'gold' },
      { d: ellipse([0, 0], 73, 38), fill: 'gold' },
      { d: ellipse([0, 1], 65, 32), fill: 'gold', tone: 0.3, stroke: 0.8 },
      line(rays, 0.5, 1),
      { d: flower, fill: 'gold', stroke: 0.6, detail: 1 },
      { d: ellipse([0, 0], 5, 2.6), fill: 'ruby', stroke: 0.5, detail: 1 },
    ],
    { x: -50, y: -64, angle: -0.66 },
  )
}

/** A hunter-case watch sprung open: the lid thrown back, a window in the dial on the running wheels. */
function opened(time: DialTime): Part[] {
  const centre: Point = [4, 44]
  const pendant = placed(
    [
      { d: annulus([0, -98], 16, 10), fill: 'gold' },
      { d: roundRect(-9, -88, 18, 14, 4), fill: 'gold' },
      line('M-4.5 -86L-4.5 -76M0 -86L0 -76M4.5 -86L4.5 -76', 0.6, 1),
    ],
    { x: centre[0], y: centre[1], angle: 0.92 },
  )
  const dial = clockDial(centre, 60, time)
  const window: Point = [centre[0] - 2, centre[1] + 26]
  return [
    ...lid(),
    ...chain(coords('88,-24 112,-30 122,-54 104,-74 80,-80 72,-102 92,-120 116,-112'), 18),
    ...pendant,
    { d: roundRect(-62, -22, 26, 14, 6), fill: 'gold', stroke: 0.9 },
    { d: circle(centre, 78), fill: 'gold' },
    line(circle(centre, 74), 0.6, 1),
    line(ticks(centre, 66, 74, 90), 0.45, 2),
    { d: circle(centre, 66), fill: 'gold', stroke: 0.9 },
    ...dial.slice(0, -3),
    { d: circle(window, 21), fill: 'gold', stroke: 0.8 },
    { d: circle(window, 18.5), fill: 'black', stroke: 0.6 },
    ...gear([window[0] - 6, window[1] - 2], 11, 12, 0.1),
    ...gear([window[0] + 9, window[1] + 7], 7.4, 9, 0.3),
    ...gear([window[0] + 6, window[1] - 10], 5, 8, 0),
    ...dial.slice(-3),
  ]
}

/** Where the glass was struck, and how far out its cracks branch, in parts of the way to the rim. */
const STRUCK: Point = [17, 6]
const GLASS = 54
const BRANCHES = [0.34, 0.62]

/** The glass is broken: cracks run from where it was struck to the rim, splinters are gone, some of them fall. */
function broken(time: DialTime): Part[] {
  const count = 11
  const turnOf = (i: number) => (i * TAU) / count + 0.19 * Math.sin(i * 5.1)
  const rimAt = (turn: number): number => {
    // the way from where it was struck to the rim of the glass
    const [dx, dy] = [STRUCK[0] - CENTRE[0], STRUCK[1] - CENTRE[1]]
    const along = dx * Math.cos(turn) + dy * Math.sin(turn)
    return -along + Math.sqrt(along * along - dx * dx - dy * dy + GLASS * GLASS)
  }
  const at = (i: number, share: number, off = 0): Point => {
    const turn = turnOf(i) + off
    const r = rimAt(turn) * share
    return [STRUCK[0] + r * Math.cos(turn), STRUCK[1] + r * Math.sin(turn)]
  }
  const cracks = Array.from({ length: count }, (_, i) =>
    brush([at(i, 0), at(i, 0.34, 0.06), at(i, 0.66, -0.06), at(i, 1)], 0.62),
  )
  const webs = Array.from({ length: count }, (_, i) =>
    BRANCHES.filter((share) => (i + BRANCHES.indexOf(share)) % 3 !== 0).map((share, n): Point[] => [
      at(i, share, n === 0 ? 0.06 : -0.06),
      at(i + 1, share + 0.08, n === 0 ? 0.06 : -0.06),
    ]),
  ).flat()
  const gone = [3, 7].map((i): Part => ({
    d: polygon([at(i, 0.1), at(i, 0.34, 0.06), at(i + 1, 0.42, 0.06), at(i + 1, 0.12)]),
    fill: 'black',
    stroke: 0.5,
  }))
  const fallen = [
    '-20,108 -8,104 -12,122',
    '12,104 24,110 14,126',
    '34,112 42,108 44,120',
    '-38,116 -30,112 -32,124',
    '2,122 9,120 6,132',
  ].map((text): Part => ({ d: polygon(coords(text)), fill: 'glass', stroke: 0.9 }))
  return [
    ...closed(time),
    ...gone,
    line(webs.map((web) => polygon(web, false)).join(''), 0.8, 1),
    ...cracks,
    ...fallen,
  ]
}

export const pocketWatch: Motif = {
  name: 'pocket-watch',
  held: 'hangs',
  isRead: true,
  isBrittle: true,
  category: 'object',
  words: ['pocket watch', 'watch', 'old watch', 'timepiece'],
  variants: ['chain', 'open', 'broken'],
  spare: ['broken'],
  draw: ({ variant, time }) =>
    measured(
      variant === 'open'
        ? opened(time ?? { hour: 1, minute: 51 })
        : (variant === 'broken' ? broken : closed)(time ?? { hour: 10, minute: 9 }),
    ),
}
