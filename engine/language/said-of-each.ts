import type { Relation, Subject } from '#engine/language/brief.ts'

const BOTH = '(?:both(?: of (?:them|which))?|beide|amb[oa]s|(?:tou(?:te)?s )?les deux|entramb[ie])'
const EACH =
  '(?:each(?: (?:one|of (?:them|which)))?|jede[rs]?(?: davon)?|jeweils|cada un[oa]|cada uma?|chacune?|ciascun[oa]|ognun[oa])'
const WITH = '(?:with|w|mit|con|avec|com)'
const AROUND_THEM =
  "(?:(?:around|round|about) ['’]?(?:em|them|it|each)|drum ?herum|darum herum|ringsum|rundherum|alrededor|autour|em volta|ao redor|(?:in|at)torno)"

const SAID_OF_EACH = new RegExp(`(?<!\\p{L})(?:(?<both>${BOTH})|${EACH}) (?:is )?${WITH} `, 'iu')
/** "Both with ivy around them": two of what has it, and not two of what it has. */
const BOTH_WITH_AROUND = new RegExp(
  `(?<!\\p{L})(?:${BOTH}|${EACH}) (?=${WITH} [^,.;!?]{2,40} ${AROUND_THEM}(?!\\p{L}))`,
  'giu',
)
export const withoutBoth = (text: string): string => text.replace(BOTH_WITH_AROUND, '')

const MOST = 4
const SENTENCE_END = /[.;!?]/

interface Scene {
  subjects: Subject[]
  relations: Relation[]
}

/** "A padlock and a key, both with ivy around them": what is said of the one is said of every other that was named before. */
export function saidOfEach<T extends Scene>(scene: T, wish: string): T {
  const found = SAID_OF_EACH.exec(wish)
  if (!found) return scene
  const { subjects, relations } = scene
  const text = wish.toLowerCase()
  const before = wish.slice(0, found.index)
  const opens = Math.max(...['.', ';', '!', '?'].map((end) => before.lastIndexOf(end))) + 1
  const length = wish.slice(found.index).search(SENTENCE_END)
  const closes = length < 0 ? wish.length : found.index + length
  const places = subjects.map((subject) => text.indexOf(subject.text.toLowerCase()))
  const between = (from: number, until: number): number[] =>
    places.flatMap((place, i) => (place >= from && place < until ? [i] : []))
  const owners = between(opens, found.index)
  const [brought] = between(found.index, closes)
  const most = found.groups?.both ? 2 : MOST
  const isOne = ({ from, to, kind }: Relation) =>
    kind !== 'with' && owners.includes(from) && owners.includes(to)
  if (brought === undefined || owners.length < 2 || owners.length > most || relations.some(isOne))
    return scene
  const said = relations.filter(
    ({ from, to }) =>
      (from === brought && owners.includes(to)) || (to === brought && owners.includes(from)),
  )
  const ofOthers = said.flatMap((relation) =>
    owners.map((owner) =>
      relation.from === brought ? { ...relation, to: owner } : { ...relation, from: owner },
    ),
  )
  const isKnown = (one: Relation): boolean =>
    relations.some(({ kind, from, to }) => kind === one.kind && from === one.from && to === one.to)
  return { ...scene, relations: [...relations, ...ofOthers.filter((one) => !isKnown(one))] }
}
