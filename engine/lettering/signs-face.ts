import type { Point } from '#engine/motifs/drawing/geometry.ts'
import { heartRing } from '#engine/lettering/hearted.ts'
import { disc, ribbon } from '#engine/lettering/pen.ts'
import { boundsOf, towards, type Line, type Ring } from '#engine/lettering/plane.ts'
import { difference, simplified, union } from '#engine/lettering/polygons.ts'
import { trueType, type FontGlyph } from '#engine/lettering/true-type.ts'

/** As high as small letters, and as capitals, in thousandths of an em. */
const HIGH = { small: 460, capital: 690 }
/** White on either side. */
const BESIDE = 45

/** A long eight of one line that swells in its bows, as two strokes that overlap: one ribbon that crosses itself would leave a hole. */
function infinity(): Ring[] {
  const bow = (side: 1 | -1): Ring => {
    const line: Line = Array.from({ length: 101 }, (_, i): Point => {
      const t = ((i / 100) * 2 - 1) * (Math.PI / 2 + 0.12)
      const far = (2 * side) / (1 + Math.sin(t) ** 2)
      return [far * Math.cos(t), Math.abs(far) * Math.sin(t) * Math.cos(t)]
    })
    return ribbon(line, (share) => 0.1 + 0.07 * Math.sin(Math.PI * share) ** 2, 0.03)
  }
  return union([bow(1)], [bow(-1)])
}

const star = (): Ring[] => [
  Array.from({ length: 10 }, (_, i) => towards((i * Math.PI) / 5 - Math.PI / 2, i % 2 ? 0.42 : 1)),
]

const crescent = (): Ring[] => difference([disc([0, 0], 1, 72)], [disc([0.42, -0.1], 0.82, 72)])

const sun = (): Ring[] => [
  disc([0, 0], 0.52, 48),
  ...Array.from({ length: 12 }, (_, i): Ring => {
    const angle = (i * Math.PI) / 6
    return [
      towards(angle - 0.13, 0.66),
      towards(angle, i % 2 ? 0.9 : 1.02),
      towards(angle + 0.13, 0.66),
    ]
  }),
]

function cross(): Ring[] {
  const bar = (x: number, y: number, w: number, h: number): Ring => [
    [x - w, y - h],
    [x + w, y - h],
    [x + w, y + h],
    [x - w, y + h],
  ]
  return union([bar(0, 0, 0.13, 1)], [bar(0, -0.34, 0.56, 0.13)])
}

function oval([x, y]: Point, w: number, h: number, lean: number): Ring {
  const [sine, cosine] = [Math.sin(lean), Math.cos(lean)]
  return Array.from({ length: 40 }, (_, i): Point => {
    const t = (i / 40) * 2 * Math.PI
    const [dx, dy] = [w * Math.cos(t), h * Math.sin(t)]
    return [x + dx * cosine - dy * sine, y + dx * sine + dy * cosine]
  })
}

const paw = (): Ring[] => [
  ...union(
    [oval([-0.26, 0.5], 0.34, 0.4, 0.5)],
    [oval([0.26, 0.5], 0.34, 0.4, -0.5)],
    [oval([0, 0.3], 0.34, 0.36, 0)],
  ),
  oval([-0.8, -0.02], 0.2, 0.3, -0.45),
  oval([-0.3, -0.56], 0.22, 0.34, -0.12),
  oval([0.3, -0.56], 0.22, 0.34, 0.12),
  oval([0.8, -0.02], 0.2, 0.3, 0.45),
]

const SIGNS: readonly (readonly [string, () => Ring[], number])[] = [
  ['♥', () => [heartRing([0, 0], 1)], HIGH.small],
  ['❤', () => [heartRing([0, 0], 1)], HIGH.small * 1.25],
  ['∞', infinity, HIGH.small * 0.82],
  ['★', star, HIGH.small * 1.15],
  ['☾', crescent, HIGH.small * 1.15],
  ['☀', sun, HIGH.small * 1.3],
  ['✝', cross, HIGH.capital],
  ['🐾', paw, HIGH.small * 1.1],
]

/** What is drawn with its head up stands on the line; what is lower than letters in the middle of them. */
function glyphOf([character, draw, high]: (typeof SIGNS)[number]): FontGlyph {
  const rings = simplified(union(draw()), 0.004)
  const { left, right, top, bottom } = boundsOf(rings)
  const k = high / (bottom - top)
  const foot = Math.max(0, (HIGH.small - high) / 2)
  return {
    characters: [character],
    rings: rings.map((ring) =>
      ring.map(([x, y]): Point => [BESIDE + (x - left) * k, foot + (bottom - y) * k]).toReversed(),
    ),
    advance: Math.round((right - left) * k + 2 * BESIDE),
  }
}

let made: Uint8Array | undefined

/** Signs that stand among letters in every hand: hearts, stars, a paw. No face of letters has them all. */
export function signsFace(): Uint8Array {
  made ??= trueType([{ characters: [' '], rings: [], advance: 300 }, ...SIGNS.map(glyphOf)])
  return made
}
