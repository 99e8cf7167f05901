/** Where a key leads in a list of `count` choices; undefined for keys that move nothing. */
export function choiceAfterKey(key: string, { at, count }: { at: number; count: number }) {
  switch (key) {
    case 'ArrowDown':
      return Math.min(at + 1, count - 1)
    case 'ArrowUp':
      return Math.max(at - 1, 0)
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}

/**
 * The choice that typed letters mean, as in the lists of every browser: the next that begins with them, round past the end. One letter,
 * and one letter again and again, goes from one such choice to the next.
 */
export function choiceOfLetters(letters: string, labels: readonly string[], at: number) {
  const typed = letters.toLowerCase()
  const isOneLetter = typed.replaceAll(typed[0] ?? '', '') === ''
  const wanted = isOneLetter ? typed.slice(0, 1) : typed
  const first = isOneLetter ? at + 1 : at
  const order = labels.map((_, step) => (first + step) % labels.length)
  return order.find((index) => labels[index]!.toLowerCase().startsWith(wanted))
}
