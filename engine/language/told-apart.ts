import type { Relation, Subject } from '#engine/language/brief.ts'
import { getLexicon } from '#engine/language/lexicon.ts'
import { plain } from '#engine/language/normalise.ts'
import { findVariant } from '#engine/language/settle.ts'
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
/** The same in the other languages, by whatever colours they name: "uno negro y otro blanco", "einer rot, einer blau". */
const ONE_AND_OTHER_FOREIGN =
  /(?<!\p{L})(?:uno|una|einer|eine|eins|l['’]une?|un|une|um|uma) (?:ist |in |en |em |est |es |é |è )?(\p{L}+),? (?:(?:y|und|et|e|,) ?)?(?:(?:el|la|der|die|das|l['’]|o|a) ?)?(?:otr[oa]|andere[rs]?|einer|eine|autre|une?|outr[oa]|altr[oa]|uno|una|um|uma) (?:ist |in |en |em |est |es |é |è )?(\p{L}+)/iu
const YIN_YANG = /\byin[- ]?(?:and[- ])?yang\b/i

/** The colour that a word of some language names. */
const findPaint = (word: string): string | undefined =>
  LANGUAGES.flatMap((language) => getLexicon().find(plain(word), language)).flatMap((entry) =>
    entry.type === 'colour' ? [entry.value] : [],
  )[0]
const LANGUAGES = ['es', 'de', 'fr', 'pt', 'it'] as const

/** The two colours that a text tells two of a kind apart by. */
function contrastIn(subject: Subject, text: string): readonly [string, string] | null {
  const foreign = subject.count > 1 ? ONE_AND_OTHER_FOREIGN.exec(text) : null
  const paints = foreign?.slice(1).map(findPaint) ?? []
  if (paints[0] && paints[1]) return [paints[0], paints[1]]
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

const POSE =
  'asleep|awake|sleeping|resting|lying|sitting|standing|walking|running|leaping|jumping|flying|diving|swimming|perched|crouching|rearing|roaring|howling|snarling|barking|hissing|screaming|laughing|crying|smiling|dancing'
/** "One asleep and one roaring". */
const ONE_DOES_AND_OTHER = new RegExp(
  `\\bone (?:of them )?(?:is )?(${POSE})\\b[^.;]{0,24}?\\b(?:one|other|another)(?: one)?(?: is)? (${POSE})\\b`,
  'i',
)

/** The two things that a text says two beings are doing. */
function posesIn({ count, isCountExact }: Subject, text: string): [string, string] | null {
  const found = count === 2 && isCountExact ? ONE_DOES_AND_OTHER.exec(text) : null
  return found ? [found[1]!.toLowerCase(), found[2]!.toLowerCase()] : null
}

/** How the two stand to one another, where that was said of both. */
const mannerOf = ({ modifiers }: Subject): Relation['manner'] =>
  modifiers.some((said) => /^back to back\b/.test(said))
    ? 'back-to-back'
    : modifiers.some((said) => /^facing\b/.test(said))
      ? 'facing'
      : null

interface Scene {
  subjects: Subject[]
  relations: Relation[]
}

/** Two of a kind that differ are two subjects, so that each gets its own coat. */
export function tellApart({ subjects, relations }: Scene, text: string): Scene {
  const at = subjects.findIndex((subject) => isTold(subject, subjects, text))
  const subject = subjects[at]
  const colours = subject && contrastIn(subject, text)
  const poses = subject && !colours ? posesIn(subject, text) : null
  if (!subject || !(colours ?? poses)) return { subjects, relations }
  const [one, other] = (colours ?? poses)!.map((word, i): Subject =>
    poses ? inPose(subject, poses, i) : inCoat(subject, word),
  ) as [Subject, Subject]
  const moved = (index: number): number => (index > at ? index + 1 : index)
  const sign = subjects.findIndex(({ motif }) => motif === 'yin-yang')
  const pair: Subject[] = [
    { ...one, role: 'hero' },
    { ...other, text: `${(colours ?? poses)![1]} ${other.text}`, role: 'support' },
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
      { kind: 'with', from: at, to: at + 1, manner: poses ? mannerOf(subject) : null },
      // the sign that they stand for is seen behind them
      ...(sign < 0
        ? []
        : [{ kind: 'behind', from: moved(sign), to: at, manner: null } satisfies Relation]),
    ],
  }
}

const inCoat = (subject: Subject, colour: string): Subject => ({
  ...subject,
  count: 1,
  isCountExact: true,
  modifiers: subject.modifiers.filter((modifier) => !(modifier in AS_COLOUR)),
  colours: [colour],
})

function inPose(subject: Subject, poses: readonly string[], which: number): Subject {
  const other = poses[1 - which]!
  const modifiers = [
    ...subject.modifiers.filter((said) => !said.includes(other) && !poses.includes(said)),
    poses[which]!,
  ]
  return {
    ...subject,
    count: 1,
    isCountExact: true,
    modifiers,
    variant: findVariant(subject.motif, [poses[which]!]),
  }
}

/** One entry stands for both: a kind that was read twice is told apart already. */
const isTold = (subject: Subject, all: readonly Subject[], text: string): boolean =>
  isBeing({ ...subject, group: null }) &&
  subject.count <= 3 &&
  (subject.count < 3 || !subject.isCountExact) &&
  all.filter(({ motif }) => motif === subject.motif).length === 1 &&
  ((contrastIn(subject, text)?.[0] ?? '') !== (contrastIn(subject, text)?.[1] ?? '') ||
    posesIn(subject, text) !== null)
