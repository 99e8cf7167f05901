import type { Language } from '#engine/language/brief.ts'

/** Damerau-Levenshtein distance (neighbouring letters may swap), given up above a limit. */
export function measureDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + change)
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (isSwap) cost = Math.min(cost, beforeLast[j - 2]! + 1)
      row.push(cost)
      least = Math.min(least, cost)
    }
    if (least > limit) return limit + 1
    beforeLast = last
    last = row
  }
  return last[b.length]!
}

/** Which letters a word has, one bit each: words that differ in many need no closer look. */
function letterSet(word: string): number {
  let set = 0
  for (let i = 0; i < word.length; i++) set |= 1 << (word.charCodeAt(i) & 31)
  return set
}

function countBits(value: number): number {
  let count = 0
  for (let rest = value; rest !== 0; rest &= rest - 1) count++
  return count
}

/** Whether all letters of one word come in order in the other: a letter was only forgotten. */
function isWithin(short: string, long: string): boolean {
  let found = 0
  for (const letter of long) if (letter === short[found]) found++
  return found === short.length
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** Whether one letter too many, too few, wrong or swapped makes the word out of a known one. */
export function isSlipOf(word: string, isKnown: (word: string) => boolean): boolean {
  for (let i = 0; i <= word.length; i++) {
    const [head, tail] = [word.slice(0, i), word.slice(i)]
    if (isKnown(head + tail.slice(1))) return true
    if (tail.length > 1 && isKnown(`${head}${tail[1]}${tail[0]}${tail.slice(2)}`)) return true
    for (const letter of LETTERS)
      if (isKnown(head + letter + tail) || isKnown(head + letter + tail.slice(1))) return true
  }
  return false
}

interface Candidate {
  word: string
  language: Language | undefined
  letters: number
  penalty: number
}

/** Asked for often, seldom, or only known as a part of a phrase. A misspelt word is rather one that people ask for. */
export type WordRank = 'known' | 'rare' | 'part'

const PENALTY: Record<WordRank, number> = { known: 0, rare: 1.2, part: 0.5 }

export interface Speller {
  /** The word of the vocabulary that was meant, or undefined. */
  correct(word: string, language: Language): string | undefined
}

const SHORTEST = 4
/** Of other languages only the things that are drawn are known, so a short word is rather one of their own: "calma" is no calla. */
const SHORTEST_FOREIGN = 6
/** From here on a wrong letter is a slip; below, only one too many or too few is. */
const WRONG_LETTER_FROM = 7
const LONGEST = 20
/** Shorter words have too many neighbours for two mistakes. */
const TWO_MISTAKES_FROM = 6
/** A word this long has few neighbours. */
const LONG = 9
const MAX_REMEMBERED = 2_000

function addTo(lists: Map<string, Candidate[]>, key: string, candidate: Candidate): void {
  const list = lists.get(key)
  if (list) list.push(candidate)
  else lists.set(key, [candidate])
}

/** A speller over a vocabulary. Words without a language are English and may appear in any text. */
export function createSpeller(
  words: ReadonlyMap<string, Language | undefined>,
  rank: (word: string) => WordRank,
): Speller {
  const byStart = new Map<string, Candidate[]>()
  const byWord = new Map<string, Candidate>()
  const byRest = new Map<string, Candidate[]>()
  for (const [word, language] of words) {
    if (word.length < SHORTEST) continue
    const candidate = { word, language, letters: letterSet(word), penalty: PENALTY[rank(word)] }
    byWord.set(word, candidate)
    addTo(byStart, `${word[0]}${word.length}`, candidate)
    addTo(byRest, word.slice(1), candidate)
  }

  /** Words that begin alike, and those that a single mistake in the first letter makes of this one: all others are too far away. */
  function* listCandidates(word: string, limit: number): Generator<Candidate> {
    for (let length = word.length - limit; length <= word.length + limit; length++)
      yield* byStart.get(`${word[0]}${length}`) ?? []
    const rest = word.slice(1)
    yield* byRest.get(rest) ?? []
    yield* byRest.get(word) ?? []
    for (const near of [rest, `${word[1]}${word[0]}${word.slice(2)}`]) {
      const candidate = byWord.get(near)
      if (candidate) yield candidate
    }
  }
  const remembered = new Map<string, string | undefined>()

  function findNearest(word: string, language: Language): string | undefined {
    const isEnglish = language === 'en'
    const limit = word.length < TWO_MISTAKES_FROM || !isEnglish ? 1 : 2
    const letters = letterSet(word)
    let best: string | undefined
    let leastCost = Infinity
    for (const candidate of listCandidates(word, limit)) {
      if (candidate.language && candidate.language !== language) continue
      if (countBits(candidate.letters ^ letters) > 2 * limit) continue
      const distance = measureDistance(word, candidate.word, limit)
      const sameStart = candidate.word[0] === word[0]
      // Six letters with two mistakes must at least begin and end alike.
      const sameEnd = candidate.word.at(-1) === word.at(-1)
      if (distance === 2 && word.length === TWO_MISTAKES_FROM && !sameEnd) continue
      // Two wrong letters make another word: "samovar" is no slip for "samoan", "sherrif" is one for "sheriff".
      const others = countBits(candidate.letters ^ letters)
      if (distance === 2 && others > (word.length < LONG ? 0 : 2)) continue
      if (distance > limit || ((distance === 2 || !isEnglish) && !sameStart)) continue
      const isWrongLetter = candidate.word.length === word.length
      if (!isEnglish && isWrongLetter && word.length < WRONG_LETTER_FROM) continue
      const cost =
        distance -
        (isWithin(word, candidate.word) ? 0.2 : 0) +
        (sameStart ? 0 : 0.4) +
        (sameEnd ? 0 : 0.1) +
        candidate.penalty +
        ((candidate.language ?? 'en') === language ? 0 : 0.6)
      if (cost < leastCost) {
        leastCost = cost
        best = candidate.word
      }
    }
    return best
  }

  return {
    correct(word, language) {
      const shortest = language === 'en' ? SHORTEST : SHORTEST_FOREIGN
      if (word.length < shortest || word.length > LONGEST || /\d/.test(word)) return undefined
      const key = language + word
      if (remembered.has(key)) return remembered.get(key)
      const nearest = findNearest(word, language)
      if (remembered.size >= MAX_REMEMBERED) remembered.clear()
      remembered.set(key, nearest)
      return nearest
    },
  }
}
