import type { Sentence } from '#engine/language/sentence.ts'

/** "A lavender ribbon" has the flower's colour. */
const COLOUR_OF: ReadonlyMap<string, string> = new Map([
  ['lavender', 'purple'],
  ['violet', 'purple'],
  ['rose', 'pink'],
  ['peach', 'orange'],
  ['cherry', 'red'],
  ['orange', 'orange'],
  ['emerald', 'green'],
  ['ruby', 'red'],
  ['sapphire', 'blue'],
])

export function takeColourOf(sentence: Sentence, words: string): void {
  const colour = COLOUR_OF.get(words)
  if (colour) sentence.colours.push(colour)
}

/** What most of a thing is seen by. */
const COVER = /^(?:petals?|feathers?|scales|fur|coat|plumage)$/

/** "A rose, burgundy petals", "a snake with green scales": the whole thing has the colour of its cover. */
export function paintCover(
  subject: { colours: string[] },
  part: string,
  colours: readonly string[],
): void {
  if (COVER.test(part) && subject.colours.length === 0) subject.colours = [...colours]
}
