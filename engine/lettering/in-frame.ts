import type { Point } from '#engine/motifs/drawing/geometry.ts'
import { weld, writeLine, type WritingOptions } from '#engine/lettering/block.ts'
import { inkCentre } from '#engine/lettering/clearance.ts'
import type { Inscribed } from '#engine/lettering/inscribed.ts'
import { cellsOf } from '#engine/lettering/on-curve.ts'
import { disc, lozenge } from '#engine/lettering/pen.ts'
import { boundsOf, moved, turned, warped, type Ring } from '#engine/lettering/plane.ts'
import { penned } from '#engine/lettering/polygons.ts'
import { LETTER_SIZE } from '#engine/lettering/shaper.ts'

interface Letter {
  rings: Ring[]
  width: number
  height: number
}

function lettersOf(
  text: string,
  options: WritingOptions,
): { letters: Letter[]; missing: string[] } {
  const line = writeLine(text, options, LETTER_SIZE)
  const letters = cellsOf(line.glyphs)
    .filter((cell) => cell.some(({ rings }) => rings.length > 0))
    .map((cell) => {
      const rings = weld(cell, options, LETTER_SIZE)
      const { left, right, top, bottom } = boundsOf(rings)
      return { rings, width: right - left, height: bottom - top }
    })
  return { letters, missing: line.missing }
}

/** Scaled, with the middle of its ink, which is not that of its box, at a point. */
function placedAt({ rings }: Letter, scale: number, [x, y]: Point): Ring[] {
  const scaled = warped(rings, ([px, py]) => [px * scale, py * scale])
  const { left, right, top, bottom } = boundsOf(scaled)
  const [cx] = inkCentre(scaled)
  return moved(scaled, x - cx * 0.6 - (left + right) * 0.2, y - (top + bottom) / 2)
}

/** A fifth letter of a word stands on the thumb. */
const FINGERS_MOST = 5

/** Both hands with their thumbs. */
const FINGERS_OF_TWO = 2 * FINGERS_MOST

/** How a text falls on the fingers: a word for each hand, else half of the letters, five with the thumb. Undefined where they are too many. */
export function fingersOf(text: string): [string, string] | undefined {
  const words = text.trim().split(/[\s/|-]+/)
  const long = (word: string) => Array.from(word).length
  if (words.length === 2 && words.every((word) => long(word) <= FINGERS_MOST))
    return [words[0]!, words[1]!]
  const all = Array.from(words.join(''))
  if (all.length <= FINGERS_MOST) return [all.join(''), '']
  if (all.length > FINGERS_OF_TWO) return undefined
  const half = Math.ceil(all.length / 2)
  return [all.slice(0, half).join(''), all.slice(half).join('')]
}

/** How far each finger of a closed fist stands below the highest, from the first to the little one. */
const FINGERS = [0.06, 0, 0.05, 0.17]
/** The thumb lies beside them, lower. */
const THUMB = 0.42

/** How far the outermost fingers of a fist lean away from each other. */
const FAN = 0.11

/** From one letter on knuckles to the next, in the units of its drawing. */
export const KNUCKLE_STEP = LETTER_SIZE * 1.06

/** One letter for each finger, all of one optical size, as far apart and as high as knuckles are, one hand over the other. */
export function onKnuckles(fingers: [string, string], options: WritingOptions): Inscribed {
  const size = LETTER_SIZE
  const hands = fingers.map((word) => lettersOf(word, options))
  const all = hands.flatMap(({ letters }) => letters)
  const room = size * 0.74
  const fit = ({ width, height }: Letter) => Math.min(room / width, (size * 0.95) / height)
  // None may be much larger than the smallest, or the word falls apart.
  const least = Math.min(...all.map(fit))
  const step = KNUCKLE_STEP
  const letters: Ring[][] = []
  let y = 0
  hands.forEach(({ letters: hand }, index) => {
    if (hand.length === 0) return
    // Seen by who wears them, the little finger of the right hand is the last one, that of the left the first.
    const heights = hand.length > FINGERS.length ? [THUMB, ...FINGERS] : FINGERS
    const drops = index === 0 ? heights.toReversed() : heights
    const from = -((hand.length - 1) * step) / 2
    hand.forEach((letter, i) => {
      const at: Point = [from + i * step, y + size * (drops[i % drops.length] ?? 0)]
      const lean = FAN * ((2 * i) / Math.max(1, hand.length - 1) - 1)
      letters.push(turned(placedAt(letter, Math.min(fit(letter), least * 1.16), at), lean, at))
    })
    y += size * 1.55
  })
  return { letters, ornament: [], size, missing: hands.flatMap(({ missing }) => missing) }
}

/** "A and S" are two letters. */
const JOINING = /(?<=(?:^|\s)\p{L}) (?:and|y|und|et|e) (?=\p{L}(?:\s|$))/gu

/** The letters of a monogram: one to three initials. */
export function initialsOf(said: string): string | undefined {
  const text = said.replaceAll(JOINING, ' ')
  const letters = text.match(/\p{L}\p{M}*/gu) ?? []
  const isInitials = /^[\p{L}\p{M}.&+\s]+$/u.test(text) && letters.length <= 3
  return isInitials && letters.length > 0 ? letters.join('').toLocaleUpperCase('und') : undefined
}

/** Initials in a double ring: two stand side by side about a line, of three the middle one is the largest. */
export function asMonogram(initials: string, options: WritingOptions): Inscribed {
  const size = LETTER_SIZE
  const { letters: given, missing } = lettersOf(initials, options)
  const rule = Math.max(options.leastLine, size * 0.016)
  const scales = given.length === 3 ? [0.62, 1, 0.62] : given.map(() => 0.9)
  const gap = size * 0.14
  const widths = given.map(({ width }, i) => width * scales[i]!)
  const total = widths.reduce((sum, width) => sum + width + gap, -gap)
  const letters: Ring[][] = []
  const ornament: Ring[] = []
  let x = -total / 2
  given.forEach((letter, i) => {
    letters.push(placedAt(letter, scales[i]!, [x + widths[i]! / 2, 0]))
    x += widths[i]! + gap
    if (given.length === 2 && i === 0)
      ornament.push(
        ...penned(
          [
            [
              [x - gap / 2, -size * 0.45],
              [x - gap / 2, size * 0.45],
            ],
          ],
          rule,
        ),
      )
  })
  const { left, right, top, bottom } = boundsOf(letters.flat())
  const reach = Math.hypot(Math.max(-left, right), Math.max(-top, bottom) * 0.45) + size * 0.12
  const ring = (radius: number) => [...disc([0, 0], radius, 90), [radius, 0] as Point]
  ornament.push(...penned([ring(reach)], rule * 1.6), ...penned([ring(reach + size * 0.08)], rule))
  for (const side of [-1, 1])
    ornament.push(
      lozenge([0, side * (reach + size * 0.2)], size * 0.05, size * 0.075),
      disc([side * size * 0.09, side * (reach + size * 0.19)], Math.max(rule * 0.7, size * 0.016)),
      disc([-side * size * 0.09, side * (reach + size * 0.19)], Math.max(rule * 0.7, size * 0.016)),
    )
  return { letters, ornament, size, missing }
}
