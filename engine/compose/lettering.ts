import { tightBox } from '#engine/motifs/drawing/box.ts'
import { circle, smooth, type Point } from '#engine/motifs/drawing/geometry.ts'
import type { Drawing, Part } from '#engine/motifs/motif.ts'
import { breakLines, lettersOf } from '#engine/compose/letters.ts'
import type { EngineResources, FontName } from '#engine/compose/resources.ts'

export interface LetteringOptions {
  font: FontName
  resources: EngineResources
  /** Letters a line may hold before it is broken. */
  longest: number
  /** Bends the first line up and the last one down, as on a chest piece. */
  isArched: boolean
}

/** Words as the design itself: lines of large letters, arched as a whole, with flourishes above and below. */
export function letteringDesign(text: string, options: LetteringOptions): Drawing {
  const { font, resources, longest, isArched } = options
  const lines = breakLines(text, longest)
  const size = 100
  const widths = lines.map((line) => lettersOf(line, { font, size, resources }).width)
  const widest = Math.max(60, ...widths)
  const parts: Part[] = []
  let y = 0
  const tops: number[] = []
  lines.forEach((line, i) => {
    // Short lines grow towards the width of the longest, which is what makes a block of letters one piece.
    const grow = Math.min(1.7, Math.max(0.8, (widest / widths[i]!) ** 0.7))
    const height = size * grow
    if (i > 0) y += height * 0.98
    tops.push(y - height * 0.72)
    const bow = isArched && lines.length === 1 ? 0.12 : 0
    const half = (widths[i]! * grow) / 2
    const baseline = y
    const letters = lettersOf(line, {
      font,
      size: height,
      resources,
      warp: ([x, dy]) => [x, dy + baseline - bow * half * (1 - (x / half) ** 2)],
    })
    parts.push({ d: letters.d, fill: 'black', stroke: 0 })
  })
  const reach = widest / 2
  const top = tops[0]! - (isArched && lines.length === 1 ? 0.12 * reach : 0)
  parts.push(...flourish(reach * 0.62, top - 26, -1), ...flourish(reach * 0.8, y + 44, 1))
  return { parts, box: tightBox(parts) }
}

/** Plain lines of letters, one under the other, for what is too long for a banner. */
export function letteringLines(
  lines: readonly string[],
  { font, resources }: Pick<LetteringOptions, 'font' | 'resources'>,
): Drawing {
  const size = 40
  const parts = lines.map((line, i): Part => {
    const warp = ([x, y]: Point): Point => [x, y + i * size * 1.15]
    const { d } = lettersOf(line, { font, size, resources, tracking: 1, warp })
    return { d, fill: 'black', stroke: 0 }
  })
  return { parts, box: tightBox(parts) }
}

/** Two mirrored scrolls from a lozenge. */
export function flourish(reach: number, y: number, direction: 1 | -1): Part[] {
  const k = direction * Math.min(1, reach / 150)
  const at = (x: number, dy: number): Point => [x * reach, y + dy * k]
  const strokes = [-1, 1].flatMap((s) => {
    const curl: Point[] = [
      at(0.07 * s, 0),
      at(0.3 * s, -12),
      at(0.55 * s, 10),
      at(0.8 * s, 8),
      at(0.96 * s, -8),
      at(0.92 * s, -22),
      at(0.8 * s, -20),
      at(0.82 * s, -9),
    ]
    const second: Point[] = [
      at(0.34 * s, -11),
      at(0.46 * s, -26),
      at(0.58 * s, -24),
      at(0.57 * s, -14),
      at(0.5 * s, -14),
    ]
    return [curl, second]
  })
  return [
    ...strokes.map((points): Part => ({ d: smooth(points, false), fill: null, stroke: 1.3 })),
    ...[-1, 1].flatMap((s): Part[] =>
      [1.06, 1.14, 1.2].map((x, i) => ({
        d: circle(at(x * s, -4), 3.4 - i * 0.9),
        fill: 'black',
        stroke: 0,
      })),
    ),
    {
      d: `M${at(0, -11).join(' ')}L${at(0.045, 0).join(' ')}L${at(0, 11).join(' ')}L${at(-0.045, 0).join(' ')}Z`,
      fill: 'black',
      stroke: 0,
    },
  ]
}
