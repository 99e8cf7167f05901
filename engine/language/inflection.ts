import type { Language } from '#engine/language/brief.ts'

/** Endings of plurals and diminutives with what they replace, the likeliest first. Accents are already gone. */
const ENDINGS: Record<Language, readonly (readonly [string, string])[]> = {
  en: [
    ['ies', 'y'],
    ['ves', 'f'],
    ['ves', 'fe'],
    ['s', ''],
    ['es', ''],
  ],
  es: [
    ['ces', 'z'],
    ['s', ''],
    ['es', ''],
    ['citos', ''],
    ['citas', ''],
    ['cito', ''],
    ['cita', ''],
    ['itos', 'o'],
    ['itas', 'a'],
    ['ito', 'o'],
    ['ita', 'a'],
    ['ito', ''],
    ['ita', ''],
    ['illo', 'o'],
    ['illa', 'a'],
    ['illas', 'a'],
    ['illos', 'o'],
    ['quitas', 'ca'],
    ['quitos', 'co'],
    ['quita', 'ca'],
    ['quito', 'co'],
    ['guito', 'go'],
    ['ecitas', ''],
    ['ecita', ''],
    ['ecito', ''],
    ['cecita', 'z'],
    ['cecito', 'z'],
    ['quillo', 'co'],
    ['ita', 'o'],
    ['itas', 'o'],
  ],
  pt: [
    ['oes', 'ao'],
    ['aes', 'ao'],
    ['ns', 'm'],
    ['is', 'l'],
    ['s', ''],
    ['es', ''],
    ['inhos', 'o'],
    ['inhas', 'a'],
    ['inho', 'o'],
    ['inha', 'a'],
    ['zinha', 'z'],
    ['zinhas', 'z'],
    ['zinho', 'z'],
    ['oezinhos', 'ao'],
    ['aozinho', 'ao'],
    ['ozinhos', 'o'],
    ['quinho', 'co'],
    ['quinha', 'ca'],
    ['guinho', 'go'],
    ['zinhos', ''],
    ['zinhas', ''],
    ['zinho', ''],
    ['zinha', ''],
    ['inho', ''],
  ],
  fr: [
    ['aux', 'al'],
    ['s', ''],
    ['x', ''],
    ['ettes', ''],
    ['ette', ''],
    ['ettes', 'e'],
    ['ette', 'e'],
  ],
  it: [
    ['che', 'ca'],
    ['ghe', 'ga'],
    ['ce', 'cia'],
    ['ge', 'gia'],
    ['chi', 'co'],
    ['ghi', 'go'],
    ['ni', 'ne'],
    ['i', 'o'],
    ['i', 'e'],
    ['i', 'a'],
    ['e', 'a'],
    ['ini', 'o'],
    ['ino', 'o'],
    ['ina', 'a'],
    ['ine', 'a'],
    ['etti', 'o'],
    ['ette', 'a'],
    ['etto', 'o'],
    ['etta', 'a'],
    ['cino', 'e'],
    ['cini', 'e'],
    ['cina', 'a'],
    ['icino', 'e'],
    ['icini', 'e'],
    ['iolino', 'e'],
    ['iolini', 'e'],
    ['olino', 'o'],
    ['ello', 'o'],
    ['elli', 'o'],
    ['hino', 'o'],
    ['hina', 'a'],
    ['hetto', 'o'],
    ['hetta', 'a'],
    ['hetti', 'o'],
    ['hette', 'a'],
  ],
  de: [
    ['chen', ''],
    ['chen', 'e'],
    ['lein', ''],
    ['lein', 'el'],
    ['erl', ''],
    ['erl', 'e'],
    ['en', ''],
    ['n', ''],
    ['e', ''],
    ['er', ''],
    ['s', ''],
    ['es', ''],
  ],
}
const SHORTEST_STEM = 3

/** Possible singulars of a word or of the last word of a phrase, the likeliest first. */
export function listSingulars(phrase: string, language: Language): string[] {
  const singulars: string[] = []
  for (const [ending, replacement] of ENDINGS[language]) {
    if (!phrase.endsWith(ending) || phrase.length < ending.length + SHORTEST_STEM) continue
    // "Glass", "lotus" and "iris" are no plurals.
    if (ending === 's' && /(?:ss|us|is)$/.test(phrase)) continue
    singulars.push(phrase.slice(0, -ending.length) + replacement)
  }
  return singulars
}

/** The English plural of a name, for sentences that we write. */
export function pluralise(name: string): string {
  if (/(?:[^s]s|wolves|fish|deer|koi|sheep)$/.test(name)) return name
  if (/(?:s|x|ch|sh)$/.test(name)) return `${name}es`
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`
  if (name.endsWith('wolf')) return `${name.slice(0, -1)}ves`
  return `${name}s`
}
