import type { Point } from '#engine/motifs/drawing/geometry.ts'
import { settled } from '#engine/lettering/marks.ts'
import { weld, writeLine, type WritingOptions } from '#engine/lettering/block.ts'
import type { Inscribed } from '#engine/lettering/inscribed.ts'
import { lozenge } from '#engine/lettering/pen.ts'
import { boundsOf, moved, warped, type Ring } from '#engine/lettering/plane.ts'
import { intersection, penned, union } from '#engine/lettering/polygons.ts'
import type { SetGlyph } from '#engine/lettering/set-line.ts'
import { LETTER_SIZE } from '#engine/lettering/shaper.ts'

/** How a word reads the same: in an upright mirror, turned by half, or in water below it. */
export type Mirroring = 'upright' | 'turned' | 'level'

const UPRIGHT = /^[AHIMOTUVWXY]+$/
const LEVEL = /^[BCDEHIKOX]+$/
const TURNED: Record<string, string> = {
  H: 'H',
  I: 'I',
  N: 'N',
  O: 'O',
  S: 'S',
  X: 'X',
  Z: 'Z',
  M: 'W',
  W: 'M',
  ' ': ' ',
}

/** Whether a text truly reads the same mirrored in capitals, and how; undefined for nearly all of them. */
export function mirroringOf(text: string): Mirroring | undefined {
  const word = text.trim().toLocaleUpperCase('und')
  const letters = Array.from(word)
  if (letters.length < 2) return undefined
  const back = letters.toReversed()
  if (UPRIGHT.test(word) && back.join('') === word) return 'upright'
  if (back.map((letter) => TURNED[letter] ?? '').join('') === word) return 'turned'
  return LEVEL.test(word) ? 'level' : undefined
}

const MIRRORS: Record<Mirroring, (point: Point) => Point> = {
  upright: ([x, y]) => [-x, y],
  turned: ([x, y]) => [-x, -y],
  level: ([x, y]) => [x, -y],
}

/** The word built from one half of it, so that both halves are the same to a hair. */
export function asMirror(text: string, options: WritingOptions): Inscribed | undefined {
  const kind = mirroringOf(text)
  if (kind === undefined) return undefined
  const size = LETTER_SIZE
  const line = writeLine(text.toLocaleUpperCase('und'), options, size)
  const flat = weld(line.glyphs, options, size)
  const own = boundsOf(flat)
  const middle = kind === 'level' ? (own.left + own.right) / 2 : middleOf(line.glyphs)
  const centred = moved(flat, -middle, -(own.top + own.bottom) / 2)
  const reach = own.right - own.left + size
  const half: Ring =
    kind === 'level'
      ? [
          [-reach, -reach],
          [reach, -reach],
          [reach, 0.2],
          [-reach, 0.2],
        ]
      : [
          [-reach, -reach],
          [0.2, -reach],
          [0.2, reach],
          [-reach, reach],
        ]
  const kept = intersection(centred, [half])
  const mirrored = warped(kept, MIRRORS[kind]).map((ring) =>
    kind === 'turned' ? ring : ring.toReversed(),
  )
  // The other half is written by the mirror: it says what it should where it covers the letters as they were set.
  const letters = settled(centred, union(kept, mirrored))
  return {
    letters: [letters],
    ornament: axisOf(letters, kind, { size, rule: Math.max(options.leastLine, size * 0.016) }),
    size,
    missing: line.missing,
  }
}

/** The middle of the letter in the middle, or of the white between the two there: letters are not all of one width. */
function middleOf(glyphs: readonly SetGlyph[]): number {
  const letters = glyphs.filter(({ rings }) => rings.length > 0).map(({ rings }) => boundsOf(rings))
  const [before, after] = [
    letters[Math.floor((letters.length - 1) / 2)]!,
    letters[Math.floor(letters.length / 2)]!,
  ]
  return before === after ? (before.left + before.right) / 2 : (before.right + after.left) / 2
}

/** What shows where the mirror stands. */
function axisOf(
  letters: readonly Ring[],
  kind: Mirroring,
  { size, rule }: { size: number; rule: number },
): Ring[] {
  const { right, bottom } = boundsOf(letters)
  const at = (along: number): Point =>
    kind === 'level' ? [right + along * size, 0] : [0, bottom + along * size]
  const stroke = (): Ring[] => penned([[at(0.42), at(0.9)]], rule)
  const sign = lozenge(at(0.24), size * 0.05, size * 0.05)
  const one = [...stroke(), sign, lozenge(at(1.02), size * 0.03, size * 0.03)]
  return [...one, ...warped(one, ([x, y]): Point => [-x, -y])]
}
