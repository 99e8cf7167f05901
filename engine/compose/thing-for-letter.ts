import type { Brief, Subject } from '#engine/language/brief.ts'

/** Holds the place of a letter that a thing stands for. */
export const HELD = '\u25CC'

const LETTER = `(?:the |an? |la |el |l['’]|le |il |o |den |des |das |dem )?(?:(?:first|last|letra|letter|lettera|lettre|buchstaben?) )?["'“‘]?(?<letter>\\p{L})["'”’]?(?![\\p{L}'’])`
const FOR = `(?:instead of|in place of|replacing|in the place of|al posto (?:del(?:la|l['’]|lo)?|di)|en (?:lugar|vez) de(?:l)?|anstelle (?:von|vom)?|anstatt|statt|à la place (?:de|du)|no lugar d[ao]|em vez d[ao])`

/** "With a poppy instead of the o": the thing was named just before. */
const THING_FIRST = new RegExp(`(?<![\\p{L}])${FOR} ?${LETTER}`, 'iu')
/** "Where the o is a poppy", "the o replaced by a poppy": it comes right after. */
const LETTER_FIRST = new RegExp(
  `(?<![\\p{L}])(?:the|la|das|le) (?:letter )?["'“‘]?(?<letter>\\p{L})["'”’]? (?:(?:is|are|being|made|drawn|turned|replaced|swapped) )*(?:as|by|with|like|into|out of|is|por|durch|par|da) (?:an? |the |un[ae]? |eine?n? |uma? )?`,
  'iu',
)

const withoutWords = ({ prompt, lettering }: Brief): string =>
  lettering.reduce((said, { text }) => said.replace(text, ' '.repeat(text.length)), prompt)

/** The one whose name stands nearest before a place in the prompt, or nearest after it. */
function nearest({ prompt, subjects }: Brief, at: number, side: 'before' | 'after') {
  const places = subjects.flatMap((subject, i) => {
    const from = prompt.toLowerCase().indexOf(subject.text.toLowerCase())
    const far = side === 'before' ? at - from - subject.text.length : from - at
    return from < 0 || far < 0 || !isDrawn(subject) ? [] : [{ i, far }]
  })
  return places.toSorted((a, b) => a.far - b.far)[0]?.i
}

const isDrawn = ({ source, count }: Subject) => source !== 'none' && count === 1

/** A letter that a thing stands for is left out of the words: nobody writes it twice. */
export function asLetter(brief: Brief): Brief {
  if (brief.lettering.length === 0 || brief.writing.layout !== null) return brief
  const said = withoutWords(brief)
  const [before, after] = [THING_FIRST.exec(said), LETTER_FIRST.exec(said)]
  const match = before ?? after
  const letter = match?.groups?.letter
  if (!match || !letter) return brief
  const subject = before
    ? nearest(brief, match.index, 'before')
    : nearest(brief, match.index + match[0].length, 'after')
  const line = brief.lettering.findIndex(({ text }) => placeOf(text, letter) >= 0)
  if (subject === undefined || line < 0) return brief
  const lettering = brief.lettering.map((each, i) => {
    if (i !== line) return each
    const at = placeOf(each.text, letter)
    return { ...each, text: each.text.slice(0, at) + HELD + each.text.slice(at + letter.length) }
  })
  // As it was written: "the o" of WOLF is a capital.
  const own = brief.lettering[line]!.text.slice(placeOf(brief.lettering[line]!.text, letter))
  return {
    ...brief,
    lettering,
    writing: { ...brief.writing, inPlace: { subject, letter: own.slice(0, letter.length) } },
  }
}

const placeOf = (text: string, letter: string): number =>
  text.toLocaleLowerCase('und').indexOf(letter.toLocaleLowerCase('und'))
