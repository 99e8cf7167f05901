/** A run of words that stayed, came or went. */
export type WordChange = { kind: 'same' | 'added' | 'removed'; text: string }

/** More words than this are shown as they are now: to compare them takes the square of their number. */
const MOST_WORDS = 600

/** What makes one text of another, word by word, in the order of reading. */
export function listWordChanges(before: string, after: string): WordChange[] {
  const old = before.split(/\s+/).filter((word) => word !== '')
  const fresh = after.split(/\s+/).filter((word) => word !== '')
  if (Math.max(old.length, fresh.length) > MOST_WORDS) return [{ kind: 'same', text: after }]
  const common = countCommon(old, fresh)
  const changes: WordChange[] = []
  const add = (kind: WordChange['kind'], word: string) => {
    const last = changes.at(-1)
    if (last?.kind === kind) last.text += ` ${word}`
    else changes.push({ kind, text: word })
  }
  let [i, j] = [0, 0]
  while (i < old.length || j < fresh.length) {
    if (i < old.length && j < fresh.length && old[i] === fresh[j]) {
      add('same', old[i]!)
      i += 1
      j += 1
    } else if (j === fresh.length || (i < old.length && common[i + 1]![j]! >= common[i]![j + 1]!)) {
      add('removed', old[i]!)
      i += 1
    } else {
      add('added', fresh[j]!)
      j += 1
    }
  }
  return changes
}

/** How many words are common to what is left of both texts, from each pair of places on. */
function countCommon(old: readonly string[], fresh: readonly string[]): number[][] {
  const table = Array.from({ length: old.length + 1 }, () =>
    Array.from({ length: fresh.length + 1 }, () => 0),
  )
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = fresh.length - 1; j >= 0; j--)
      table[i]![j] =
        old[i] === fresh[j]
          ? table[i + 1]![j + 1]! + 1
          : Math.max(table[i + 1]![j]!, table[i]![j + 1]!)
  return table
}
