import type { Context } from '#engine/language/body-parts.ts'
import type { Item } from '#engine/language/scan.ts'

/** Of what was named before: "of them", "davon", "d'entre elles". */
const OF_THEM =
  /^(?:of (?:them|these|those)|davon|von (?:ihnen|denen)|de (?:ell[oa]s|est[oa]s|es[oa]s)|d entre (?:eux|elles)|del[ea]s|dest[ea]s|di (?:loro|essi|esse))\b/

/** "Forget-me-nots, she loved them. Five of them tied together": how many of what was named there are. */
export function takesCountOfThem(
  { tokens, reading, sentence }: Context,
  { end }: Item,
  { value, isExact }: { value: number; isExact: boolean },
): boolean {
  const next = tokens.slice(end, end + 3).map(({ plain: word }) => word)
  const found = OF_THEM.exec(next.join(' '))
  const many = reading.subjects.findLast(({ isCountExact }) => !isCountExact)
  if (!found || !many || value < 2) return false
  Object.assign(many, { count: value, isCountExact: isExact })
  sentence.count = null
  sentence.skipTo = end + found[0].split(' ').length
  // What follows is said of them again.
  sentence.lastSubjectEnd = sentence.skipTo
  return true
}
