import type { Language } from '#engine/language/brief.ts'
import type { Entry } from '#engine/language/lexicon.ts'
import { plain } from '#engine/language/normalise.ts'
import type { SubjectEntry } from '#engine/language/targets.ts'
import { BROADER_TRANSLATIONS } from '#engine/language/vocabulary/broader-translations.ts'
import { EVERYDAY_TRANSLATIONS } from '#engine/language/vocabulary/everyday-translations.ts'
import { FURTHER_TRANSLATIONS } from '#engine/language/vocabulary/further-translations.ts'
import { ITALIAN_SUBJECTS } from '#engine/language/vocabulary/italian.ts'
import { RARER_TRANSLATIONS } from '#engine/language/vocabulary/rarer-translations.ts'
import { TAIL_TRANSLATIONS } from '#engine/language/vocabulary/tail-translations.ts'
import { TRANSLATIONS } from '#engine/language/vocabulary/translations.ts'

/** What an English word of the lists means; the German "Boot" is no boot. */
const findEnglish = (
  phrases: ReadonlyMap<string, Entry[]>,
  word: string,
): SubjectEntry | undefined =>
  phrases
    .get(plain(word))
    ?.find((entry): entry is SubjectEntry => entry.type === 'subject' && !entry.language)

/** Italian names stand apart, by the English word that means the same. */
export function addItalianWords(
  phrases: ReadonlyMap<string, Entry[]>,
  add: (word: string, entry: Entry) => void,
): void {
  for (const line of listLines(ITALIAN_SUBJECTS)) {
    const [english, list] = splitLine(line)
    const entry = findEnglish(phrases, english)
    if (!entry) continue
    for (const word of list.split(',')) add(asTwoWords(word), { ...entry, language: 'it' })
  }
}

const TRANSLATED: readonly Language[] = ['es', 'de', 'fr', 'pt', 'it']

export function addTranslations(
  phrases: ReadonlyMap<string, Entry[]>,
  add: (word: string, entry: Entry) => void,
): void {
  for (const line of listLines(
    [
      TRANSLATIONS,
      RARER_TRANSLATIONS,
      TAIL_TRANSLATIONS,
      EVERYDAY_TRANSLATIONS,
      BROADER_TRANSLATIONS,
      FURTHER_TRANSLATIONS,
    ].join(''),
  )) {
    const [english, columns] = splitLine(line)
    const entry = findEnglish(phrases, english)
    if (!entry) continue
    for (const [i, column] of columns.split('|').entries())
      for (const word of column.split(','))
        add(asTwoWords(word), { ...entry, language: TRANSLATED[i] })
  }
}

/** "Verre d'eau": the text is read as three words. */
const asTwoWords = (name: string): string => name.replace(/(?<!\p{L})([dl])['’](?=\p{L})/giu, '$1 ')

export const listLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

export function splitLine(line: string): [string, string] {
  const cut = line.indexOf(':')
  return [line.slice(0, cut).trim(), line.slice(cut + 1).trim()]
}
