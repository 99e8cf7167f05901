/** Names with a colour in them that every one of the kind has: it is drawn in it anyway, and nobody asked for another. */
const AS_THEY_ARE =
  /^(?:red (?:fox|squirrel|deer|kangaroo)(?:es|s)?|golden (?:retriever|eagle|lab|labrador)s?|brown bears?|blue whales?)$/

/** Kinds that are drawn as a relative of theirs in a white coat. */
const WHITE = /^(?:arctic (?:fox|wolf|wolves)(?:es)?|snow leopards?|polarf[uü]chse?|polarfuchs)$/

/** The colours that the name of an animal itself asks for; null where the name says nothing of its own. */
export function coatByName(words: string): string[] | null {
  if (AS_THEY_ARE.test(words)) return []
  return WHITE.test(words) ? ['white'] : null
}
