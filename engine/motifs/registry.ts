import type { Motif } from '#engine/motifs/motif.ts'
import { ANIMALS } from '#engine/motifs/registry/animals.ts'
import { MYTHICAL_BEINGS } from '#engine/motifs/registry/mythical-beings.ts'
import { NATURE } from '#engine/motifs/registry/nature.ts'
import { OBJECTS } from '#engine/motifs/registry/objects.ts'
import { BODIES } from '#engine/motifs/registry/bodies.ts'
import { ORNAMENTS } from '#engine/motifs/registry/ornaments.ts'
import { PEOPLE } from '#engine/motifs/registry/people.ts'
import { PLANTS } from '#engine/motifs/registry/plants.ts'
import { SKY } from '#engine/motifs/registry/sky.ts'
import { sculpted } from '#engine/motifs/sculpted.ts'
import { SYMBOLS } from '#engine/motifs/registry/symbols.ts'

const MOTIFS: readonly Motif[] = [
  ...ANIMALS,
  ...MYTHICAL_BEINGS,
  ...NATURE,
  ...OBJECTS,
  ...ORNAMENTS,
  ...PEOPLE,
  ...PLANTS,
  ...SKY,
  ...SYMBOLS,
  ...BODIES,
]
  .map(sculpted)
  .toSorted((a, b) => (a.name < b.name ? -1 : 1))

const BY_NAME: ReadonlyMap<string, Motif> = new Map(MOTIFS.map((motif) => [motif.name, motif]))

/** Every drawn motif, sorted by name. A motif that is not in the lists of `registry/` does not exist for the engine. */
export const listMotifs = (): readonly Motif[] => MOTIFS

export const findMotif = (name: string): Motif | undefined => BY_NAME.get(name)

/** For names that come from our own tables: an unknown one is a bug there. */
export function getMotif(name: string): Motif {
  const motif = findMotif(name)
  if (!motif) throw new Error(`There is no motif called ${name}`)
  return motif
}
