import type { Language, Subject } from '#engine/language/brief.ts'
import { listSingulars } from '#engine/language/inflection.ts'
import { getLexicon } from '#engine/language/lexicon.ts'
import { plain } from '#engine/language/normalise.ts'

const A = '(?:an?|un[ae]?|uma?|eine[nmr]?|mi|my|mon|ma|meu|minha|mein[e]?)'
const THE =
  /^(?:the|that|this|el|la|los|las|ese|esa|le|les|l|ce|cette|der|die|das|den|dem|o|os|as|esse|essa|il|lo|quel|quella)$/

/**
 * "I have a ginger cat and a black lab. Can you do the cat lying on the lab": what was told first says of which colour they are, where
 * the wish speaks of them again and names no colour.
 */
export function withColoursTold(
  subjects: readonly Subject[],
  { text, wish, language }: { text: string; wish: string; language: Language },
): Subject[] {
  const asked = wish.replace(/\s+/g, ' ').trim()
  if (asked.length === text.trim().length) return [...subjects]
  const words = wordsOf(text)
  const wished = wordsOf(asked)
  return subjects.map((subject) => {
    const name = plain(subject.text)
    if (subject.colours.length > 0 || subject.count > 1 || name.includes(' ')) return subject
    const isSpokenOfAgain = wished.some((word, i) => word === name && THE.test(wished[i - 1] ?? ''))
    if (!isSpokenOfAgain) return subject
    const colours = toldOf(words, name, language)
    return colours.length === 0 ? subject : { ...subject, colours }
  })
}

const wordsOf = (text: string): string[] =>
  [...text.matchAll(/[\p{L}'’]+|[,.;!?]/gu)].map(([word]) => plain(word))

/** The colour beside the first naming of it: before it in English and German, after it in the others. */
function toldOf(words: readonly string[], name: string, language: Language): string[] {
  const at = words.indexOf(name)
  if (at < 0 || !startsWithA.test(words.slice(Math.max(0, at - 4), at).join(' '))) return []
  const isBefore = language === 'en' || language === 'de'
  const beside = isBefore ? words.slice(Math.max(0, at - 1), at) : words.slice(at + 1, at + 2)
  return beside.flatMap((word) => paintOf(word, language))
}

const startsWithA = new RegExp(`(?:^| )${A}(?: [\\p{L}]+){0,2}$`, 'u')

const paintOf = (word: string, language: Language): string[] =>
  [word, ...listSingulars(word, language)]
    .flatMap((form) => getLexicon().find(form, language))
    .flatMap((entry) => (entry.type === 'colour' ? [entry.value] : []))
    .slice(0, 1)
