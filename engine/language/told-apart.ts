import type { Relation, Subject } from '#engine/language/brief.ts'
import { isBeing } from '#engine/language/subject-kinds.ts'

const COLOUR = 'black|white|grey|gray|silver|red|orange|gold|golden|brown|blue|dark|light|pale'
/** Shades that are told as such, and the coats that show them. */
const AS_COLOUR: Readonly<Record<string, string>> = {
  dark: 'black',
  light: 'white',
  pale: 'white',
  gray: 'grey',
  silver: 'grey',
  golden: 'gold',
}
const colourOf = (word: string): string => AS_COLOUR[word] ?? word

/** "One black and one white", "one is light, the other dark". */
const ONE_AND_OTHER = new RegExp(
  `\\bone (?:is |in )?(${COLOUR})\\b[^.]{0,16}?\\b(?:one|other|another)(?: one)? (?:is |in )?(${COLOUR})\\b`,
  'i',
)
/** "Black and white wolves": said of several, the two colours are of two of them. */
const BOTH_OF_MANY = new RegExp(`\\b(${COLOUR}) and (${COLOUR}) \\w+s\\b`, 'i')
const YIN_YANG = /\byin[- ]?(?:and[- ])?yang\b/i

/** The two colours that a text tells two of a kind apart by. */
function contrastIn(subject: Subject, text: string): readonly [string, string] | null {
  const said = ONE_AND_OTHER.exec(text) ?? (subject.count > 1 ? BOTH_OF_MANY.exec(text) : null)
  const noun = subject.text
    .split(' ')
    .at(-1)!
    .replace(/[^\p{L}]/gu, '')
  const named = new RegExp(`\\b(${COLOUR}) ${noun}\\b.*\\b(${COLOUR}) ${noun}\\b`, 'i').exec(text)
  const found = said ?? (subject.count === 1 ? named : null)
  if (found) return [colourOf(found[1]!.toLowerCase()), colourOf(found[2]!.toLowerCase())]
  return YIN_YANG.test(text) && subject.count > 1 ? ['black', 'white'] : null
}

interface Scene {
  subjects: Subject[]
  relations: Relation[]
}

/** Two of a kind that differ are two subjects, so that each gets its own coat. */
export function tellApart({ subjects, relations }: Scene, text: string): Scene {
  const at = subjects.findIndex((subject) => isTold(subject, subjects, text))
  const subject = subjects[at]
  const colours = subject && contrastIn(subject, text)
  if (!subject || !colours) return { subjects, relations }
  const [one, other] = colours.map((colour): Subject => ({
    ...subject,
    count: 1,
    isCountExact: true,
    modifiers: subject.modifiers.filter((modifier) => !(modifier in AS_COLOUR)),
    colours: [colour],
  })) as [Subject, Subject]
  const moved = (index: number): number => (index > at ? index + 1 : index)
  const sign = subjects.findIndex(({ motif }) => motif === 'yin-yang')
  const pair: Subject[] = [
    { ...one, role: 'hero' },
    { ...other, text: `${colours[1]} ${other.text}`, role: 'support' },
  ]
  return {
    subjects: subjects.flatMap((each, index): Subject[] =>
      index === at ? pair : [index === sign ? { ...each, role: 'background' } : each],
    ),
    relations: [
      ...relations.map((relation) => ({
        ...relation,
        from: moved(relation.from),
        to: moved(relation.to),
      })),
      { kind: 'with', from: at, to: at + 1, manner: null },
      // the sign that they stand for is seen behind them
      ...(sign < 0
        ? []
        : [{ kind: 'behind', from: moved(sign), to: at, manner: null } satisfies Relation]),
    ],
  }
}

/** One entry stands for both: a kind that was read twice is told apart already. */
const isTold = (subject: Subject, all: readonly Subject[], text: string): boolean =>
  isBeing({ ...subject, group: null }) &&
  subject.count <= 3 &&
  (subject.count < 3 || !subject.isCountExact) &&
  all.filter(({ motif }) => motif === subject.motif).length === 1 &&
  (contrastIn(subject, text)?.[0] ?? '') !== (contrastIn(subject, text)?.[1] ?? '')
