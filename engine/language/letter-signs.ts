import type { Lettering } from '#engine/language/brief.ts'

/** A letter that a sign stands for: the i of "res;lience". */
export interface LetterSign {
  letter: string
  sign: string
  which: 'first' | 'second' | 'last' | 'all'
}

/** What people put for a letter, and the character that is written for it: small, and as high as capitals. */
const SIGNS: readonly (readonly [RegExp, string, string?])[] = [
  [/^(?:semi|punto y coma|strichpunkt|point[- ]virgule|ponto e vírgula)/i, ';'],
  [/^(?:heart|coraz|herz|c(?:œ|oe)ur|coraç|cuor)/i, '♥', '❤'],
  [/^(?:infinit|unendlich|infini)/i, '∞'],
  [/^(?:star|estrella|stern|étoile|estrela|stella)/i, '★'],
  [/^(?:crescent|moon|half moon|luna|mond|lune|lua)/i, '☾'],
  [/^(?:sun|sol|sonne|soleil|sole)/i, '☀'],
  [/^(?:cross|cruz|kreuz|croix|croce)/i, '✝'],
  [/^(?:paw|dog paw|cat paw|huella|pfote|patte|pata|zampa)/i, '🐾'],
]
const SIGN =
  '(?<sign>semi[- ]?colon|punto y coma|strichpunkt|heart(?: shape)?|coraz[oó]n|herz|infinity(?: sign| symbol| loop)?|infinito|star|estrella|stern|(?:crescent |half )?moon|luna|mond|sun|sol|sonne|cross|cruz|kreuz|(?:dog |cat )?paw(?: ?print)?|huella|pfote)'
const ARTICLE = '(?:an? |the |my |un |una |ein(?:e|em|en)? |une )?'
const LOOK =
  '(?:(?:small|little|tiny|red|black|solid|filled|simple|pequeño|pequeña|klein(?:e[nrms]?)?) )*'
const LETTER =
  "(?:the |la |das |le )(?:(?<which>first|last|second|both|all|primera|última|erste|letzte) )?(?:letters? )?[\"'“‘]?(?<letter>\\p{L})[\"'”’]?(?:s|'s|’s)?"
const AS =
  '(?:(?:is|are|being|be|made|done|drawn|looks?|looking|turned|turning|replaced|shaped|formed|written|swapped|changed|should|to) )*(?:as|by|with|like|into|out of|is|are|como|als|comme|for)'

const PATTERNS = [
  new RegExp(
    `(?:,? ?(?:with|and|where|but|con|mit|avec) )?(?<![\\p{L}])${LETTER} ${AS} ${ARTICLE}${LOOK}${SIGN}(?![\\p{L}])`,
    'iu',
  ),
  new RegExp(
    `(?:,? ?(?:with|and|con|mit) )?(?<![\\p{L}])${ARTICLE}${LOOK}${SIGN} (?:for|as|instead of|in place of|replacing|en lugar de|statt|anstelle von) ${LETTER}(?![\\p{L}])`,
    'iu',
  ),
]

const isQuoted = (before: string) => (before.match(/["“”„«»]/g) ?? []).length % 2 === 1

/** "With the i as a semicolon": what was asked so names no thing that stands beside the words. */
export function takeLetterSign(text: string): { rest: string; sign: LetterSign | null } {
  for (const pattern of PATTERNS) {
    const match = pattern.exec(text)
    const { letter, sign = '', which = '' } = match?.groups ?? {}
    if (!match || !letter || isQuoted(text.slice(0, match.index))) continue
    const [, small = '', large = small] = SIGNS.find(([said]) => said.test(sign)) ?? []
    if (small === '') continue
    return {
      rest:
        text.slice(0, match.index) +
        ','.padEnd(match[0].length) +
        text.slice(match.index + match[0].length),
      sign: {
        letter,
        sign: letter === letter.toLowerCase() ? small : large,
        which: /last|última|letzte/i.test(which)
          ? 'last'
          : /both|all/i.test(which)
            ? 'all'
            : /second/i.test(which)
              ? 'second'
              : 'first',
      },
    }
  }
  return { rest: text, sign: null }
}

/** The words with their sign, in the first text that has the letter. */
export function withLetterSign(lettering: Lettering[], asked: LetterSign | null): Lettering[] {
  if (!asked) return lettering
  const { letter, sign, which } = asked
  const wanted = letter.toLocaleLowerCase('und')
  const isOne = (each: string) => each.toLocaleLowerCase('und') === wanted
  const at = lettering.findIndex(({ text }) => Array.from(text).some(isOne))
  return lettering.map((line, i) => {
    if (i !== at) return line
    const letters = Array.from(line.text)
    const places = letters.flatMap((each, j) => (isOne(each) ? [j] : []))
    const chosen = which === 'last' ? places.at(-1) : places[which === 'second' ? 1 : 0]
    const written = letters.map((each, j) =>
      (which === 'all' ? isOne(each) : j === chosen) ? sign : each,
    )
    return { ...line, text: written.join('') }
  })
}
