import { listSingulars } from '#engine/language/inflection.ts'
import { getLexicon, listSubjectLines } from '#engine/language/lexicon.ts'
import { plain } from '#engine/language/normalise.ts'
import { resolveTargets } from '#engine/language/targets.ts'
import { findMotif, listMotifs } from '#engine/motifs/registry.ts'

/** More choices than this are no help. */
const MOST = 3
/** Words that share fewer letters at their beginning are not alike: violinist and violin, but not cart and card. */
const SHORTEST_ROOT = 5
/** How far in its list a thing is looked for. The lists go from kind to kind, so that neighbours are alike. */
const REACH = 4

/** What can be drawn and comes nearest to a thing that cannot, as the names of motifs, the likest first. */
export function nearestTo(words: string, suggestion: string | null = null): string[] {
  const said = plain(words)
  const near = [
    ...listNamedIn(said),
    ...listOfRoot(said),
    ...(suggestion === null ? [] : [suggestion.replace(/^icon /, '')]),
    ...listNeighbours(said),
  ]
  return [...new Set(near)].filter((name) => findMotif(name)).slice(0, MOST)
}

/** "Ferris wheel" names a wheel. */
const listNamedIn = (words: string): string[] =>
  words
    .split(' ')
    .toReversed()
    .flatMap((word) => [word, ...listSingulars(word, 'en')])
    .flatMap((form) => getLexicon().find(form, 'en'))
    .flatMap((entry) => (entry.type === 'subject' && entry.source === 'drawn' ? [entry.motif] : []))

function listOfRoot(words: string): string[] {
  if (words.includes(' ')) return []
  const isAlike = (name: string): boolean => {
    let shared = 0
    while (shared < name.length && name[shared] === words[shared]) shared++
    return shared >= Math.max(SHORTEST_ROOT, name.length - 1)
  }
  return listMotifs()
    .filter(({ name }) => isAlike(name))
    .map(({ name }) => name)
}

interface Place {
  group: string
  /** What the line draws; null where it is nothing, or something else. */
  motif: string | null
}

let kept: { places: Place[]; byWord: ReadonlyMap<string, number> } | undefined

/** The lists as places in a row, made at first use. */
function getPlaces() {
  if (kept) return kept
  const byWord = new Map<string, number>()
  const places = listSubjectLines().map(({ group, target, words }, i): Place => {
    for (const { word } of words) if (!byWord.has(word)) byWord.set(word, i)
    const { motif, source, isStandIn } = resolveTargets(target, words[0]?.word ?? '')
    return { group, motif: source === 'drawn' && !isStandIn ? motif : null }
  })
  kept = { places, byWord }
  return kept
}

function listNeighbours(words: string): string[] {
  const { places, byWord } = getPlaces()
  const at = byWord.get(words)
  if (at === undefined) return []
  const near: string[] = []
  for (let distance = 1; distance <= REACH; distance++)
    for (const place of [places[at - distance], places[at + distance]])
      if (place?.motif && place.group === places[at]!.group) near.push(place.motif)
  return near
}
