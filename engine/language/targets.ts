import type { Language, NotDrawnReason, Source } from '#engine/language/brief.ts'
import { plain } from '#engine/language/normalise.ts'
import type { Motif } from '#engine/motifs/motif.ts'
import { findMotif, listMotifs } from '#engine/motifs/registry.ts'

/** Which list a word stands in; null where only a motif or a rule knows it. */
export type SubjectGroup =
  | 'plant'
  | 'animal'
  | 'mythical'
  | 'person'
  | 'symbol'
  | 'object'
  | 'nature'
  | 'character'

export interface SubjectEntry {
  type: 'subject'
  /** What the word means, drawn or not: the first target of its line. */
  wanted: string
  motif: string
  variant: string | null
  source: Source
  /** A near relative of what is wanted is drawn. */
  isStandIn: boolean
  suggestion: string | null
  reason: NotDrawnReason | null
  language: Language | undefined
  group: SubjectGroup | null
  /** A modifier that the word means besides: a pegasus is a winged horse. */
  adds: string | null
}

let byWord: ReadonlyMap<string, Motif> | undefined

/** A motif that lists the word itself. Its author knows better than our slug what it can stand for. */
function findMotifByWord(word: string): Motif | undefined {
  byWord ??= new Map(
    listMotifs()
      .toReversed()
      .flatMap((motif) => motif.words.map((own) => [plain(own), motif])),
  )
  return byWord.get(word)
}

/** The variant whose name is said in the phrase: "sugar skull" asks for the skull's sugar. */
function findSaidVariant(motif: Motif, phrase: string): string | null {
  const said = phrase.split(' ')
  return motif.variants.find((variant) => said.includes(variant)) ?? null
}

/** Settles a line's targets against the motifs that exist. `word` is the line's first word, the plainest name of the thing. */
export function resolveTargets(
  targets: string,
  word: string,
  group: SubjectGroup | null = null,
): SubjectEntry {
  const [, chain = '', suggestion] = /^([^(]*?)\s*(?:\(([^)]*)\))?$/.exec(targets) ?? []
  const entry = {
    type: 'subject',
    motif: '',
    variant: null,
    source: 'none',
    isStandIn: false,
    suggestion: suggestion ?? null,
    reason: null,
    language: undefined,
    group,
    adds: null,
  } as const
  if (chain.startsWith('none')) {
    const reason = (chain.split(' ')[1] ?? 'undrawn') as NotDrawnReason
    return { ...entry, wanted: word.replaceAll(' ', '-'), reason }
  }
  const choices = chain.split(' > ').map((choice) => choice.trim())
  const wanted = (choices[0] ?? '').split('/')[0]!
  for (const [i, choice] of choices.entries()) {
    if (choice.startsWith('icon '))
      return { ...entry, wanted, motif: choice.slice('icon '.length), source: 'icon' }
    const [target = '', adds] = choice.split('+')
    const [name = '', variant] = target.split('/')
    const motif = findMotif(name)
    const exists = variant !== undefined && (motif?.variants.includes(variant) ?? false)
    // A stand-in that is right only in one variant is none without it. An olive branch is a branch; a teddy bear is no bear.
    if (motif && (i === 0 || variant === undefined || exists)) {
      return {
        ...entry,
        wanted,
        motif: name,
        variant: exists ? variant : null,
        source: 'drawn',
        isStandIn: i > 0 && !exists && adds === undefined && !name.includes(wanted),
        adds: adds ?? null,
      }
    }
    if (i > 0) continue
    const namesake = findMotifByWord(word)
    if (namesake) {
      // "Eucalyptus > leaf/sprig": the motif that lists the word has others beside the one that is meant.
      const listed = choices.find((other) => other.startsWith(`${namesake.name}/`))?.split('/')[1]
      const said =
        findSaidVariant(namesake, word) ??
        (listed && namesake.variants.includes(listed) ? listed : null)
      return {
        ...entry,
        wanted,
        motif: namesake.name,
        variant: said,
        source: 'drawn',
      }
    }
  }
  return { ...entry, wanted, reason: 'undrawn' }
}

/** The motifs that the given targets would rather draw than their stand-ins; each switches on once the registry has it. */
export function listWantedMotifs(targets: readonly string[]): string[] {
  const wanted = targets
    .filter((target) => !target.startsWith('none'))
    .map((target) => target.split(/ > | \(|\//)[0]!)
  return [...new Set(wanted)].filter((name) => !findMotif(name)).toSorted()
}
