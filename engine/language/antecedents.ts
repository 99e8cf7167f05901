import type { Relation } from '#engine/language/brief.ts'
import type { DraftSubject, Reading } from '#engine/language/reading.ts'
import {
  hasFace,
  isBeing,
  isObject,
  isPutOn,
  isScenery,
  isVessel,
} from '#engine/language/subject-kinds.ts'

// Which of the subjects read so far is meant: who acts, who owns, who uses. All of them look at what was read, and change nothing.

/** What "it" means beside a subject: the nearest earlier one that is not itself an addition. */
export function findOwner({ relations, subjects }: Reading, last: number): number {
  const hasOthers = subjects.slice(0, last).some((subject) => !isScenery(subject.motif))
  for (let i = last - 1; i >= 0; i--) {
    if (hasOthers && isScenery(subjects[i]!.motif)) continue
    const isAddition = relations.some(
      ({ kind, from, to, manner }) =>
        (kind === 'with' && to === i) ||
        (from === i && to < i) ||
        (manner === 'in-mouth' && to === i),
    )
    if (!isAddition) return i
  }
  return Math.max(0, last - 1)
}

/** The first subject of a sentence that is not mere scenery. */
export function findChief({ subjects }: Reading, sentenceStart: number): number {
  const first = Math.min(sentenceStart, subjects.length - 1)
  const chief = subjects.findIndex((subject, i) => i >= first && !isScenery(subject.motif))
  return Math.max(0, chief < 0 || chief === subjects.length - 1 ? first : chief)
}

/** What a description in a clause of its own is said of: the chief thing where the last one only belongs to it, or else the last. */
export function findBearer(reading: Reading, sentenceStart: number): DraftSubject | undefined {
  const { subjects, relations } = reading
  const last = subjects.length - 1
  const chief = findChief(reading, sentenceStart)
  const belongs = relations.some(
    ({ from, to }) => (from === last && to === chief) || (from === chief && to === last),
  )
  return subjects[belongs ? chief : last]
}

/** Whether more was said of a subject than that it is there too. */
export function isJoined({ relations }: Reading, place: number): boolean {
  return relations.some(
    ({ kind, from, to, manner }) =>
      (from === place || to === place) && (kind !== 'with' || manner !== null),
  )
}

/** The mere "with" by which a subject came. */
export const findBrought = (relations: readonly Relation[], place: number): Relation | undefined =>
  relations.find(({ kind, to, manner }) => kind === 'with' && to === place && manner === null)

/** "In an armchair with a lampshade on his head": armchairs have none. */
export function isBroughtByThing({ relations, subjects }: Reading, place: number): boolean {
  const bringer = findBrought(relations, place)?.from ?? place - 1
  return bringer >= 0 && !isBeing(subjects[bringer]!)
}

/** "With mountains and trees inside": all that were listed together, where they are of one kind. */
export function listTogether(
  { subjects }: Reading,
  together: number[],
  { kind, last }: { kind: Relation['kind']; last: number },
): number[] {
  // "With bluebonnets and a rose growing out of it".
  const isFlora = kind === 'above' && together.every((i) => subjects[i]!.group === 'plant')
  if (!(isFlora || /^(?:inside|behind|on)$/.test(kind)) || !together.includes(last)) return [last]
  const isAlike = (i: number): boolean =>
    isBeing(subjects[i]!) === isBeing(subjects[last]!) &&
    isObject(subjects[i]!) === isObject(subjects[last]!) &&
    // "A lion with a crown and a clock behind": who wears the crown has it on.
    isPutOn(subjects[i]!) === isPutOn(subjects[last]!)
  return together.every(isAlike) ? together : [last]
}

/** "Sun and moon kissing, in a frame". */
export function arePair({ relations }: Reading, second: number): boolean {
  return relations.some(
    ({ from, to, manner }) =>
      from === second - 1 &&
      to === second &&
      /^(?:facing|kissing|fighting|back-to-back)$/.test(manner ?? ''),
  )
}

export function findUser({ relations, subjects }: Reading, thing: number): number | undefined {
  if (isBeing(subjects[thing]!)) return undefined
  // "A lighthouse on rocks, a wave crashing around it": around the lighthouse.
  const isGround = subjects[thing]!.motif === 'rock' && !subjects[thing]!.isCountExact
  const isPlant = subjects[thing]!.group === 'plant'
  return relations.find(
    ({ kind, from, to }) =>
      to === thing &&
      (isBeing(subjects[from]!) || (isGround && kind === 'on')) &&
      (/^(?:on|holding|inside|under|behind|above)$/.test(kind) ||
        (kind === 'with' && isPutOn(subjects[thing]!)) ||
        (kind === 'through' && isPlant)),
  )?.from
}

/** The nearest earlier subject whose eyes and mouth can be seen. */
export function findFace({ subjects }: Reading, before: number): number | undefined {
  for (let i = before - 1; i >= 0; i--) if (hasFace(subjects[i]!)) return i
  return undefined
}

/** "A knight on a horse fighting a dragon": the rider fights. */
export function findActor(reading: Reading, nearest: number): number | undefined {
  const { relations, subjects } = reading
  const being = findBeing(reading, nearest)
  const rider = relations.find(
    ({ kind, from, to }) => kind === 'on' && to === being && isBeing(subjects[from]!),
  )
  return rider?.from ?? being
}

function findBeing({ subjects }: Reading, nearest: number): number | undefined {
  for (let i = nearest; i >= 0; i--) if (isBeing(subjects[i]!)) return i
  return undefined
}

/** "A heart on fire wrapped in wire": the wire is around the heart, so flames and scenery are passed over. */
export function findFirm({ subjects }: Reading, nearest: number, passesScenery: boolean): number {
  for (let i = nearest; i >= 0; i--) {
    const { motif } = subjects[i]!
    if (motif !== 'flames' && !(passesScenery && isScenery(motif))) return i
  }
  return nearest
}

export const isVesselAt = ({ subjects }: Reading, place: number): boolean =>
  subjects[place] !== undefined && isVessel(subjects[place])

/** Whether another thing turns into this one. */
export const hasBecome = ({ relations }: Reading, place: number): boolean =>
  relations.some(({ manner, to }) => manner === 'becoming' && to === place)

/** Who holds a thing. */
export const findHolder = ({ relations, subjects }: Reading, thing: number): number | undefined =>
  relations.find(
    ({ kind, from, to }) => kind === 'holding' && to === thing && isBeing(subjects[from]!),
  )?.from

/** Who "him" is: the being that the sentence was about, before what was named last. */
export function findPerson(
  { relations, subjects }: Reading,
  [agent, before]: readonly [number, number],
  last: number,
): number | undefined {
  const isPerson = (i: number): boolean => i >= 0 && i !== last && isBeing(subjects[i]!)
  const sitsOn = relations.some(
    ({ kind, from, to }) => kind === 'on' && from === agent && to === last,
  )
  // "A toucan on a branch above him": above the one before the toucan.
  if (isPerson(agent) && !(sitsOn && isPerson(before))) return agent
  return isPerson(before) ? before : undefined
}

/** Whether a thing is held, brought along, or rests on another. */
export const isCarriedAlong = (
  relations: readonly Relation[],
  place: number,
  isThing: boolean,
): boolean =>
  relations.some(
    ({ kind, from, to }) =>
      (to === place && (kind === 'holding' || (kind === 'with' && isThing))) ||
      (from === place && /^(?:on|inside)$/.test(kind) && isThing),
  )

/** What a thing stands on or in: "a possum in a bin, a banner underneath" is under the bin. */
export function findBase({ relations, subjects }: Reading, place: number, last: number): number {
  if (isScenery(subjects[last]!.motif)) return place
  const base = relations.find(
    ({ kind, from, to }) =>
      from === place &&
      to !== last &&
      /^(?:on|inside)$/.test(kind) &&
      !isScenery(subjects[to]!.motif),
  )
  return base && !isPutOn(subjects[place]!) ? base.to : place
}

/** "A tiger walking through bamboo with the sun behind it": the one that sits on a thing or walks through it is meant, not the thing. */
export function findMeant(
  reading: Reading,
  {
    kind,
    known,
    last,
    isBrought,
  }: { kind: Relation['kind']; known: number; last: number; isBrought: boolean },
): number {
  if (!/^(?:behind|around|above|with)$/.test(kind)) return known
  // "An eagle clutching a snake, a flag behind it": behind the eagle.
  const holder = kind === 'behind' && !isBrought ? findHolder(reading, known) : undefined
  const user = holder ?? findUser(reading, known)
  return user === undefined || user === last ? known : user
}

/** "A toucan and a macaw on a branch, facing each other": the second of the two, and not the branch. */
export function findPairOn(
  { relations, subjects }: Reading,
  coordinated: ReadonlySet<number>,
  place: number,
): number | undefined {
  if (isBeing(subjects[place]!)) return undefined
  return [...coordinated].findLast((second) =>
    relations.some(({ from, to }) => to === place && (from === second || from === second - 1)),
  )
}

/** "An hourglass with a city in the top and dunes below": the dunes are within it, too. */
export const isBelowWithin = (
  { relations, subjects }: Reading,
  last: number,
  owner: number,
): boolean =>
  subjects[owner]?.motif === 'hourglass' &&
  relations.some(({ kind, from, to }) => kind === 'inside' && from === last - 1 && to === owner)
