// Written by scripts/build-registry.ts.
import type { Motif } from '#engine/motifs/motif.ts'
import { campfire } from '#engine/motifs/drawn/nature/campfire.ts'
import { clouds } from '#engine/motifs/drawn/nature/clouds.ts'
import { feather } from '#engine/motifs/drawn/nature/feather.ts'
import { flames } from '#engine/motifs/drawn/nature/flames.ts'
import { forest } from '#engine/motifs/drawn/nature/forest.ts'
import { greatWave } from '#engine/motifs/drawn/nature/great-wave.ts'
import { honeycomb } from '#engine/motifs/drawn/nature/honeycomb.ts'
import { lightning } from '#engine/motifs/drawn/nature/lightning.ts'
import { mountainRange } from '#engine/motifs/drawn/nature/mountain-range.ts'
import { pyramid } from '#engine/motifs/drawn/nature/pyramid.ts'
import { rain } from '#engine/motifs/drawn/nature/rain.ts'
import { road } from '#engine/motifs/drawn/nature/road.ts'
import { seashell } from '#engine/motifs/drawn/nature/seashell.ts'
import { smoke } from '#engine/motifs/drawn/nature/smoke.ts'
import { snowflake } from '#engine/motifs/drawn/nature/snowflake.ts'
import { volcano } from '#engine/motifs/drawn/nature/volcano.ts'
import { waterfall } from '#engine/motifs/drawn/nature/waterfall.ts'
import { wave } from '#engine/motifs/drawn/nature/wave.ts'
import { wing } from '#engine/motifs/drawn/nature/wing.ts'

export const NATURE_MOTIFS: readonly Motif[] = [
  campfire,
  clouds,
  feather,
  flames,
  forest,
  greatWave,
  honeycomb,
  lightning,
  mountainRange,
  pyramid,
  rain,
  road,
  seashell,
  smoke,
  snowflake,
  volcano,
  waterfall,
  wave,
  wing,
]
