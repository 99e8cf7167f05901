import { writeLine, type WritingOptions } from '#engine/lettering/block.ts'
import { moved, ringPath } from '#engine/lettering/plane.ts'

/** A line of letters and nothing else, its middle at x = 0 and its baseline at y = 0: for captions and marks. */
export function plainLine(
  text: string,
  { size, ...writing }: Pick<WritingOptions, 'hand' | 'readFace'> & { size: number },
): { d: string; width: number } {
  const { glyphs, width } = writeLine(text, writing, size)
  const rings = glyphs.flatMap((glyph) => glyph.rings)
  return { d: ringPath(moved(rings, -width / 2, 0)), width }
}
