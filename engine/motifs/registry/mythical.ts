// Written by scripts/build-registry.ts.
import type { Motif } from '#engine/motifs/motif.ts'
import { alien } from '#engine/motifs/drawn/mythical/alien.ts'
import { angelWings } from '#engine/motifs/drawn/mythical/angel-wings.ts'
import { angel } from '#engine/motifs/drawn/mythical/angel.ts'
import { anubis } from '#engine/motifs/drawn/mythical/anubis.ts'
import { buddha } from '#engine/motifs/drawn/mythical/buddha.ts'
import { devil } from '#engine/motifs/drawn/mythical/devil.ts'
import { dragonHead } from '#engine/motifs/drawn/mythical/dragon-head.ts'
import { dragon } from '#engine/motifs/drawn/mythical/dragon.ts'
import { fairy } from '#engine/motifs/drawn/mythical/fairy.ts'
import { ganesha } from '#engine/motifs/drawn/mythical/ganesha.ts'
import { ghost } from '#engine/motifs/drawn/mythical/ghost.ts'
import { griffin } from '#engine/motifs/drawn/mythical/griffin.ts'
import { reaper } from '#engine/motifs/drawn/mythical/grim-reaper.ts'
import { hannya } from '#engine/motifs/drawn/mythical/hannya-mask.ts'
import { kraken } from '#engine/motifs/drawn/mythical/kraken.ts'
import { medusa } from '#engine/motifs/drawn/mythical/medusa.ts'
import { mermaid } from '#engine/motifs/drawn/mythical/mermaid.ts'
import { phoenix } from '#engine/motifs/drawn/mythical/phoenix.ts'
import { plagueDoctor } from '#engine/motifs/drawn/mythical/plague-doctor.ts'
import { poseidon } from '#engine/motifs/drawn/mythical/poseidon.ts'
import { unicorn } from '#engine/motifs/drawn/mythical/unicorn.ts'
import { westernDragon } from '#engine/motifs/drawn/mythical/western-dragon.ts'
import { zeus } from '#engine/motifs/drawn/mythical/zeus.ts'

export const MYTHICAL_MOTIFS: readonly Motif[] = [
  alien,
  angelWings,
  angel,
  anubis,
  buddha,
  devil,
  dragonHead,
  dragon,
  fairy,
  ganesha,
  ghost,
  griffin,
  reaper,
  hannya,
  kraken,
  medusa,
  mermaid,
  phoenix,
  plagueDoctor,
  poseidon,
  unicorn,
  westernDragon,
  zeus,
]
