const WORD = /[\p{L}\p{N}]+/gu
const WORD_MAX_LENGTH = 40

/** The words of a text as the dictionary keeps them: small letters, each once, in order. */
export function listWords(text: string, limit: number): string[] {
  const words = new Set<string>()
  for (const [word] of text.normalize('NFKC').toLowerCase().matchAll(WORD)) {
    if (words.size === limit) break
    if (word.length >= 2 && word.length <= WORD_MAX_LENGTH) words.add(word)
  }
  return [...words]
}
