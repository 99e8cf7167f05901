import type { Relation, Subject } from '#engine/language/brief.ts'

interface Scene {
  subjects: readonly Subject[]
  relations: readonly Relation[]
}

/** The rest, with relations that still point at whom they meant. */
export function withoutThose({ subjects, relations }: Scene, gone: ReadonlySet<number>) {
  const place = new Map<number, number>()
  subjects.forEach((_, k) => {
    if (!gone.has(k)) place.set(k, place.size)
  })
  return {
    subjects: subjects.filter((_, k) => !gone.has(k)),
    relations: relations.flatMap((relation) => {
      const [from, to] = [place.get(relation.from), place.get(relation.to)]
      return from === undefined || to === undefined ? [] : [{ ...relation, from, to }]
    }),
  }
}
