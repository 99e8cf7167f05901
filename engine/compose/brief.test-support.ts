import { NOTHING_CHOSEN } from '#shared/lettering.ts'
import type { Brief, Relation, Subject } from '#engine/language/brief.ts'

/** A brief from a short list: "snake", "2 rose", "wolf:howling". The first is the hero. */
export function briefOf(
  subjects: readonly string[],
  more: Partial<Omit<Brief, 'subjects' | 'relations'>> & {
    relations?: (Omit<Relation, 'manner'> & Partial<Relation>)[]
  } = {},
): Brief {
  const { relations = [], ...rest } = more
  return {
    prompt: subjects.join(', '),
    subjects: subjects.map((text, index) => {
      const [, count = '1', name = '', variant] = /^(\d+)? ?([^:]+)(?::(.+))?$/.exec(text) ?? []
      return {
        text,
        motif: name,
        variant: variant ?? null,
        count: Number(count),
        isCountExact: true,
        modifiers: [],
        colours: [],
        role: index === 0 ? 'hero' : 'support',
        importance: index === 0 ? 1 : 0.5,
        source: 'drawn',
        isSuggested: false,
      } as unknown as Subject
    }),
    relations: relations.map((relation) => ({ manner: null, ...relation })),
    lettering: [],
    writing: { ...NOTHING_CHOSEN, said: [] },
    placement: null,
    style: null,
    colourMode: null,
    colours: [],
    mood: [],
    size: null,
    language: 'en',
    notDrawn: [],
    culturalNotes: [],
    without: [],
    pieces: null,
    ...rest,
  }
}
