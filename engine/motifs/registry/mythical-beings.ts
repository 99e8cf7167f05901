import { alien } from '#engine/motifs/drawn/alien.ts'
import { angel } from '#engine/motifs/drawn/angel.ts'
import { angelWings } from '#engine/motifs/drawn/angel-wings.ts'
import { anubis } from '#engine/motifs/drawn/anubis.ts'
import { buddha } from '#engine/motifs/drawn/buddha.ts'
import { devil } from '#engine/motifs/drawn/devil.ts'
import { dragon } from '#engine/motifs/drawn/dragon.ts'
import { dragonHead } from '#engine/motifs/drawn/dragon-head.ts'
import { fairy } from '#engine/motifs/drawn/fairy.ts'
import { ganesha } from '#engine/motifs/drawn/ganesha.ts'
import { ghost } from '#engine/motifs/drawn/ghost.ts'
import { griffin } from '#engine/motifs/drawn/griffin.ts'
import { reaper } from '#engine/motifs/drawn/grim-reaper.ts'
import { hannya } from '#engine/motifs/drawn/hannya-mask.ts'
import { kraken } from '#engine/motifs/drawn/kraken.ts'
import { medusa } from '#engine/motifs/drawn/medusa.ts'
import { mermaid } from '#engine/motifs/drawn/mermaid.ts'
import { phoenix } from '#engine/motifs/drawn/phoenix.ts'
import { plagueDoctor } from '#engine/motifs/drawn/plague-doctor.ts'
import { poseidon } from '#engine/motifs/drawn/poseidon.ts'
import { unicorn } from '#engine/motifs/drawn/unicorn.ts'
import { westernDragon } from '#engine/motifs/drawn/western-dragon.ts'
import { zeus } from '#engine/motifs/drawn/zeus.ts'
import type { Motif } from '#engine/motifs/motif.ts'

export const MYTHICAL_BEINGS: readonly Motif[] = [
  alien,
  angel,
  angelWings,
  anubis,
  buddha,
  devil,
  dragon,
  dragonHead,
  fairy,
  ganesha,
  ghost,
  griffin,
  hannya,
  kraken,
  medusa,
  mermaid,
  phoenix,
  plagueDoctor,
  poseidon,
  reaper,
  unicorn,
  westernDragon,
  zeus,
]
