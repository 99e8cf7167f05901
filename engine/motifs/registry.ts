import type { Motif } from '#engine/motifs/motif.ts'
import { ANIMAL_MOTIFS } from '#engine/motifs/registry/animal.ts'
import { BODIES } from '#engine/motifs/registry/bodies.ts'
import { CELESTIAL_MOTIFS } from '#engine/motifs/registry/celestial.ts'
import { HUMAN_MOTIFS } from '#engine/motifs/registry/human.ts'
import { MYTHICAL_MOTIFS } from '#engine/motifs/registry/mythical.ts'
import { NATURE_MOTIFS } from '#engine/motifs/registry/nature.ts'
import { OBJECT_MOTIFS } from '#engine/motifs/registry/object.ts'
import { ORNAMENT_MOTIFS } from '#engine/motifs/registry/ornament.ts'
import { PLANT_MOTIFS } from '#engine/motifs/registry/plant.ts'
import { SYMBOL_MOTIFS } from '#engine/motifs/registry/symbol.ts'
import { sculpted } from '#engine/motifs/sculpted.ts'

const MOTIFS: readonly Motif[] = [
  ...ANIMAL_MOTIFS,
  ...CELESTIAL_MOTIFS,
  ...HUMAN_MOTIFS,
  ...MYTHICAL_MOTIFS,
  ...NATURE_MOTIFS,
  ...OBJECT_MOTIFS,
  ...ORNAMENT_MOTIFS,
  ...PLANT_MOTIFS,
  ...SYMBOL_MOTIFS,
  ...BODIES,
]
  .map(sculpted)
  .toSorted((a, b) => (a.name < b.name ? -1 : 1))

const BY_NAME: ReadonlyMap<string, Motif> = new Map(MOTIFS.map((motif) => [motif.name, motif]))

/** Every drawn motif, sorted by name. The lists in `registry/` are written from the files by `scripts/build-registry.ts`, but for what is sculpted alone. */
export const listMotifs = (): readonly Motif[] => MOTIFS

export const findMotif = (name: string): Motif | undefined => BY_NAME.get(name)

/** For names that come from our own tables: an unknown one is a bug there. */
export function getMotif(name: string): Motif {
  const motif = findMotif(name)
  if (!motif) throw new Error(`There is no motif called ${name}`)
  return motif
}
