import { likenessOf } from '#shared/tags.ts'
import type { Tattoo } from '#shared/tattoos.ts'

type Alike = Pick<Tattoo, 'tags' | 'style' | 'color'>

/**
 * Where the gallery's own order begins, what looks like something before it hangs after the rest of its page, and before what is
 * junk. Twins already stand further back there, but a young gallery has too few designs to come between them.
 */
export function twinsLast<Design extends Alike>(
  designs: readonly Design[],
  isJunk: (design: Design) => boolean,
): Design[] {
  const seen = new Set<string>()
  const [first, again, junk]: [Design[], Design[], Design[]] = [[], [], []]
  for (const design of designs) {
    const likeness = likenessOf(design.tags, design.style, design.color)
    const pile = isJunk(design) ? junk : seen.has(likeness) ? again : first
    pile.push(design)
    seen.add(likeness)
  }
  return [...first, ...again, ...junk]
}
