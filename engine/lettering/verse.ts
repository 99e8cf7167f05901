import { WITHOUT_SPACES } from '#engine/lettering/scripts.ts'

/** Words that lean on the next one: a line that ends in them reads as if something were cut off. */
const LEANING =
  /^(?:a|an|the|of|to|in|on|at|by|for|and|or|but|nor|is|are|be|my|your|our|his|her|with|from|as|i|we|you|he|she|it|they|am|was|were|will|would|can|could|shall|have|has|had|so|if|when|than|like|into|this|their|that|who|not|no|el|la|los|las|un|una|de|del|y|o|que|mi|tu|su|en|con|por|para|der|die|das|ein|eine|und|oder|von|zu|im|in|mit|mein|dein|le|les|une|des|du|et|ou|mon|ma|ton|ta|dans|pour|os|as|um|uma|do|da|dos|das|e|meu|minha|com|em)$/i
const ENDS_THOUGHT = /[.!?;:,…—–-]["'”’»]?$/

/** No word that a person wears is longer; what is gets broken. */
const WORD_MOST = 30

function withoutMonsters(word: string): string[] {
  const letters = Array.from(new Intl.Segmenter('und').segment(word), ({ segment }) => segment)
  return Array.from({ length: Math.ceil(letters.length / WORD_MOST) }, (_, i) =>
    letters.slice(i * WORD_MOST, (i + 1) * WORD_MOST).join(''),
  )
}

export interface VerseOptions {
  /** Width of a text in the hand it is written in. */
  widthOf: (text: string) => number
  /** Height of a line, in the same units. */
  lineHeight: number
  /** Width against height of the room it has. */
  aspect: number
  leastLines?: number
  mostLines?: number
}

const known = new Intl.Segmenter('und', { granularity: 'word' })

interface Word {
  word: string
  /** What holds it to the next: nothing in scripts that have no spaces. */
  joint: string
}

/** What is one thing to the eye though it has spaces: a latitude, a longitude, a date, a span of years. */
const ONE_THING =
  /-?\d+(?:\.\d+)? ?°(?: ?\d+(?:\.\d+)? ?['′’])?(?: ?\d+(?:\.\d+)? ?["″”])? ?[NSEWO]?,?|\d{4} [-–—] \d{4}|\d{1,2}\.? \p{L}{3,} \d{4}|\p{L}{3,} \d{1,2}, \d{4}/gu
const HELD = '\u2060'

function wordsOf(text: string): Word[] {
  const bound = text.replaceAll(ONE_THING, (thing) => thing.replaceAll(' ', HELD))
  return bound.split(' ').flatMap((word) => {
    if (word.includes(HELD)) return [{ word: word.replaceAll(HELD, ' '), joint: ' ' }]
    const pieces = WITHOUT_SPACES.test(word) ? inPieces(word) : withoutMonsters(word)
    return pieces.map((piece, i) => ({ word: piece, joint: i < pieces.length - 1 ? '' : ' ' }))
  })
}

/** No line begins with a sign that closes. */
function inPieces(word: string): string[] {
  const pieces: string[] = []
  for (const { segment, isWordLike } of known.segment(word))
    if (isWordLike || pieces.length === 0) pieces.push(segment)
    else pieces[pieces.length - 1] += segment
  return pieces
}

/** Breaks a text into lines of about equal width to the eye, by sense where it can: after a comma, never after "the". */
export function breakVerse(text: string, options: VerseOptions): string[] {
  const { widthOf, lineHeight, aspect, leastLines = 1, mostLines = 14 } = options
  const words = wordsOf(text)
  if (words.length < 2) return words.map(({ word }) => word)
  const widths = words.map(({ word }) => widthOf(word))
  const space = Math.max(1, widthOf('n n') - 2 * widthOf('n'))
  const spaces = words.map(({ joint }) => (joint === '' ? 0 : space))
  const total = widths.reduce((sum, width, i) => sum + width + spaces[i]!, -space)
  let best: { lines: string[]; cost: number } | undefined
  const most = Math.min(words.length, mostLines)
  for (let count = Math.min(leastLines, most); count <= most; count++) {
    const { lines, widest, cost } = breakInto(count, words, {
      widths,
      spaces,
      target: total / count,
    })
    const shape = Math.log(widest / (count * lineHeight) / aspect)
    // A block that misses the shape of its room is scaled down: that weighs more than an uneven edge.
    const whole = cost + 2.2 * shape * shape
    if (!best || whole < best.cost) best = { lines, cost: whole }
  }
  return best!.lines
}

interface Measures {
  widths: readonly number[]
  /** The white after each word. */
  spaces: readonly number[]
  target: number
}

/** The cheapest way to break words into a number of lines: every break is tried, each line's cost is counted once. */
function breakInto(count: number, words: readonly Word[], { widths, spaces, target }: Measures) {
  const n = words.length
  const ends = widths.map(() => 0)
  widths.reduce((sum, width, i) => (ends[i] = sum + width + spaces[i]!), 0)
  const widthOf = (from: number, to: number) =>
    ends[to - 1]! - (ends[from - 1] ?? 0) - spaces[to - 1]!
  const costOf = (from: number, to: number) => {
    const off = (widthOf(from, to) - target) / target
    if (to === n) return off * off
    const last = words[to - 1]!.word
    // "And" by itself between two names would be as large as they are.
    if (to - from === 1 && LEANING.test(last)) return off * off + 2
    const sense = ENDS_THOUGHT.test(last) ? -0.2 : LEANING.test(last) ? 0.3 : 0
    return off * off + sense
  }
  let costs = Array.from({ length: n + 1 }, (_, to) => (to === 0 ? Infinity : costOf(0, to)))
  const breaks: number[][] = []
  for (let line = 1; line < count; line++) {
    const next = Array.from({ length: n + 1 }, () => Infinity)
    const from = Array.from({ length: n + 1 }, () => 0)
    for (let to = line + 1; to <= n; to++)
      for (let start = line; start < to; start++) {
        const cost = costs[start]! + costOf(start, to)
        if (cost < next[to]!) {
          next[to] = cost
          from[to] = start
        }
      }
    breaks.push(from)
    costs = next
  }
  const lines: string[] = []
  let widest = 0
  let to = n
  for (let line = count - 1; line >= 0; line--) {
    const start = line === 0 ? 0 : breaks[line - 1]![to]!
    lines.unshift(
      words
        .slice(start, to)
        .map(({ word, joint }) => word + joint)
        .join('')
        .trimEnd(),
    )
    widest = Math.max(widest, widthOf(start, to))
    to = start
  }
  return { lines, widest, cost: costs[n]! / count }
}
