import { clouds } from '#engine/motifs/drawn/clouds.ts'
import { feather } from '#engine/motifs/drawn/feather.ts'
import { flames } from '#engine/motifs/drawn/flames.ts'
import { forest } from '#engine/motifs/drawn/forest.ts'
import { greatWave } from '#engine/motifs/drawn/great-wave.ts'
import { honeycomb } from '#engine/motifs/drawn/honeycomb.ts'
import { lightning } from '#engine/motifs/drawn/lightning.ts'
import { mountainRange } from '#engine/motifs/drawn/mountain-range.ts'
import { pyramid } from '#engine/motifs/drawn/pyramid.ts'
import { rain } from '#engine/motifs/drawn/rain.ts'
import { road } from '#engine/motifs/drawn/road.ts'
import { seashell } from '#engine/motifs/drawn/seashell.ts'
import { snowflake } from '#engine/motifs/drawn/snowflake.ts'
import { volcano } from '#engine/motifs/drawn/volcano.ts'
import { waterfall } from '#engine/motifs/drawn/waterfall.ts'
import { wave } from '#engine/motifs/drawn/wave.ts'
import { wing } from '#engine/motifs/drawn/wing.ts'
import type { Motif } from '#engine/motifs/motif.ts'

export const NATURE: readonly Motif[] = [
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
  snowflake,
  volcano,
  waterfall,
  wave,
  wing,
]
